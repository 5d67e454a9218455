import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyFront } from "../games/front.ts";
import { connect, type Socket } from "../net/connection.ts";
import { openTable, type TableStore } from "./table.ts";

/** A game whose draft is a text, played as it is; with each step of the game it is fitted to the view. */
const FRONT: AnyFront = {
  emptyDraft: "",
  fitDraft: (draft) => (draft === "" ? "" : `${draft} fitted`),
  isDraft: (value): value is string => typeof value === "string",
  draftMove: (draft) => (draft === "" ? null : `play ${draft}`),
  Board: () => null,
  Others: null,
  keys: null,
  held: () => 0,
  legalLimit: 0,
  questions: [],
  precise: [],
  shows: [],
  Drawn: null,
  veiled: null,
  soundOf: () => null,
};
const CLOCK = { kind: "none", left: null, running: [], answer: null, at: 0 };
const VIEW = { over: false, to_act: [0], turn: 0 };

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: ((event: { readonly code: number }) => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  gets(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  asked(what: string): unknown {
    return this.sent.findLast((request) => request.do === what)?.id;
  }
}

let socket: FakeSocket;
let store: TableStore;
let seq = 0;

function room(seat: number | null) {
  return { status: "playing", you: { seat, name: "Ala" }, seats: [], clock: CLOCK };
}
function feed(item: object): void {
  seq += 1;
  socket.gets({ seq, ...item });
}
const step = () => feed({ feed: "game", events: [], said: [], told: [], clock: CLOCK });

async function opened(seat: number): Promise<void> {
  seq = 1;
  store = openTable({
    table: "T",
    connect: (heard) =>
      connect({
        ...heard,
        table: "T",
        invitation: null,
        lang: "en",
        say: 2,
        explain: (why) => why,
        ticket: () => Promise.resolve("ticket"),
        open: () => {
          socket = new FakeSocket();
          return socket;
        },
        random: () => 0.5,
      }),
    memory: localStorage,
    now: () => 0,
  });
  await vi.advanceTimersByTimeAsync(20_000);
  socket.onopen?.();
  const welcome = { epoch: "e", seq, room: room(seat), view: VIEW, events: [], chat: [], said: [], told: [] };
  socket.gets({ id: socket.asked("hello"), ok: true, ...welcome });
  store.furnish(FRONT);
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  store.close();
  vi.useRealTimers();
});

test("a draft that is played is emptied, though what it brought about came before the reply", async () => {
  await opened(0);
  store.draft("KOT");
  const played = store.act("play KOT");
  step();
  expect(store.own.get().draft).toBe("KOT");
  socket.gets({ id: socket.asked("act"), ok: true, seq });
  expect(await played).toBeNull();
  expect(store.own.get().draft).toBe("");
});

test("a draft that was refused is kept, with why", async () => {
  await opened(0);
  store.draft("KOT");
  const played = store.act("play KOT");
  socket.gets({ id: socket.asked("act"), ok: false, error: { code: "not_a_word", message: "No." } });
  expect((await played)?.code).toBe("not_a_word");
  expect(store.own.get().draft).toContain("KOT");
});

test("a move that is pressed twice is sent once, and another waits for its answer", async () => {
  await opened(0);
  const sent = () => socket.sent.filter((request) => request.do === "act").map(({ move }) => move);
  const first = store.act("draw");
  const again = store.act("draw");
  const other = store.act("pass");
  await vi.advanceTimersByTimeAsync(0);
  expect(sent()).toEqual(["draw"]);
  socket.gets({ id: socket.asked("act"), ok: true });
  expect([await first, await again]).toEqual([null, null]);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent()).toEqual(["draw", "pass"]);
  socket.gets({ id: socket.asked("act"), ok: true });
  expect(await other).toBeNull();
});

test("a table looks as if it waits only when the answer takes long", async () => {
  await opened(0);
  void store.act("draw");
  await vi.advanceTimersByTimeAsync(200);
  expect(store.own.get().busy).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(store.own.get().busy).toBe(true);
  socket.gets({ id: socket.asked("act"), ok: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(store.own.get().busy).toBe(false);
});

test("another move leaves the draft, fitted to what has come of it", async () => {
  await opened(0);
  store.draft("KOT");
  const played = store.act("draw");
  step();
  socket.gets({ id: socket.asked("act"), ok: true, seq });
  await played;
  expect(store.own.get().draft).toBe("KOT fitted");
});

test("a draft survives a reload, and is the seat's: another seat at the table has its own", async () => {
  await opened(0);
  store.draft("KOT");
  store.close();
  await opened(1);
  expect(store.own.get().draft).toBe("");
  store.close();
  await opened(0);
  expect(store.own.get().draft).toContain("KOT");
  feed({ feed: "room", room: room(1) });
  expect(store.own.get().draft).toBe("");
});

test("a draft that a step has undone takes its preview along", async () => {
  await opened(0);
  let isUndone = false;
  store.furnish({ ...FRONT, fitDraft: (draft) => (isUndone ? "" : draft) });
  store.draft("KOT");
  await vi.advanceTimersByTimeAsync(1000);
  socket.gets({ id: socket.asked("preview"), ok: true, fits: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(store.own.get().preview).not.toBeNull();
  isUndone = true;
  step();
  expect(store.own.get()).toMatchObject({ draft: "", preview: null });
});

test("a list of moves that comes after a newer question is dropped, whichever reply comes first", async () => {
  await opened(0);
  store.furnish({ ...FRONT, legalLimit: 10 });
  const late = socket.asked("legal");
  step();
  const newer = socket.asked("legal");
  expect(newer).not.toBe(late);
  socket.gets({ id: newer, ok: true, moves: ["new"], total: 1, complete: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(store.own.get().legal).toMatchObject({ moves: ["new"] });
  socket.gets({ id: late, ok: true, moves: ["old"], total: 1, complete: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(store.own.get().legal).toMatchObject({ moves: ["new"] });
});

test("what another draft would have done is dropped when its reply comes late", async () => {
  await opened(0);
  store.draft("KOT");
  await vi.advanceTimersByTimeAsync(1000);
  const late = socket.asked("preview");
  store.draft("KOTY");
  await vi.advanceTimersByTimeAsync(1000);
  socket.gets({ id: socket.asked("preview"), ok: true, fits: true, said: "new" });
  await vi.advanceTimersByTimeAsync(0);
  socket.gets({ id: late, ok: true, fits: true, said: "old" });
  await vi.advanceTimersByTimeAsync(0);
  expect(store.own.get().preview).toMatchObject({ said: "new" });
});

test("the reply about a draft that is taken back meanwhile is dropped", async () => {
  await opened(0);
  store.draft("KOT");
  await vi.advanceTimersByTimeAsync(1000);
  store.draft("");
  socket.gets({ id: socket.asked("preview"), ok: true, fits: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(store.own.get().preview).toBeNull();
});

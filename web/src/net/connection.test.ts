import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ConnectionState, connect, type Socket, waitBefore } from "./connection.ts";
import type { FeedItem, Welcome } from "./messages.ts";

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: ((event: { readonly code: number }) => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  gets(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(seq: number, view: object | null = {}): void {
    this.gets({
      id: this.sent[0]?.id,
      ok: true,
      epoch: "e",
      seq,
      room: {},
      view,
      events: [],
      chat: [],
      said: [],
      told: [],
    });
  }
}

let sockets: FakeSocket[] = [];
let fed: FeedItem[] = [];
let welcomes: [Welcome, boolean][] = [];
let states: ConnectionState[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  fed = [];
  welcomes = [];
  states = [];
});
afterEach(() => {
  vi.useRealTimers();
});

function start() {
  return connect({
    table: "T",
    invitation: null,
    lang: "pl",
    say: 2,
    ticket: () => Promise.resolve("ticket"),
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    explain: (why) => `Closed: ${why}.`,
    onWelcome: (welcome, resumed) => welcomes.push([welcome, resumed]),
    onFeed: (item) => fed.push(item),
    onState: (state) => states.push(state),
    random: () => 0.5,
  });
}

async function opened(index: number): Promise<FakeSocket> {
  for (let waited = 0; waited < 20_000 && sockets[index] === undefined; waited += 100) {
    await vi.advanceTimersByTimeAsync(100);
  }
  const socket = sockets[index];
  if (socket === undefined) throw new Error(`socket ${index} was not opened`);
  socket.onopen?.();
  return socket;
}

test("says hello with its ticket, without what it never had", async () => {
  start();
  const socket = await opened(0);
  expect(socket.sent[0]).toMatchObject({ do: "hello", ticket: "ticket", table: "T", lang: "pl", say: 2 });
  expect(socket.sent[0]).not.toHaveProperty("epoch");
});

test("takes the feed up where it broke off, and hears no item twice", async () => {
  start();
  const first = await opened(0);
  first.welcome(5);
  first.gets({ seq: 6, feed: "none" });
  first.gets({ seq: 6, feed: "none" });
  first.onclose?.({ code: 1006 });
  const second = await opened(1);
  expect(second.sent[0]).toMatchObject({ epoch: "e", seq: 6 });
  second.welcome(9, null);
  second.gets({ seq: 7, feed: "nudge", from: 1 });
  expect(fed.map((item) => item.seq)).toEqual([6, 7]);
  expect(welcomes.map(([, resumed]) => resumed)).toEqual([false, true]);
});

test("sends an unanswered request again under the same id, and an answered one never", async () => {
  const connection = start();
  const first = await opened(0);
  first.welcome(1);
  const answered = connection.request({ do: "chat", text: "a" });
  first.gets({ id: first.sent[1]?.id, ok: true });
  await answered;
  const reply = connection.request({ do: "act", move: "D" });
  first.onclose?.({ code: 1012 });
  const second = await opened(1);
  second.welcome(1, null);
  expect(second.sent.slice(1)).toEqual([first.sent[2]]);
  second.gets({ id: first.sent[2]?.id, ok: true, events: [] });
  expect(await reply).toMatchObject({ ok: true });
});

test("ends where there is no use in coming back, and answers what waits", async () => {
  const connection = start();
  const socket = await opened(0);
  socket.welcome(1);
  const reply = connection.request({ do: "act", move: "D" });
  socket.onclose?.({ code: 4009 });
  expect(await reply).toMatchObject({ ok: false, error: { code: "closed", message: "Closed: taken_over." } });
  expect(await connection.request({ do: "act", move: "D" })).toMatchObject({ error: { code: "closed" } });
  expect(states.at(-1)).toMatchObject({ kind: "closed", why: "taken_over" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(1);
});

test("a person who has left gets no answer to what they asked before", async () => {
  const connection = start();
  (await opened(0)).welcome(1);
  const told = vi.fn();
  void connection.request({ do: "offer", what: "rematch" }).then(told);
  connection.close();
  void connection.request({ do: "nudge", seat: 1 }).then(told);
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).not.toHaveBeenCalled();
});

test("a refused hello has its reason", async () => {
  start();
  const socket = await opened(0);
  socket.gets({ id: socket.sent[0]?.id, ok: false, error: { code: "wrong_password", message: "No." } });
  expect(states.at(-1)).toMatchObject({ kind: "closed", why: "refused", error: { message: "No." } });
});

test("waits longer after each failure, up to a limit, and hardly at all when the server restarts", () => {
  expect(waitBefore(1, 1012, 1)).toBeLessThanOrEqual(300);
  expect(waitBefore(2, 1006, 0.5)).toBeGreaterThan(waitBefore(1, 1006, 0.5));
  expect(waitBefore(50, 1006, 1)).toBe(15_000);
  expect(waitBefore(1, 4008, 0)).toBeGreaterThan(5000);
});

test("connects again over a line on which nobody answers, and asks the same again", async () => {
  const connection = start();
  const first = await opened(0);
  first.welcome(1);
  const reply = connection.request({ do: "act", move: "D" });
  await vi.advanceTimersByTimeAsync(5_900);
  expect(first.closed).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(first.closed).toBe(true);
  expect(states.at(-1)).toEqual({ kind: "waiting", attempt: 1 });
  const second = await opened(1);
  second.welcome(1, null);
  expect(second.sent.slice(1)).toEqual([first.sent[1]]);
  first.gets({ id: first.sent[1]?.id, ok: false });
  second.gets({ id: first.sent[1]?.id, ok: true, events: [] });
  expect(await reply).toMatchObject({ ok: true });
});

test("leaves a server the time to think, and counts from its last word", async () => {
  const connection = start();
  const socket = await opened(0);
  socket.welcome(1);
  void connection.request({ do: "advise" });
  await vi.advanceTimersByTimeAsync(14_000);
  void connection.request({ do: "chat", text: "a" });
  socket.gets({ seq: 2, feed: "none" });
  await vi.advanceTimersByTimeAsync(14_000);
  expect(socket.closed).toBe(false);
  socket.gets({ id: socket.sent[1]?.id, ok: true });
  await vi.advanceTimersByTimeAsync(6_000);
  expect(socket.closed).toBe(true);
});

test("asks a server that has long said nothing whether it is there", async () => {
  start();
  const socket = await opened(0);
  socket.welcome(1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(socket.sent[1]).toMatchObject({ do: "ping" });
  socket.gets({ id: socket.sent[1]?.id, ok: true });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(socket.sent).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(socket.closed).toBe(true);
});

test("asks at once when the browser is back, and not while an answer is awaited", async () => {
  const connection = start();
  const socket = await opened(0);
  socket.welcome(1);
  connection.retry();
  connection.retry();
  expect(socket.sent.slice(1).map((each) => each.do)).toEqual(["ping"]);
});

test("is more patient each time that a server does not say a word", async () => {
  start();
  await opened(0);
  const given = [];
  for (let index = 0; index < 3; index += 1) {
    const began = Date.now();
    const socket = sockets[index];
    while (socket?.closed === false) await vi.advanceTimersByTimeAsync(100);
    given.push(Math.round((Date.now() - began) / 1000));
    await opened(index + 1);
  }
  expect(given).toEqual([10, 20, 40]);
});

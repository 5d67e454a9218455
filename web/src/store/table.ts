/**
 * The store of one table: what is known, the draft, the moves there are and what the draft would do. Framework-free;
 * pages read its observables and call its commands.
 */

import type { AnyFront } from "../games/front.ts";
import type { Connection, ConnectionSettings } from "../net/connection.ts";
import type { Legal, Preview, Refusal, Reply, Request, TableView } from "../net/messages.ts";
import { type Observable, observable } from "../observable.ts";
import type { Say } from "../protocol/wire.ts";
import { keepDraft, type Memory, readDraft } from "./drafts.ts";
import { BEFORE_HELLO, foldFeed, foldPast, foldView, foldWelcome, type PastEvent, type TableState } from "./fold.ts";
import { withPlaces } from "./places.ts";

/** What belongs to the own seat alone, and changes more often than the table does. */
export interface OwnState {
  readonly draft: unknown;
  readonly legal: Legal | null;
  readonly preview: Preview | null;
  /** The faces of the own hand as they were arranged last. */
  readonly order: readonly string[];
  /** A command is on its way. */
  readonly busy: boolean;
}

export interface TableStore {
  readonly table: Observable<TableState>;
  readonly own: Observable<OwnState>;
  /** Sends a request as it is; the reply also where it was refused. */
  ask(request: Request): Promise<Reply>;
  /** Makes a move; null when it was made, else why not. A draft that was this move is emptied when it was. */
  act(move: string): Promise<Refusal | null>;
  draft(next: unknown): void;
  /** Keeps how the own hand is arranged. */
  arrange(order: readonly string[]): void;
  /** Asks for a topic in words; the sentence, or why there is none. */
  say(what: string, verbose: number, more?: Pick<Say, "letters" | "since" | "moves">): Promise<string>;
  /** Makes what a person typed a move's text, and plays it; null when it was made, else why not. */
  play(typed: string): Promise<Refusal | null>;
  /** Gives the game's front, once it is loaded. */
  furnish(front: AnyFront): void;
  readonly connection: Connection;
  close(): void;
}

type Heard = Pick<ConnectionSettings, "onWelcome" | "onFeed" | "onState">;

interface Settings {
  readonly table: string;
  /** Opens what answers requests and tells what happens. */
  readonly connect: (heard: Heard) => Connection;
  readonly memory: Memory;
  /** Steady milliseconds, for clocks. */
  readonly now: () => number;
}

/** Milliseconds that a draft rests before the server is asked what it would do. */
const PREVIEW_WAIT_MS = 120;

/** Milliseconds that a move may take before the table looks as if it waits for the server. */
const SLOW_MS = 250;

/** Opens a table: connects, and keeps everything in step until `close`. */
export function openTable(settings: Settings): TableStore {
  const table = observable<TableState>(BEFORE_HELLO);
  const own = observable<OwnState>({ draft: null, legal: null, preview: null, order: [], busy: false });
  let front: AnyFront | null = null;
  let asked = 0;
  /** The move whose preview is held or asked for; null where there is none, undefined where that is not known. */
  let previewed: string | null | undefined;
  let timer: ReturnType<typeof setTimeout> | null = null;
  /** The draft itself is being played: it is not fitted to what it has brought about. */
  let playing = false;
  /** The move that the server has not answered yet, and its answer; null where it has. */
  let sent: { readonly move: string; readonly answer: Promise<Refusal | null> } | null = null;

  const connection = settings.connect({
    onState: (state) => table.set({ ...table.get(), connection: state }),
    onWelcome: (welcome, resumed) => {
      table.set(foldWelcome(table.get(), welcome, resumed, settings.now()));
      refresh();
      const [first] = welcome.events;
      if (!resumed && first !== undefined) void fetchPast(first.seq);
    },
    onFeed: (item) => {
      const before = seat();
      table.set(foldFeed(table.get(), item, settings.now()));
      const begins = item.feed === "room" && (table.get().view === null || seat() !== before);
      if (seat() !== before) recall();
      if (item.feed === "game" || begins) refresh();
    },
  });

  function seat(): number | null {
    return table.get().room?.you.seat ?? null;
  }

  /** Brings what hangs on the view in step with it: the view itself at a game's beginning, draft, moves, preview. */
  function refresh(): void {
    const { room, view } = table.get();
    if (room !== null && room.status !== "waiting" && view === null) void fetchView();
    if (front === null || view === null) return;
    const you = seat();
    if (you === null) return;
    if (!playing) own.set({ ...own.get(), draft: front.fitDraft(own.get().draft ?? front.emptyDraft, view, you) });
    void fetchLegal(view, you);
    previewed = undefined;
    askPreview();
  }

  async function fetchView(): Promise<void> {
    const reply = await connection.request({ do: "view" });
    if (!reply.ok || table.get().view !== null) return;
    table.set(foldView(table.get(), reply.view as TableView));
    refresh();
  }

  /** Asks what each sentence of the log is about, from an event on: so its move can be shown. */
  async function fetchPast(first: number): Promise<void> {
    const reply = await connection.request({ do: "events", since: first - 1, narrate: true });
    if (reply.ok) table.set(foldPast(table.get(), reply.events as readonly PastEvent[]));
  }

  async function fetchLegal(view: TableView, you: number): Promise<void> {
    if (front === null || front.legalLimit === 0) return;
    asked += 1;
    const mine = asked;
    if (view.over) {
      own.set({ ...own.get(), legal: null });
      return;
    }
    const reply = await connection.request({ do: "legal", limit: front.legalLimit });
    if (mine !== asked || !reply.ok || seat() !== you) return;
    own.set({ ...own.get(), legal: reply as unknown as Legal });
  }

  function askPreview(): void {
    const { view } = table.get();
    const you = seat();
    if (front === null || view === null || you === null) return;
    const move = view.over ? null : front.draftMove(own.get().draft, view, you);
    if (move === previewed) return;
    previewed = move;
    if (timer !== null) clearTimeout(timer);
    if (move === null) own.set({ ...own.get(), preview: null });
    else timer = setTimeout(() => void fetchPreview(move), PREVIEW_WAIT_MS);
  }

  async function fetchPreview(move: string): Promise<void> {
    const reply = await connection.request({ do: "preview", move });
    if (move !== previewed) return;
    own.set({ ...own.get(), preview: reply.ok ? (reply as unknown as Preview) : null });
  }

  /** Sends a move once, however often it is pressed; another one waits until it is answered. */
  function act(move: string): Promise<Refusal | null> {
    if (sent?.move === move) return sent.answer;
    const answer = sent === null ? send(move) : sent.answer.then(() => send(move));
    const mine = { move, answer };
    sent = mine;
    return answer.finally(() => {
      if (sent === mine) sent = null;
    });
  }

  async function send(move: string): Promise<Refusal | null> {
    const { view } = table.get();
    const you = seat();
    playing = front !== null && view !== null && you !== null && front.draftMove(own.get().draft, view, you) === move;
    // Most answers come so soon that to draw the waiting would only delay what is waited for.
    const slow = setTimeout(() => own.set({ ...own.get(), busy: true }), SLOW_MS);
    const reply = await connection.request({ do: "act", move });
    clearTimeout(slow);
    const played = playing && reply.ok;
    playing = false;
    if (own.get().busy) own.set({ ...own.get(), busy: false });
    if (played && front !== null) draft(front.emptyDraft);
    else if (!reply.ok) refresh();
    return reply.ok ? null : reply.error;
  }

  /** The place of the own draft in the browser's memory: the table's, and the seat's. */
  function draftKey(): string {
    return `${settings.table}.${seat()}`;
  }

  /** The place of the arrangement of the own hand, beside that of the draft. */
  function orderKey(): string {
    return `${draftKey()}.order`;
  }

  /** Takes up the draft and the arrangement that were kept for the seat that is one's own now. */
  function recall(): void {
    if (front === null) return;
    const isDraft = front.isDraft;
    const kept = readDraft<unknown>(settings.memory, draftKey(), (value): value is unknown => isDraft(value));
    const order = readDraft(settings.memory, orderKey(), isOrder) ?? [];
    own.set({ ...own.get(), draft: kept ?? front.emptyDraft, order });
  }

  function draft(next: unknown): void {
    own.set({ ...own.get(), draft: next });
    keepDraft(settings.memory, draftKey(), next === front?.emptyDraft ? null : next, Date.now());
    askPreview();
  }

  return {
    table,
    own,
    connection,
    act,
    draft,
    arrange(order) {
      own.set({ ...own.get(), order });
      keepDraft(settings.memory, orderKey(), order.length === 0 ? null : order, Date.now());
    },
    ask: (request) => connection.request(request),
    async say(what, verbose, more = {}) {
      const reply = await connection.request({ do: "say", what, verbose, ...more });
      return reply.ok ? withPlaces(String(reply.text)) : reply.error.message;
    },
    async play(typed) {
      const read = await connection.request({ do: "read", text: typed });
      return read.ok ? act(read.move as string) : read.error;
    },
    furnish(given) {
      front = given;
      recall();
      refresh();
    },
    close() {
      if (timer !== null) clearTimeout(timer);
      connection.close();
    },
  };
}

function isOrder(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((face) => typeof face === "string");
}

/** A request of one word with its keys, for commands of the room (`sit`, `start`, `chat` …). */
export function command<Name extends Request["do"]>(name: Name, ...keys: Keys<Name>): Request {
  return { do: name, ...keys[0] } as Request;
}

/** The keys of a request beside its word; they may be left out where all of them may. */
type Keys<Name extends Request["do"], Own = Omit<Extract<Request, { readonly do: Name }>, "do" | "id">> =
  Record<never, never> extends Own ? readonly [keys?: Own] : readonly [keys: Own];

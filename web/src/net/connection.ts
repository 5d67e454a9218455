/**
 * One table's WebSocket: says hello with a ticket, numbers requests, sends unanswered ones again under the same id after
 * a cut, takes up the feed where it broke off, and waits longer after each failure. It also notices a line that fell
 * silent without being cut. It knows no game and no page.
 */

import type { FeedItem, Refusal, Reply, Request, Welcome } from "./messages.ts";

/** Why a connection is over though nobody here has left. */
export type Closing = "unknown_table" | "taken_over" | "refused";

export type ConnectionState =
  | { readonly kind: "connecting" }
  | { readonly kind: "live" }
  | { readonly kind: "waiting"; readonly attempt: number }
  | {
      readonly kind: "closed";
      readonly why: "left" | Closing;
      readonly error: Refusal | null;
    };

/** The part of a WebSocket that is used; tests put their own in. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface ConnectionSettings {
  readonly table: string;
  readonly invitation: string | null;
  readonly lang: string;
  /** How much is told in sentences: 1 to 3. */
  readonly say: number;
  readonly ticket: () => Promise<string>;
  readonly open: () => Socket;
  /** `resumed`: what was missed follows as feed items; else all that is known before is to be forgotten. */
  readonly onWelcome: (welcome: Welcome, resumed: boolean) => void;
  readonly onFeed: (item: FeedItem) => void;
  readonly onState: (state: ConnectionState) => void;
  /** Says in a sentence why the connection is over. */
  readonly explain: (why: Closing) => string;
  /** A number from 0 to 1, so that a thousand browsers do not come back in the same instant. */
  readonly random?: () => number;
}

export interface Connection {
  /**
   * Sends a request; resolves with its reply, also when the line is cut and mended in between; never after `close`.
   */
  request(request: Request): Promise<Reply>;
  /** Says hello again in another language or with other verbosity. */
  speak(lang: string, say: number): void;
  /** Tries at once, or asks whether the server is there, as when the browser is back online. */
  retry(): void;
  close(): void;
}

/** Close codes of docs/table-server.md. */
const RESTARTING = 1012;
const FELL_BEHIND = 4000;
const NO_SUCH_TABLE = 4004;
const FLOODING = 4008;
const TAKEN_OVER = 4009;

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;
const FLOODING_WAIT_MS = 5_000;

/** Requests that a server may have to think about. */
const THOUGHTFUL: ReadonlySet<string> = new Set(["advise", "legal", "preview", "read", "say"]);
const THOUGHT_MS = 15_000;
/** Where nothing is heard for so long while something is to be answered, the line is given up. */
const ANSWER_MS = 6_000;
const HELLO_MS = 10_000;
/** Where there is nothing to be answered, so long may a server say nothing before it is asked whether it is there. */
const QUIET_MS = 20_000;
/** The patience doubles this often while a server says nothing at all. */
const DOUBLINGS = 3;

/** Gives the milliseconds to wait before the next attempt, counted from 1, after a close with this code. */
export function waitBefore(attempt: number, code: number, random: number): number {
  if ((code === RESTARTING || code === FELL_BEHIND) && attempt === 1) return Math.round(random * 300);
  const base = Math.min(FIRST_WAIT_MS * 2 ** (attempt - 1), LONGEST_WAIT_MS);
  return Math.round((code === FLOODING ? FLOODING_WAIT_MS : 0) + base * (0.5 + random / 2));
}

function isFeed(message: Reply | FeedItem): message is FeedItem {
  return "feed" in message;
}

interface Unanswered {
  readonly text: string;
  readonly patience: number;
  readonly resolve: (reply: Reply) => void;
}

/** Opens a connection to a table and keeps it open until `close`, or until the server says that there is no use. */
export function connect(settings: ConnectionSettings): Connection {
  const random = settings.random ?? Math.random;
  const client = Math.floor(random() * 36 ** 8).toString(36);
  const unanswered = new Map<string, Unanswered>();
  let { lang, say } = settings;
  let socket: Socket | null = null;
  let live = false;
  let ended = false;
  /** What is replied to requests when the connection is over; null where nobody is there to hear it. */
  let lastWord: string | null = null;
  let attempt = 0;
  let number = 0;
  let epoch: string | null = null;
  let seq = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let watch: ReturnType<typeof setTimeout> | undefined;
  let dials = 0;
  let silences = 0;

  /** Begins to wait for the server's next word. */
  function listen(): void {
    clearTimeout(watch);
    if (ended) return;
    if (live && unanswered.size === 0) {
      watch = setTimeout(() => void request({ do: "ping" }), QUIET_MS);
      return;
    }
    const patience = live ? Math.max(...[...unanswered.values()].map((each) => each.patience)) : HELLO_MS;
    watch = setTimeout(giveUp, patience * 2 ** Math.min(silences, DOUBLINGS));
  }

  /** Connects again: on this line nobody answers, though nobody has hung up. */
  function giveUp(): void {
    silences += 1;
    const silent = socket;
    closed(0);
    silent?.close();
  }

  function end(why: "left" | Closing, error: Refusal | null): void {
    ended = true;
    live = false;
    clearTimeout(watch);
    if (timer !== null) clearTimeout(timer);
    lastWord = why === "left" ? null : (error?.message ?? settings.explain(why));
    for (const [id, { resolve }] of unanswered) closing(id, resolve);
    unanswered.clear();
    settings.onState({ kind: "closed", why, error });
  }

  function closing(id: string, resolve: (reply: Reply) => void): void {
    if (lastWord !== null) resolve({ id, ok: false, error: { code: "closed", message: lastWord, rule: null } });
  }

  function again(code: number): void {
    attempt += 1;
    settings.onState({ kind: "waiting", attempt });
    timer = setTimeout(() => void dial(), waitBefore(attempt, code, random()));
  }

  function closed(code: number): void {
    live = false;
    socket = null;
    dials += 1;
    clearTimeout(watch);
    if (ended) return;
    if (code === NO_SUCH_TABLE) end("unknown_table", null);
    else if (code === TAKEN_OVER) end("taken_over", null);
    else again(code);
  }

  function welcome(reply: Welcome): void {
    live = true;
    attempt = 0;
    const resumed = reply.view === null && reply.epoch === epoch;
    if (!resumed) seq = reply.seq;
    epoch = reply.epoch;
    settings.onState({ kind: "live" });
    settings.onWelcome(reply, resumed);
    for (const { text } of unanswered.values()) socket?.send(text);
  }

  function receive(text: string, hello: string): void {
    silences = 0;
    const message = JSON.parse(text) as Reply | FeedItem;
    if (isFeed(message)) {
      if (message.seq <= seq) return;
      seq = message.seq;
      settings.onFeed(message);
    } else if (message.id === hello) {
      if (message.ok) welcome(message as Welcome);
      else {
        end("refused", message.error);
        socket?.close();
      }
    } else {
      const waiting = unanswered.get(String(message.id));
      unanswered.delete(String(message.id));
      waiting?.resolve(message);
    }
  }

  async function dial(): Promise<void> {
    timer = null;
    dials += 1;
    const own = dials;
    listen();
    if (attempt === 0) settings.onState({ kind: "connecting" });
    let ticket: string;
    try {
      ticket = await settings.ticket();
    } catch {
      // The server cannot be reached now: the same as a line that breaks.
      if (!ended && own === dials) closed(0);
      return;
    }
    if (ended || own !== dials) return;
    number += 1;
    const hello = `${client}-${number}`;
    const opened = settings.open();
    socket = opened;
    opened.onopen = () => {
      const { table, invitation } = settings;
      const back = epoch === null ? {} : { epoch, seq };
      const asked = invitation === null ? {} : { invitation };
      opened.send(JSON.stringify({ do: "hello", id: hello, ticket, table, lang, say, marks: true, ...asked, ...back }));
    };
    opened.onmessage = (event) => {
      if (opened !== socket) return;
      receive(String(event.data), hello);
      listen();
    };
    opened.onclose = (event) => {
      if (opened === socket) closed(event.code);
    };
  }

  function redial(): void {
    const old = socket;
    socket = null;
    live = false;
    old?.close();
    if (timer !== null) clearTimeout(timer);
    void dial();
  }

  function request(asked: Request): Promise<Reply> {
    return new Promise((resolve) => {
      number += 1;
      const id = `${client}-${number}`;
      if (ended) {
        closing(id, resolve);
        return;
      }
      const text = JSON.stringify({ ...asked, id });
      unanswered.set(id, { text, patience: THOUGHTFUL.has(asked.do) ? THOUGHT_MS : ANSWER_MS, resolve });
      if (!live) return;
      socket?.send(text);
      if (unanswered.size === 1) listen();
    });
  }

  void dial();
  return {
    request,
    speak(nextLang, nextSay) {
      if (nextLang === lang && nextSay === say) return;
      lang = nextLang;
      say = nextSay;
      epoch = null;
      if (!ended) redial();
    },
    retry() {
      if (live && unanswered.size === 0) void request({ do: "ping" });
      else if (!ended && !live && timer !== null) redial();
    },
    close() {
      if (ended) return;
      end("left", null);
      socket?.close();
    },
  };
}

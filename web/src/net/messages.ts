/** What goes over the socket between a browser and a table: the messages of docs/table-server.md as types. */

import type { Clock, Terms } from "../protocol/http.ts";

/** A value as JSON knows it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The number of a seat, from 0; people are shown it plus one. */
export type Seat = number;

/** Something that happened in a game, as its watcher may know it; a game's own keys stand beside these. */
export interface GameEvent {
  readonly seq: number;
  readonly kind: string;
  readonly seat: Seat | null;
  readonly [key: string]: Json;
}

/** The keys that the view of every game has; each game's front narrows it by its own. */
export interface TableView {
  readonly game: string;
  readonly seats: number;
  readonly phase: string;
  readonly turn: Seat;
  readonly to_act: readonly Seat[];
  readonly scores: readonly number[];
  readonly over: boolean;
  readonly winners: readonly Seat[];
  readonly reason: string | null;
}

export type Presence = "free" | "here" | "reconnecting" | "away" | "gone";

/** One seat of a room: who has it, or null names for a free one. */
export interface RoomSeat {
  readonly name: string | null;
  readonly bot: string | null;
  readonly program: boolean;
  /** The level of a machine player that plays for somebody who is away; null where nobody does. */
  readonly substitute?: string | null;
  readonly presence: Presence;
}

/**
 * Clocks as the server last read them: milliseconds left for each seat, and for the answer of those who are waited for,
 * null where they are not hurried; and the server's time of the reading.
 */
export type RoomClock = Clock & {
  readonly left: readonly number[] | null;
  readonly running: readonly Seat[];
  readonly answer: number | null;
  readonly at: number;
};

/** All that everybody at a table knows of it beside the game. */
export interface Room extends Terms {
  readonly table: string;
  readonly game: string;
  readonly title: string;
  readonly status: "waiting" | "playing" | "over";
  readonly host: boolean;
  readonly you: { readonly seat: Seat | null; readonly name: string };
  readonly seats: readonly RoomSeat[];
  readonly spectators: readonly string[];
  readonly clock: RoomClock;
  readonly access: "open" | "private";
  readonly invitation?: string | null;
  readonly offers: { readonly end: readonly Seat[]; readonly rematch: readonly Seat[] };
  readonly rematch: string | null;
  readonly result: {
    readonly winners: readonly Seat[];
    readonly scores: readonly number[];
    readonly reason: string;
  } | null;
  readonly commitment: string | null;
}

/** One thing said: words of one's own, or the key of a ready-made phrase. */
export interface ChatLine {
  readonly from: string;
  readonly seat: Seat | null;
  readonly text?: string;
  readonly phrase?: string;
  readonly at: number;
  /** A spectator said it to spectators; the seat that reads it heard it when the game was over. */
  readonly overheard?: true;
}

/** A sentence about what happened, in the watcher's language; words of the game's are marked (a11y/Sentence.tsx). */
export type Said = string;

export type FeedItem =
  | {
      readonly seq: number;
      readonly feed: "game";
      readonly events: readonly GameEvent[];
      readonly said: readonly Said[];
      readonly clock: RoomClock;
    }
  | { readonly seq: number; readonly feed: "room"; readonly room: Room }
  | ({ readonly seq: number; readonly feed: "chat" } & ChatLine)
  | { readonly seq: number; readonly feed: "overheard"; readonly chat: readonly ChatLine[] }
  | { readonly seq: number; readonly feed: "nudge"; readonly from: Seat }
  | { readonly seq: number; readonly feed: "none" };

/** Why something was refused: a code, a sentence for a person, and the rule's number where one was broken. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly rule?: string | null;
}

/** The reply to a request that was carried out. */
export interface Accepted {
  readonly id: string | number;
  readonly ok: true;
  readonly [key: string]: unknown;
}

/** The reply to a request that was refused; nothing has changed. */
export interface Refused {
  readonly id: string | number;
  readonly ok: false;
  readonly error: Refusal;
}

export type Reply = Accepted | Refused;

/** The reply to `hello`: a fresh view, or null where what was missed follows as feed items. */
export interface Welcome extends Accepted {
  readonly epoch: string;
  readonly seq: number;
  readonly room: Room;
  readonly view: TableView | null;
  readonly events: readonly GameEvent[];
  readonly chat: readonly ChatLine[];
  readonly said: readonly Said[];
}

/** Moves that a seat may make, as the game writes them; `complete` is false where only some are listed. */
export interface Legal {
  readonly moves: readonly string[];
  readonly total: number;
  readonly complete: boolean;
}

/** What a drafted move would do, as its seat can know it. */
export interface Preview {
  readonly fits: boolean;
  readonly error: Refusal | null;
  readonly points: number | null;
  readonly working: readonly { readonly what: string; readonly points: number }[];
  /** Whether each word may be made; null where only the players judge that. */
  readonly words: readonly { readonly word: string; readonly known: boolean | null }[];
  /** Sentences: all that the draft still lacks, whoever's turn it is. */
  readonly lacks: readonly string[];
}

/** A request; the connection adds the `id`. */
export interface Request {
  readonly do: string;
  readonly [key: string]: Json;
}

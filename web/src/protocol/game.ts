/** What every game tells in common; each game's front narrows it by its own. */

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

/** What would be told of a move that nobody has made yet. */
export type ForeseenEvent = Omit<GameEvent, "seq">;

/** The keys that the view of every game has. */
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

/** The analysis of a finished table, as docs/table-server.md gives it. */
import type { GameEvent, Seat } from "../net/messages.ts";

/** A move beside the best that was found: points lost, and the seat's chances to win (0 to 1) with either. */
export interface AnalysedMove {
  /** Counted from 1 over all seats, as in the replay. */
  readonly number: number;
  readonly seat: Seat;
  readonly move: string;
  readonly best: string;
  /** The move as the game tells what happens, with the name of the player; the best one as it is advised. */
  readonly of_move: string;
  readonly of_best: string;
  /** What would be told of the best one, without a number; null where nothing is to be seen of it. */
  readonly event: Omit<GameEvent, "seq"> | null;
  readonly lost: number;
  /** With the best move. */
  readonly before: number;
  /** With the move that was made. */
  readonly after: number;
  readonly said: string;
}

/** How far an analysis is, and, when it is `ready`, what was found. */
export interface Analysis {
  readonly state: "none" | "waiting" | "running" | "ready" | "failed";
  /** Moves that were looked at, of so many. */
  readonly done: number;
  readonly total: number;
  readonly moves: readonly AnalysedMove[];
  /** How many turning points there are, in words. */
  readonly said: string;
  readonly turns: readonly { readonly number: number; readonly said: string }[];
  /** A sentence about each seat. */
  readonly seats: readonly string[];
}

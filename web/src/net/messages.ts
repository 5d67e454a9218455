/** What goes over the socket between a browser and a table, as the connection sees it. */

import type { Refusal, RoomSeat, ChatLine as Spoken, Welcome as Welcomed } from "../protocol/wire.ts";

export type { GameEvent, Json, Seat, TableView } from "../protocol/game.ts";
export type {
  Command as Request,
  FeedItem,
  Legal,
  PreviewReply as Preview,
  Refusal,
  Room,
  RoomClock,
  RoomSeat,
} from "../protocol/wire.ts";

/** How a seat is seen by others. */
export type Presence = RoomSeat["presence"];

/** One thing said; a spectator said what was `overheard` to spectators, and a seat reads it when the game is over. */
export type ChatLine = Spoken & { readonly overheard?: true };

/** A sentence about what happened, in the watcher's language; words of the game's are marked (a11y/Sentence.tsx). */
export type Said = string;

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

/** The reply to `hello`. */
export type Welcome = Accepted & Welcomed;

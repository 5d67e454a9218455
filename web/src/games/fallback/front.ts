/** The front of any game that brings none of its own: what can be known of it from the protocol alone. */
import type { TableView } from "../../net/messages.ts";
import type { GameFront } from "../front.ts";
import { Board } from "./Board.tsx";
import { listOf } from "./reading.ts";

export const front: GameFront<TableView, null> = {
  emptyDraft: null,
  fitDraft: () => null,
  isDraft: (value): value is null => value === null,
  draftMove: () => null,
  Board,
  Others: null,
  held: (view, seat) => listOf(listOf(view, "hands")[seat]).length,
  keys: null,
  legalLimit: 200,
  questions: [],
  precise: null,
  shows: [],
  Drawn: null,
  veiled: null,
  soundOf: (event, you) => (event.kind === "now" || event.seat === you ? null : "lay"),
};

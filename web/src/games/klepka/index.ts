/** The front of Klepka. */
import type { GameEvent, Seat } from "../../net/messages.ts";
import type { GameFront, Sound } from "../front.ts";
import { Board } from "./Board.tsx";
import { Others } from "./Others.tsx";
import { EMPTY_DRAFT, fitDraft, isDraft, type KlepkaDraft, type KlepkaView, texts, wordMove } from "./view.ts";

const SOUNDS: Readonly<Record<string, Sound>> = {
  word: "lay",
  opened: "flip",
  exchanged: "take",
  chaos: "turn",
  proposed: "message",
  refused: "wrong",
  over: "end",
};

function soundOf(event: GameEvent, _you: Seat | null): Sound | null {
  if (event.kind === "taken") return texts(event.cards).length > 0 ? "pair" : null;
  if (event.kind === "over" && event.reason === "slava_ukraini") return "win";
  return SOUNDS[event.kind] ?? null;
}

export const front: GameFront<KlepkaView, KlepkaDraft> = {
  emptyDraft: EMPTY_DRAFT,
  fitDraft,
  isDraft,
  draftMove: (draft) => wordMove(draft),
  Board,
  Others,
  held: (view, seat) => view.hands[seat]?.length ?? 0,
  keys: null,
  // Words by the thousand: the board shows buttons by the phase, and the server refuses what may not be.
  legalLimit: 0,
  questions: [],
  precise: ["word", "spell", "cards", "find", "remember"],
  shows: ["opened", "taken"],
  Drawn: null,
  veiled: (view) => ({ ...view, grid: view.grid.map((row) => row.map((card) => (card === null ? null : "?"))) }),
  soundOf,
};

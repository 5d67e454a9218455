/** The front of Word Rummikub. */
import type { GameEvent } from "../../net/messages.ts";
import type { GameFront, Sound } from "../front.ts";
import { Board } from "./Board.tsx";
import { isDraft, playMove, type RummikubDraft, rebased } from "./draft.ts";
import { Others } from "./Others.tsx";
import type { RummikubView } from "./view.ts";

const SOUNDS: Readonly<Record<string, Sound>> = {
  played: "lay",
  drew: "take",
  passed: "turn",
  doubted: "message",
  taken_back: "wrong",
  over: "end",
};

export const front: GameFront<RummikubView, RummikubDraft> = {
  emptyDraft: null,
  fitDraft: (draft, view, you) => rebased(draft, view.table, view.racks[you] ?? ""),
  isDraft,
  draftMove: (draft) => playMove(draft),
  Board,
  Others,
  held: (view, seat) => view.racks[seat]?.length ?? 0,
  keys: "rummy-keys",
  legalLimit: 100,
  questions: [],
  precise: ["word", "spell", "cards", "find"],
  shows: ["played"],
  Drawn: null,
  veiled: null,
  soundOf: (event: GameEvent) => SOUNDS[event.kind] ?? null,
};

/** The front of Scrabble Cards. */
import type { GameEvent } from "../../net/messages.ts";
import type { GameFront, Sound } from "../front.ts";
import { Board } from "./Board.tsx";
import { CardSign } from "./CardFace.tsx";
import { type CardsDraft, EMPTY_DRAFT, exchangeMove, fitDraft, isDraft, layMove } from "./draft.ts";
import { Others } from "./Others.tsx";
import type { CardsView } from "./view.ts";

const SOUNDS: Readonly<Record<string, Sound>> = {
  laid: "lay",
  condition: "message",
  checked: "message",
  taken_back: "wrong",
  stood: "pair",
  exchanged: "take",
  passed: "turn",
  over: "end",
};

export const front: GameFront<CardsView, CardsDraft> = {
  emptyDraft: EMPTY_DRAFT,
  fitDraft: (draft, view, you) => fitDraft(draft, view.table, view.hands[you] ?? []),
  isDraft,
  draftMove: (draft, view, you) =>
    draft.exchange === null ? layMove(draft, view.table) : exchangeMove(draft, view.hands[you] ?? []),
  Board,
  Others,
  held: (view, seat) => view.hands[seat]?.length ?? 0,
  keys: "cards-keys",
  legalLimit: 60,
  questions: [{ key: "k", topic: "cards" }],
  precise: ["word", "spell", "cards", "find", "places"],
  shows: ["laid"],
  veiled: null,
  Drawn: CardSign,
  soundOf: (event: GameEvent) => SOUNDS[event.kind] ?? null,
};

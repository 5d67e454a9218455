/** The front of dnup. */
import type { GameEvent, Seat } from "../../net/messages.ts";
import type { GameFront, Sound } from "../front.ts";
import { Board } from "./Board.tsx";
import type { DnupDraft, DnupView } from "./view.ts";

const SOUNDS: Readonly<Record<string, Sound>> = {
  laid: "lay",
  added: "lay",
  taken: "take",
  beaten: "take",
  beaten_away: "take",
  turned: "turn",
  turned_freely: "turn",
  out: "pair",
  round_won: "pair",
};

function soundOf(event: GameEvent, you: Seat | null): Sound | null {
  if (event.kind === "game_won") return event.seat === you ? "win" : "end";
  return SOUNDS[event.kind] ?? null;
}

export const front: GameFront<DnupView, DnupDraft> = {
  emptyDraft: [],
  fitDraft: (draft, view, you) => {
    const hand = view.hands[you] ?? [];
    return draft.every((card) => hand.includes(card)) ? draft : draft.filter((card) => hand.includes(card));
  },
  isDraft: (value): value is DnupDraft => Array.isArray(value) && value.every((card) => typeof card === "string"),
  draftMove: () => null,
  Board,
  Others: null,
  held: (view, seat) => view.hands[seat]?.length ?? 0,
  keys: null,
  legalLimit: 600,
  questions: [],
  precise: ["find"],
  shows: ["laid", "added", "taken"],
  Drawn: null,
  veiled: null,
  soundOf,
};

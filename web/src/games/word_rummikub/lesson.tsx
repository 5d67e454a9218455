import type { Group, Lesson, Piece } from "../lesson.ts";
import { Tile } from "./art.tsx";

const JOKER = "☺";

function tiles(letters: string): Piece[] {
  return [...letters].map((letter) => ({
    value: letter,
    label: letter === JOKER ? "*" : letter,
    face: <Tile letter={letter} isJoker={letter === JOKER} />,
  }));
}

const table = (letters: string): Group => ({ name: "lesson-table", pieces: tiles(letters) });
const rack = (letters: string): Group => ({ name: "lesson-rack", pieces: tiles(letters) });

export const lesson: Lesson = {
  viewBox: "-22 -28 45 58",
  wordLanguage: "pl",
  steps: [
    {
      groups: [rack("AKOSTZYK")],
      pick: [..."KOSZYK"],
      ordered: true,
      after: [table("KOSZYK"), rack("AT")],
    },
    {
      groups: [table("KOSZYK"), rack("LTA")],
      pick: [..."KOT"],
      ordered: true,
      after: [table("KOT"), table("SZYK"), rack("LA")],
    },
    {
      groups: [table(`K${JOKER}T`), rack("ALO")],
      pick: ["O", JOKER],
      ordered: true,
      after: [table("KOT"), table(`LA${JOKER}`)],
    },
    {
      groups: [rack("WŹŃ"), { name: "lesson-ways", pieces: [{ value: "draw", text: "lesson-draw" }] }],
      pick: ["draw"],
      after: [rack("WŹŃE")],
    },
  ],
};

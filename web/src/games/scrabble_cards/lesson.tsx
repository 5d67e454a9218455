import type { Group, Lesson, Piece } from "../lesson.ts";
import { Card, SpecialCard } from "./art.tsx";

const POINTS: Readonly<Record<string, number>> = { A: 1, K: 2, L: 2, M: 2, O: 1, S: 1, T: 2, U: 3, Y: 2, Z: 1, Ź: 9 };

function cards(letters: string): Piece[] {
  return [...letters].map((letter) => ({
    value: letter,
    label: letter,
    face: <Card letter={letter} points={POINTS[letter] ?? 1} />,
  }));
}

const DOUBLE: Piece = {
  value: "x2",
  label: "x2",
  face: (
    <g transform="scale(0.6)">
      <SpecialCard label="×2" />
    </g>
  ),
};
const BEGINS_WITH_K: Piece = {
  value: "c11",
  label: "c11",
  face: (
    <g transform="scale(0.6)">
      <SpecialCard label="K…" plus="+10" minus="−5" />
    </g>
  ),
};

const table = (letters: string): Group => ({ name: "lesson-table", pieces: cards(letters) });
const hand = (...pieces: readonly Piece[]): Group => ({ name: "lesson-hand", pieces });

export const lesson: Lesson = {
  viewBox: "-20 -24 42 50",
  wordLanguage: "pl",
  steps: [
    { groups: [hand(...cards("TAOK"), DOUBLE)], pick: [..."KOT"], ordered: true, after: [table("KOT")] },
    {
      groups: [table("KOT"), hand(...cards("ZAMSY"), DOUBLE)],
      pick: [..."MYSZ"],
      ordered: true,
      after: [table("KOTY"), table("MYSZ")],
    },
    {
      groups: [table("MYSZ"), hand(...cards("A"), DOUBLE, BEGINS_WITH_K)],
      pick: ["x2"],
      after: [{ name: "lesson-table", pieces: [...cards("MYSZ"), DOUBLE] }],
    },
    {
      groups: [
        table("ŹLUK"),
        {
          name: "lesson-ways",
          pieces: [
            { value: "accept", text: "lesson-accept" },
            { value: "check", text: "lesson-check" },
          ],
        },
      ],
      pick: ["check"],
      after: [table("KOT")],
    },
  ],
};

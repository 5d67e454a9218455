import type { Group, Lesson, Piece } from "../lesson.ts";
import { Card, SpecialCard } from "./art.tsx";

const POINTS: Readonly<Record<string, number>> = { A: 1, K: 2, L: 2, M: 2, O: 1, S: 1, T: 2, U: 3, Y: 2, Z: 1, Ź: 9 };

function card(letter: string): Piece {
  return { value: letter, label: letter, face: <Card letter={letter} points={POINTS[letter] ?? 1} /> };
}
const cards = (letters: string): Piece[] => [...letters].map(card);

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
const KOT = cards("KOT").map((piece, index) => ({ ...piece, place: { column: index + 1, row: 2 } }));
const MYSZ = cards("MYSZ").map((piece, index) => ({ ...piece, place: { column: 4, row: index + 1 } }));
/** MYSZ goes down through the end of KOT, which its Y makes KOTY. */
const crossing = (...beside: readonly Piece[]): Group => ({
  name: "lesson-table",
  isCrossword: true,
  pieces: [...KOT, ...MYSZ, ...beside],
});
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
      after: [crossing()],
    },
    {
      groups: [crossing(), hand(...cards("A"), DOUBLE, BEGINS_WITH_K)],
      pick: ["x2"],
      after: [crossing({ ...DOUBLE, place: { column: 6, row: 2 } })],
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

import type { Group, Lesson, Piece } from "../lesson.ts";
import { FaceDown, Letter, Prize } from "./art.tsx";

const POINTS: Readonly<Record<string, number>> = { К: 2, І: 1, Т: 1 };
const PLACES = ["A1", "B1", "C1", "A2", "B2", "C2"];

/** A letter card such as `Кb`, named as it is written. */
function letter(card: string, value = card): Piece {
  const [sign = "", colour = ""] = card;
  return { value, label: card, face: <Letter letter={sign} blue={colour === "b"} points={POINTS[sign] ?? 1} /> };
}

function prize(sign: "*" | "~" | "#"): Piece {
  return { value: sign, label: sign, face: <Prize sign={sign} /> };
}

/** The carpet: open cards by place, places left empty, all others face down. */
function carpet(open: Readonly<Record<string, string>>, gaps: readonly string[] = []): Group {
  return {
    name: "lesson-table",
    pieces: PLACES.filter((place) => !gaps.includes(place)).map((place) => {
      const card = open[place];
      const [column = "", row] = place;
      return {
        ...(card === undefined ? { value: place, label: place, face: <FaceDown /> } : letter(card, place)),
        place: { column: "ABC".indexOf(column) + 1, row: Number(row) },
      };
    }),
  };
}

const hand = (...pieces: readonly Piece[]): Group => ({ name: "lesson-hand", pieces });
const PAIR = hand(letter("Кb"), letter("Кy"));
const CARDS = [letter("Кb"), letter("Кy"), letter("Тb"), letter("Тy"), letter("Іb")];

export const lesson: Lesson = {
  viewBox: "-24 -29 50 58",
  wordLanguage: "uk",
  steps: [
    { groups: [carpet({})], pick: ["A1", "C2"], after: [carpet({ A1: "Кb", C2: "Кy" })] },
    {
      groups: [carpet({}, ["A1", "C2"]), PAIR],
      pick: ["B1", "C1"],
      after: [carpet({ B1: "Іb", C1: "Тb" }, ["A1", "C2"]), PAIR],
    },
    {
      groups: [carpet({}, ["A1", "C2"]), PAIR],
      pick: ["A2", "C1"],
      after: [carpet({ A2: "Тy", C1: "Тb" }, ["A1", "C2"]), PAIR],
    },
    {
      groups: [hand(...CARDS)],
      pick: ["Кb", "Іb", "Тb"],
      ordered: true,
      after: [{ name: "lesson-word", pieces: [letter("Кb"), letter("Іb"), letter("Тb")] }],
    },
    {
      groups: [hand(letter("Кy"), prize("*"), prize("~"), prize("#"))],
      pick: ["#"],
      after: [hand(letter("Кy"), prize("*"), prize("~"))],
    },
  ],
};

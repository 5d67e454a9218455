import type { Group, Lesson, Piece } from "../lesson.ts";
import { Card } from "./art.tsx";

function cards(...names: readonly string[]): Piece[] {
  return names.map((name) => {
    const [up, down] = name.split("/").map(Number);
    return { value: name, label: name, face: <Card up={up ?? 0} down={down ?? 0} /> };
  });
}

const hand = (...names: readonly string[]): Group => ({ name: "lesson-hand", pieces: cards(...names) });
const own = (...names: readonly string[]): Group => ({ name: "lesson-own-set", pieces: cards(...names) });
const rival = (...names: readonly string[]): Group => ({ name: "lesson-rival-set", pieces: cards(...names) });

export const lesson: Lesson = {
  viewBox: "-37 -52 76 108",
  wordLanguage: null,
  steps: [
    {
      groups: [hand("7/2", "3/4", "3/6", "9/1", "3/8")],
      pick: ["3/4", "3/6", "3/8"],
      after: [own("3/4", "3/6", "3/8"), hand("7/2", "9/1")],
    },
    {
      groups: [rival("5/2", "5/8"), hand("4/9", "6/1", "2/3", "6/7")],
      pick: ["6/1", "6/7"],
      after: [own("6/1", "6/7"), hand("4/9", "2/3")],
    },
    {
      groups: [hand("1/9", "2/8", "1/7"), { name: "lesson-ways", pieces: [{ value: "D", text: "lesson-turn" }] }],
      pick: ["D"],
      after: [hand("9/1", "8/2", "7/1")],
    },
    {
      groups: [rival("7/3"), hand("9/1", "9/4", "7/1")],
      pick: ["7/1"],
      after: [rival("7/3", "7/1"), hand("9/1", "9/4")],
    },
    { groups: [hand("9/1", "9/4")], pick: ["9/1", "9/4"], after: [own("9/1", "9/4")] },
  ],
};

/** The lessons: each can be done, and its sentences are there. */
import { describe, expect, it } from "vitest";
import { loadLesson, picked, type Step } from "./lesson.ts";

const ENGLISH = import.meta.glob<string>("../texts/en/*.ftl", { eager: true, query: "?raw", import: "default" });
const GAMES = Object.keys(import.meta.glob("./*/look.tsx")).map((path) => path.split("/")[1] ?? "");

const WORD: Step = { groups: [], after: [], pick: ["K", "O", "K"], ordered: true };
const SET: Step = { groups: [], after: [], pick: ["3", "3", "5"] };

describe("picked", () => {
  it("takes the letters of a word in order only", () => {
    expect(picked(WORD, [], "O")).toBeNull();
    expect(picked(WORD, ["K"], "O")).toEqual(["K", "O"]);
    expect(picked(WORD, ["K", "O"], "O")).toBeNull();
  });

  it("takes the cards of a set in any order, each as often as it is asked for", () => {
    expect(picked(SET, ["5"], "3")).toEqual(["5", "3"]);
    expect(picked(SET, ["5"], "5")).toBeNull();
    expect(picked(SET, ["3", "3"], "3")).toBeNull();
  });
});

describe.each(GAMES)("the lesson of %s", (game) => {
  it("asks in every step for pieces that are there, and says what for", async () => {
    const lesson = await loadLesson(game);
    expect(lesson).not.toBeNull();
    const texts = Object.values(ENGLISH).join("\n");
    for (const [index, step] of (lesson?.steps ?? []).entries()) {
      const there = step.groups.flatMap((group) => group.pieces.map((piece) => piece.value));
      for (const value of step.pick) {
        expect(there, `step ${index + 1}`).toContain(value);
        there.splice(there.indexOf(value), 1);
      }
      expect(texts).toContain(`\n${game}-lesson-${index + 1} =`);
      expect(texts).toContain(`\n${game}-lesson-${index + 1}-done =`);
      for (const group of [...step.groups, ...step.after]) expect(texts).toContain(`\n${group.name} =`);
    }
  });
});

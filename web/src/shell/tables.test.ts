import { describe, expect, it } from "vitest";
import type { Game } from "../protocol/http.ts";
import { quickTable, readInvitation, usualOptions, wordsOf } from "./tables.ts";

const GAME: Game = {
  id: "some",
  title: "Some",
  tagline: "",
  seats: [4, 3, 2],
  languages: [],
  levels: [
    { id: "easy", title: "Easy", description: "", rating: null },
    { id: "hard", title: "Hard", description: "", rating: null },
  ],
  options: [],
  lesson: true,
  with_clock: {},
  with_strangers: {},
};

describe("quickTable", () => {
  it("takes as few seats as it can, and the first level for all others", () => {
    expect(quickTable(GAME, undefined, null)).toMatchObject({
      game: "some",
      seats: 2,
      bots: ["easy"],
      access: "private",
      start: "full",
    });
    expect(quickTable({ ...GAME, seats: [3, 4] }, undefined, null).bots).toEqual(["easy", "easy"]);
  });

  it("refuses a game without bots", () => {
    expect(() => quickTable({ ...GAME, levels: [] }, undefined, null)).toThrow("some has no bots");
  });
});

describe("the usual options", () => {
  const game: Game = {
    ...GAME,
    options: ["family_words", "answer_seconds", "notes"].map((name) => ({
      name,
      type: "text",
      default: "usual",
      choices: [],
      lowest: 0,
      highest: 0,
      means: "",
      title: "",
      titles: [],
    })),
    with_clock: { answer_seconds: 20 },
    with_strangers: { family_words: true },
  };

  it("are the game's own at a private table without a clock, or with one of days", () => {
    const own = { family_words: "usual", answer_seconds: "usual", notes: "usual" };
    expect(usualOptions(game, "private", { kind: "none" })).toEqual(own);
    expect(usualOptions(game, "private", { kind: "days", days: 3, bank: false })).toEqual(own);
  });

  it("are others with strangers, and with a clock", () => {
    expect(usualOptions(game, "open", { kind: "none" })).toMatchObject({ family_words: true, answer_seconds: "usual" });
    expect(usualOptions(game, "open", { kind: "game", minutes: 5, increment: 0 })).toEqual({
      family_words: true,
      answer_seconds: 20,
      notes: "usual",
    });
  });
});

describe("the language of words", () => {
  const words: Game = { ...GAME, languages: ["pl", "en", "uk", "ro"] };

  it("is the one that was chosen, else one's own, else the game's", () => {
    expect(wordsOf(words, "uk", "en")).toBe("uk");
    expect(wordsOf(words, null, "ro")).toBe("ro");
    expect(wordsOf(words, null, "xx")).toBe("pl");
    expect(wordsOf(GAME, "uk", "en")).toBeNull();
  });

  it("is said to the server where it is another than the game's", () => {
    expect(quickTable(words, undefined, "en").lexicon).toBe("en");
    expect(quickTable(words, undefined, "pl").lexicon).toBeUndefined();
    expect(quickTable(GAME, undefined, null).lexicon).toBeUndefined();
  });
});

describe("readInvitation", () => {
  it.each([
    ["EmV3V7sEavOT", "/t/EmV3V7sEavOT"],
    [" https://litera.example/t/EmV3V7sEavOT ", "/t/EmV3V7sEavOT"],
    ["http://127.0.0.1:8000/t/EmV3V7s-_vOT?invitation=Sun%20J", "/t/EmV3V7s-_vOT?invitation=Sun+J"],
    ["/t/EmV3V7sEavOT", "/t/EmV3V7sEavOT"],
  ])("reads %s", (pasted, href) => {
    expect(readInvitation(pasted)).toBe(href);
  });

  it.each(["", "hello there", "https://litera.example/rules/some", "javascript:alert(1)//t/abcd", "https://x/t/a b"])(
    "refuses %j",
    (pasted) => {
      expect(readInvitation(pasted)).toBeNull();
    },
  );
});

import { expect, test } from "vitest";
import type { LyingWord } from "./view.ts";
import { letterPlace, neighbour, stepFrom, wordAt, wordsThrough } from "./words.ts";

const KOTY: LyingWord = ["KOTY", 0, 0, "across"];
const MYSZ: LyingWord = ["MYSZ", 3, -1, "down"];
const WORDS = [MYSZ, KOTY];

test("a place names the words through it, those across first, and which letter stands there", () => {
  expect(wordsThrough("3,0", WORDS)).toEqual([
    { word: KOTY, letter: 4 },
    { word: MYSZ, letter: 2 },
  ]);
  expect(wordsThrough("3,1", WORDS)).toEqual([{ word: MYSZ, letter: 3 }]);
  expect(wordsThrough("4,0", WORDS)).toEqual([]);
});

test("at a crossing the direction chooses the word; elsewhere there is only one", () => {
  expect(wordAt("3,0", WORDS, "down")?.word).toBe(MYSZ);
  expect(wordAt("3,0", WORDS, "across")?.word).toBe(KOTY);
  expect(wordAt("0,0", WORDS, "down")?.word).toBe(KOTY);
  expect(wordAt("9,9", WORDS, "down")).toBeNull();
});

test("words follow one another round and round; from a free place the first comes, or the last", () => {
  expect(neighbour("3,-1", WORDS, "down", 1)).toBe(KOTY);
  expect(neighbour("0,0", WORDS, "across", 1)).toBe(MYSZ);
  expect(neighbour("9,9", WORDS, "across", 1)).toBe(MYSZ);
  expect(neighbour("9,9", WORDS, "across", -1)).toBe(KOTY);
  expect(neighbour("0,0", [], "across", 1)).toBeNull();
});

test("letters have places, and arrows lead from place to place", () => {
  expect(letterPlace(MYSZ, 4)).toBe("3,2");
  expect(letterPlace(KOTY, 1)).toBe("0,0");
  expect(stepFrom("3,0", "ArrowUp")).toEqual({ at: "3,-1", direction: "down" });
  expect(stepFrom("3,0", "ArrowLeft")).toEqual({ at: "2,0", direction: "across" });
  expect(stepFrom("3,0", "Tab")).toBeNull();
});

import { expect, test } from "vitest";
import { QUESTION_KEYS, understand } from "./questions.ts";

const WORDS = {
  words: { hand: "hand", ręka: "hand", reka: "hand", historia: "history", słowo: "word", "?": "moves" },
  phrases: { "słowa z jokerem": "find joker", "words with a joker": "find joker" },
  verbs: new Set(["słowo", "slowo", "wyłóż", "wyloz"]),
};
const question = (name: string, argument = "") => ({ kind: "question", name, argument });

test("questions are known in the language, in English, and without marks", () => {
  expect(understand(" Ręka ", WORDS)).toEqual(question("hand"));
  expect(understand("reka", WORDS)).toEqual(question("hand"));
  expect(understand("hand", WORDS)).toEqual(question("hand"));
  expect(understand("historia  5", WORDS)).toEqual(question("history", "5"));
  expect(understand("?", WORDS)).toEqual(question("moves"));
});

test("a whole phrase asks what a word asks, and what begins as one is no phrase", () => {
  const words = { ...WORDS, words: { ...WORDS.words, find: "find" } };
  expect(understand("Słowa  z jokerem", words)).toEqual(question("find", "joker"));
  expect(understand("words with a joker", words)).toEqual(question("find", "joker"));
  expect(understand("słowa z", words)).toEqual({ kind: "move", text: "słowa z" });
});

test("a word that is a question and a verb is a question alone or before a number, else a move", () => {
  expect(understand("słowo", WORDS)).toEqual(question("word"));
  expect(understand("słowo 3", WORDS)).toEqual(question("word", "3"));
  expect(understand("słowo KOT", WORDS)).toEqual({ kind: "move", text: "słowo KOT" });
  expect(understand("slowo KOT", WORDS)).toEqual({ kind: "move", text: "slowo KOT" });
});

test("whatever else is typed is a move, and what begins with a plus a part of one", () => {
  expect(understand("D", WORDS)).toEqual({ kind: "move", text: "D" });
  expect(understand("+ wyłóż KOT", WORDS)).toEqual({ kind: "part", text: "wyłóż KOT" });
  expect(understand("+", WORDS)).toEqual({ kind: "part", text: "" });
});

test("no key asks two questions", () => {
  expect(new Set(QUESTION_KEYS.map(({ key }) => key)).size).toBe(QUESTION_KEYS.length);
});

import { expect, test } from "vitest";
import {
  cardAt,
  EMPTY_DRAFT,
  fitDraft,
  isDraft,
  isLetter,
  type KlepkaView,
  lettersOf,
  placeName,
  placesDue,
  restOf,
  withMovedUse,
  withoutLast,
  withoutUse,
  withPlace,
  withUse,
  wordMove,
} from "./view.ts";

const VIEW: KlepkaView = {
  game: "klepka",
  seats: 2,
  phase: "flip",
  turn: 0,
  to_act: [0],
  scores: [0, 0],
  over: false,
  winners: [],
  reason: null,
  grid: [
    ["?", null, "?"],
    ["?", "?", null],
  ],
  hands: [["Оb", "Кy", "*"], []],
  made: 0,
  flips: 1,
  bonus: 0,
  words: [[], []],
  vote: null,
};

test("equal letter cards lie together, and keep their place when the draft uses some", () => {
  const letters = lettersOf(["Оb", "*", "Кy", "Оb", "Оy"], ["Оb", "*К"]);
  expect(letters).toEqual([
    { card: "Оb", count: 2, left: 1 },
    { card: "Кy", count: 1, left: 1 },
    { card: "Оy", count: 1, left: 1 },
  ]);
});

test("a polysemy that stands for a letter is no letter card", () => {
  expect(["Оb", "*", "*О", "~"].filter(isLetter)).toEqual(["Оb"]);
});

test("cards make a word letter by letter, a polysemy with the letter that it stands for", () => {
  const draft = withUse(withUse(withUse(EMPTY_DRAFT, "Оb", 0), "*О", 1), "Кy", 1);
  expect(wordMove(draft)).toBe("word ОКО [Оb Кy *О]");
  expect(wordMove(withoutLast(draft))).toBe("word ОК [Оb Кy]");
  expect(restOf(["Оb", "Кy", "*", "Оb"], draft.uses ?? [])).toEqual(["Оb"]);
});

test("cards of the word change their order and go back to the hand", () => {
  const draft = ["Кy", "Іb", "Тy"].reduce((made, use, at) => withUse(made, use, at), EMPTY_DRAFT);
  expect(withMovedUse(draft, 2, 0).word).toBe("ТКІ");
  expect(withMovedUse(draft, 0, 3).word).toBe("ІТК");
  expect(withoutUse(draft, 1).word).toBe("КТ");
});

test("an apostrophe and a space need no card", () => {
  const draft = ["Пy", "’", "Яy", "Тy", "Ьb"].reduce((made, use, at) => withUse(made, use, at), EMPTY_DRAFT);
  expect(wordMove(draft)).toBe("word П’ЯТЬ [Пy Яy Тy Ьb]");
  expect(fitDraft(draft, { ...VIEW, hands: [["Пy", "Яy", "Тy", "Ьb"], []] }, 0)).toBe(draft);
});

test("a typed word leaves the choice of cards to the rules", () => {
  expect(wordMove({ ...EMPTY_DRAFT, word: "око", uses: null })).toBe("word ОКО");
  expect(wordMove(EMPTY_DRAFT)).toBeNull();
});

test("places are named by column and row, and as many are due as cards lie", () => {
  expect(placeName(9, 7)).toBe("H10");
  expect(cardAt(VIEW, "B1")).toBeNull();
  expect(cardAt(VIEW, "B2")).toBe("?");
  expect(placesDue(VIEW)).toBe(2);
  expect(placesDue({ ...VIEW, flips: 3 })).toBe(4);
  expect(placesDue({ ...VIEW, phase: "words" })).toBe(0);
});

test("a draft loses cards that are gone and places that became gaps", () => {
  const draft = withPlace(withUse(EMPTY_DRAFT, "Оb", 0), "A1");
  expect(fitDraft(draft, VIEW, 0)).toBe(draft);
  expect(fitDraft(draft, { ...VIEW, hands: [["Кy"], []] }, 0).word).toBe("");
  expect(fitDraft(withPlace(draft, "B1"), VIEW, 0).places).toEqual(["A1"]);
  expect(fitDraft(draft, { ...VIEW, to_act: [1] }, 0).places).toEqual([]);
});

test("what is read from the browser's memory must have the shape of a draft", () => {
  expect(isDraft(JSON.parse(JSON.stringify(EMPTY_DRAFT)))).toBe(true);
  expect(isDraft({ word: 3, uses: [], places: [] })).toBe(false);
});

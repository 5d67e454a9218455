import { expect, test } from "vitest";
import {
  type CardsDraft,
  EMPTY_DRAFT,
  exchangeMove,
  fitDraft,
  isDraft,
  layMove,
  letterFor,
  nextFree,
  restOf,
  withExtra,
  withLaid,
  withMoved,
} from "./draft.ts";
import type { LyingWord } from "./view.ts";

const KOT: readonly LyingWord[] = [["KOT", 0, 0, "across"]];

function laid(...cards: readonly (readonly [at: string, letter: string])[]): CardsDraft {
  return cards.reduce((draft, [at, letter]) => withLaid(draft, at, letter), EMPTY_DRAFT);
}

test("the first word is named by its place and line", () => {
  expect(layMove(laid(["1,0", "O"], ["0,0", "K"], ["2,0", "t"]), [])).toBe("lay KOt 0 0 across");
});

test("a word down that extends what lies is named whole", () => {
  expect(layMove(laid(["3,-1", "M"], ["3,0", "Y"], ["3,1", "S"], ["3,2", "Z"]), KOT)).toBe("lay MYSZ 3 -1 down");
});

test("cards that lie are part of the word, and one card alone takes the line of its neighbours", () => {
  expect(layMove(laid(["3,0", "Y"]), KOT)).toBe("lay KOTY 0 0 across");
  expect(layMove(laid(["1,-1", "T"], ["1,1", "N"]), KOT)).toBe("lay TON 1 -1 down");
});

test("no move is made of cards with a gap or out of line", () => {
  expect(layMove(laid(["3,0", "Y"], ["5,0", "A"]), KOT)).toBeNull();
  expect(layMove(laid(["3,0", "Y"], ["4,1", "A"]), KOT)).toBeNull();
});

test("premium cards go with the word, and can be taken back", () => {
  const draft = withExtra(laid(["3,0", "Y"]), "x2");
  expect(layMove(draft, KOT)).toBe("lay KOTY 0 0 across x2");
  expect(withExtra(draft, "x2").extras).toEqual([]);
});

test("what lies is not in the hand any more, blanks counted as blanks", () => {
  const rest = restOf(["K", "*", "K", "x2"], withExtra(laid(["0,0", "k"], ["1,0", "K"]), "x2"));
  expect(rest).toEqual([{ card: "K", index: 2 }]);
  expect(letterFor([{ card: "*" }], "ą")).toBe("ą");
  expect(letterFor([{ card: "Ą" }], "ą")).toBe("Ą");
  expect(letterFor([{ card: "B" }], "ą")).toBeNull();
});

test("a laid card moves, and typing goes on at the next free place", () => {
  expect(withMoved(laid(["0,0", "K"]), "0,0", "5,5").laid).toEqual([{ at: "5,5", letter: "K" }]);
  expect(nextFree("0,0", "across", new Set(["0,0", "1,0"]))).toBe("2,0");
});

test("an exchange names the marked cards", () => {
  expect(exchangeMove({ ...EMPTY_DRAFT, exchange: [0, 2] }, ["K", "A", "c2"])).toBe("exchange K c2");
  expect(exchangeMove({ ...EMPTY_DRAFT, exchange: [] }, ["K"])).toBeNull();
});

test("a draft loses what others covered and what is no longer held", () => {
  const draft = laid(["0,1", "Y"], ["5,5", "A"]);
  expect(fitDraft(draft, [["KA", 0, 0, "down"]], ["Y", "A"]).laid).toEqual([{ at: "5,5", letter: "A" }]);
  expect(fitDraft(draft, KOT, ["Y", "B"]).laid).toEqual([{ at: "0,1", letter: "Y" }]);
  expect(fitDraft(draft, KOT, ["A", "Y"])).toBe(draft);
});

test("what is read from the browser's memory must have the shape of a draft", () => {
  expect(isDraft(JSON.parse(JSON.stringify(laid(["0,0", "K"]))))).toBe(true);
  expect(isDraft({ laid: [{}], extras: [], exchange: null })).toBe(false);
});

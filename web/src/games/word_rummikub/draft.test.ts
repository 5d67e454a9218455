import { expect, test } from "vitest";
import {
  isDraft,
  isSame,
  moved,
  playMove,
  rackTiles,
  rebased,
  relettered,
  restOf,
  split,
  swapped,
  type Tile,
  textOf,
  withWords,
  wordFrom,
  wordsOf,
} from "./draft.ts";

const TABLE = ["KOSZYK", "SZCzYT"];
const RACK = "AABCDOT";

function word(letters: string): readonly Tile[] {
  const made = wordFrom(rackTiles(RACK), letters);
  if (made === null) throw new Error(`the rack cannot make ${letters}`);
  return made;
}

test("a table as it lies is no draft and no move", () => {
  expect(withWords(TABLE, wordsOf(null, TABLE))).toBeNull();
  expect(playMove(null)).toBeNull();
});

test("own words are played as they are", () => {
  const draft = withWords(TABLE, [...wordsOf(null, TABLE), word("BAT")]);
  expect(playMove(draft)).toBe("play BAT");
  expect(restOf(RACK, draft).map((tile) => tile.face)).toEqual(["A", "C", "D", "O"]);
});

test("a split word is taken up, and an own tile lengthens a part of it", () => {
  const parts = split(wordsOf(null, TABLE), 0, 2);
  const own = word("T");
  expect(playMove(withWords(TABLE, moved(parts, own, 0, 2)))).toBe("play KOT SZYK from KOSZYK");
});

test("tiles moved within a word and out of it change their places only", () => {
  const words = wordsOf(null, TABLE);
  const first = words[0] ?? [];
  expect(textOf(moved(words, first.slice(0, 1), 0, 6)[0] ?? [])).toBe("OSZYKK");
  const apart = moved(words, first.slice(0, 1), -1, 0);
  expect(apart.map(textOf)).toEqual(["OSZYK", "SZCzYT", "K"]);
});

test("words are the same with the same tiles in the same places, and jokers for the same letters", () => {
  const words = wordsOf(null, TABLE);
  expect(isSame(words, wordsOf(null, TABLE))).toBe(true);
  expect(isSame(words, split(words, 0, 2))).toBe(false);
  const joker = words[1]?.[2] as Tile;
  expect(isSame(words, relettered(words, joker, "Ż"))).toBe(false);
});

test("a freed joker lies alone and may be given another letter", () => {
  const words = wordsOf(null, ["KoT"]);
  const joker = words[0]?.[1] as Tile;
  const tile = word("O")[0] as Tile;
  const freed = swapped(words, joker, tile);
  expect(freed.map(textOf)).toEqual(["KOT", "o"]);
  expect(relettered(freed, joker, "Ż").map(textOf)).toEqual(["KOT", "ż"]);
});

test("jokers of the rack stand for letters that are not there", () => {
  expect(textOf(wordFrom(rackTiles("K*T"), "kot") ?? [])).toBe("KoT");
  expect(wordFrom(rackTiles("KT"), "kot")).toBeNull();
});

test("a draft survives what others do as far as it can", () => {
  const own = withWords(TABLE, [...wordsOf(null, TABLE), word("BAT")]);
  expect(playMove(rebased(own, ["KOSZYK", "SZCZYTY"], RACK))).toBe("play BAT");
  const rebuilt = withWords(TABLE, moved(split(wordsOf(null, TABLE), 0, 2), word("T"), 0, 2));
  expect(playMove(rebased(rebuilt, ["KOSZYK", "SZCzYT", "LAS"], RACK))).toBe("play KOT SZYK from KOSZYK");
  expect(rebased(rebuilt, ["KOSZYKI", "SZCzYT"], RACK)).toBeNull();
  expect(playMove(rebased(own, TABLE, "AACDO"))).toBe("play A");
});

test("what is read from the browser's memory must have the shape of a draft", () => {
  expect(isDraft(JSON.parse(JSON.stringify(withWords(TABLE, [word("BAT")]))))).toBe(true);
  expect(isDraft({ base: [], words: [[{ id: 1 }]] })).toBe(false);
});

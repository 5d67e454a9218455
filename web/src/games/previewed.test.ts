import { expect, test } from "vitest";
import type { Preview } from "../net/messages.ts";
import { previewed, unmakeable } from "./previewed.ts";

const FITS: Preview = { fits: true, error: null, points: 7, working: [], words: [], lacks: [] };

test("a move that fits comes to its points", () => {
  expect(previewed(FITS)).toEqual({ kind: "points", points: 7 });
});

test("what a draft lacks is said before any other fault", () => {
  const error = { code: "too_short", message: "Too short.", rule: null };
  expect(previewed({ ...FITS, fits: false, error })).toEqual({ kind: "wrong", message: "Too short." });
  const lacks = ["K is no word.", "A tile of the table is missing."];
  expect(previewed({ ...FITS, fits: false, error, lacks })).toEqual({
    kind: "wrong",
    message: "K is no word. A tile of the table is missing.",
  });
});

test("a draft prepared before its turn is no fault", () => {
  const early = { ...FITS, fits: false, error: { code: "not_your_turn", message: "Not your turn.", rule: null } };
  expect(previewed(early)).toEqual({ kind: "points", points: 7 });
  expect(previewed({ ...early, points: null })).toBeNull();
  expect(previewed(null)).toBeNull();
});

test("a word that may not be made is named before its turn; at its turn the refusal does", () => {
  const words = [{ word: "ЦАРУЄ", known: false }];
  const error = { code: "wrong_phase", message: "Open cards.", rule: null };
  expect(unmakeable({ ...FITS, fits: false, error, words })).toBe("ЦАРУЄ");
  expect(unmakeable({ ...FITS, fits: false, error, words: [{ word: "РУНА", known: true }] })).toBeNull();
  expect(
    unmakeable({ ...FITS, fits: false, error: { code: "not_a_word", message: "None.", rule: null }, words }),
  ).toBeNull();
  expect(unmakeable({ ...FITS, words })).toBeNull();
  expect(unmakeable(null)).toBeNull();
});

import { expect, test } from "vitest";
import { marked } from "./Sentence.tsx";
import { asSpoken, signed } from "./spoken.ts";

test("words are spoken as words, and letters, cards and names as they are", () => {
  const sentence = `Anna plays ${marked("KOT")} and ${marked("СЛАВА УКРАЇНІ")}: ${marked("K")}, ${marked("c8")}, LITERA`;
  expect(asSpoken(sentence)).toBe(
    `Anna plays ${marked("kot")} and ${marked("слава україні")}: ${marked("K")}, ${marked("c8")}, LITERA`,
  );
});

test("a column left of the first differs from one right of it", () => {
  expect([signed(-2), signed(2)]).toEqual(["−2", "2"]);
});

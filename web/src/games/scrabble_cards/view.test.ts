import { expect, test } from "vitest";
import pack from "../../../../src/litera/games/scrabble_cards/packs/pl.json";
import { type Condition, pictureOf } from "./view.ts";

test("each condition of the pack has a picture of its own", () => {
  const pictures = Object.values(pack.conditions as Record<string, Condition>).map(pictureOf);
  expect(pictures).not.toContain("");
  expect(new Set(pictures).size).toBe(pictures.length);
});

test("a picture shows what is asked", () => {
  const asks = { plus: 5, minus: 5 };
  expect(pictureOf({ ...asks, kind: "length", least: 4, most: 4 })).toBe("····");
  expect(pictureOf({ ...asks, kind: "begins", letters: "K" })).toBe("K··");
  expect(pictureOf({ ...asks, kind: "another" })).toBe("");
});

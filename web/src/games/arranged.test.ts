import { expect, test } from "vitest";
import { arranged, freshFaces, placed, shuffled } from "./arranged.ts";

const itself = (face: string) => face;

test("a hand lies as it was arranged, and what is new follows", () => {
  expect(arranged([..."AKTA"], [..."TAA"], itself).join("")).toBe("TAAK");
  expect(arranged([..."AK"], [..."TKA"], itself).join("")).toBe("KA");
});

test("an item is moved before another one, or to the end", () => {
  expect(placed([..."KOT"], 0, 2).join("")).toBe("OKT");
  expect(placed([..."KOT"], 0, 3).join("")).toBe("OTK");
  expect(placed([..."KOT"], 2, 0).join("")).toBe("TKO");
  expect(placed([..."KOT"], 5, 0).join("")).toBe("KOT");
});

test("a shuffled hand has the same items", () => {
  expect([...shuffled([..."KOTEK"], Math.random)].sort()).toEqual([..."EKKOT"]);
  expect(shuffled([..."KOT"], () => 0).join("")).toBe("OTK");
});

test("only what a hand had not before is new", () => {
  expect(freshFaces([..."AKAT"], [..."AK"])).toEqual(["A", "T"]);
  expect(freshFaces([..."AK"], [..."AKT"])).toEqual([]);
});

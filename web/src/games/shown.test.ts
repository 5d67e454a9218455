import { expect, test } from "vitest";
import { marksOf, stringsOf } from "./shown.ts";

test("of equal faces only as many are marked as are meant", () => {
  expect([...marksOf(["A", "T", "A"], ["A", "K", "A", "A", "T"])]).toEqual([0, 2, 4]);
  expect([...marksOf(["Z"], ["A"])]).toEqual([]);
});

test("what an event does not have is an empty list", () => {
  const event = { seq: 1, kind: "opened", seat: 0, places: ["A1", "B2"], bonus: 0 };
  expect(stringsOf(event, "places")).toEqual(["A1", "B2"]);
  expect(stringsOf(event, "bonus")).toEqual([]);
  expect(stringsOf(event, "cards")).toEqual([]);
});

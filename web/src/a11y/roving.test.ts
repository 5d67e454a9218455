import { expect, test } from "vitest";
import { nearest } from "./roving.ts";

/** A grid of three columns: 0 1 2 / 3 4 5, with a gap where 4 would be. */
const SPOTS = [
  { x: 0, y: 0 },
  { x: 50, y: 0 },
  { x: 100, y: 0 },
  { x: 0, y: 50 },
  { x: 100, y: 50 },
];

test("arrows go to the nearest thing on their side", () => {
  expect(nearest(SPOTS, 0, "ArrowRight")).toBe(1);
  expect(nearest(SPOTS, 2, "ArrowDown")).toBe(4);
  expect(nearest(SPOTS, 4, "ArrowLeft")).toBe(3);
});

test("a gap is stepped over, and at the edge one stays", () => {
  expect(nearest(SPOTS, 3, "ArrowRight")).toBe(4);
  expect(nearest(SPOTS, 0, "ArrowLeft")).toBe(0);
  expect(nearest(SPOTS, 4, "ArrowDown")).toBe(4);
});

import { expect, test } from "vitest";
import {
  contentOf,
  fittingSize,
  frameOf,
  grown,
  isInSight,
  lyingAs,
  lyingIn,
  middleAt,
  middleOf,
  middleShowing,
  scrollOf,
  uncovered,
  zoomedMiddle,
} from "./viewport.ts";

const WINDOW = { width: 360, height: 300 };
const CONTENT = contentOf(["-2,0", "5,3"]);

test("the content is all that lies; an empty table has room for a first word", () => {
  expect(CONTENT).toEqual({ left: -2, top: 0, columns: 8, rows: 4 });
  expect(contentOf([]).columns).toBe(7);
});

test("there are always free places beyond the window, however little lies", () => {
  const frame = frameOf(CONTENT, 30, WINDOW);
  expect(frame.columns * 30).toBeGreaterThan(WINDOW.width);
  expect(frame.rows * 30).toBeGreaterThan(WINDOW.height);
  expect(frame.left).toBeLessThan(CONTENT.left);
  expect(frame.left + frame.columns).toBeGreaterThan(CONTENT.left + CONTENT.columns);
});

test("fitted, all is in sight with air around it; places stay fair targets where they should", () => {
  expect(fittingSize(CONTENT, WINDOW, "mouse")).toBe(30);
  const wide = contentOf(["0,0", "30,0"]);
  expect(fittingSize(wide, WINDOW, "mouse")).toBe(28);
  expect(fittingSize(wide, WINDOW, "finger")).toBe(34);
  expect(fittingSize(wide, WINDOW, null)).toBe(14);
});

test("the window stays where it is until a word comes to lie out of sight, and grows then", () => {
  const at = { middle: { column: 6, row: 5 }, size: 36 };
  const more = (...fresh: readonly string[]) => ({ content: contentOf(["0,0", ...fresh]), fresh: contentOf(fresh) });
  expect(grown(more("3,4"), at, WINDOW, "mouse")).toBe(at);
  const smaller = grown(more("7,3"), { ...at, middle: { column: 0, row: 0 } }, WINDOW, "mouse");
  expect(smaller).toEqual({ middle: { column: 4, row: 2 }, size: 30 });
  // Too far away for places that can still be pressed: the word itself is shown.
  expect(grown(more("30,3"), at, WINDOW, "mouse")).toEqual({ middle: { column: 30.5, row: 3.5 }, size: 28 });
});

test("scrolling and the middle of the window are two ways to say one thing", () => {
  const frame = frameOf(CONTENT, 30, WINDOW);
  const middle = { column: 1.5, row: 2 };
  expect(middleAt(scrollOf(middle, frame, 30, WINDOW), frame, 30, WINDOW)).toEqual(middle);
  expect(middleOf(CONTENT)).toEqual({ column: 2, row: 2 });
});

test("a place comes into sight by as little as will do, and one that is in sight moves nothing", () => {
  const middle = { column: 6, row: 5 };
  expect(middleShowing("3,4", 0, middle, 30, WINDOW)).toEqual(middle);
  expect(middleShowing("12,10", 0, middle, 30, WINDOW)).toEqual({ column: 7, row: 6 });
  expect(middleShowing("-1,-1", 0, middle, 30, WINDOW)).toEqual({ column: 5, row: 4 });
  expect(middleShowing("11,9", 0, middle, 30, WINDOW)).toEqual(middle);
  expect(middleShowing("11,9", 1, middle, 30, WINDOW)).toEqual({ column: 7, row: 6 });
  expect(middleShowing("0,4", 1, middle, 30, WINDOW)).toEqual({ column: 5, row: 5 });
});

test("a zoom leaves what is under the pointer where it is", () => {
  const spot = { x: 90, y: -60 };
  const after = zoomedMiddle({ column: 2, row: 2 }, spot, 30, 60);
  expect(after.column + spot.x / 60).toBe(2 + spot.x / 30);
  expect(after.row + spot.y / 60).toBe(2 + spot.y / 30);
});

test("what lies at the edge of the window is in sight, what lies over it is not", () => {
  const middle = { column: 6, row: 5 };
  expect(isInSight({ left: 0, top: 0, columns: 12, rows: 10 }, middle, 30, WINDOW)).toBe(true);
  for (const frame of [contentOf(["-1,4"]), contentOf(["12,4"]), contentOf(["3,-1"]), contentOf(["3,8", "3,10"])])
    expect(isInSight(frame, middle, 30, WINDOW)).toBe(false);
});

test("what glides begins where it was seen before, and ends where it lies", () => {
  const frame = frameOf(CONTENT, 30, WINDOW);
  const sight = { middle: { column: 2, row: 2 }, size: 30, room: WINDOW };
  const scroll = scrollOf(sight.middle, frame, sight.size, sight.room);
  expect(lyingAs(sight, scroll)).toBe(lyingIn(frame, 30));
  // Another frame has been drawn since, and scrolled to elsewhere.
  expect(lyingAs(sight, { left: scroll.left + 60, top: scroll.top - 30 })).toBe(
    lyingIn({ ...frame, left: frame.left - 2, top: frame.top + 1 }, 30),
  );
});

test("a word that would lie under a panel is moved above it, as little as will do", () => {
  const sight = { middle: { column: 6, row: 5 }, size: 30, room: WINDOW };
  expect(uncovered(contentOf(["3,2", "6,2"]), sight, 150)).toEqual({ column: 6, row: 5 });
  expect(uncovered(contentOf(["3,7", "6,7"]), sight, 150)).toEqual({ column: 6, row: 9 });
  // Longer than what is left: from its beginning on
  expect(uncovered(contentOf(["3,2", "3,9"]), sight, 150)).toEqual({ column: 6, row: 6 });
});

import { expect, test } from "vitest";
import { EMPTY_HOLD, type Hold, type HoldEvent, heldThing, stepHold } from "./hold.ts";

const takes = (thing: string, place: string) => place !== "wall" && thing !== place;

function run(...events: HoldEvent[]): { hold: Hold; puts: string[] } {
  const puts: string[] = [];
  let hold: Hold = EMPTY_HOLD;
  for (const event of events) {
    const step = stepHold(hold, event, takes);
    hold = step.hold;
    if (step.put !== null) puts.push(`${step.put.thing}>${step.put.place}`);
  }
  return { hold, puts };
}

test("a thing that is picked and placed is put there", () => {
  expect(run({ kind: "pick", thing: "a" }, { kind: "place", place: "x" })).toEqual({ hold: EMPTY_HOLD, puts: ["a>x"] });
});

test("picking the held thing lays it back, picking another changes hands", () => {
  expect(run({ kind: "pick", thing: "a" }, { kind: "pick", thing: "a" }).hold).toEqual(EMPTY_HOLD);
  expect(heldThing(run({ kind: "pick", thing: "a" }, { kind: "pick", thing: "b" }).hold)).toBe("b");
});

test("a place that does not take the thing leaves it held; Escape lays it back", () => {
  const held = run({ kind: "pick", thing: "a" }, { kind: "place", place: "wall" });
  expect(heldThing(held.hold)).toBe("a");
  expect(held.puts).toEqual([]);
  expect(stepHold(held.hold, { kind: "cancel" }, takes).hold).toEqual(EMPTY_HOLD);
});

test("placing with an empty hand does nothing", () => {
  expect(run({ kind: "place", place: "x" })).toEqual({ hold: EMPTY_HOLD, puts: [] });
});

test("a press without a way is a click, and keeps what was held before it", () => {
  const { hold, puts } = run(
    { kind: "pick", thing: "a" },
    { kind: "press", thing: "b", x: 0, y: 0 },
    { kind: "move", x: 2, y: 2, over: "x" },
    { kind: "release", over: "x" },
  );
  expect(heldThing(hold)).toBe("a");
  expect(puts).toEqual([]);
});

test("while a press may yet be a click, what was held is held", () => {
  const { hold } = run({ kind: "pick", thing: "a" }, { kind: "press", thing: "b", x: 0, y: 0 });
  expect(heldThing(hold)).toBe("a");
});

test("a drag ends in a place that takes the thing, and anywhere else it goes back", () => {
  const press: HoldEvent = { kind: "press", thing: "a", x: 0, y: 0 };
  const away: HoldEvent = { kind: "move", x: 30, y: 0, over: "x" };
  expect(run(press, away).hold).toEqual({ kind: "held", thing: "a", dragged: true, over: "x" });
  expect(run(press, away, { kind: "release", over: "x" }).puts).toEqual(["a>x"]);
  expect(run(press, away, { kind: "release", over: "wall" })).toEqual({ hold: EMPTY_HOLD, puts: [] });
  expect(run(press, away, { kind: "release", over: null })).toEqual({ hold: EMPTY_HOLD, puts: [] });
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Announcer, GAP_MS, MOST_WAITING, makeAnnouncer } from "./announcer.ts";

let announcer: Announcer;
let heard: string[];

beforeEach(() => {
  vi.useFakeTimers();
  announcer = makeAnnouncer(() => Date.now());
  heard = [];
  announcer.regions.subscribe(() => {
    const { first, second } = announcer.regions.get();
    heard.push(`${first === null ? 2 : 1}:${(first ?? second)?.text}`);
  });
});
afterEach(() => {
  announcer.stop();
  vi.useRealTimers();
});

test("two regions take turns, with a gap between sentences", () => {
  announcer.announce("one");
  announcer.announce("two");
  expect(heard).toEqual(["1:one"]);
  vi.advanceTimersByTime(GAP_MS);
  expect(heard).toEqual(["1:one", "2:two"]);
});

test("a sentence is not said twice in a row, and may be said again later", () => {
  announcer.announce("one");
  announcer.announce("one");
  vi.advanceTimersByTime(10_000);
  expect(heard).toEqual(["1:one"]);
  announcer.announce("one");
  expect(heard).toEqual(["1:one", "2:one"]);
});

test("what happens twice in a row is said twice", () => {
  announcer.narrate("Bruno: hand turned, 1 card");
  announcer.narrate("Bruno: hand turned, 1 card");
  vi.advanceTimersByTime(GAP_MS);
  expect(heard).toEqual(["1:Bruno: hand turned, 1 card", "2:Bruno: hand turned, 1 card"]);
});

test("what was said a moment ago is said again where something else is to be said before it", () => {
  announcer.announce("Nothing matches.");
  announcer.announce("On turn: Bruno");
  announcer.announce("Nothing matches.");
  vi.advanceTimersByTime(GAP_MS * 3);
  expect(heard).toEqual(["1:Nothing matches.", "2:On turn: Bruno", "1:Nothing matches."]);
});

test("a busy table is joined, and nothing is lost", () => {
  for (let number = 0; number <= MOST_WAITING + 1; number += 1) announcer.announce(`s${number}`);
  vi.advanceTimersByTime(GAP_MS * 20);
  expect(heard.join(" ").replaceAll(/[12]:/g, "")).toBe("s0 s1. s2. s3. s4. s5. s6. s7");
  expect(heard).toHaveLength(2);
});

test("an answer to a question goes before what waits, and what waits is said after it", () => {
  announcer.announce("one");
  announcer.announce("two");
  announcer.announce("three");
  announcer.answer("hand");
  announcer.answer("hand");
  announcer.answer("scores");
  vi.advanceTimersByTime(GAP_MS * 10);
  expect(heard).toEqual(["1:one", "2:hand", "1:scores", "2:two", "1:three"]);
});

test("the same answer is said again when it is asked for again", () => {
  announcer.answer("hand");
  vi.advanceTimersByTime(GAP_MS);
  announcer.answer("hand");
  expect(heard).toEqual(["1:hand", "2:hand"]);
});

test("what comes while an answer is said is not lost", () => {
  announcer.answer("hand");
  announcer.announce("Bogdan: KOT");
  announcer.answer("clock");
  announcer.announce("Your turn.");
  vi.advanceTimersByTime(GAP_MS * 10);
  expect(heard).toEqual(["1:hand", "2:clock", "1:Bogdan: KOT", "2:Your turn."]);
});

test("lines are said as sentences of their own", () => {
  announcer.answer("Your turn.\nBank: 3 tiles\nNobody waits");
  expect(heard).toEqual(["1:Your turn. Bank: 3 tiles. Nobody waits"]);
});

test("what was said last can be said again", () => {
  expect(announcer.lastSaid()).toBeNull();
  announcer.announce("one");
  announcer.announce("two");
  expect(announcer.lastSaid()).toBe("one");
  vi.advanceTimersByTime(GAP_MS);
  expect(announcer.lastSaid()).toBe("two");
});

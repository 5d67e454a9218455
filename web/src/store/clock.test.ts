import { expect, test } from "vitest";
import { answerUntil, clockText, millisecondsLeft } from "./clock.ts";

const reading = {
  clock: {
    kind: "game",
    minutes: 5,
    increment: 0,
    left: [60_000, 5_000],
    running: [1],
    answer: 20_000,
    at: 1_900_000_000_000,
  },
  cameAt: 100,
} as const;

test("only a running clock falls, by this machine's steady time, and never below nothing", () => {
  expect(millisecondsLeft(reading, 0, 3100)).toBe(60_000);
  expect(millisecondsLeft(reading, 1, 3100)).toBe(2000);
  expect(millisecondsLeft(reading, 1, 99_999)).toBe(0);
  expect(millisecondsLeft(reading, 1, 50)).toBe(5000);
});

test("a table without clocks shows none", () => {
  expect(
    millisecondsLeft({ clock: { kind: "none", left: null, running: [], answer: null, at: 0 }, cameAt: 0 }, 0, 5),
  ).toBeNull();
});

test("an answer is waited for until a moment of this machine, where there is a time for it", () => {
  expect(answerUntil(reading)).toBe(20_100);
  expect(answerUntil({ ...reading, clock: { ...reading.clock, answer: null } })).toBeNull();
});

test("times are written as people read clocks", () => {
  expect(clockText(125_000)).toEqual({ days: 0, time: "2:05" });
  expect(clockText(9_420)).toEqual({ days: 0, time: "0:09.4" });
  expect(clockText(3_725_000)).toEqual({ days: 0, time: "1:02:05" });
  expect(clockText(2 * 86_400_000 + 61_000)).toEqual({ days: 2, time: "0:01:01" });
});

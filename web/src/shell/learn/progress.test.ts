import { expect, test } from "vitest";
import { keepProgress, readProgress } from "./progress.ts";

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test("each game's tutorial goes on where it was left", () => {
  const kept = memory();
  keepProgress(kept, "klepka", { done: 3, game: null });
  keepProgress(kept, "dnup", { done: 5, game: "/t/abcd" });
  expect(readProgress(kept, "klepka")).toEqual({ done: 3, game: null });
  expect(readProgress(kept, "dnup")).toEqual({ done: 5, game: "/t/abcd" });
  expect(readProgress(kept, "word_rummikub")).toEqual({ done: 0, game: null });
});

test("what is no progress is none", () => {
  for (const stored of ["", "x", "-1 /t/a", "1.5"]) {
    expect(readProgress({ getItem: () => stored }, "dnup")).toEqual({ done: 0, game: null });
  }
});

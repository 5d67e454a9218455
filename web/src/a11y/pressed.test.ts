import { expect, it } from "vitest";
import { keyOf } from "./pressed.ts";

it.each([
  ["h", "KeyH", false, "h"],
  ["H", "KeyH", true, "h"],
  ["р", "KeyH", false, "h"],
  ["і", "KeyS", false, "s"],
  ["ł", "KeyL", false, "ł"],
  // A French keyboard writes a Q where others have the A.
  ["q", "KeyA", false, "q"],
  [".", "Slash", false, "/"],
  [",", "Slash", true, "?"],
  ["/", "Slash", false, "/"],
  ["?", "Digit7", true, "?"],
  ["ж", "Semicolon", false, "ж"],
  ["Enter", "Enter", false, "enter"],
])("takes %s at %s, Shift %s, for %s", (key, code, shiftKey, pressed) => {
  expect(keyOf({ key, code, shiftKey })).toBe(pressed);
});

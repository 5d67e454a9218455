import { fireEvent, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { FREE_LETTERS, JUMPS, type Jump, jumpKey, jumpOf, jumpTo, useJumps, withJumpKey, wrongKey } from "./jumps.ts";

const KEYS = { jumps: true, jumpKeys: {} };
const press = (code: string, more: object = {}) => ({
  ...{ code, ctrlKey: true, altKey: true, shiftKey: false, metaKey: false, getModifierState: () => false },
  ...more,
});

test("each jump has a key of its own, with Ctrl and Alt", () => {
  expect(new Set(JUMPS.map((jump) => jumpKey(jump, KEYS))).size).toBe(JUMPS.length);
  expect(jumpOf(press("Digit2"), KEYS)).toBe("board");
  expect(jumpOf(press("Digit2", { ctrlKey: false }), KEYS)).toBeNull();
  expect(jumpOf(press("Digit2", { altKey: false }), KEYS)).toBeNull();
  expect(jumpOf(press("Digit2", { shiftKey: true }), KEYS)).toBeNull();
});

test("what AltGr writes in a field is no jump; elsewhere it is what Windows says for Ctrl and Alt", () => {
  const altGr = press("Digit2", { ctrlKey: false, altKey: false, getModifierState: () => true });
  expect(jumpOf(altGr, KEYS, true)).toBeNull();
  expect(jumpOf(altGr, KEYS, false)).toBe("board");
});

test("letters that screen readers, browsers, desktops and keyboards need are no jump keys", () => {
  for (const letter of "njztacelosxiqu") expect(wrongKey(letter)).toBe("taken");
  for (const sign of ["/", "ґ", "ł", " "]) expect(wrongKey(sign)).toBe("wrong");
  for (const key of [...FREE_LETTERS, ..."0123456789"]) expect(wrongKey(key)).toBeNull();
  expect(FREE_LETTERS.length).toBeGreaterThanOrEqual(JUMPS.length);
});

test("in a dialog messages are gone through, and nothing takes the focus out of it", () => {
  document.body.innerHTML = '<div role="dialog"><button>Close</button></div>';
  const jumps: Jump[] = [];
  renderHook(() => useJumps(KEYS, (jump) => jumps.push(jump)));
  const button = document.querySelector("button") as HTMLElement;
  for (const code of ["Digit2", "Digit8", "Digit0"])
    fireEvent.keyDown(button, { code, ctrlKey: true, altKey: true, bubbles: true });
  expect(jumps).toEqual(["previous", "buffer"]);
});

test("a key can be chosen, which takes it from the other; and all can be off", () => {
  const jumpKeys = withJumpKey("chat", "2", KEYS);
  expect(jumpOf(press("Digit2"), { jumps: true, jumpKeys })).toBe("chat");
  expect(jumpKey("board", { jumps: true, jumpKeys })).toBe("");
  const letters = withJumpKey("log", "g", KEYS);
  expect(jumpOf(press("KeyG"), { jumps: true, jumpKeys: letters })).toBe("log");
  expect(jumpOf(press("Digit2"), { ...KEYS, jumps: false })).toBeNull();
});

test("a part has the focus, also one that is no tab stop", () => {
  document.body.innerHTML = '<p data-part="prompt">Lay</p>';
  expect(jumpTo("prompt")).toBe(true);
  expect(document.activeElement?.textContent).toBe("Lay");
  expect(jumpTo("board")).toBe(false);
  document.body.innerHTML =
    '<div data-part="board"><button tabindex="0">Larger</button><i role="gridcell" tabindex="0">A1</i></div>';
  expect(jumpTo("board")).toBe(true);
  expect(document.activeElement?.textContent).toBe("A1");
});

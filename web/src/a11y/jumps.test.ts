import { expect, test } from "vitest";
import { JUMPS, jumpKey, jumpOf, jumpTo, withJumpKey } from "./jumps.ts";

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

test("what AltGr writes is no jump", () => {
  expect(jumpOf(press("Digit2", { getModifierState: () => true }), KEYS)).toBeNull();
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

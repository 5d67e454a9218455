import { expect, test } from "vitest";
import { isCommand } from "./typed.ts";

const PLAIN = { ctrlKey: false, metaKey: false, altKey: false };

test("a letter is written with AltGr and with Option, as ą is on Polish keyboards", () => {
  expect(isCommand({ ...PLAIN, key: "a" })).toBe(false);
  expect(isCommand({ ...PLAIN, key: "ą" })).toBe(false);
  expect(isCommand({ ...PLAIN, key: "ą", altKey: true })).toBe(false);
  expect(isCommand({ ...PLAIN, key: "Ą", altKey: true, ctrlKey: true })).toBe(false);
});

test("other presses with Ctrl, Alt or Meta are commands", () => {
  expect(isCommand({ ...PLAIN, key: "a", ctrlKey: true })).toBe(true);
  expect(isCommand({ ...PLAIN, key: "с", ctrlKey: true })).toBe(true);
  expect(isCommand({ ...PLAIN, key: "a", altKey: true })).toBe(true);
  expect(isCommand({ ...PLAIN, key: "ArrowLeft", altKey: true })).toBe(true);
  expect(isCommand({ ...PLAIN, key: "ą", metaKey: true })).toBe(true);
});

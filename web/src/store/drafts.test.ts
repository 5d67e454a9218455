import { beforeEach, expect, test } from "vitest";
import { keepDraft, readDraft } from "./drafts.ts";

const isNumber = (value: unknown): value is number => typeof value === "number";

beforeEach(() => localStorage.clear());

test("a draft is read back after a reload, and forgotten when it is empty", () => {
  keepDraft(localStorage, "T", 7, 1);
  expect(readDraft(localStorage, "T", isNumber)).toBe(7);
  keepDraft(localStorage, "T", null, 2);
  expect(readDraft(localStorage, "T", isNumber)).toBeNull();
});

test("what is no draft, or no JSON, counts as none", () => {
  keepDraft(localStorage, "T", "seven", 1);
  expect(readDraft(localStorage, "T", isNumber)).toBeNull();
  localStorage.setItem("litera.draft.T", "{");
  expect(readDraft(localStorage, "T", isNumber)).toBeNull();
});

test("the oldest drafts go when there are many", () => {
  for (let table = 0; table < 50; table += 1) keepDraft(localStorage, `t${table}`, table, table);
  expect(readDraft(localStorage, "t0", isNumber)).toBeNull();
  expect(readDraft(localStorage, "t49", isNumber)).toBe(49);
  expect(localStorage.length).toBe(40);
});

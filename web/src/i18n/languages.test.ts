import { expect, it } from "vitest";
import { chooseLanguage } from "./languages.ts";

it.each([
  [["la", "pl-PL", "en"], "pl"],
  [["uk"], "uk"],
  [["RO-md"], "ro"],
  [["la"], "en"],
  [[], "en"],
])("of %j it chooses %s", (wanted, chosen) => {
  expect(chooseLanguage(wanted)).toBe(chosen);
});

import { expect, it } from "vitest";
import { changeSettings, DEFAULTS, readSettings, settings } from "./settings.ts";

it("has defaults for what is not stored", () => {
  expect(readSettings(null)).toEqual(DEFAULTS);
  expect(readSettings("{}")).toEqual(DEFAULTS);
});

it.each([
  "no JSON",
  "3",
  "null",
  '{"theme": "pink", "volume": 900, "verbosity": 7, "language": "xx", "braille": "yes", "levels": {"dnup": 3}}',
])("takes nothing from %j", (stored) => {
  expect(readSettings(stored)).toEqual(DEFAULTS);
});

it("keeps what is changed, for the next visit too", () => {
  changeSettings({ theme: "dark", volume: 0 });
  expect(settings.get()).toMatchObject({ theme: "dark", volume: 0, sounds: "all" });
  expect(readSettings(localStorage.getItem("litera.settings"))).toEqual(settings.get());
});

import { expect, test } from "vitest";
import { spokenTime } from "./spokenTime.ts";

test("a time is said in the units that it has, in the plurals of each language", () => {
  expect(spokenTime(125, "en")).toBe("2 minutes 5 seconds");
  expect(spokenTime(60, "en")).toBe("1 minute");
  expect(spokenTime(0, "en")).toBe("0 seconds");
  expect(spokenTime(20, "pl")).toBe("20 sekund");
  expect(spokenTime(122, "pl")).toBe("2 minuty 2 sekundy");
  expect(spokenTime(3601, "uk")).toBe("1 година 1 секунда");
  expect(spokenTime(20, "ro")).toBe("20 de secunde");
});

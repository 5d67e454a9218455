import { expect, test } from "vitest";
import { withoutPlaces, withPlaces } from "./places.ts";

const LAID = "Ala: \u2068KOT\u2069 \u20662\u2069 \u2066-1\u2069 across, 4 points";

test("places are kept for who counts them, and left out for who sees none; marks of words stay", () => {
  expect(withPlaces(LAID)).toBe("Ala: \u2068KOT\u2069 2 -1 across, 4 points");
  expect(withoutPlaces(LAID)).toBe("Ala: \u2068KOT\u2069 across, 4 points");
});

test("sentences without places stay as they are", () => {
  expect(withoutPlaces("You: accept")).toBe("You: accept");
});

import { expect, test } from "vitest";
import { moveOf, replayLink } from "./replayLink.ts";

test("an address brings back the move that it was made for", () => {
  const address = new URL(replayLink("a/b", 12), "http://litera.test");
  expect(address.pathname).toBe("/t/a%2Fb");
  expect(moveOf(address.searchParams)).toBe(12);
});

test.each(["", "?move=", "?move=-1", "?move=x", "?move=1e9", "?move=123456"])("%s names no move", (query) => {
  expect(moveOf(new URLSearchParams(query))).toBeNull();
});

import { expect, it } from "vitest";
import { navigate, routeOf } from "./router.ts";

it.each([
  ["/", "lobby", {}],
  ["/new", "new", {}],
  ["/new/some", "new", { game: "some" }],
  ["/t/AbC", "table", { table: "AbC" }],
  ["/t/%C5%82", "table", { table: "ł" }],
  ["/t", "missing", {}],
  ["/t/AbC/more", "missing", {}],
  ["/t/%FF", "missing", {}],
  ["/nowhere", "missing", {}],
])("%s is the page %s", (path, page, parameters) => {
  expect(routeOf(path)).toMatchObject({ page, parameters });
});

it("keeps the query", () => {
  expect(routeOf("/t/AbC", "?invitation=x").query.get("invitation")).toBe("x");
});

it("adds one entry to the history for each change of address", () => {
  const before = history.length;
  navigate("/settings");
  navigate("/settings");
  expect(location.pathname).toBe("/settings");
  expect(history.length).toBe(before + 1);
});

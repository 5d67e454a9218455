import { afterEach, expect, test } from "vitest";
import { iconWith, markTab } from "./tabIcon.ts";

afterEach(() => document.head.replaceChildren());

test("the icon bears the count of games that wait, and none where none does", () => {
  expect(iconWith(0)).toBe("/icon.svg");
  expect(decodeURIComponent(iconWith(3))).toContain(">3</text>");
  expect(decodeURIComponent(iconWith(12))).toContain(">9+</text>");
});

test("the page's own icon is changed, and changed back", () => {
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
  const icon = () => document.querySelector("link")?.getAttribute("href");
  markTab(2);
  expect(icon()).toBe(iconWith(2));
  markTab(0);
  expect(icon()).toBe("/icon.svg");
});

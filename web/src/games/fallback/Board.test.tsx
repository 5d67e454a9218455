import { fireEvent, screen, within } from "@testing-library/react";
import axe from "axe-core";
import { beforeAll, expect, test } from "vitest";
import { showBoard } from "../../../tests/board.tsx";
import { LANGUAGES } from "../../i18n/languages.ts";
import { switchLanguage } from "../../i18n/text.ts";
import type { Json, TableView } from "../../net/messages.ts";
import { loadFront } from "../registry.ts";
import { front } from "./front.ts";
import { ownKeys, written } from "./reading.ts";

const VIEW: TableView & { readonly [key: string]: Json } = {
  game: "crazy_eights",
  seats: 2,
  phase: "play",
  turn: 0,
  to_act: [0],
  scores: [0, 0],
  over: false,
  winners: [],
  reason: null,
  hands: [
    ["8S", "JC"],
    ["?", "?", "?"],
  ],
  stock: 41,
  pile: ["2D", "JD"],
  passes: 0,
};
const LEGAL = { moves: ["play 8S", "play JC", "draw"], total: 3, complete: true };

beforeAll(() => switchLanguage("en"));

test("a game that brings no front has the plain one, and the page's own games have theirs", async () => {
  expect(await loadFront("crazy_eights")).toBe(front);
  expect(await loadFront("dnup")).not.toBe(front);
});

test("each legal move is a button that plays it", () => {
  const { act } = showBoard(front, { view: VIEW, legal: LEGAL });
  fireEvent.click(screen.getByRole("button", { name: "play JC" }));
  expect(act).toHaveBeenCalledWith("play JC");
  expect(screen.getAllByRole("button")).toHaveLength(3);
});

test("the keys of the view, the own hand and what the game says are read in order", async () => {
  showBoard(front, { view: VIEW, legal: LEGAL });
  const hand = screen.getByRole("region", { name: "Your hand" });
  expect(
    within(hand)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["8S", "JC"]);
  expect(await screen.findByText("told of table")).toBeTruthy();
  expect(await screen.findByText("told of now")).toBeTruthy();
  const terms = screen.getAllByRole("term").map(({ textContent }) => textContent);
  expect(terms).toEqual(["stock", "pile", "passes", "Hand: Ola"]);
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "On the table",
    "Your hand",
    "Your moves",
  ]);
});

test("moves that aren't listed can be typed, and nobody is offered a move out of turn", () => {
  showBoard(front, { view: VIEW, legal: { ...LEGAL, total: 9, complete: false } });
  expect(screen.getByText("There are more moves. Type them in the move field.")).toBeTruthy();
});

test("a seat that isn't to act has no moves, and a spectator neither moves nor a hand", () => {
  showBoard(front, { view: { ...VIEW, to_act: [1] }, legal: { moves: [], total: 0, complete: true } });
  expect(screen.getByText("It isn’t your turn.")).toBeTruthy();
});

test("a spectator has neither moves nor a hand", () => {
  showBoard(front, { view: VIEW, you: null });
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByRole("region", { name: "Your hand" })).toBeNull();
});

test.each(LANGUAGES)("the plain board is accessible in %s", async (language) => {
  await switchLanguage(language);
  showBoard(front, { view: VIEW, legal: LEGAL });
  const { violations } = await axe.run(document.body, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
  await switchLanguage("en");
});

test("values of any shape are written", () => {
  expect(written(null)).toBe("–");
  expect(written([])).toBe("–");
  expect(written(true)).toBe("✓");
  expect(written([["A", 2], { top_card: "8S", free: false }])).toBe("(A, 2), (top card: 8S; free: ✗)");
  expect(ownKeys(VIEW)).toEqual([
    ["stock", "41"],
    ["pile", "2D, JD"],
    ["passes", "0"],
  ]);
});

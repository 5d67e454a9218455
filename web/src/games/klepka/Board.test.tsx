import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { showBoard } from "../../../tests/board.tsx";
import { marked } from "../../a11y/Sentence.tsx";
import { fetchLayers } from "../../design/components/overlays.tsx";
import { fetchTexts } from "../../i18n/text.ts";
import type { GameEvent, Preview } from "../../net/messages.ts";
import flip from "./fixtures/flip.json";
import words from "./fixtures/words.json";
import { front } from "./index.ts";
import type { KlepkaView } from "./view.ts";

/** A turn of words, and the opening of two cards that are a pair, as the engine told them. */
const WORDS: KlepkaView = words.view;
const FLIP: KlepkaView = flip.view;
const AFTER: KlepkaView = flip.after;
const PREVIEW: Preview = words.preview;

vi.setConfig({ testTimeout: 30_000 });
beforeAll(() => fetchTexts("klepka"));
beforeAll(fetchLayers);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function tray(): HTMLElement {
  return screen.getByLabelText("The cards in your word");
}

test("pressed cards become a word, and one that is pressed there comes back", () => {
  const { move } = showBoard(front, { view: WORDS });
  fireEvent.click(screen.getByRole("option", { name: "Е, yellow, 1 point" }));
  fireEvent.click(screen.getByRole("option", { name: "А, blue, 1 point" }));
  expect(move()).toBe("word ЕА [Еy Аb]");
  fireEvent.click(within(tray()).getByRole("option", { name: "1: Е, yellow, 1 point" }));
  expect(move()).toBe("word А [Аb]");
});

test("a card that is used leaves its place empty, so that the others stay where they are", () => {
  showBoard(front, { view: WORDS });
  const hand = () => [...(document.querySelector(".klepka-hand")?.children ?? [])].map(({ tagName }) => tagName);
  const before = hand();
  fireEvent.click(screen.getByRole("option", { name: "Е, yellow, 1 point" }));
  expect(hand()).toHaveLength(before.length);
  expect(hand().filter((tag) => tag !== "BUTTON")).toHaveLength(1);
});

test("the letter in a card's name is of the game's language", () => {
  showBoard(front, { view: WORDS, words: "uk" });
  const card = screen.getByRole("option", { name: /^А ?, blue, 1 point$/ });
  expect(card.querySelector(".unseen [lang=uk]")?.textContent).toBe("А");
});

test("a typed word leaves the cards to the rules, and Enter makes it", () => {
  const { act: acted, announce, move } = showBoard(front, { view: WORDS, preview: PREVIEW });
  const field = screen.getByRole("textbox", { name: "Your word" });
  fireEvent.change(field, { target: { value: "ее" } });
  expect(move()).toBe("word ЕЕ");
  expect(screen.getByText("2 points")).toBeDefined();
  act(() => vi.advanceTimersByTime(1000));
  expect(announce).toHaveBeenLastCalledWith(`${marked("ЕЕ")}: 2 points`);
  expect(within(tray()).getByText("The best cards are picked automatically.")).toBeDefined();
  fireEvent.submit(field);
  expect(acted).toHaveBeenCalledWith("word ЕЕ");
});

test("the end of the words is a button, however many words there are", () => {
  const { act: acted } = showBoard(front, { view: WORDS });
  fireEvent.click(screen.getByRole("button", { name: "Flip cards" }));
  expect(acted).toHaveBeenCalledWith("done");
});

test("a card that is pressed before the words are done says what is to be done", () => {
  const { act: acted, announce } = showBoard(front, { view: WORDS });
  fireEvent.click(screen.getByRole("gridcell", { name: "A1: face down" }));
  expect(acted).not.toHaveBeenCalled();
  expect(announce).toHaveBeenLastCalledWith("Make words, or flip cards.");
});

test("a word that may not be made is named before its turn, and once, however many places are chosen", () => {
  const error = { code: "wrong_phase", message: "Open cards now.", rule: null };
  const preview = { ...PREVIEW, fits: false, error, words: [{ word: "ЕЕ", known: false }] };
  const view = { ...WORDS, phase: "flip", flips: 2 };
  const { announce } = showBoard(front, { view, preview });
  fireEvent.change(screen.getByRole("textbox", { name: "Your word" }), { target: { value: "ее" } });
  act(() => vi.advanceTimersByTime(1000));
  expect(screen.queryByText("2 points")).toBeNull();
  fireEvent.click(screen.getByRole("gridcell", { name: "A1: face down" }));
  act(() => vi.advanceTimersByTime(1000));
  expect(announce.mock.calls.flat()).toHaveLength(1);
  expect(screen.getByText("At this table, ЕЕ doesn’t count as a word.")).toBeDefined();
});

test("where the table votes on unknown words, any word has its points before its turn", () => {
  const error = { code: "wrong_phase", message: "Open cards now.", rule: null };
  const preview = { ...PREVIEW, fits: false, error, words: [{ word: "ЕЕ", known: false }] };
  showBoard(front, { view: { ...WORDS, phase: "flip", flips: 2 }, preview, options: { unknown_words: "vote" } });
  fireEvent.change(screen.getByRole("textbox", { name: "Your word" }), { target: { value: "ее" } });
  expect(screen.getByText("2 points")).toBeDefined();
});

test("chosen places are opened when as many are chosen as are due", () => {
  const { act: acted } = showBoard(front, { view: FLIP });
  for (const place of ["A1", "B1"]) fireEvent.click(screen.getByRole("gridcell", { name: `${place}: face down` }));
  expect(acted).toHaveBeenCalledWith(flip.move);
});

test("what was opened is seen by all, and turns back or goes when it has been seen", () => {
  const { next } = showBoard(front, { view: FLIP, you: null });
  next(AFTER, flip.events as readonly GameEvent[]);
  const opened = flip.events.find(({ kind }) => kind === "opened");
  const [first] = opened?.cards ?? [];
  expect(screen.getByRole("gridcell", { name: new RegExp(`^A1: ${first?.slice(0, 1)},`) }).className).toContain(
    "klepka-open",
  );
  act(() => vi.advanceTimersByTime(4000));
  expect(screen.queryByRole("gridcell", { name: new RegExp(`^A1: ${first?.slice(0, 1)},`) })).toBeNull();
});

test("prize cards are at hand in others’ turns too", () => {
  const { act: acted } = showBoard(front, { view: { ...WORDS, turn: 1, to_act: [1] } });
  fireEvent.click(screen.getByRole("button", { name: /^Exchange/ }));
  const dialog = screen.getByRole("dialog", { name: "Exchange" });
  fireEvent.click(within(dialog).getByRole("radio", { name: "Е, blue, 1 point" }));
  const theirs = within(dialog).getByRole("radiogroup", { name: "You take from Ola" });
  fireEvent.click(within(theirs).getByRole("radio", { name: "Chaos" }));
  fireEvent.click(within(dialog).getByRole("button", { name: "Exchange" }));
  expect(acted).toHaveBeenCalledWith("exchange Еb 1 #");
});

test("chaos is seen on the board, and places chosen before it are chosen no longer", () => {
  const { next } = showBoard(front, { view: FLIP });
  fireEvent.click(screen.getByRole("gridcell", { name: "A1: face down" }));
  expect(document.querySelectorAll(".klepka-chosen")).toHaveLength(1);
  next(FLIP, [{ seq: 1, kind: "chaos", seat: 1 }]);
  expect(screen.getByText("Ola: chaos! The cards on the table have been shuffled.")).toBeDefined();
  expect(document.querySelector(".klepka-shuffled")).not.toBeNull();
  expect(document.querySelectorAll(".klepka-chosen")).toHaveLength(0);
  act(() => vi.advanceTimersByTime(6000));
  expect(screen.queryByText(/chaos!/)).toBeNull();
});

test("an exchange in another’s turn is seen by who has lost a card", () => {
  const { next } = showBoard(front, { view: WORDS });
  next(WORDS, [{ seq: 1, kind: "exchanged", seat: 1, give: "Ьb", other: 0, take: "Еy" }]);
  const told = "Exchange. From Ola to You: Ь, blue, 4 points. From You to Ola: Е, yellow, 1 point.";
  expect(screen.getByText(told)).toBeDefined();
});

test("hand and carpet have one tab stop each, and arrows go on from there", () => {
  showBoard(front, { view: WORDS });
  const hand = within(screen.getByRole("listbox", { name: "Your cards" })).getAllByRole("option");
  expect(hand.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  const [first] = hand;
  first?.focus();
  fireEvent.keyDown(first as HTMLElement, { key: "End" });
  expect(document.activeElement).toBe(hand.at(-1));
});

test("a word in a vote shows who has answered, and asks who has not", () => {
  const vote = { word: "ЕЕ", cards: ["Еy", "Еb"], votes: [null, null, "no"] };
  const view = { ...WORDS, seats: 3, hands: [...WORDS.hands, []], turn: 1, to_act: [0], phase: "vote", vote };
  const { act: acted } = showBoard(front, { view });
  const panel = within(screen.getByRole("region", { name: "Vote" }));
  expect(panel.getByText("Jan: No")).toBeDefined();
  expect(panel.getByText("Ala: no vote yet")).toBeDefined();
  fireEvent.click(panel.getByRole("button", { name: "Yes" }));
  expect(acted).toHaveBeenCalledWith("yes");
});

test("the twelve letters are celebrated, without motion where none is wanted", () => {
  const won: KlepkaView = { ...WORDS, phase: "over", over: true, to_act: [], winners: [1], reason: "slava_ukraini" };
  showBoard(front, { view: won, you: null, settings: { motion: false } });
  expect(screen.getByText("Слава Україні!")).toBeDefined();
  expect(document.querySelectorAll(".klepka-slava-card")).toHaveLength(12);
  expect(document.querySelector(".klepka-still")).not.toBeNull();
});

test("cards bear the points of the table's own pack", () => {
  showBoard(front, { view: WORDS, pack: { letters: { Е: { points: 7 } } } });
  expect(screen.getByRole("option", { name: "Е, yellow, 7 points" })).toBeDefined();
});

import { cleanup, act as drawn, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import { showBoard } from "../../../tests/board.tsx";
import { DrawnWord, marked, Sentence, WordLanguage } from "../../a11y/Sentence.tsx";
import { fetchLayers } from "../../design/components/overlays.tsx";
import { fetchTexts } from "../../i18n/text.ts";
import answer from "./fixtures/answer.json";
import lay from "./fixtures/lay.json";
import { front } from "./index.ts";
import { signAndTextOf } from "./names.ts";
import type { CardsView } from "./view.ts";
import { PLACE } from "./viewport.ts";

/** A turn and an answer as the engine told them; the hand on turn is D D N x2 K O W. */
const LAY = lay.view as unknown as CardsView;
const ANSWER = answer.view as unknown as CardsView;

// Hundreds of places are drawn: a slow machine may take its time.
vi.setConfig({ testTimeout: 30_000 });
const PATIENTLY = { timeout: 10_000 };

beforeAll(() => fetchTexts("scrabble_cards"));

/** A place of the crossword; by its name, among hundreds, it would take seconds to find. */
function place(column: number, row: number): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-cell="${column},${row}"]`);
  if (found === null) throw new Error(`no place ${column},${row} is drawn`);
  return found;
}
function handCard(name: string): HTMLElement {
  return within(screen.getByRole("listbox", { name: "Your hand" })).getAllByRole("option", { name })[0] as HTMLElement;
}
function focused(): string {
  return document.activeElement?.textContent ?? "";
}
function press(...keys: readonly string[]): void {
  for (const key of keys) fireEvent.keyDown(document.activeElement as HTMLElement, { key });
}

beforeAll(fetchLayers);

test("cards are laid by pressing a card and a place, and go back", () => {
  const { move } = showBoard(front, { view: LAY });
  fireEvent.click(handCard("O, 1 point"));
  fireEvent.click(place(1, -2));
  expect(move()).toBe("lay OSIKAĆ 1 -2 down");
  place(1, -2).focus();
  press("Delete");
  expect(move()).toBeNull();
});

test("an exchange begins with nothing held, and so does a move that is taken back", () => {
  showBoard(front, { view: LAY });
  fireEvent.click(handCard("O, 1 point"));
  expect(document.querySelector(".cards-holding")).not.toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Exchange…" }));
  expect(document.querySelector(".cards-holding")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Cancel exchange" }));
  fireEvent.click(handCard("O, 1 point"));
  fireEvent.click(place(1, -2));
  fireEvent.click(place(1, -2));
  fireEvent.click(screen.getByRole("button", { name: "Take back" }));
  expect(screen.queryByRole("button", { name: "Back to hand" })).toBeNull();
});

test("letters are typed from a free place on, down after a second press", () => {
  const { move, announce } = showBoard(front, { view: LAY });
  const free = place(0, -2);
  free.focus();
  fireEvent.click(free);
  press("d", "o", "k");
  expect(move()).toBe("lay DOK 0 -2 across");
  press("q");
  expect(announce).toHaveBeenLastCalledWith(`You have no ${marked("Q")} and no blank.`);
  fireEvent.keyDown(document.activeElement as HTMLElement, { key: "ń", altKey: true });
  expect(announce).toHaveBeenLastCalledWith(`You have no ${marked("Ń")} and no blank.`);
  press("Backspace");
  expect(move()).toBe("lay DO 0 -2 across");
});

test("what a move comes to is said to those who do not see it, and that cards stand in no line", async () => {
  const words = [
    { word: "DO", known: true },
    { word: "OD", known: true },
  ];
  const preview = { fits: true, error: null, points: 3, working: [], words, lacks: [] };
  const { announce } = showBoard(front, { view: LAY, preview });
  place(0, -2).focus();
  fireEvent.click(place(0, -2));
  press("d");
  await waitFor(
    () => expect(announce).toHaveBeenLastCalledWith(`${marked("DO")}, ${marked("OD")}: 3 points`),
    PATIENTLY,
  );
  fireEvent.click(handCard("O, 1 point"));
  fireEvent.click(place(2, -3));
  await waitFor(() => expect(announce).toHaveBeenLastCalledWith(expect.stringContaining("one line")), PATIENTLY);
});

test("the grid is one tab stop; Page Down goes by word, End to its end, Enter over to the word that crosses", () => {
  const { announce } = showBoard(front, { view: LAY });
  const stops = document.querySelectorAll<HTMLElement>('[role="gridcell"][tabindex="0"]');
  expect(stops).toHaveLength(1);
  stops[0]?.focus();
  expect(focused()).toContain("down: SIKAĆ, letter 1 of 5");
  press("PageDown");
  expect(focused()).toContain("column 0, row 0: G, 3 points; across: GIN, letter 1 of 3");
  press("End");
  expect(focused()).toContain("across: GIN, letter 3 of 3; down: NOT, letter 1 of 3");
  fireEvent.click(document.activeElement as HTMLElement);
  expect(announce).toHaveBeenLastCalledWith(`down: ${marked("NOT")}, letter 1 of 3`);
  press("End");
  expect(focused()).toContain("down: NOT, letter 3 of 3");
  press("PageUp", "ArrowRight");
  expect(focused()).toContain("column 1, row 0: I");
});

test("letters and words in the sentences of places have their own language", () => {
  showBoard(front, { view: LAY, words: "pl" });
  const polish = (thing: HTMLElement) =>
    [...thing.querySelectorAll(".unseen [lang=pl]")].map((part) => part.textContent);
  expect(polish(place(2, 0))).toEqual(["N", "GIN", "NOT"]);
  expect(polish(place(0, -2))).toEqual([]);
});

test("premium cards go with the word, with their text from the server", async () => {
  const { move } = showBoard(front, { view: LAY });
  await waitFor(() => expect(screen.getAllByText("told of cards x2").length).toBeGreaterThan(0), PATIENTLY);
  fireEvent.click(handCard("told of cards x2"));
  fireEvent.click(handCard("O, 1 point"));
  fireEvent.click(place(1, -2));
  expect(move()).toBe("lay OSIKAĆ 1 -2 down x2");
});

test("blanks are given letters in a dialog, changed, and cleared", () => {
  const view: CardsView = { ...LAY, hands: [["*", "*", "N"], ["?"], ["?"]] };
  const { move } = showBoard(front, { view });
  fireEvent.click(handCard("Blank"));
  fireEvent.click(place(0, -2));
  fireEvent.keyDown(screen.getByRole("option", { name: "A" }), { key: "d" });
  fireEvent.click(handCard("Blank"));
  fireEvent.click(place(1, -2));
  expect(screen.getByRole("radio", { name: "Blank 1: D" })).toBeDefined();
  fireEvent.click(screen.getByRole("option", { name: "Ó" }));
  expect(move()).toBe("lay dó 0 -2 across");
  fireEvent.click(screen.getByRole("button", { name: "Change blanks: D, Ó" }));
  fireEvent.click(screen.getByRole("option", { name: "O" }));
  expect(move()).toBe("lay oó 0 -2 across");
  fireEvent.click(screen.getByRole("button", { name: "Change blanks: O, Ó" }));
  fireEvent.click(screen.getByRole("button", { name: "Back to hand" }));
  expect(move()).toBe("lay óSIKAĆ 1 -2 down");
});

test("an exchange says how many cards are left, and names the marked ones", () => {
  const { act } = showBoard(front, { view: LAY });
  fireEvent.click(screen.getByRole("button", { name: "Exchange…" }));
  expect(screen.getByText("74 cards left in the bag. Choose the cards to exchange.")).toBeDefined();
  fireEvent.click(handCard("W, 1 point"));
  fireEvent.click(handCard("D, 2 points"));
  fireEvent.click(screen.getByRole("button", { name: "Exchange 2 cards" }));
  expect(act).toHaveBeenCalledWith("exchange W D");
});

test("a rival accepts, checks, or plays a condition card, and sees who has answered", async () => {
  const legal = { moves: ["accept", "check", "condition c13", "condition c13 DOK"], total: 4, complete: true };
  const { act } = showBoard(front, { view: ANSWER, you: 1, legal });
  const panel = within(screen.getByRole("region", { name: "Answer this move" }));
  expect(panel.getByText("Jan: no answer yet")).toBeDefined();
  await waitFor(() => expect(panel.getByText("Told of cards c13")).toBeDefined(), PATIENTLY);
  expect(panel.getAllByRole("button")).toHaveLength(1);
  const play = panel.getByRole("button", { name: "Play it on DOK" });
  expect(document.getElementById(play.getAttribute("aria-describedby") ?? "")?.textContent).toBe("Told of cards c13");
  fireEvent.click(play);
  fireEvent.click(screen.getByRole("button", { name: "Check the words" }));
  fireEvent.click(screen.getByRole("button", { name: "Accept" }));
  expect(act.mock.calls).toEqual([["condition c13 DOK"], ["check"], ["accept"]]);
});

test("a word to answer stands in capitals, with dots below what a blank stands for", () => {
  const pending = ANSWER.pending as NonNullable<CardsView["pending"]>;
  const words = pending.words.map((word) => ({ ...word, word: "DOk" }));
  showBoard(front, { view: { ...ANSWER, pending: { ...pending, words } }, you: 1 });
  const panel = screen.getByRole("region", { name: "Answer this move" });
  expect(panel.querySelector(".cards-answer-main b")?.textContent).toBe("DOK");
  expect([...panel.querySelectorAll("b .cards-from-blank")].map((letter) => letter.textContent)).toEqual(["K"]);
});

test("a player who has to answer sees the seconds, and hears them once near the end", () => {
  vi.useFakeTimers();
  const until = performance.now() + 12_000;
  const { announce } = showBoard(front, { view: ANSWER, you: 1, answerUntil: until });
  const timer = screen.getByRole("timer");
  expect(timer.textContent).toMatch("Counts as accepted in 12 s");
  drawn(() => vi.advanceTimersByTime(1000));
  expect(timer.textContent).toMatch("Counts as accepted in 11 s");
  expect(announce).not.toHaveBeenCalled();
  drawn(() => vi.advanceTimersByTime(1000));
  drawn(() => vi.advanceTimersByTime(9000));
  expect(timer.textContent).toMatch("Counts as accepted in 1 s");
  drawn(() => vi.advanceTimersByTime(5000));
  expect(timer.textContent).toMatch("Counts as accepted in 0 s");
  expect(announce.mock.calls.map(([said]) => said)).toEqual([expect.stringMatching("10 seconds left")]);
  vi.useRealTimers();
});

test("a player who only waits for the answers hears nothing", () => {
  vi.useFakeTimers();
  const { announce } = showBoard(front, { view: ANSWER, you: 0, answerUntil: performance.now() + 5000 });
  expect(screen.getByRole("timer").textContent).toMatch("Counts as accepted in 5 s");
  expect(announce).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test("the last word is marked from the start, until the next one, and not when it goes back", () => {
  const laid = (column: number, row: number) =>
    ({ seq: 1, kind: "laid", seat: 1, word: "DOK", column, row, direction: "across" }) as const;
  const marks = () => [...document.querySelectorAll<HTMLElement>(".cards-last")].map(({ dataset }) => dataset.cell);
  const { next } = showBoard(front, { view: LAY, past: [laid(0, -3), laid(0, -2)] });
  expect(marks()).toEqual(["0,-2", "1,-2", "2,-2"]);
  next(LAY, [{ seq: 2, kind: "passed", seat: 0 }]);
  expect(marks()).toHaveLength(3);
  cleanup();
  showBoard(front, { view: LAY, past: [laid(0, -2), { seq: 4, kind: "taken_back", seat: 1, word: "DOK" }] });
  expect(marks()).toEqual([]);
});

test("the table is zoomed by keys, and fitted again", () => {
  showBoard(front, { view: LAY });
  const grid = screen.getByRole("grid");
  const size = () => grid.style.getPropertyValue("--scale");
  const opened = size();
  place(0, 0).focus();
  press("0");
  const fitted = size();
  press("+");
  expect(size()).not.toBe(fitted);
  press("0");
  expect(size()).toBe(fitted);
  expect(Number(opened) * PLACE).toBeGreaterThanOrEqual(28);
});

test("cards bear the values and stakes of the table's own pack", () => {
  const view: CardsView = { ...LAY, hands: [["O", "c1"], ["?"], ["?"]] };
  showBoard(front, { view, pack: { letters: { O: { value: 4 } }, conditions: { c1: { plus: 30, minus: 2 } } } });
  expect(handCard("O, 4 points")).toBeDefined();
  expect(screen.getByText("+30")).toBeDefined();
});

test("eyes see a condition card's picture in a sentence, ears hear what is typed for it", () => {
  const said = `Anna plays ${marked("c2")} on ${marked("DOK")}`;
  render(
    <WordLanguage value="pl">
      <DrawnWord value={front.Drawn}>
        <p>
          <Sentence>{said}</Sentence>
        </p>
      </DrawnWord>
    </WordLanguage>,
  );
  const told = screen.getByRole("paragraph");
  const seen = told.cloneNode(true) as HTMLElement;
  for (const unseen of seen.querySelectorAll(".unseen")) unseen.remove();
  expect(seen.textContent).not.toContain("c2");
  expect(seen.textContent).toMatch(/^Anna plays \S+ on DOK$/);
  for (const drawn of told.querySelectorAll("[aria-hidden]")) drawn.remove();
  expect(told.textContent).toBe("Anna plays c2 on DOK");
});

test("what is said of a card is read without its sign, which ears are told", () => {
  expect(signAndTextOf(`${marked("c2")}: for a word that is short`)).toEqual([
    `${marked("c2")}: `,
    "For a word that is short",
  ]);
  expect(signAndTextOf("")).toEqual(["", ""]);
});

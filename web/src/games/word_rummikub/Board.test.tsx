import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import { showBoard } from "../../../tests/board.tsx";
import { marked } from "../../a11y/Sentence.tsx";
import { fetchLayers } from "../../design/components/overlays.tsx";
import { fetchTexts } from "../../i18n/text.ts";
import turn from "./fixtures/turn.json";
import { front } from "./index.ts";
import type { RummikubView } from "./view.ts";

/** A turn as the engine told it: ZABRONI, SPOCZYWA and UDZIELENIA lie, the rack is BNNRRTT. */
const VIEW: RummikubView = turn.view;

vi.setConfig({ testTimeout: 30_000 });
beforeAll(() => fetchTexts("word_rummikub"));

function rack(): HTMLElement {
  return screen.getByRole("listbox", { name: "Your rack" });
}
function table(): HTMLElement {
  return screen.getByRole("grid", { name: "The table" });
}
function rackTile(letter: string): HTMLElement {
  return within(rack()).getAllByRole("option", { name: letter })[0] as HTMLElement;
}
function tableTile(name: string): HTMLElement {
  return within(table()).getAllByRole("gridcell", { name })[0] as HTMLElement;
}

beforeAll(fetchLayers);

test("a picked tile goes into a gap, and Escape lays it back before", () => {
  const { move } = showBoard(front, { view: VIEW });
  fireEvent.click(rackTile("T"));
  fireEvent.keyDown(rackTile("T"), { key: "Escape" });
  expect(screen.queryByRole("gridcell", { name: "After I, at the end of ZABRONI" })).toBeNull();
  fireEvent.click(rackTile("T"));
  fireEvent.click(screen.getByRole("gridcell", { name: "After I, at the end of ZABRONI" }));
  expect(move()).toBe("play ZABRONIT from ZABRONI");
  expect(within(rack()).getAllByRole("option")).toHaveLength(6);
});

test("the focus goes with what is put, split or laid back, and a gap is named by the letters on both sides", () => {
  showBoard(front, { view: VIEW });
  const focused = () => document.activeElement?.querySelector(".unseen")?.textContent;
  const press = (button: HTMLElement) => {
    button.focus();
    fireEvent.click(button);
  };
  press(tableTile("6: N"));
  press(screen.getByRole("gridcell", { name: "Between P and O, in SPOCZYWA" }));
  expect(focused()).toBe("3: N");
  press(rackTile("T"));
  press(screen.getByRole("gridcell", { name: "Start a new word here" }));
  expect(focused()).toBe("1: T, your tile");
  press(document.activeElement as HTMLElement);
  press(screen.getByRole("button", { name: "Back to rack" }));
  expect(focused()).toBe("T");
  press(tableTile("3: B"));
  press(screen.getByRole("button", { name: "Split before this tile" }));
  expect(focused()).toBe("1: B");
  press(rackTile("R"));
  press(screen.getByRole("button", { name: "Put it back" }));
  expect(focused()).toBe("R");
});

test("a word is split before a tile, its end joined to another, and undone step by step", () => {
  const { move } = showBoard(front, { view: VIEW });
  fireEvent.click(tableTile("6: N"));
  fireEvent.click(screen.getByRole("button", { name: "Split before this tile" }));
  expect(move()).toBe("play ZABRO NI from ZABRONI");
  fireEvent.click(screen.getByRole("gridcell", { name: /Word 2: NI/ }));
  fireEvent.click(screen.getByRole("gridcell", { name: "After A, at the end of SPOCZYWA" }));
  expect(move()).toBe("play ZABRO SPOCZYWANI from ZABRONI SPOCZYWA");
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(move()).toBe("play ZABRO NI from ZABRONI");
  fireEvent.click(screen.getByRole("button", { name: "Reset table" }));
  expect(move()).toBeNull();
});

test("the table is one tab stop: Page Down goes by word, and gaps are on the way while a tile is held", () => {
  showBoard(front, { view: VIEW });
  const stops = () =>
    within(table())
      .getAllByRole("gridcell")
      .filter(({ tabIndex }) => tabIndex === 0);
  expect(stops()).toHaveLength(1);
  const [first] = stops();
  first?.focus();
  fireEvent.keyDown(first as HTMLElement, { key: "PageDown" });
  expect(document.activeElement?.textContent).toContain("Word 2: SPOCZYWA");
  fireEvent.keyDown(document.activeElement as HTMLElement, { key: "PageUp" });
  expect(document.activeElement?.textContent).toContain("Word 1: ZABRONI");
  fireEvent.click(rackTile("T"));
  expect(stops()).toHaveLength(1);
});

test("digits go to the word of their number; those typed one after the other make one number where there is such a word", () => {
  const words = ["AB", "CD", "EF", "GH", "IJ", "KL", "MN", "OP", "RS", "TU", "WZ"];
  showBoard(front, { view: { ...VIEW, table: words } });
  within(table()).getAllByRole("gridcell")[0]?.focus();
  const typed = (key: string, more = {}) => {
    fireEvent.keyDown(document.activeElement as HTMLElement, { key, ...more });
    return document.activeElement?.textContent;
  };
  expect(typed("1")).toContain("Word 1: AB");
  expect(typed("0")).toContain("Word 10: TU");
  expect(typed("3")).toContain("Word 3: EF");
  expect(typed("1")).toContain("Word 1: AB");
  typed("ArrowRight");
  expect(typed("1")).toContain("Word 1: AB");
  expect(typed("0", { ctrlKey: true })).toContain("Word 1: AB");
  expect(typed("0")).toContain("Word 1: AB");
});

test("what a draft lacks is said in words after a pause, and its wrong words are marked; it may not be played", async () => {
  const preview = {
    fits: false,
    error: { code: "not_a_word", message: "ZABRO: not in the lexicon.", rule: null },
    points: 0,
    working: [],
    words: [
      { word: "ZABRO", known: false },
      { word: "NI", known: false },
    ],
    lacks: ["Lay at least one tile of your own.", "ZABRO: not in the lexicon."],
  };
  showBoard(front, { view: VIEW, preview });
  fireEvent.click(tableTile("6: N"));
  fireEvent.click(screen.getByRole("button", { name: "Split before this tile" }));
  expect(screen.queryByText("Lay at least one tile of your own.")).toBeNull();
  expect(screen.queryByRole("gridcell", { name: /not a word/ })).toBeNull();
  expect(await screen.findByText("Lay at least one tile of your own.", {}, { timeout: 10_000 })).toBeDefined();
  expect(screen.getByRole("gridcell", { name: /Word 1: ZABRO ?, not a word/ })).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Play" }).disabled).toBe(true);
});

test("a joker of the table gives way to a tile of its letter, and is laid as another", () => {
  const view: RummikubView = { ...VIEW, table: ["ZABRoNI"], racks: ["BNNOOTT", "", ""] };
  const { move } = showBoard(front, { view });
  fireEvent.click(rackTile("O"));
  fireEvent.click(tableTile("5: joker as O"));
  expect(move()).toBe("play ZABRONI o from ZABRoNI");
  fireEvent.click(tableTile("1: joker as O"));
  fireEvent.click(screen.getByRole("button", { name: "Change joker letter" }));
  fireEvent.keyDown(screen.getByRole("option", { name: "A" }), { key: "ą" });
  expect(move()).toBe("play ZABRONI ą from ZABRoNI");
});

test("a typed word is laid out from the rack, also in another’s turn, and played as one act", async () => {
  const { act, move, announce } = showBoard(front, { view: VIEW, preview: { ...OWN, words: [] } });
  const field = screen.getByRole("textbox", { name: "Type a word" });
  fireEvent.change(field, { target: { value: "kot" } });
  fireEvent.submit(field);
  const cannot = `You can’t make ${marked("KOT")} yet. Missing: ${marked("K O")}`;
  expect(announce).toHaveBeenCalledWith(cannot);
  fireEvent.change(field, { target: { value: "btr" } });
  fireEvent.submit(field);
  expect(move()).toBe("play BTR");
  fireEvent.click(screen.getByRole("button", { name: "Play" }));
  expect(act).toHaveBeenCalledWith("play BTR");
});

test("tiles that are tapped one after another build a word, and a word that is put between its tiles is split", () => {
  const { move } = showBoard(front, { view: VIEW });
  const tap = (letter: string) => fireEvent.click(rackTile(letter), { detail: 1 });
  for (const letter of "BTR") tap(letter);
  expect(move()).toBe("play BTR");
  fireEvent.click(screen.getByRole("button", { name: "Finish word" }));
  tap("N");
  expect(move()).toBe("play BTR");
  fireEvent.keyDown(rackTile("N"), { key: "Escape" });
  fireEvent.click(screen.getByRole("gridcell", { name: /Word 1: ZABRONI/ }));
  fireEvent.click(screen.getByRole("gridcell", { name: "Between B and R, in ZABRONI" }));
  expect(move()).toBe("play ZAB RONI BTR from ZABRONI");
});

test("a rack is sorted, shuffled and laid out by keys, and stays so", () => {
  showBoard(front, { view: { ...VIEW, racks: ["TKA*", "", ""] } });
  const letters = () =>
    within(rack())
      .getAllByRole("option")
      .map((tile) => tile.querySelector("b")?.textContent)
      .join("");
  expect(letters()).toBe("TKA☺");
  fireEvent.click(screen.getByRole("button", { name: "Sort hand" }));
  expect(letters()).toBe("AKT☺");
  fireEvent.keyDown(rackTile("A"), { key: "ArrowRight", shiftKey: true });
  expect(letters()).toBe("KAT☺");
  fireEvent.click(screen.getByRole("button", { name: "Shuffle hand" }));
  expect([...letters()].sort().join("")).toBe("AKT☺");
});

test("tiles show their Braille where it is wanted", () => {
  showBoard(front, { view: VIEW, settings: { braille: true } });
  expect(rackTile("B").textContent).toContain("⠃");
});

test("what a draft comes to is said to those who do not see it, and that the table is as it lay", async () => {
  const { announce } = showBoard(front, { view: VIEW, preview: { ...OWN, words: [] } });
  fireEvent.click(rackTile("T"));
  fireEvent.click(screen.getByRole("gridcell", { name: "After I, at the end of ZABRONI" }));
  await waitFor(() => expect(announce).toHaveBeenLastCalledWith("This play scores 3 points."), { timeout: 10_000 });
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(announce).toHaveBeenLastCalledWith("The table is back as it was.");
});

test("undone after another's turn, a draft stands on the table that is now", () => {
  const board = showBoard(front, { view: VIEW });
  fireEvent.click(rackTile("T"));
  fireEvent.click(screen.getByRole("gridcell", { name: "Start a new word here" }));
  fireEvent.click(rackTile("B"));
  fireEvent.click(screen.getByRole("gridcell", { name: "Start a new word here" }));
  board.next({ ...VIEW, table: [...VIEW.table, "LAS"] }, []);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(screen.getByRole("gridcell", { name: /Word 4: LAS/ })).toBeDefined();
  expect(board.move()).toBe("play T");
});

test("a tile that is let go of on a word goes to its end, on a tile behind it, and beside the words it begins one", () => {
  const { move } = showBoard(front, { view: VIEW });
  const dragged = (letter: string, to: Element | null) => {
    document.elementFromPoint = () => to;
    fireEvent.pointerDown(rackTile(letter), { pointerId: 1, button: 0 });
    fireEvent.pointerMove(window, { pointerId: 1, clientX: 50, clientY: 50 });
    fireEvent.pointerUp(window, { pointerId: 1, clientX: 50, clientY: 50 });
  };
  dragged("T", screen.getByRole("gridcell", { name: /Word 2: SPOCZYWA/ }).parentElement);
  expect(move()).toBe("play SPOCZYWAT from SPOCZYWA");
  dragged("B", tableTile("1: Z"));
  expect(move()).toBe("play ZBABRONI SPOCZYWAT from ZABRONI SPOCZYWA");
  dragged("R", table());
  expect(move()).toBe("play ZBABRONI SPOCZYWAT R from ZABRONI SPOCZYWA");
});

test("the theme that words are to keep to stands above the table", () => {
  showBoard(front, { view: VIEW, options: { theme: "las" } });
  expect(screen.getByText("Theme: las")).toBeDefined();
});

test("the words of the last play are marked", () => {
  const { next } = showBoard(front, { view: VIEW });
  next(VIEW, [{ seq: 1, kind: "played", seat: 1, words: ["SPOCZYWA"] }]);
  const marked = [...document.querySelectorAll(".rummy-word-new")];
  expect(marked.map((word) => word.querySelector("[lang=pl]")?.textContent)).toEqual(["SPOCZYWA"]);
});

const OWN = { fits: true, error: null, points: 3, working: [], lacks: [] };

test("before the own first word the board says what the server asks for", async () => {
  showBoard(front, { view: { ...VIEW, table: [], opened: VIEW.opened.map(() => false) } });
  // Before the answer has come it isn't empty.
  expect(document.querySelector("[data-part=prompt]")?.textContent).toBe("Your turn.");
  expect(await screen.findByText("told of now")).toBeTruthy();
});

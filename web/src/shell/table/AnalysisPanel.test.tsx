import { fireEvent, render, screen } from "@testing-library/react";
import { beforeAll, expect, it, vi } from "vitest";
import { marked, WordLanguage } from "../../a11y/Sentence.tsx";
import { currentLocale, fetchTexts, switchLanguage } from "../../i18n/text.ts";
import type { Room } from "../../net/messages.ts";
import type { AnalysedMove, Analysis } from "../../protocol/analysis.ts";
import { AnalysisPanel } from "./AnalysisPanel.tsx";
import { lineOf, ticks, toldAt } from "./ChancesPlot.tsx";

const NONE: Analysis = { state: "none", done: 0, total: 0, moves: [], said: "", turns: [], seats: [] };
const MOVES: readonly AnalysedMove[] = [
  {
    number: 1,
    seat: 0,
    move: "A",
    best: "A",
    of_move: "Anna: a",
    of_best: "Anna: a",
    event: null,
    lost: 0,
    before: 0.5,
    after: 0.5,
    said: "Anna: A",
  },
  {
    number: 2,
    seat: 1,
    move: "B",
    best: "C",
    of_move: "Bogdan: b",
    of_best: "Bogdan: c",
    event: null,
    lost: 2.25,
    before: 0.6,
    after: 0.3,
    said: "Bogdan: B",
  },
  {
    number: 4,
    seat: 1,
    move: "D",
    best: "D",
    of_move: "Bogdan: d",
    of_best: "Bogdan: d",
    event: null,
    lost: 0,
    before: 0.3,
    after: 0.3,
    said: "Bogdan: D",
  },
];
const READY: Analysis = {
  state: "ready",
  done: 4,
  total: 4,
  moves: MOVES,
  said: "The game turned at one move:",
  turns: [{ number: 2, said: "Move 2, Bogdan: B." }],
  seats: ["Anna: all the best"],
};
const ROOM = { table: "T", seats: [{ name: "Anna" }, { name: null }] } as unknown as Room;

beforeAll(async () => {
  await switchLanguage("en");
  await fetchTexts("replay");
});

function open(analysis: Analysis | null, error: Error | null = null) {
  const begin = vi.fn();
  render(<AnalysisPanel state={{ analysis, error, begin }} room={ROOM} at={null} />);
  return begin;
}

it("is begun by whoever wants it, and again where it broke off", () => {
  for (const state of ["none", "failed"] as const) {
    const begin = open({ ...NONE, state });
    fireEvent.click(screen.getAllByRole("button").at(-1) as HTMLElement);
    expect(begin).toHaveBeenCalledOnce();
  }
});

it("says how far it is", () => {
  open({ ...NONE, state: "running", done: 3, total: 12 });
  const bar = screen.getByRole("progressbar");
  expect([bar.getAttribute("value"), bar.getAttribute("max")]).toEqual(["3", "12"]);
  expect(bar.getAttribute("aria-label")).toBe(currentLocale().text("table-analysis-done", { done: 3, total: 12 }));
});

it("shows that something goes on before it can say how far it is", () => {
  open({ ...NONE, state: "running", done: 0, total: 12 });
  expect(screen.getByText(currentLocale().text("table-analysis-loading"))).toBeDefined();
  expect(screen.getByRole("progressbar").hasAttribute("value")).toBe(false);
});

it("says why it cannot be had", () => {
  const begin = open(null, new Error("Nobody can."));
  expect(screen.getByRole("alert").textContent).toContain("Nobody can.");
  fireEvent.click(screen.getByRole("button"));
  expect(begin).toHaveBeenCalledOnce();
});

it("leads from each turning point and each move to the replay, and says in a table what the drawing shows", () => {
  open(READY);
  expect(screen.getByRole("link", { name: "Move 2, Bogdan: B." }).getAttribute("href")).toBe("/t/T?move=2");
  expect(document.querySelectorAll(".chances-seat .chances-turn")).toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: currentLocale().text("table-analysis-moves") }));
  const rows = screen.getAllByRole("row").slice(1);
  expect(rows.map((row) => row.querySelector("a")?.getAttribute("href"))).toEqual(
    [1, 2, 4].map((number) => `/t/T?move=${number}`),
  );
  expect(rows[1]?.textContent).toBe("2Bogdan: bBogdan: c2.360% → 30%");
  expect(rows[0]?.textContent).toBe("1Anna: athe same050% → 50%");
});

it("says in which language words of the game are, wherever they stand", () => {
  const told = `Bogdan: ${marked("KOT")}`;
  const moves = MOVES.map((move) => ({ ...move, of_move: told, of_best: told }));
  render(
    <WordLanguage value="pl">
      <AnalysisPanel
        state={{
          analysis: { ...READY, moves, turns: [{ number: 2, said: told }] },
          error: null,
          begin: vi.fn(),
        }}
        room={ROOM}
        at={null}
      />
    </WordLanguage>,
  );
  const words = [...document.querySelectorAll("[lang=pl]")].map((word) => word.textContent);
  // A turning point, and each move with the best one, but where they are the same.
  expect(words).toEqual(
    Array(1 + 2 * MOVES.length - MOVES.filter(({ move, best }) => move === best).length).fill("KOT"),
  );
});

it("draws a line from where a seat stood before its first move", () => {
  expect(lineOf(MOVES, 1)).toEqual([
    { number: 1, chance: 0.6 },
    { number: 2, chance: 0.3 },
    { number: 4, chance: 0.3 },
  ]);
  expect(lineOf(MOVES, 2)).toEqual([]);
});

it("knows whose chance is told after every move", () => {
  expect(toldAt(MOVES, 0)).toEqual({ number: 0, seat: 0, chance: 0.5 });
  expect(toldAt(MOVES, 3)).toEqual({ number: 2, seat: 1, chance: 0.3 });
  expect(toldAt([], 3)).toBeNull();
});

it("is gone through by keys, and says where it stands", () => {
  open(READY);
  const field = screen.getByRole("slider");
  expect(field.getAttribute("aria-valuetext")).toBe("Move 0, Anna: 50%");
  fireEvent.keyDown(field, { key: "End" });
  expect(location.search).toBe(`?move=${READY.total}`);
});

it("numbers the moves below at round ones, and never too many", () => {
  expect(ticks(6, 8)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(ticks(87, 8)).toEqual([20, 40, 60, 80]);
  for (const total of [1, 9, 40, 333, 1200]) expect(ticks(total, 5).length).toBeLessThanOrEqual(5);
});

import { expect, it } from "vitest";
import type { Game, TableSummary } from "../protocol/http.ts";
import { isMastered, levelAbove } from "./levels.ts";

function table(ended: number, hasWon: boolean, changed: Partial<TableSummary> = {}): TableSummary {
  const seats = [
    { name: "Anna", bot: null },
    { name: "Bot", bot: "easy" },
  ];
  return { game: "some", status: "over", you: 0, seats, winners: [hasWon ? 0 : 1], ended, ...changed } as TableSummary;
}

const [won, lost] = [true, false];

it.each([
  [[won], false],
  [[won, won], true],
  [[won, lost, won], true],
  [[lost, won, won], true],
  [[lost, lost, won], false],
  // Only the last three count, the newest of them first here.
  [[lost, lost, won, won, won], false],
])("takes two wins in the last three games: %j", (results, isDue) => {
  const tables = results.map((hasWon, index) => table(100 - index, hasWon));
  expect(isMastered(tables, "some", "easy")).toBe(isDue);
  expect(isMastered([...tables].reverse(), "some", "easy")).toBe(isDue);
});

it("counts only what was played to the end in that game, in one's own seat, against bots of that level alone", () => {
  const other = [
    { game: "other" },
    { status: "playing" as const },
    { you: null },
    {
      seats: [
        { name: "Anna", bot: null },
        { name: "Bot", bot: "club" },
      ],
    },
    {
      seats: [
        { name: "Anna", bot: null },
        { name: "Bot", bot: "easy" },
        { name: "Bogdan", bot: null },
      ],
    },
  ] satisfies Partial<TableSummary>[];
  for (const changed of other) {
    expect(isMastered([table(1, won), table(2, won, changed)], "some", "easy")).toBe(false);
  }
});

it("knows no level above the highest, or above an even match", () => {
  const game = { levels: ["easy", "club", "even"].map((id) => ({ id })) } as unknown as Game;
  expect(levelAbove(game, "easy")?.id).toBe("club");
  expect(levelAbove(game, "club")).toBeNull();
  expect(levelAbove(game, "even")).toBeNull();
});

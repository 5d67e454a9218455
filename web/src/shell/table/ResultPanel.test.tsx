import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { fetchTexts, switchLanguage } from "../../i18n/text.ts";
import type { Room } from "../../net/messages.ts";
import type { TableStore } from "../../store/table.ts";
import { ResultPanel } from "./ResultPanel.tsx";

beforeAll(async () => {
  await switchLanguage("en");
  await fetchTexts("replay");
});
beforeEach(() => {
  const levels = ["easy", "club", "even"].map((id) => ({ id, title: id.toUpperCase(), description: "", rating: null }));
  const headers = { "Content-Type": "application/json" };
  const games = [{ id: "some", seats: [2], levels }];
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ games }), { headers }));
});
afterEach(() => vi.unstubAllGlobals());

/** As the server says how a game ended. */
const SAID = "Winner: You.\nAll tiles were played.\nYou: 30";

function open(rematch: readonly number[], changed: Partial<Room> = {}) {
  const room = {
    game: "some",
    status: "over",
    you: { seat: 0, name: "Anna" },
    seats: [{ name: "Anna" }, { name: "Bogdan" }],
    offers: { end: [], rematch },
    rematch: null,
    result: { winners: [], scores: [0, 0], reason: "agreed" },
    ...changed,
  } as unknown as Room;
  const store = { say: () => Promise.resolve(SAID) } as unknown as TableStore;
  render(<ResultPanel store={store} room={room} onReplay={() => undefined} />);
}

it("says after an offer to play again that the others are waited for", () => {
  open([0]);
  expect(screen.getByText("You’ve asked for a rematch. It begins when the others agree.")).toBeDefined();
  expect(screen.getByRole("button", { name: "Cancel rematch" })).toBeDefined();
});

it("says that others want to play again", () => {
  open([1]);
  expect(screen.queryByText(/^You want to play again/)).toBeNull();
  expect(screen.getByText("Bogdan wants a rematch.")).toBeDefined();
});

function against(bot: string, winner: number): Partial<Room> {
  const seats = [
    { name: "Anna", bot: null },
    { name: "Bot", bot },
  ] as unknown as Room["seats"];
  return { seats, result: { winners: [winner], scores: [1, 0], reason: "rounds" } };
}

it("says that you win, and offers the next level", async () => {
  open([], against("easy", 0));
  expect(screen.getByRole("heading").textContent).toBe("You win!");
  expect(await screen.findByRole("button", { name: "Next level: CLUB" })).toBeDefined();
});

it("offers an even match to whoever has lost, and nothing above the highest level or an even match", async () => {
  open([], against("easy", 1));
  expect(screen.getByRole("heading").textContent).toBe("Bot wins");
  expect(await screen.findByRole("button", { name: "Try this level instead: EVEN" })).toBeDefined();
  cleanup();
  for (const [bot, winner] of [
    ["club", 0],
    ["even", 0],
    ["even", 1],
  ] as const) {
    open([], against(bot, winner));
    await screen.findByRole("button", { name: "Rematch" });
    expect(screen.queryByRole("button", { name: /level|instead/ })).toBeNull();
    cleanup();
  }
});

it("says once who has won, and why below it", async () => {
  open([], against("easy", 0));
  expect(await screen.findByText(/All tiles were played\./)).toBeDefined();
  expect(screen.queryByText(/Winner/)).toBeNull();
});

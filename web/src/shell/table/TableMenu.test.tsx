import { fireEvent, render, screen, within } from "@testing-library/react";
import { beforeAll, expect, it, vi } from "vitest";
import { fetchLayers } from "../../design/components/overlays.tsx";
import { switchLanguage } from "../../i18n/text.ts";
import type { Room } from "../../net/messages.ts";
import type { TableStore } from "../../store/table.ts";
import { EndOffer } from "./TableMenu.tsx";

beforeAll(() => switchLanguage("en"));

/** Shows the notice of an offer, seen from seat 0 or by a spectator. */
function open(end: readonly number[], seat: number | null = 0) {
  const ask = vi.fn(() => Promise.resolve({ id: 1, ok: true }));
  const seats = ["Anna", "Bogdan", "Cyryl"].map((name) => ({ name }));
  const room = { status: "playing", you: { seat, name: "Me" }, seats, offers: { end, rematch: [] } } as unknown as Room;
  render(<EndOffer store={{ ask } as unknown as TableStore} room={room} />);
  return ask;
}

beforeAll(fetchLayers);

it("lets one agree with one press, asked once more", () => {
  const ask = open([1]);
  expect(screen.getByText("Bogdan offers to end the game.")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "End the game" }));
  expect(ask).not.toHaveBeenCalled();
  fireEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "End the game" }));
  expect(ask).toHaveBeenCalledWith({ do: "offer", what: "end", withdraw: false });
});

it("shows that one’s own offer stands, and takes it back", () => {
  const ask = open([0]);
  expect(screen.getByText("You’ve offered to end the game. The others can see your offer.")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Withdraw the offer" }));
  expect(ask).toHaveBeenCalledWith({ do: "offer", what: "end", withdraw: true });
});

it("asks nobody twice, nor who only looks on", () => {
  open([1], null);
  expect(screen.queryByRole("button")).toBeNull();
});

import { render, screen } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";
import { switchLanguage } from "../../i18n/text.ts";
import type { Room } from "../../net/messages.ts";
import type { TableStore } from "../../store/table.ts";
import { ResultPanel } from "./ResultPanel.tsx";

beforeAll(() => switchLanguage("en"));

function open(rematch: readonly number[]) {
  const room = {
    status: "over",
    you: { seat: 0, name: "Anna" },
    seats: [{ name: "Anna" }, { name: "Bogdan" }],
    offers: { end: [], rematch },
    rematch: null,
    result: { winners: [], scores: [0, 0], reason: "agreed" },
  } as unknown as Room;
  const store = { say: () => Promise.resolve("") } as unknown as TableStore;
  render(<ResultPanel store={store} room={room} onReplay={() => undefined} />);
}

it("tells who wants to play again that the others are waited for", () => {
  open([0]);
  expect(screen.getByText("You want to play again. The game begins when the others do, too.")).toBeDefined();
  expect(screen.getByRole("button", { name: "Don’t play again" })).toBeDefined();
});

it("tells that others want to play again", () => {
  open([1]);
  expect(screen.queryByText(/^You want to play again/)).toBeNull();
  expect(screen.getByText("Bogdan wants to play again.")).toBeDefined();
});

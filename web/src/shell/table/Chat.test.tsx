import { act, render, screen } from "@testing-library/react";
import { beforeAll, expect, it, vi } from "vitest";
import { currentLocale, switchLanguage } from "../../i18n/text.ts";
import type { ChatLine, Room } from "../../net/messages.ts";
import type { TableStore } from "../../store/table.ts";
import { Chat } from "./Chat.tsx";

const LINES: readonly ChatLine[] = [
  { from: "Anna", seat: 0, text: "My move", at: 1 },
  { from: "Cyryl", seat: null, text: "She has a nine", at: 2 },
];

beforeAll(() => switchLanguage("en"));

function open(status: Room["status"], seat: number | null, muted: readonly string[] = []) {
  const room = { status, you: { seat, name: "Me" }, seats: [], spectators: [] } as unknown as Room;
  const unused = {} as TableStore;
  render(<Chat store={unused} chat={LINES} room={room} muted={new Set(muted)} onMute={() => undefined} />);
}

function said(heading: string): string | null | undefined {
  return screen.queryByRole("list", { name: currentLocale().text(heading) })?.textContent;
}

it("shows spectators a chat of their own while a game is on, and says who reads it", () => {
  open("playing", null);
  expect(said("table-chat-players")).toBe("Anna My move");
  expect(said("table-chat-apart")).toBe("Cyryl She has a nine");
  expect(screen.getByText(currentLocale().text("table-chat-apart-help"))).not.toBeNull();
});

it("is one chat for all when the game is over, and for who has a seat", () => {
  open("over", null);
  expect(said("table-chat")).toBe("Anna My moveCyryl She has a nine");
  expect(said("table-chat-apart")).toBeUndefined();
});

it("is silent about whoever is muted", () => {
  open("over", 0, ["Cyryl"]);
  expect(said("table-chat")).toBe("Anna My move");
});

it("shows a line of another in passing where the chat is out of sight, and nothing that was said before", () => {
  vi.useFakeTimers();
  const room = { status: "playing", you: { seat: 0, name: "Me" }, seats: [], spectators: [] } as unknown as Room;
  const drawn = (chat: readonly ChatLine[]) => (
    <Chat store={{} as TableStore} chat={chat} room={room} muted={new Set()} onMute={() => undefined} />
  );
  const passing = () => document.querySelector(".passing")?.textContent;
  const { rerender } = render(drawn(LINES));
  expect(passing()).toBeUndefined();
  const answer = { from: "Me", seat: 0, text: "Yes", at: 3 } as const;
  rerender(drawn([...LINES, answer]));
  expect(passing()).toBeUndefined();
  rerender(drawn([...LINES, answer, { from: "Anna", seat: 1, phrase: "hello", at: 4 } as ChatLine]));
  expect(passing()).toBe("Anna Hello!");
  act(() => vi.advanceTimersByTime(7000));
  expect(passing()).toBeUndefined();
  vi.useRealTimers();
});

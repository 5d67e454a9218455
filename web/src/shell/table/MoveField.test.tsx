import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Announcer } from "../../a11y/announcer.ts";
import { switchLanguage } from "../../i18n/text.ts";
import type { Reply, Room } from "../../net/messages.ts";
import { observable } from "../../observable.ts";
import { changeSettings, settings } from "../../settings/settings.ts";
import { BEFORE_HELLO } from "../../store/fold.ts";
import type { TableStore } from "../../store/table.ts";
import { useAnswers } from "./answers.ts";
import { type Asking, answerTo } from "./asking.ts";
import { MoveField } from "./MoveField.tsx";

beforeAll(() => switchLanguage("en"));

const room = { hints: true, status: "playing", you: { seat: 0, name: "Me" } } as unknown as Room;
const HINT = {
  id: 1,
  ok: true,
  move: "lay A 1/2",
  typed: "połóż 1/2",
  said: "play the card 1/2 as a set",
  event: null,
  nudge: "One card fits.",
  why: ["It is the last one."],
} as const;

beforeEach(() => changeSettings({ textField: true }));

const NOTHING_PREPARED = { parts: [], isReady: false, move: "", change: vi.fn() };
const VOCABULARY = { words: { hint: "hint" }, phrases: {}, verbs: new Set<string>(), nameOf: (name: string) => name };

/** Shows the field; each request waits until it is answered. */
function open() {
  const waiting: ((reply: Reply) => void)[] = [];
  const table = observable({ ...BEFORE_HELLO, room });
  const ask = vi.fn(() => new Promise<Reply>((answered) => waiting.push(answered)));
  const play = vi.fn(() => Promise.resolve({ code: "value_too_low", message: "Too low.", rule: null }));
  const store = { table, ask, play } as unknown as TableStore;
  const announcer = { answer: vi.fn<Announcer["answer"]>() };
  function Shown() {
    const answers = useAnswers(store, announcer as unknown as Announcer);
    const given = { store, announcer: announcer as unknown as Announcer, answers, prepared: NOTHING_PREPARED };
    const asking = { ...given, vocabulary: VOCABULARY } as unknown as Asking;
    return <MoveField {...given} asking={asking} wanted={0} />;
  }
  render(<Shown />);
  return {
    ask,
    answer: announcer.answer,
    reply: (reply: Reply) => act(async () => waiting.shift()?.(reply)),
    play: () => act(() => table.set({ ...table.get(), step: { number: 1, events: [], said: [], asked: null } })),
  };
}

const button = () => screen.getByRole("button", { name: "hint" });
const told = () => document.querySelector("#move-told") as HTMLElement;

it("names the key of each question", () => {
  open();
  expect(button().getAttribute("aria-keyshortcuts")).toBe("i");
});

it("is folded away until one asks for it, and stays as it was left", () => {
  changeSettings({ textField: false });
  open();
  expect(screen.queryByRole("textbox")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Type a move", expanded: false }));
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
  expect(settings.get().textField).toBe(true);
});

it("shows that a hint is being thought about, and asks for it once", async () => {
  const { ask, reply } = open();
  fireEvent.click(button());
  expect(told().textContent).toBe("Looking for a hint…");
  expect(told().getAttribute("aria-busy")).toBe("true");
  expect(button().getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(button());
  expect(ask).toHaveBeenCalledTimes(1);
  await reply(HINT);
  expect(told().getAttribute("aria-busy")).toBeNull();
  // The live regions say it: it does not describe the field as well.
  expect(screen.getByRole("textbox").getAttribute("aria-describedby")).toBeNull();
  expect(button().getAttribute("aria-disabled")).toBe("false");
});

it("announces a long silence to a listener", async () => {
  vi.useFakeTimers();
  const { answer, reply } = open();
  fireEvent.click(button());
  expect(answer).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1000));
  expect(answer.mock.calls).toEqual([["Looking for a hint…"]]);
  vi.useRealTimers();
  await reply(HINT);
});

it("gives a nudge and how to go on, then the move and what speaks for it, until the game goes on", async () => {
  const { reply, play } = open();
  fireEvent.click(button());
  await reply(HINT);
  expect(told().textContent).toBe("One card fits.\nAsk again to see the move.");
  fireEvent.click(button());
  await reply(HINT);
  expect(told().textContent).toBe(
    "Try: play the card 1/2 as a set\nIt is the last one.\nTo play it, type “połóż 1/2”.",
  );
  play();
  expect(told().textContent).not.toMatch("A good move");
});

it("says in words why there is no hint", async () => {
  const { reply } = open();
  fireEvent.click(button());
  await reply({ id: 1, ok: false, error: { code: "not_your_turn", message: "It is Bogdan’s turn.", rule: null } });
  expect(told().textContent).toBe("It is Bogdan’s turn.");
  fireEvent.click(button());
  await reply({ ...HINT, move: null });
  expect(told().textContent).toBe("You have nothing to gain by acting now. It’s better to wait.");
});

it("keeps what was refused, marked, so that it can be mended or typed over", async () => {
  open();
  const field = screen.getByRole("textbox") as HTMLInputElement;
  fireEvent.change(field, { target: { value: "A 3/4" } });
  await act(async () => fireEvent.submit(field));
  expect(told().textContent).toBe("Too low.");
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe("A 3/4");
});

it("says of a question that the game has no answer to what was typed, in words and no names of topics", async () => {
  const vocabulary = { say: (key: string, { typed }: { readonly typed: string }) => `${key}: ${typed}` };
  const asking = { precise: ["find"], vocabulary } as unknown as Asking;
  expect(await answerTo("places", "", asking, "open places")).toBe("asked-unknown: open places");
});

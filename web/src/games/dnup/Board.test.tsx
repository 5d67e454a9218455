import { fireEvent, render, screen, act as settle, within } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import { fetchTexts } from "../../i18n/text.ts";
import type { GameEvent } from "../../net/messages.ts";
import type { BoardProps, Dispatch } from "../front.ts";
import { Board } from "./Board.tsx";
import { type DnupDraft, type DnupView, layMove, toggled } from "./view.ts";

const VIEW: DnupView = {
  game: "dnup",
  seats: 3,
  phase: "act",
  turn: 0,
  to_act: [0],
  scores: [0, 1, 0],
  over: false,
  winners: [],
  reason: null,
  hands: [["3/4", "3/6", "5/8"], ["?", "?"], ["?"]],
  sets: [[], ["5/1"], ["2/4", "2/9"]],
  out: [],
  gone: [],
  round: 1,
  round_turns: 4,
  turned: false,
};
const MOVES = ["A 3/4", "A 3/4 3/6", "A 3/6", "B 5/8 1", "C 1", "C 2", "D"];

function shown(draft: DnupDraft, view = VIEW, events: readonly GameEvent[] = [], you: number | null = 0) {
  const act = vi.fn(() => Promise.resolve(null));
  const change = vi.fn();
  const announce = vi.fn();
  const asked = { arrange: vi.fn(), say: vi.fn(), tell: vi.fn(), news: vi.fn() };
  const dispatch: Dispatch<DnupDraft> = { act, draft: change, announce, ...asked };
  const props: BoardProps<DnupView, DnupDraft> = {
    view,
    you,
    players: ["Ala", "Ola", "Jan"].map((name, seat) => ({ seat, name, own: seat === 0, isBot: false })),
    options: {},
    events,
    step: 1,
    past: [],
    legal: { moves: MOVES, total: MOVES.length, complete: true },
    draft,
    preview: null,
    order: [],
    answerUntil: null,
    dispatch,
    settings: { motion: true, braille: false, handFirst: false, coordinates: false, autoAccept: false },
    busy: false,
  };
  const { rerender } = render(<Board {...props} />);
  /** Shows the next step of the game: its events, and the view after it. */
  const next = (after: DnupView, then: readonly GameEvent[]) =>
    rerender(<Board {...props} view={after} events={then} step={2} />);
  return { act, change, announce, next };
}

beforeAll(() => fetchTexts("dnup"));

test("a pressed card is marked, and marked cards are laid as one set", () => {
  const { change } = shown([]);
  fireEvent.click(screen.getByRole("option", { name: "1: 3, rotated 4" }));
  expect(change).toHaveBeenCalledWith(["3/4"]);
});

test("marked cards are laid", () => {
  const { act } = shown(["3/6", "3/4"]);
  fireEvent.click(screen.getByRole("button", { name: "Play 2 × 3" }));
  expect(act).toHaveBeenCalledWith("A 3/4 3/6");
});

test("a marked card can be added where the server lists it, and sets can be taken", () => {
  const { act } = shown(["5/8"]);
  fireEvent.click(screen.getByRole("button", { name: "Add 5 over 8 to Ola’s set: 5 over 1" }));
  expect(act).toHaveBeenCalledWith("B 5/8 1");
  fireEvent.click(screen.getByRole("button", { name: "Take Jan’s set: 2 over 4, 2 over 9" }));
  expect(act).toHaveBeenCalledWith("C 2");
});

test("where a marked card fits, and that it cannot be laid, is said to those who do not see it", () => {
  vi.useFakeTimers();
  const { announce } = shown(["5/8"]);
  settle(() => vi.advanceTimersByTime(1000));
  expect(announce.mock.calls).toEqual([
    ["There is already a set of this size, and yours doesn’t have a higher value. Fits Ola’s set: 5 over 1."],
  ]);
  vi.useRealTimers();
});

test("nothing is said of marks that can be laid", () => {
  vi.useFakeTimers();
  const { announce } = shown(["3/4"]);
  settle(() => vi.advanceTimersByTime(1000));
  expect(announce).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test("all sit where they sat when the game is over, and the cards left in one’s own hand are shown", () => {
  shown([], { ...VIEW, over: true, to_act: [], winners: [1] }, [], null);
  const seats = [...screen.getByRole("grid", { name: "Sets on the table" }).children] as HTMLElement[];
  const names = seats.map((seat) => seat.querySelector(".dnup-player-name")?.textContent);
  expect(names).toEqual(["Ola", "Jan", "You"]);
  expect(within(seats[2] as HTMLElement).getByText("3 cards in hand").nextElementSibling?.textContent).toBe("3");
});

test("the hand has one tab stop", () => {
  shown([]);
  const cards = screen.getAllByRole("option", { name: /rotated/ });
  expect(cards.map((card) => card.tabIndex)).toEqual([0, -1, -1]);
});

test("marking keeps to one value", () => {
  expect(toggled(["3/4"], "3/6")).toEqual(["3/4", "3/6"]);
  expect(toggled(["3/4"], "5/8")).toEqual(["5/8"]);
  expect(toggled(["3/4"], "3/4")).toEqual([]);
  expect(layMove(["5/9", "5/1"])).toBe("A 5/1 5/9");
});

test("the summary of a round names oneself as the table does, and goes when it is put away", () => {
  const events: readonly GameEvent[] = [
    { seq: 1, kind: "out", seat: 0, gain: 2, score: 2 },
    { seq: 2, kind: "out", seat: 1, gain: 1, score: 2 },
    { seq: 3, kind: "round_over", seat: null, round: 1 },
  ];
  shown([], { ...VIEW, round: 2, round_turns: 0, scores: [2, 2, 0] }, events);
  expect(screen.getByText("You: 2 letters, 2 in all")).toBeDefined();
  expect(screen.getByText("Ola: 1 letter, 2 in all")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByText("You: 2 letters, 2 in all")).toBeNull();
});

test("the summary of a round names who went out turns before its end, too", () => {
  const { next } = shown([], { ...VIEW, out: [1], scores: [0, 2, 0] }, [
    { seq: 1, kind: "out", seat: 1, gain: 2, score: 2 },
  ]);
  next({ ...VIEW, round: 2, round_turns: 0, scores: [0, 2, 1] }, [
    { seq: 2, kind: "out", seat: 2, gain: 1, score: 1 },
    { seq: 3, kind: "round_over", seat: null, round: 1 },
  ]);
  expect(screen.getByText("Ola: 2 letters, 2 in all")).toBeDefined();
  expect(screen.getByText("Jan: 1 letter, 1 in all")).toBeDefined();
});

test("what can be beaten is shown and said, and that nothing can", () => {
  const { announce, next } = shown([]);
  fireEvent.click(screen.getByRole("button", { name: "What can I beat?" }));
  expect(announce).toHaveBeenLastCalledWith(
    "You can beat Ola’s set: 5 over 1. You can beat Jan’s set: 2 over 4, 2 over 9.",
  );
  expect(screen.getAllByText("can be beaten")).toHaveLength(2);
  next({ ...VIEW, sets: [[], [], []] }, []);
  expect(screen.getByText("There is nothing to beat right now.")).toBeDefined();
});

test("a player out of the round does not hear that a turn will come", () => {
  shown([], { ...VIEW, out: [0], to_act: [1], turn: 1, hands: [[], ["?", "?"], ["?"]] });
  expect(screen.getByText("You’re out of this round. The others play on.")).toBeDefined();
});

test("beside the backs of a hand stands how many cards they are", () => {
  shown([]);
  expect(screen.getByText("2 cards in hand").nextElementSibling?.textContent).toBe("2");
});

test("a round that one begins is a demand of its own", () => {
  const { next } = shown([]);
  next({ ...VIEW, round: 2, round_turns: 0, sets: [[], [], []] }, []);
  expect(screen.getByText("You begin round 2. Play a set, or rotate your hand.")).toBeDefined();
});

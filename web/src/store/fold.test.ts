import { expect, test } from "vitest";
import type { FeedItem, Room, TableView, Welcome } from "../net/messages.ts";
import { BEFORE_HELLO, foldFeed, foldPast, foldView, foldWelcome } from "./fold.ts";

const clock = { kind: "none", left: null, running: [], answer: null, at: 0 } as const;
const room = { status: "playing", clock, you: { seat: 0, name: "Ala" } } as unknown as Room;
const view = { game: "any", turn: 0, to_act: [0], scores: [0, 0], phase: "play" } as unknown as TableView;
const DEALT = { kind: "dealt", level: 1, brief: "Dealt" };
const LAID = { kind: "laid", level: 2, brief: "Laid" };
const welcome: Welcome = {
  id: 1,
  ok: true,
  epoch: "e",
  seq: 3,
  room,
  view,
  events: [],
  chat: [],
  said: ["Dealt."],
  told: [DEALT],
};
const item = (changed: object, said: readonly string[] = []): FeedItem => ({
  seq: 4,
  feed: "game",
  events: [
    { seq: 1, kind: "laid", seat: 0 },
    { seq: 2, kind: "now", seat: null, changed: changed as never },
  ],
  said,
  told: said.map(() => LAID),
  clock,
});

test("the view follows from the first one and the keys that changed", () => {
  const state = foldFeed(foldWelcome(BEFORE_HELLO, welcome, false, 0), item({ turn: 1, scores: [5, 0] }, ["Laid."]), 9);
  expect(state.view).toEqual({ ...view, turn: 1, scores: [5, 0] });
  expect(state.log).toEqual([
    { ...DEALT, number: 1, text: "Dealt.", events: [] },
    { ...LAID, number: 2, text: "Laid.", events: state.step.events },
  ]);
  expect(state.step.events).toHaveLength(2);
});

test("coming back keeps what is known, a fresh hello replaces it", () => {
  const known = foldFeed(foldWelcome(BEFORE_HELLO, welcome, false, 0), item({ turn: 1 }, ["Laid."]), 9);
  const back = foldWelcome(known, { ...welcome, view: null, said: [], told: [] }, true, 10);
  expect(back.view?.turn).toBe(1);
  expect(back.log).toHaveLength(2);
  expect(foldWelcome(known, welcome, false, 10).view?.turn).toBe(0);
});

test("the clocks of what was missed are older than those of the room", () => {
  const at = (time: number, answer: number) => ({ ...clock, at: time, answer });
  const back = foldWelcome(BEFORE_HELLO, { ...welcome, room: { ...room, clock: at(9000, 1000) } }, true, 50);
  const missed = foldFeed(back, { ...item({}), clock: at(2000, 8000) } as FeedItem, 51);
  expect(missed.reading).toEqual({ clock: at(9000, 1000), cameAt: 50 });
  const next = foldFeed(missed, { ...item({}), clock: at(9500, 500) } as FeedItem, 60);
  expect(next.reading).toEqual({ clock: at(9500, 500), cameAt: 60 });
});

test("each step is kept until the page is drawn, with what it asked for", () => {
  const dealt = foldWelcome(BEFORE_HELLO, welcome, false, 0);
  const passed = foldFeed(dealt, item({ turn: 1, to_act: [1] }, ["Laid."]), 1);
  const { steps, step } = foldFeed(passed, item({ turn: 0, to_act: [0] }, ["Drawn."]), 2);
  expect(steps.map(({ number, asked, said }) => [number, asked, said.map(({ text }) => text)])).toEqual([
    [1, "turn", []],
    [2, null, ["Laid."]],
    [3, "turn", ["Drawn."]],
  ]);
  expect(steps.at(-1)).toBe(step);
});

test("events before any view leave it to be asked for", () => {
  const waiting = foldWelcome(BEFORE_HELLO, { ...welcome, view: null }, false, 0);
  const begun = foldFeed(waiting, item({ turn: 1 }), 1);
  expect(begun.view).toBeNull();
  expect(foldView(begun, view).view).toBe(view);
});

test("what spectators said comes into the chat in its time when the game is over", () => {
  const early = foldFeed(BEFORE_HELLO, { seq: 1, feed: "chat", from: "Ala", seat: 0, text: "hi", at: 1 }, 0);
  const late = foldFeed(early, { seq: 2, feed: "chat", from: "Ala", seat: 0, text: "bye", at: 9 }, 0);
  const line = { from: "Cyryl", seat: null, text: "She has a nine", at: 5 };
  const over = foldFeed(late, { seq: 3, feed: "overheard", chat: [line] }, 0);
  expect(over.chat.map(({ text }) => text)).toEqual(["hi", "She has a nine", "bye"]);
  expect(over.chat.map(({ overheard }) => overheard)).toEqual([undefined, true, undefined]);
});

test("chat, nudges and what may not be seen", () => {
  const said = foldFeed(BEFORE_HELLO, { seq: 1, feed: "chat", from: "Ala", seat: 0, text: "hi", at: 1 }, 0);
  expect(said.chat.map((line) => line.text)).toEqual(["hi"]);
  expect(foldFeed(said, { seq: 2, feed: "none" }, 0)).toBe(said);
  const seated = foldWelcome(BEFORE_HELLO, welcome, false, 0);
  expect(foldFeed(seated, { seq: 4, feed: "nudge", from: 1, to: 0 }, 0).nudges).toEqual({ count: 1, from: 1 });
  expect(foldFeed(seated, { seq: 4, feed: "nudge", from: 0, to: 1 }, 0)).toBe(seated);
});

test("lines from before a reload get the events that they tell of, in their order", () => {
  const said = ["Ala: draw", "Ola: draw", "Ala: draw"];
  const known = foldWelcome(BEFORE_HELLO, { ...welcome, said, told: said.map(() => LAID) }, false, 0);
  const told = (seq: number, said: string | null) => ({ seq, kind: "drew", seat: 0, said });
  const past = [told(1, "Ala: draw"), told(2, null), told(3, "Ola: draw"), told(4, "Ala: draw")];
  const { log } = foldPast(known, past);
  expect(log.map(({ text, events }) => [text, events.map(({ seq }) => seq)])).toEqual([
    ["Ala: draw", [1]],
    ["Ola: draw", [3]],
    ["Ala: draw", [4]],
  ]);
});

/** What is known of a table, as a value, and what each message makes of it: pure, and the same for every game. */

import type { ConnectionState } from "../net/connection.ts";
import type { ChatLine, FeedItem, GameEvent, Room, RoomClock, Seat, TableView, Welcome } from "../net/messages.ts";
import { type Asked, askedOf } from "./asked.ts";
import type { ClockReading } from "./clock.ts";
import { withPlaces } from "./places.ts";

/**
 * A sentence of what happened in the game, with the kind of event and its level, 1 for the main events to 3; `brief`
 * says it in fewer words, none where those who follow the game need none.
 */
export interface Happening {
  readonly text: string;
  readonly brief: string;
  readonly kind: string;
  readonly level: number;
}

/** One step of a game as it came: its events, the sentences about them, and what one's seat was asked for after it. */
export interface Step {
  readonly number: number;
  readonly events: readonly GameEvent[];
  readonly said: readonly Happening[];
  readonly asked: Asked | null;
}

/** A sentence of what happened: a number that never changes, and the events of its step, as far as they came. */
export interface LogLine extends Happening {
  readonly number: number;
  readonly events: readonly GameEvent[];
}

export interface TableState {
  readonly connection: ConnectionState;
  readonly room: Room | null;
  readonly view: TableView | null;
  readonly reading: ClockReading | null;
  /** All that was told in sentences, oldest first. */
  readonly log: readonly LogLine[];
  readonly chat: readonly ChatLine[];
  /** The newest step; its `number` grows with each, 0 before the first. */
  readonly step: Step;
  /** The newest steps, oldest first, up to `step`: several may come before the page is drawn, and each is to be said. */
  readonly steps: readonly Step[];
  /** What happened before one came, as far as the server still tells it. */
  readonly past: readonly GameEvent[];
  /** How often who looks on was nudged, and by whom last. */
  readonly nudges: { readonly count: number; readonly from: Seat | null };
}

const LONGEST_LOG = 500;
const LONGEST_CHAT = 300;
const MOST_STEPS = 500;

const NO_STEP: Step = { number: 0, events: [], said: [], asked: null };

export const BEFORE_HELLO: TableState = {
  connection: { kind: "connecting" },
  room: null,
  view: null,
  reading: null,
  log: [],
  chat: [],
  step: NO_STEP,
  steps: [],
  past: [],
  nudges: { count: 0, from: null },
};

/** Takes in the reply to `hello`: fresh, or, where the feed was `resumed`, going on from what is known. */
export function foldWelcome(state: TableState, welcome: Welcome, resumed: boolean, now: number): TableState {
  const room = { room: welcome.room, reading: reading(welcome.room.clock, now) };
  if (resumed) return { ...state, ...room };
  return withStep(
    {
      ...state,
      ...room,
      view: welcome.view,
      log: numbered([], happenings(welcome), []),
      chat: welcome.chat.slice(-LONGEST_CHAT),
      past: welcome.events,
    },
    [],
    [],
  );
}

/** Takes in one item of the feed. */
export function foldFeed(state: TableState, item: FeedItem, now: number): TableState {
  switch (item.feed) {
    case "game":
      return withStep(
        {
          ...state,
          view: state.view === null ? null : item.events.reduce(foldEvent, state.view),
          // What was missed tells what the clocks read then; the room, which came before it, what they read now.
          reading: item.clock.at < (state.reading?.clock.at ?? 0) ? state.reading : reading(item.clock, now),
          log: numbered(state.log, happenings(item), item.events).slice(-LONGEST_LOG),
        },
        item.events,
        happenings(item).map(placed),
      );
    case "room":
      return { ...state, room: item.room, reading: reading(item.room.clock, now) };
    case "chat":
      return { ...state, chat: [...state.chat, item].slice(-LONGEST_CHAT) };
    case "overheard":
      return { ...state, chat: inOrder([...state.chat, ...item.chat.map(asOverheard)]).slice(-LONGEST_CHAT) };
    case "nudge":
      // The whole table gets it, but it is meant for one seat.
      if (item.to !== state.room?.you.seat) return state;
      return { ...state, nudges: { count: state.nudges.count + 1, from: item.from } };
    case "none":
      return state;
  }
}

/** Takes in a whole view that was asked for, as when a game has just begun. */
export function foldView(state: TableState, view: TableView): TableState {
  return { ...state, view };
}

/** What happened before one came, each event with the sentence about it, or null. */
export type PastEvent = GameEvent & { readonly said: string | null };

/** Gives the lines of the log that tell of what happened before one came the events that they tell of. */
export function foldPast(state: TableState, past: readonly PastEvent[]): TableState {
  let next = 0;
  const log = state.log.map((line) => {
    const at = line.events.length > 0 ? -1 : past.findIndex(({ said }, index) => index >= next && said === line.text);
    const event = past[at];
    if (event === undefined) return line;
    next = at + 1;
    return { ...line, events: [event] };
  });
  return { ...state, log };
}

/** Adds the step that led to a state. */
function withStep(state: TableState, events: Step["events"], said: Step["said"]): TableState {
  const { room, view } = state;
  const step = { number: state.step.number + 1, events, said, asked: askedOf(room, view, room?.you.seat ?? null) };
  return { ...state, step, steps: [...state.steps, step].slice(-MOST_STEPS) };
}

/** Takes in one event: the kind `now` holds the keys of the own view that have changed. */
function foldEvent(view: TableView, event: GameEvent): TableView {
  return event.kind === "now" ? { ...view, ...(event.changed as Partial<TableView>) } : view;
}

function asOverheard(line: ChatLine): ChatLine {
  return { ...line, overheard: true };
}

function inOrder(lines: readonly ChatLine[]): readonly ChatLine[] {
  return lines.toSorted((one, other) => one.at - other.at);
}

function reading(clock: RoomClock, cameAt: number): ClockReading {
  return { clock, cameAt };
}

/** A sentence as it is said, with the places that it names. */
export function placed<Sentence extends { readonly text: string; readonly brief: string }>(
  sentence: Sentence,
): Sentence {
  return { ...sentence, text: withPlaces(sentence.text), brief: withPlaces(sentence.brief) };
}

/** The sentences of a message, each with what it tells of. */
function happenings({ said, told }: Pick<Welcome, "said" | "told">): readonly Happening[] {
  return told.map((of, index) => ({ ...of, text: said[index] ?? "" }));
}

function numbered(log: TableState["log"], said: readonly Happening[], events: readonly GameEvent[]): TableState["log"] {
  const first = (log.at(-1)?.number ?? 0) + 1;
  return [...log, ...said.map((happening, index) => ({ ...happening, number: first + index, events }))];
}

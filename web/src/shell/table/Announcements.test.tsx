import { act, render } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { type Announcer, makeAnnouncer } from "../../a11y/announcer.ts";
import { type Message, type Messages, makeMessages } from "../../a11y/messages.ts";
import type { AnyFront } from "../../games/front.ts";
import { currentLocale, switchLanguage } from "../../i18n/text.ts";
import type { ChatLine, Room, TableView } from "../../net/messages.ts";
import type { Analysis } from "../../protocol/analysis.ts";
import { BEFORE_HELLO, type Step, type TableState } from "../../store/fold.ts";
import { Announcements, useAnalysisTold, useAnnouncements, useResultTold, useTimeWarning } from "./Announcements.tsx";
import { playSound } from "./sounds.ts";

vi.mock("./sounds.ts", () => ({ playSound: vi.fn(), panOf: () => 0 }));

const ROOM = {
  status: "playing",
  you: { seat: 0, name: "Anna" },
  seats: [
    { name: "Anna", presence: "here" },
    { name: "Bogdan", presence: "here" },
  ],
  offers: { end: [], rematch: [] },
  rematch: null,
  result: null,
} as unknown as Room;
const line = (at: number, text: string, more: Partial<ChatLine> = {}): ChatLine => ({
  from: "Bogdan",
  seat: 1,
  text,
  at,
  ...more,
});
const LAYING = { soundOf: () => "lay" } as unknown as AnyFront;

let announcer: Announcer;
let messages: Messages;
let heard: string[];

beforeAll(() => switchLanguage("en"));
beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(playSound).mockClear();
  announcer = makeAnnouncer(() => Date.now());
  messages = makeMessages(announcer, ({ text }) => text);
  heard = [];
  announcer.regions.subscribe(() => {
    const { first, second } = announcer.regions.get();
    heard.push((first ?? second)?.text ?? "");
  });
});
afterEach(() => {
  announcer.stop();
  vi.useRealTimers();
});

interface Shown {
  readonly state: TableState;
  readonly muted: ReadonlySet<string>;
  readonly front?: AnyFront;
}

function Table({ state, muted, front = LAYING }: Shown) {
  useAnnouncements(state, messages, front, muted);
  useTimeWarning(state, state.room?.you.seat ?? null, messages);
  return null;
}

/** Shows one state after the other; gives what was said of them. */
function said(...states: readonly Partial<TableState>[]): readonly string[] {
  const nobody = new Set<string>();
  const view = render(<Table state={BEFORE_HELLO} muted={nobody} />);
  let state = BEFORE_HELLO;
  for (const changed of states) {
    state = { ...state, ...changed };
    view.rerender(<Table state={state} muted={nobody} />);
    vi.advanceTimersByTime(10_000);
  }
  return heard;
}

it("speaks outside the element that dialogs make inert", () => {
  const { container } = render(<Announcements announcer={announcer} />);
  act(() => announcer.announce("Your turn."));
  expect(container.textContent).toBe("");
  expect(document.querySelector("[data-live-announcer] [data-region]")?.textContent).toBe("Your turn.");
});

it("says what is said at the table, and not what was said before one came", () => {
  const before = [line(1, "hi")];
  expect(said({ room: ROOM, chat: before }, { chat: [...before, line(2, "hello")] })).toEqual(["Bogdan: hello"]);
});

it("says who has won and the scores when a game ends by its rules, and not what the room's news says", async () => {
  const told: string[] = [];
  const result = () => Promise.resolve("told of result");
  const announcing = { ...messages, tell: ({ text }: Message) => void told.push(text) };
  function Ending({ room }: { readonly room: Room }) {
    useResultTold(room, result, announcing);
    return null;
  }
  const over = (reason: string) =>
    ({ ...ROOM, status: "over", result: { winners: [0], scores: [9, 4], reason } }) as Room;
  const playing = render(<Ending room={ROOM} />);
  playing.rerender(<Ending room={over("rack_empty")} />);
  playing.rerender(<Ending room={{ ...over("rack_empty") }} />);
  await act(async () => undefined);
  expect(told).toEqual(["told of result"]);
  render(<Ending room={over("rack_empty")} />);
  const given = render(<Ending room={ROOM} />);
  given.rerender(<Ending room={over("resigned")} />);
  await act(async () => undefined);
  expect(told).toHaveLength(1);
});

it("says the newest line also when the oldest is forgotten", () => {
  const all = [line(1, "one"), line(2, "two")];
  expect(said({ room: ROOM, chat: all }, { chat: [...all.slice(1), line(3, "three")] })).toEqual(["Bogdan: three"]);
});

it("says how much spectators wrote, and does not read it out", () => {
  const told = [2, 3].map((at) => line(at, "psst", { from: "Cyryl", seat: null, overheard: true }));
  const chat = [line(1, "hi"), line(9, "bye")];
  expect(said({ room: ROOM, chat }, { chat: [chat[0] as ChatLine, ...told, chat[1] as ChatLine] })).toEqual([
    "Spectators wrote 2 messages during the game; they’re now in the chat.",
  ]);
});

it("distinguishes an answer that is asked for from the turn that follows it", () => {
  const view = { over: false, turn: 1, to_act: [0] } as unknown as TableView;
  expect(said({ room: ROOM, view }, { view: { ...view, turn: 0 } })).toEqual(["Please answer.", "Your turn."]);
});

it("says in words whatever it plays a sound for", () => {
  const view = { over: false, turn: 0, to_act: [0] } as unknown as TableView;
  const laid = { seq: 1, kind: "laid", seat: 1 };
  said(
    { room: ROOM },
    {
      steps: [
        {
          number: 1,
          events: [laid],
          said: [{ text: "Bogdan: KOT, 3 points", brief: "Bogdan: KOT", kind: "laid", level: 1 }],
          asked: null,
        },
      ],
    },
    { view },
    { chat: [line(1, "hi")] },
    { nudges: { count: 1, from: 1 } },
  );
  expect(vi.mocked(playSound).mock.calls.map(([sound]) => sound)).toEqual(["lay", "yourTurn", "message", "nudge"]);
  expect(heard).toEqual(["Bogdan: KOT, 3 points", "Your turn.", "Bogdan: hi", "Bogdan nudges you: it’s your turn."]);
});

it("says and plays every step of those that came before the page was drawn, and that it is one's turn again", () => {
  const view = { over: false, turn: 0, to_act: [0] } as unknown as TableView;
  const moved = (number: number, seat: number, text: string, asked: "turn" | null): Step => ({
    number,
    events: [{ seq: number, kind: seat === 0 ? "laid" : "drew", seat }],
    said: [{ text, brief: text, kind: "laid", level: 1 }],
    asked,
  });
  const steps = [moved(1, 0, "You: KOT", null), moved(2, 1, "Bogdan: draws", "turn")];
  const sounding = {
    soundOf: ({ kind }: { kind: string }) => (kind === "laid" ? "lay" : "draw"),
  } as unknown as AnyFront;
  const table = (state: Partial<TableState>) => (
    <Table state={{ ...BEFORE_HELLO, room: ROOM, view, ...state }} muted={new Set()} front={sounding} />
  );
  const { rerender } = render(table({}));
  vi.advanceTimersByTime(10_000);
  const drawn = { steps, step: steps[1] as Step };
  rerender(table(drawn));
  vi.advanceTimersByTime(10_000);
  rerender(table({ ...drawn, connection: { kind: "live" } }));
  vi.advanceTimersByTime(10_000);
  expect(heard).toEqual(["Your turn.", "You: KOT. Bogdan: draws. Your turn."]);
  expect(vi.mocked(playSound).mock.calls.map(([sound]) => sound)).toEqual(["yourTurn", "lay", "draw", "yourTurn"]);
});

it("says that the line is cut, and when it is mended; a change of language is no cut", () => {
  const cut = { kind: "waiting", attempt: 1 } as const;
  expect(
    said(
      { room: ROOM, connection: { kind: "live" } },
      { connection: { kind: "connecting" } },
      { connection: { kind: "live" } },
      { connection: cut },
      { connection: { ...cut, attempt: 2 } },
      { connection: { kind: "live" } },
    ),
  ).toEqual(["Connection lost. Reconnecting… Nothing is lost.", "Connected again."]);
});

it("says that the browser has no connection before the line is known to be cut", () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  const view = render(<Table state={{ ...BEFORE_HELLO, room: ROOM }} muted={new Set()} />);
  for (const isOnline of [false, true]) {
    online.mockReturnValue(isOnline);
    act(() => {
      dispatchEvent(new Event(isOnline ? "online" : "offline"));
    });
    vi.advanceTimersByTime(10_000);
  }
  view.unmount();
  online.mockRestore();
  expect(heard).toEqual([currentLocale().text("offline"), "Connected again."]);
});

it("says nothing of a line that is back when there is no table any more", () => {
  const cut = { kind: "waiting", attempt: 1 } as const;
  const closed = { kind: "closed", why: "unknown_table", error: null } as const;
  expect(said({ room: ROOM, connection: cut }, { connection: closed })).toEqual([
    currentLocale().text("table-reconnecting"),
  ]);
});

it("says what happens to the people at the table", () => {
  const [anna, bogdan] = ROOM.seats;
  const gone = { ...ROOM, seats: [anna, { ...bogdan, presence: "gone" }] } as unknown as Room;
  expect(said({ room: ROOM }, { room: gone })).toEqual(["Bogdan: left"]);
});

/** A reading of the own clock in a game of five minutes, taken before the first state is shown. */
function clockOf(left: number, running: readonly number[]): Pick<TableState, "reading"> {
  const clock = {
    kind: "game",
    minutes: 5,
    increment: 0,
    left: [left, 300_000],
    running,
    answer: null,
    at: 0,
  } as const;
  return { reading: { clock, cameAt: performance.now() } };
}

it("says once in a turn that one's own time is nearly up", () => {
  expect(said({ room: ROOM }, clockOf(39_000, [0]), clockOf(38_000, [0]))).toEqual(["Time left: 20 seconds"]);
});

it("says how little time is left when a turn begins with it", () => {
  expect(said({ room: ROOM, ...clockOf(25_000, [1]) }, clockOf(25_000, [0]))).toEqual(["Time left: 15 seconds"]);
});

it("says nothing of time while there is enough, or somebody else's runs", () => {
  expect(said({ room: ROOM }, clockOf(200_000, [0]), clockOf(5_000, [1]))).toEqual([]);
});

function Analysed({ analysis }: { readonly analysis: Analysis | null }) {
  useAnalysisTold(analysis, announcer);
  return null;
}

it("says once what an analysis waits for, and what it has found at its end", () => {
  const NONE = { state: "none", done: 0, total: 0, said: "", turns: [], seats: [], moves: [] } as unknown as Analysis;
  const running: Analysis = { ...NONE, state: "running", done: 1, total: 3 };
  const found = { said: "One turning point.", turns: [{ number: 2, said: "Move 2: a better one." }] };
  const { rerender } = render(<Analysed analysis={null} />);
  for (const analysis of [
    NONE,
    running,
    { ...running, done: 2 },
    { ...running, ...found, state: "ready" } as Analysis,
  ]) {
    rerender(<Analysed analysis={analysis} />);
    vi.advanceTimersByTime(5_000);
  }
  expect(heard).toEqual([
    "Analysing your game. You can do something else in the meantime.",
    "One turning point. Move 2: a better one.",
  ]);
});

it("says what an analysis has found that somebody else had made, as soon as one asks for it", () => {
  const none = { state: "none", done: 0, total: 0, said: "", turns: [], seats: [], moves: [] } as unknown as Analysis;
  const { rerender } = render(<Analysed analysis={none} />);
  rerender(<Analysed analysis={{ ...none }} />);
  vi.advanceTimersByTime(5_000);
  expect(heard).toEqual([]);
  rerender(<Analysed analysis={{ ...none, state: "ready", said: "One turning point." }} />);
  vi.advanceTimersByTime(5_000);
  expect(heard).toEqual(["One turning point."]);
});

it("says nothing of an analysis that was made before one came", () => {
  const ready = { state: "ready", done: 3, total: 3, said: "One.", turns: [], seats: [], moves: [] };
  render(<Analysed analysis={ready as unknown as Analysis} />);
  vi.advanceTimersByTime(5_000);
  expect(heard).toEqual([]);
});

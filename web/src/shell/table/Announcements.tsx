/** The two live regions of a table, and what of the table is said through them and played as a sound. */
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { Announcer } from "../../a11y/announcer.ts";
import type { Message, Messages } from "../../a11y/messages.ts";
import { Sentence } from "../../a11y/Sentence.tsx";
import type { AnyFront, Sound } from "../../games/front.ts";
import { type Text, useLocale, useText } from "../../i18n/text.ts";
import type { ConnectionState } from "../../net/connection.ts";
import type { ChatLine, GameEvent, Room, Seat, TableView } from "../../net/messages.ts";
import { useObservable } from "../../observable.ts";
import type { Analysis } from "../../protocol/analysis.ts";
import { useSettings } from "../../settings/settings.ts";
import { type Asked, askedOf } from "../../store/asked.ts";
import { millisecondsLeft } from "../../store/clock.ts";
import { placed, type TableState } from "../../store/fold.ts";
import { spokenTime } from "../../store/spokenTime.ts";
import { useOnline } from "../online.ts";
import { isOwnEnd } from "./ending.ts";
import { absentSeats, roomNews } from "./roomNews.ts";
import { panOf, playSound } from "./sounds.ts";
import { isGoingOn, stageOf } from "./useAnalysis.ts";

/** Outside the pages' own element, which dialogs make inert: React Aria leaves a `data-live-announcer` as it is. */
export function Announcements({ announcer }: { announcer: Announcer }) {
  const { first, second } = useObservable(announcer.regions);
  return createPortal(
    <div className="unseen" data-live-announcer="">
      <div aria-live="polite" aria-atomic="true" data-region="1">
        {first === null ? (
          ""
        ) : (
          <span {...(first.lang !== null && { lang: first.lang })}>
            <Sentence>{first.text}</Sentence>
          </span>
        )}
      </div>
      <div aria-live="polite" aria-atomic="true" data-region="2">
        {second === null ? (
          ""
        ) : (
          <span {...(second.lang !== null && { lang: second.lang })}>
            <Sentence>{second.text}</Sentence>
          </span>
        )}
      </div>
    </div>,
    document.body,
  );
}

/** The lines that were not there before; a line keeps what it was said when, however many older ones are forgotten. */
function newLines(before: readonly ChatLine[], now: readonly ChatLine[]): readonly ChatLine[] {
  const key = ({ at, from, text, phrase }: ChatLine) => JSON.stringify([at, from, text, phrase]);
  const known = new Set(before.map(key));
  return now === before ? [] : now.filter((line) => !known.has(key(line)));
}

type Line = "whole" | "cut" | "offline";

const LINE_TEXTS: Readonly<Record<Line, string>> = {
  whole: "table-reconnected",
  cut: "table-reconnecting",
  offline: "offline",
};

/** How the line to the table is; a browser without a connection may learn late that it is cut. */
function lineOf({ kind }: ConnectionState, online: boolean): Line {
  if (!online) return "offline";
  return kind === "waiting" ? "cut" : "whole";
}

/** What has been told already. */
interface Known {
  readonly room: Room | null;
  /** The seats whose absence is known. */
  readonly absent: ReadonlySet<Seat>;
  readonly line: Line;
  readonly step: number;
  readonly asked: Asked | null;
  readonly chat: readonly ChatLine[];
  readonly nudges: number;
}

/** Keeps what was said before one came, in silence; `unsaid` of the newest lines of the log are yet to be said. */
function keepPast(messages: Messages, { log, chat }: TableState, unsaid: number, text: Text): void {
  for (const { text: sentence, brief, kind, level } of log.slice(0, log.length - unsaid).map(placed))
    messages.keep({ buffer: "game", text: sentence, brief, kind, level });
  for (const line of chat) {
    const words = line.phrase === undefined ? (line.text ?? "") : text(`table-phrase-${line.phrase}`);
    messages.keep({ buffer: "chat", text: text("table-chat-said", { name: line.from, words }) });
  }
}

/** The sounds of events, each once, with the seat that made it; one’s own win is a win in every game. */
function soundsOf(
  events: readonly GameEvent[],
  view: TableView | null,
  you: Seat | null,
  front: AnyFront | null,
): ReadonlyMap<Sound, Seat | null> {
  const isWon = you !== null && view?.over === true && view.winners.includes(you);
  const found = new Map<Sound, Seat | null>();
  for (const event of events) {
    const sound = event.kind === "over" && isWon ? "win" : (front?.soundOf(event, you) ?? null);
    if (sound !== null && !found.has(sound)) found.set(sound, event.seat);
  }
  return found;
}

/** Who came, who left, and an end that the table made, in sounds. */
function peopleSounds(before: Room, now: Room): ReadonlyMap<Sound, Seat | null> {
  const found = new Map<Sound, Seat | null>();
  for (const [seat, { presence }] of now.seats.entries()) {
    const was = before.seats[seat]?.presence;
    if (was === presence) continue;
    if (presence === "here") found.set("join", seat);
    else if (was === "here") found.set("leave", seat);
  }
  if (now.status === "over" && before.status === "playing" && !isOwnEnd(now)) {
    const isWon = now.you.seat !== null && (now.result?.winners.includes(now.you.seat) ?? false);
    found.set(isWon ? "win" : "end", null);
  }
  return found;
}

/** Says each new step, whose turn it has become, who comes and goes, chat and nudges; and plays their sounds. */
export function useAnnouncements(
  state: TableState,
  messages: Messages,
  front: AnyFront | null,
  muted: ReadonlySet<string>,
): void {
  const { language, text } = useLocale();
  const heard = useSettings();
  const latest = useRef(heard);
  useEffect(() => {
    latest.current = heard;
  });
  const { connection, room, view, steps, chat, nudges } = state;
  const you = room?.you.seat ?? null;
  const asked = askedOf(room, view, you);
  const line = lineOf(connection, useOnline());
  const isClosed = connection.kind === "closed";
  const known = useRef<Known>({
    line: "whole",
    room,
    absent: room === null ? new Set() : absentSeats(null, room, new Set()),
    step: steps.at(-1)?.number ?? 0,
    asked: null,
    chat,
    nudges: nudges.count,
  });
  useEffect(() => {
    const before = known.current;
    const absent = room === null ? before.absent : absentSeats(before.room, room, before.absent);
    known.current = {
      line,
      room,
      absent,
      step: steps.at(-1)?.number ?? before.step,
      asked,
      chat,
      nudges: nudges.count,
    };
    const newSteps = steps.filter(({ number }) => number > before.step);
    const happened = newSteps.flatMap((step) => step.said);
    const play = (sound: Sound, seat: Seat | null = null) =>
      playSound(sound, latest.current, panOf(seat, room?.seats.length ?? 0));
    const together: Message[] = [];
    const tell = (buffer: Message["buffer"], sentence: string) => messages.tell({ buffer, text: sentence }, true);
    if (line !== before.line && !isClosed) {
      tell("people", text(LINE_TEXTS[line]));
      if (line !== "whole") play("lost");
    }
    if (before.room === null && room !== null) keepPast(messages, state, happened.length, text);
    together.push(...happened.map((happening): Message => ({ buffer: "game", ...happening })));
    const events = newSteps.flatMap((step) => step.events);
    for (const [sound, seat] of soundsOf(events, view, you, front)) play(sound, seat);
    const isOtherwise = (earlier: Asked | null) => earlier !== asked;
    // A turn may have gone round within one drawing of the page.
    if (asked !== null && [before.asked, ...newSteps.map((step) => step.asked)].some(isOtherwise)) {
      together.push({ buffer: "game", text: text(`table-your-${asked}`) });
      play("yourTurn");
    }
    messages.tellTogether(together);
    if (room !== null && before.room !== null && room !== before.room) {
      for (const sentence of roomNews(before.room, room, before.absent, text, language)) tell("people", sentence);
      for (const [sound, seat] of peopleSounds(before.room, room)) play(sound, seat);
    }
    // What was said before one came is in the chat to be read.
    const fresh = before.room !== null ? newLines(before.chat, chat) : [];
    const lines = fresh.filter(({ from }) => from !== room?.you.name && !muted.has(from));
    if (lines.length > 0) {
      for (const line of lines.filter(({ overheard }) => !overheard)) {
        const words = line.phrase === undefined ? (line.text ?? "") : text(`table-phrase-${line.phrase}`);
        messages.tell({ buffer: "chat", text: text("table-chat-said", { name: line.from, words }) }, true);
      }
      // What spectators said in a whole game is too much to be read out.
      const overheard = lines.filter((line) => line.overheard).length;
      if (overheard > 0) tell("chat", text("table-chat-overheard", { count: overheard }));
      play("message", lines.at(-1)?.seat ?? null);
    }
    if (nudges.count > before.nudges) {
      const name = nudges.from === null ? "" : (room?.seats[nudges.from]?.name ?? "");
      tell("people", text("table-nudged", { name }));
      play("nudge", nudges.from);
    }
  }, [line, isClosed, state, steps, asked, chat, nudges, messages, front, you, room, view, text, language, muted]);
}

/** Says who has won and the scores when a game comes to its own end; an end that the table made is news of the room. */
export function useResultTold(room: Room | null, result: () => Promise<string>, messages: Messages): void {
  const before = useRef<Room | null>(null);
  useEffect(() => {
    const ended = before.current?.status === "playing" && room?.status === "over";
    before.current = room;
    if (ended && isOwnEnd(room)) void result().then((told) => messages.tell({ buffer: "game", text: told }, true));
  }, [room, result, messages]);
}

/** Says how far an analysis is that one waits for, and what it has found. */
export function useAnalysisTold(analysis: Analysis | null, announcer: Announcer): void {
  const text = useText();
  const before = useRef<Analysis | null>(null);
  useEffect(() => {
    const earlier = before.current;
    // Somebody else may have had it made: then it is there as soon as one asks.
    const awaited = isGoingOn(earlier) || earlier?.state === "none";
    before.current = analysis;
    if (analysis === null) return;
    if (isGoingOn(analysis)) {
      if (earlier === null || !isGoingOn(earlier) || stageOf(earlier) !== stageOf(analysis))
        announcer.announce(text(stageOf(analysis)));
    } else if (awaited && analysis.state === "failed") announcer.announce(text("table-analysis-failed"));
    else if (awaited && analysis.state === "ready")
      announcer.announce([analysis.said, ...analysis.turns.map(({ said }) => said)].join("\n"));
  }, [analysis, announcer, text]);
}

/**
 * Says how much time is left at the times that one has set, once each while one's own clock runs down; for the last of
 * them also when a turn begins with less.
 */
export function useTimeWarning({ reading }: TableState, you: Seat | null, messages: Messages): void {
  const { language, text } = useLocale();
  const heard = useSettings();
  const { alarms } = heard;
  const running = you !== null && (reading?.clock.running.includes(you) ?? false);
  /** The least alarm that was given since the clock began to run. */
  const [given, setGiven] = useState(Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (!running) setGiven(Number.POSITIVE_INFINITY);
    if (reading === null || you === null || !running) return;
    const left = millisecondsLeft(reading, you, performance.now());
    const { clock } = reading;
    if (left === null) return;
    const sorted = [...alarms].sort((one, other) => one - other);
    // Where one never has more for a move, it is known.
    const wanted = sorted.filter((seconds) => clock.kind !== "move" || seconds < clock.seconds);
    // Those that are past already: the least of them is due at once, the others are too late.
    const due = wanted.find((seconds) => 1000 * seconds >= left) ?? null;
    const next = wanted.findLast((seconds) => 1000 * seconds < left) ?? null;
    const isNow = due !== null && due === wanted[0] && due < given;
    const alarm = isNow ? due : next;
    if (alarm === null || alarm >= given) return;
    const timer = setTimeout(
      () => {
        setGiven(alarm);
        const time = spokenTime(Math.min(left / 1000, alarm), language);
        messages.tell({ buffer: "game", text: text("table-clock-low", { time }) }, true);
        playSound("lowTime", heard);
        navigator.vibrate?.([200, 100, 200]);
      },
      isNow ? 0 : left - 1000 * alarm,
    );
    return () => clearTimeout(timer);
  }, [reading, you, running, given, messages, text, language, alarms, heard]);
}

/** The two live regions of a table, and what of the table is said through them and played as a sound. */
import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import type { Announcer } from "../../a11y/announcer.ts";
import { Sentence } from "../../a11y/Sentence.tsx";
import type { AnyFront } from "../../games/front.ts";
import { useLocale, useText } from "../../i18n/text.ts";
import type { ConnectionState } from "../../net/connection.ts";
import type { ChatLine, Room, Seat } from "../../net/messages.ts";
import { useObservable } from "../../observable.ts";
import type { Analysis } from "../../protocol/analysis.ts";
import { useSettings } from "../../settings/settings.ts";
import { type Asked, askedOf } from "../../store/asked.ts";
import { clockText, millisecondsLeft, URGENT_MS } from "../../store/clock.ts";
import type { TableState } from "../../store/fold.ts";
import { useOnline } from "../online.ts";
import { stageOf } from "./AnalysisPanel.tsx";
import type { Answers } from "./answers.ts";
import { isOwnEnd } from "./ending.ts";
import { roomNews } from "./roomNews.ts";
import { playSound } from "./sounds.ts";
import { isGoingOn } from "./useAnalysis.ts";

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
  readonly line: Line;
  readonly step: number;
  readonly asked: Asked | null;
  readonly chat: readonly ChatLine[];
  readonly nudges: number;
}

/** Says each new step, whose turn it has become, who comes and goes, chat and nudges; and plays their sounds. */
export function useAnnouncements(
  state: TableState,
  announcer: Announcer,
  front: AnyFront | null,
  muted: ReadonlySet<string>,
): void {
  const { language, text } = useLocale();
  const { sounds, volume } = useSettings();
  const { connection, room, view, step, chat, nudges } = state;
  const you = room?.you.seat ?? null;
  const asked = askedOf(room, view, you);
  const line = lineOf(connection, useOnline());
  const isClosed = connection.kind === "closed";
  const known = useRef<Known>({
    line: "whole",
    room,
    step: step.number,
    asked: null,
    chat,
    nudges: nudges.count,
  });
  useEffect(() => {
    const before = known.current;
    known.current = { line, room, step: step.number, asked, chat, nudges: nudges.count };
    if (line !== before.line && !isClosed) announcer.announce(text(LINE_TEXTS[line]));
    if (step.number !== before.step) {
      for (const sentence of step.said) announcer.narrate(sentence);
      const heard = new Set(step.events.map((event) => front?.soundOf(event, you) ?? null));
      for (const sound of heard) if (sound !== null) playSound(sound, sounds, volume);
    }
    if (asked !== null && asked !== before.asked) {
      announcer.announce(text(`table-your-${asked}`));
      playSound("yourTurn", sounds, volume);
    }
    if (room !== null && before.room !== null && room !== before.room) {
      for (const sentence of roomNews(before.room, room, text, language)) announcer.announce(sentence);
    }
    // What was said before one came is in the chat to be read.
    const fresh = before.room !== null ? newLines(before.chat, chat) : [];
    const lines = fresh.filter(({ from }) => from !== room?.you.name && !muted.has(from));
    if (lines.length > 0) {
      for (const line of lines.filter(({ overheard }) => !overheard)) {
        const words = line.phrase === undefined ? (line.text ?? "") : text(`table-phrase-${line.phrase}`);
        announcer.announce(text("table-chat-said", { name: line.from, words }));
      }
      // What spectators said in a whole game is too much to be read out.
      const overheard = lines.filter((line) => line.overheard).length;
      if (overheard > 0) announcer.announce(text("table-chat-overheard", { count: overheard }));
      playSound("message", sounds, volume);
    }
    if (nudges.count > before.nudges) {
      const name = nudges.from === null ? "" : (room?.seats[nudges.from]?.name ?? "");
      announcer.announce(text("table-nudged", { name }));
      playSound("nudge", sounds, volume);
    }
  }, [line, isClosed, step, asked, chat, nudges, announcer, front, you, room, sounds, volume, text, language, muted]);
}

/** Says who has won and the scores when a game comes to its own end; an end that the table made is news of the room. */
export function useResultTold(room: Room | null, answer: Answers["answer"], announcer: Announcer): void {
  const before = useRef<Room | null>(null);
  useEffect(() => {
    const ended = before.current?.status === "playing" && room?.status === "over";
    before.current = room;
    if (ended && isOwnEnd(room)) void answer("result", 2).then((told) => announcer.announce(told));
  }, [room, answer, announcer]);
}

/** Says how far an analysis is that one waits for, and what it has found. */
export function useAnalysisTold(analysis: Analysis | null, announcer: Announcer): void {
  const text = useText();
  const before = useRef<Analysis | null>(null);
  useEffect(() => {
    const earlier = before.current;
    const awaited = isGoingOn(earlier);
    before.current = analysis;
    if (analysis === null) return;
    if (isGoingOn(analysis)) {
      if (earlier === null || !awaited || stageOf(earlier) !== stageOf(analysis))
        announcer.announce(text(stageOf(analysis)));
    } else if (awaited && analysis.state === "failed") announcer.announce(text("table-analysis-failed"));
    else if (awaited) announcer.announce([analysis.said, ...analysis.turns.map(({ said }) => said)].join("\n"));
  }, [analysis, announcer, text]);
}

/** Says how much time is left when one's own clock is nearly up: once while it runs down, and when a turn begins so. */
export function useTimeWarning({ reading }: TableState, you: Seat | null, announcer: Announcer): void {
  const text = useText();
  const running = you !== null && (reading?.clock.running.includes(you) ?? false);
  const isLow = useRef(false);
  useEffect(() => {
    if (!running) isLow.current = false;
    if (reading === null || you === null || !running || isLow.current) return;
    const left = millisecondsLeft(reading, you, performance.now());
    const { clock } = reading;
    // Who never has more for a move knows it.
    if (left === null || (clock.kind === "move" && 1000 * clock.seconds <= URGENT_MS)) return;
    const timer = setTimeout(
      () => {
        isLow.current = true;
        announcer.announce(text("table-clock-low", { time: clockText(Math.min(left, URGENT_MS)).time }));
      },
      Math.max(0, left - URGENT_MS),
    );
    return () => clearTimeout(timer);
  }, [reading, you, running, announcer, text]);
}

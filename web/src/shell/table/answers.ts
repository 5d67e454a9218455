/** Answers to questions about the table: the server's, but for the clock, which this machine reads by itself. */
import { useCallback, useRef, useState } from "react";
import type { Announcer } from "../../a11y/announcer.ts";
import { type Text, useText } from "../../i18n/text.ts";
import { answerUntil, clockText, millisecondsLeft } from "../../store/clock.ts";
import { command, type TableStore } from "../../store/table.ts";

/** Milliseconds that a machine player may think about a hint. */
const HINT_MS = 1500;
/** Milliseconds of silence after which who listens is told that a hint is being thought about. */
const SILENCE_MS = 1000;

/** The best advice: first a nudge that gives nothing away, then the move and what speaks for it. */
interface Hint {
  readonly move: string | null;
  /** The move as people of the page's language type it. */
  readonly typed?: string;
  readonly nudge?: string | null;
  readonly why?: readonly string[];
}

export interface Answers {
  /** Answers a topic in the page's language, in a sentence also where there is no answer. */
  readonly answer: (topic: string, verbosity: number) => Promise<string>;
  /** A hint is being thought about; asked for once more, it is the same one. */
  readonly isThinking: boolean;
}

/** The answers of a table, the same ones wherever they are asked for. */
export function useAnswers(store: TableStore, announcer: Announcer): Answers {
  const text = useText();
  const [isThinking, setThinking] = useState(false);
  const thought = useRef<Promise<string> | null>(null);
  /** The step whose nudge was told already: asked again, the move itself is. */
  const nudged = useRef(-1);
  const answer = useCallback(
    async (topic: string, verbosity: number): Promise<string> => {
      if (topic === "clock") return clocks(store, text);
      if (topic !== "hint") return (await store.say(topic, verbosity)) || text("table-nothing-yet");
      if (thought.current === null) {
        const silence = setTimeout(() => announcer.answer(text("table-hint-thinking")), SILENCE_MS);
        setThinking(true);
        thought.current = hint(store, text, nudged).finally(() => {
          clearTimeout(silence);
          setThinking(false);
          thought.current = null;
        });
      }
      return thought.current;
    },
    [store, announcer, text],
  );
  return { answer, isThinking };
}

/** Asks for a hint. `nudged` holds the step whose nudge was told, and gets this one when its nudge is. */
async function hint(store: TableStore, text: Text, nudged: { current: number }): Promise<string> {
  const reply = await store.ask(command("advise", { explain: true, ms: HINT_MS }));
  if (!reply.ok) return reply.error.message;
  const { move, typed, nudge, why } = reply as unknown as Hint;
  const { number } = store.table.get().step;
  if (move === null) return text("table-hint-wait");
  if (nudged.current !== number && typeof nudge === "string") {
    nudged.current = number;
    return [nudge, text("table-hint-again")].join("\n");
  }
  return [text("table-hint", { move: typed ?? move }), ...(why ?? [])].join("\n");
}

/** What the clocks read, and how long there is to answer. */
function clocks(store: TableStore, text: Text): string {
  const { room, reading } = store.table.get();
  if (reading === null) return text("table-clock-none");
  const now = performance.now();
  const lines = (room?.seats ?? []).flatMap(({ name }, seat) => {
    const left = millisecondsLeft(reading, seat, now);
    if (left === null) return [];
    const { days, time } = clockText(left);
    const shown = days > 0 ? text("table-clock-days", { days, time }) : time;
    return [text("table-clock-line", { name: name ?? "", time: shown })];
  });
  const until = answerUntil(reading);
  if (until !== null) lines.push(text("table-clock-answer", { time: clockText(Math.max(0, until - now)).time }));
  return lines.length === 0 ? text("table-clock-none") : lines.join("\n");
}

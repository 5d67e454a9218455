/** Answers to questions about the table: the server's, but for the clock, which this machine reads by itself. */
import { useCallback, useRef, useState } from "react";
import type { Announcer } from "../../a11y/announcer.ts";
import type { Language } from "../../i18n/languages.ts";
import { type Text, useLocale } from "../../i18n/text.ts";
import type { GameEvent } from "../../net/messages.ts";
import { settings } from "../../settings/settings.ts";
import { answerUntil, millisecondsLeft } from "../../store/clock.ts";
import { spokenTime } from "../../store/spokenTime.ts";
import { command, type TableStore } from "../../store/table.ts";
import { reasonText, winText } from "./ending.ts";

/** Milliseconds that a bot may think about a hint. */
const HINT_MS = 1500;
/** Milliseconds of silence after which who listens is told that a hint is being thought about. */
const SILENCE_MS = 1000;

/** The best advice: first a nudge that gives nothing away, then the move and what speaks for it. */
interface Hint {
  readonly move: string | null;
  /** The move as people of the page's language type it. */
  readonly typed?: string;
  /** The move in words, and the event that would tell of it. */
  readonly said?: string;
  readonly event?: Omit<GameEvent, "seq"> | null;
  readonly nudge?: string | null;
  readonly why?: readonly string[];
}

/** What who asks for a hint is told; of a nudge, the move is told when they ask again. */
export interface HintAnswer {
  readonly told: string;
  readonly isNudge: boolean;
  /** The move, once it is told: as the server takes it, as it is typed, and what is to be seen of it. */
  readonly move?: { readonly code: string; readonly typed: string; readonly event: GameEvent | null };
}

export interface Answers {
  /** Answers a topic in the page's language, in a sentence also where there is no answer. */
  readonly answer: (topic: string, verbosity: number) => Promise<string>;
  /** A move that a person could find, or the very best one. */
  readonly hint: (best?: boolean) => Promise<HintAnswer>;
  /** A hint is being thought about; asked for once more, it is the same one. */
  readonly isThinking: boolean;
}

/** Questions that the end of the game answers. */
const ENDED: ReadonlySet<string> = new Set(["result", "whose"]);

/** How the table ended the game, which itself would go on; null where it did not. */
function tableEnd(store: TableStore, text: Text, language: string): string | null {
  const { room } = store.table.get();
  const reason = room === null ? null : reasonText(room, text);
  return room === null || reason === null ? null : `${reason}\n${winText(room, text, language)}`;
}

/** The answers of a table, the same ones wherever they are asked for; in a replay about the table after `at` moves. */
export function useAnswers(store: TableStore, announcer: Announcer, at: number | null = null): Answers {
  const { language, text } = useLocale();
  const [isThinking, setThinking] = useState(false);
  const thought = useRef<Promise<HintAnswer> | null>(null);
  /** The step whose nudge was told already: asked again, the move itself is. */
  const nudged = useRef<Nudged | null>(null);
  const hint = useCallback(
    (best = false): Promise<HintAnswer> => {
      if (thought.current === null) {
        const silence = setTimeout(() => announcer.answer(text("table-hint-thinking")), SILENCE_MS);
        setThinking(true);
        thought.current = askForHint(store, text, nudged, best).finally(() => {
          clearTimeout(silence);
          setThinking(false);
          thought.current = null;
        });
      }
      return thought.current;
    },
    [store, announcer, text],
  );
  const answer = useCallback(
    async (topic: string, verbosity: number): Promise<string> => {
      if (topic === "clock") return clocks(store, text, language);
      const [asked, best] = topic.split(" ");
      if (asked === "hint") {
        const told = await hint(best !== undefined);
        const typed = told.move === undefined ? [] : [text("table-hint-typed", { typed: told.move.typed })];
        return [inWords(told, text), ...typed].join("\n");
      }
      const ended = ENDED.has(topic) && at === null ? tableEnd(store, text, language) : null;
      if (ended !== null) return ended;
      const more = { letters: settings.get().letters, ...(at !== null && { moves: at }) };
      return (await store.say(topic, verbosity, more)) || text("table-nothing-yet");
    },
    [store, text, language, hint, at],
  );
  return { answer, hint, isThinking };
}

/** A hint for those who have no button that asks for more: a nudge says how to go on. */
export function inWords({ told, isNudge }: HintAnswer, text: Text): string {
  return isNudge ? `${told}\n${text("table-hint-again")}` : told;
}

interface Nudged {
  readonly store: TableStore;
  readonly step: number;
  readonly best: boolean;
}

/** Asks for a hint. `nudged` holds the step whose nudge was told, and gets this one when its nudge is. */
async function askForHint(
  store: TableStore,
  text: Text,
  nudged: { current: Nudged | null },
  best: boolean,
): Promise<HintAnswer> {
  const reply = await store.ask(command("advise", { explain: true, ms: HINT_MS, best }));
  if (!reply.ok) return { told: reply.error.message, isNudge: false };
  const { move, typed, said, event, nudge, why } = reply as unknown as Hint;
  const step = store.table.get().step.number;
  const before = nudged.current;
  const isNudged = before?.store === store && before.step === step && before.best === best;
  if (move === null) return { told: text("table-hint-wait"), isNudge: false };
  if (!isNudged && typeof nudge === "string") {
    nudged.current = { store, step, best };
    return { told: nudge, isNudge: true };
  }
  return {
    told: [text("table-hint", { move: said ?? typed ?? move }), ...(why ?? [])].join("\n"),
    isNudge: false,
    move: { code: move, typed: typed ?? move, event: event == null ? null : asEvent(event) },
  };
}

/** An event that has not happened has no number yet. */
export function asEvent(event: Omit<GameEvent, "seq">): GameEvent {
  return { ...event, seq: 0 } as GameEvent;
}

/** What the clocks read, and how long there is to answer. */
function clocks(store: TableStore, text: Text, language: Language): string {
  const { room, reading } = store.table.get();
  if (reading === null) return text("table-clock-none");
  const now = performance.now();
  const lines = (room?.seats ?? []).flatMap(({ name }, seat) => {
    const left = millisecondsLeft(reading, seat, now);
    if (left === null) return [];
    return [text("table-clock-line", { name: name ?? "", time: spokenTime(left / 1000, language) })];
  });
  const until = answerUntil(reading);
  if (until !== null) lines.push(text("table-clock-answer", { time: spokenTime((until - now) / 1000, language) }));
  return lines.length === 0 ? text("table-clock-none") : lines.join("\n");
}

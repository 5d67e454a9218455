/**
 * All that was ever said at a table, in buffers that can be gone through: nothing that was missed is lost. Each message
 * is said at once where it is wanted, and kept in any case.
 */
import { type Observable, observable } from "../observable.ts";
import type { Announcer } from "./announcer.ts";

export const BUFFERS = ["all", "game", "chat", "people"] as const;
export type Buffer = (typeof BUFFERS)[number];
export const STEPS = ["previous", "next", "first", "newest", "repeat"] as const;
export type Step = (typeof STEPS)[number];

export interface Message {
  readonly buffer: Exclude<Buffer, "all">;
  readonly text: string;
  /** The same in fewer words, none where those who don't want everything need none. */
  readonly brief?: string;
  /** For what happened in the game, the kind of event and its level, 1 for the main events to 3. */
  readonly kind?: string;
  readonly level?: number;
}

/** What is wanted to be said: buffers that are silent, levels, and kinds that are said always or never. */
export interface Wanted {
  readonly muted: readonly string[];
  readonly verbosity: number;
  readonly kinds: Readonly<Record<string, boolean>>;
}

/** What was gone to: a message, or why there is none. */
export type Found = { readonly message: Message } | { readonly none: "empty" | "start" | "end" };

export interface Messages {
  /** The buffer that is gone through. */
  readonly chosen: Observable<Buffer>;
  /** Keeps a message; says it where it is wanted, with `once` not again where it was said just now. */
  tell(message: Message, once?: boolean): void;
  /** Keeps messages that came together, and says those that are wanted as one: a Braille display shows all of them. */
  tellTogether(messages: readonly Message[]): void;
  /** Keeps a message in silence. */
  keep(message: Message): void;
  count(buffer: Buffer): number;
  /** Goes through the chosen buffer. */
  go(step: Step): Found;
  /** The message that was gone to; null where there is none. */
  current(): Message | null;
}

/** The verbosity at which nothing is left out. */
const EVERYTHING = 3;

/** Whether a message is of a kind that is wanted at a table of a game. */
export function isWanted({ buffer, kind, level }: Message, game: string, wanted: Wanted): boolean {
  if (wanted.muted.includes(buffer) || wanted.muted.includes("all")) return false;
  if (kind === undefined) return true;
  return wanted.kinds[`${game} ${kind}`] ?? (level ?? 1) <= wanted.verbosity;
}

/** As many words of a message as are wanted at a table of a game; none where it isn't. */
export function wantedWords(message: Message, game: string, wanted: Wanted): string {
  if (!isWanted(message, game, wanted)) return "";
  const isWhole = wanted.verbosity === EVERYTHING || wanted.kinds[`${game} ${message.kind}`] === true;
  return isWhole ? message.text : (message.brief ?? message.text);
}

/** Keeps the messages of one table; `wordsOf` gives what is said of each, no words where it is kept in silence. */
export function makeMessages(announcer: Announcer, wordsOf: (message: Message) => string): Messages {
  const kept: Message[] = [];
  const chosen = observable<Buffer>("all");
  /** For each buffer the number of the message that was gone to; null for the newest, whichever it is. */
  const fingers = new Map<Buffer, number | null>();

  function inBuffer(buffer: Buffer): readonly Message[] {
    return kept.filter((message) => buffer === "all" || message.buffer === buffer);
  }

  return {
    chosen,
    keep: (message) => void kept.push(message),
    tell(message, once = false) {
      kept.push(message);
      const words = wordsOf(message);
      if (once) announcer.announce(words);
      else announcer.narrate(words);
    },
    tellTogether(messages) {
      kept.push(...messages);
      announcer.narrate(messages.map(wordsOf).join("\n"));
    },
    count: (buffer) => inBuffer(buffer).length,
    go(step) {
      const buffer = chosen.get();
      const messages = inBuffer(buffer);
      const newest = messages.length - 1;
      if (newest < 0) return { none: "empty" };
      const at = fingers.get(buffer) ?? null;
      const here = at ?? newest;
      const wanted = {
        previous: at === null ? newest : at - 1,
        next: here + 1,
        first: 0,
        newest,
        repeat: here,
      }[step];
      const message = messages[wanted];
      if (message === undefined) return { none: wanted < 0 ? "start" : "end" };
      fingers.set(buffer, step === "newest" ? null : wanted);
      return { message };
    },
    current() {
      const messages = inBuffer(chosen.get());
      return messages[fingers.get(chosen.get()) ?? messages.length - 1] ?? null;
    },
  };
}

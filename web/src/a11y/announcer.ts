/**
 * What is said to a screen reader: two live regions taken in turns, a queue with a gap between sentences, and no
 * sentence twice but what happened twice. It never moves focus, and knows nothing of where the sentences come from.
 */

import { type Observable, observable } from "../observable.ts";
import { asSpoken } from "./spoken.ts";

/** One sentence, in its language where that is not the page's. */
export interface Announcement {
  readonly text: string;
  readonly lang: string | null;
}

/** What the two regions hold now; a reader speaks the one that changed. */
export interface Regions {
  readonly first: Announcement | null;
  readonly second: Announcement | null;
}

export interface Announcer {
  readonly regions: Observable<Regions>;
  /** Puts a sentence at the end of the queue; one that waits there already is not said twice. */
  announce(text: string, lang?: string | null): void;
  /** As `announce`, of what happens in the game: what happens twice is said twice. */
  narrate(text: string, lang?: string | null): void;
  /** Says an answer to a question before what waits, and what waits after it: nothing is lost by asking. */
  answer(text: string, lang?: string | null): void;
  /** Gives what was said last; null before anything was. */
  lastSaid(): string | null;
  stop(): void;
}

/** Milliseconds between two sentences, so that readers which speak only the last change miss none. */
export const GAP_MS = 400;
/** Milliseconds after which a sentence may be said again. */
export const REPEAT_MS = 1500;
/** More waiting sentences than these are joined into one, so that a busy table is not heard minutes late. */
export const MOST_WAITING = 6;

/** Makes an announcer. `now` gives steady milliseconds. */
export function makeAnnouncer(now: () => number): Announcer {
  const regions = observable<Regions>({ first: null, second: null });
  let answers: Announcement[] = [];
  let waiting: Announcement[] = [];
  let last: { readonly text: string; readonly at: number } = { text: "", at: Number.NEGATIVE_INFINITY };
  let useSecond = false;
  let timer: ReturnType<typeof setTimeout> | null = null;

  function sayNext(): void {
    timer = null;
    const next = answers.shift() ?? waiting.shift();
    if (next === undefined) return;
    regions.set(useSecond ? { first: null, second: next } : { first: next, second: null });
    useSecond = !useSecond;
    last = { text: next.text, at: now() };
    timer = setTimeout(sayNext, GAP_MS);
  }

  function narrate(text: string, lang: string | null = null): void {
    const sentence = asSpoken(flowing(text.split("\n")));
    if (sentence === "") return;
    waiting.push({ text: sentence, lang });
    if (waiting.length > MOST_WAITING) waiting = joined(waiting);
    if (timer === null) sayNext();
  }

  function announce(text: string, lang: string | null = null): void {
    const before = waiting.at(-1)?.text ?? (now() - last.at < REPEAT_MS ? last.text : "");
    if (asSpoken(flowing(text.split("\n"))) !== before) narrate(text, lang);
  }

  return {
    regions,
    announce,
    narrate,
    answer(text, lang = null) {
      const sentence = asSpoken(flowing(text.split("\n")));
      if (sentence === "" || answers.at(-1)?.text === sentence) return;
      answers.push({ text: sentence, lang });
      if (timer === null) sayNext();
    },
    lastSaid: () => (last.text === "" ? null : last.text),
    stop() {
      if (timer !== null) clearTimeout(timer);
      answers = [];
      waiting = [];
    },
  };
}

/** Makes one text of lines, with a stop after each that has none, so that a reader pauses there. */
function flowing(lines: readonly string[]): string {
  const said = lines.map((line) => line.trim()).filter((line) => line !== "");
  return said.map((line, index) => (index < said.length - 1 && !/[.!?…:;]$/.test(line) ? `${line}.` : line)).join(" ");
}

/** Joins neighbours of one language, so that nothing is lost. */
function joined(sentences: readonly Announcement[]): Announcement[] {
  const result: Announcement[] = [];
  for (const sentence of sentences) {
    const before = result.at(-1);
    if (before?.lang === sentence.lang)
      result[result.length - 1] = { ...before, text: flowing([before.text, sentence.text]) };
    else result.push(sentence);
  }
  return result;
}

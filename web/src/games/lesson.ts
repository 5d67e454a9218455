/**
 * A short first game that teaches by doing: a script, not rules. Each step shows pieces, asks for some of them, and
 * tells what came of it. The sentences are `<game>-lesson-N` and `<game>-lesson-N-done` of texts/.
 */
import type { ReactNode } from "react";

export interface Piece {
  /** What a step asks for; pieces of one value are alike. */
  readonly value: string;
  /** How the piece is called, where that is no word of any language: a letter, a place, a card. */
  readonly label?: string;
  /** Or the text that it bears. */
  readonly text?: string;
  readonly face?: ReactNode;
  /** Where it lies, counted from 1, in a group laid out by places. */
  readonly place?: { readonly column: number; readonly row: number };
}

export interface Group {
  /** The text that says where these pieces are. */
  readonly name: string;
  /** Pieces with places lie close, as words that cross; otherwise each has its label below it. */
  readonly isCrossword?: boolean;
  readonly pieces: readonly Piece[];
}

export interface Step {
  readonly groups: readonly Group[];
  /** The values to pick. */
  readonly pick: readonly string[];
  /** Whether they must be picked in this order, as the letters of a word. */
  readonly ordered?: boolean;
  /** What lies there when it is done. */
  readonly after: readonly Group[];
}

export interface Lesson {
  /** The part of the plane that faces are drawn in, around their middle. */
  readonly viewBox: string;
  /** The language of the letters on the pieces, if any. */
  readonly wordLanguage: string | null;
  readonly steps: readonly Step[];
}

/** What is picked when `value` joins what was picked before; null where the step does not ask for it. */
export function picked(step: Step, before: readonly string[], value: string): readonly string[] | null {
  const left = [...step.pick];
  for (const one of before) left.splice(left.indexOf(one), 1);
  const fits = step.ordered ? left[0] === value : left.includes(value);
  return fits ? [...before, value] : null;
}

const lessons = import.meta.glob<{ readonly lesson: Lesson }>("./*/lesson.tsx");

/** Whether a game has a lesson. */
export function hasLesson(game: string): boolean {
  return lessons[`./${game}/lesson.tsx`] !== undefined;
}

/** Fetches a game's lesson; null for a game without one. */
export async function loadLesson(game: string): Promise<Lesson | null> {
  const load = lessons[`./${game}/lesson.tsx`];
  return load === undefined ? null : (await load()).lesson;
}

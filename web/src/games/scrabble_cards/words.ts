/** Ways through the crossword: by place, by word, and over to the word that crosses. */
import { cell, type Direction, type LyingWord, placeOf } from "./view.ts";

/** A word that goes through a place, and which of its letters stands there, from 1. */
export interface Through {
  readonly word: LyingWord;
  readonly letter: number;
}

/** The place of a word's letter, from 1. */
export function letterPlace([, column, row, direction]: LyingWord, letter: number): string {
  return direction === "across" ? cell(column + letter - 1, row) : cell(column, row + letter - 1);
}

/** The words through a place, those across first. */
export function wordsThrough(key: string, words: readonly LyingWord[]): readonly Through[] {
  const [column, row] = placeOf(key);
  return words
    .flatMap((word): Through[] => {
      const [letters, left, top, direction] = word;
      const letter = direction === "across" ? column - left + 1 : row - top + 1;
      const inLine = direction === "across" ? row === top : column === left;
      return inLine && letter >= 1 && letter <= [...letters].length ? [{ word, letter }] : [];
    })
    .sort((one, other) => one.word[3].localeCompare(other.word[3]));
}

/** The word through a place that one reads there: in this direction, or else the only one. */
export function wordAt(key: string, words: readonly LyingWord[], direction: Direction): Through | null {
  const through = wordsThrough(key, words);
  return through.find(({ word }) => word[3] === direction) ?? through[0] ?? null;
}

/** The word after the one that is read at a place, or before it, in the order of the table, round and round. */
export function neighbour(
  key: string,
  words: readonly LyingWord[],
  direction: Direction,
  by: 1 | -1,
): LyingWord | null {
  const here = wordAt(key, words, direction);
  const at = here === null ? -1 : words.indexOf(here.word);
  if (at < 0) return (by === 1 ? words[0] : words.at(-1)) ?? null;
  return words[(at + by + words.length) % words.length] ?? null;
}

/** Where a key of the arrows leads from a place. */
export function stepFrom(key: string, arrow: string): { readonly at: string; readonly direction: Direction } | null {
  const [column, row] = placeOf(key);
  switch (arrow) {
    case "ArrowLeft":
      return { at: cell(column - 1, row), direction: "across" };
    case "ArrowRight":
      return { at: cell(column + 1, row), direction: "across" };
    case "ArrowUp":
      return { at: cell(column, row - 1), direction: "down" };
    case "ArrowDown":
      return { at: cell(column, row + 1), direction: "down" };
    default:
      return null;
  }
}

/** The places with a letter, and the free ones beside them; on an empty table those of a first word. */
export function withAround(letters: readonly string[]): Set<string> {
  if (letters.length === 0) return new Set(Array.from({ length: 7 }, (_, column) => cell(column, 0)));
  return new Set(
    letters.flatMap((place) => {
      const [column, row] = placeOf(place);
      return [place, cell(column - 1, row), cell(column + 1, row), cell(column, row - 1), cell(column, row + 1)];
    }),
  );
}

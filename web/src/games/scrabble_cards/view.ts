/** What a browser knows of a game of Scrabble Cards. */
import en from "../../../../src/litera/games/scrabble_cards/packs/en.json";
import pl from "../../../../src/litera/games/scrabble_cards/packs/pl.json";
import ro from "../../../../src/litera/games/scrabble_cards/packs/ro.json";
import uk from "../../../../src/litera/games/scrabble_cards/packs/uk.json";
import type { Seat, TableView } from "../../net/messages.ts";
import { usePack, useWordLanguage } from "../pack.ts";

const PACKS = { en, pl, ro, uk };
const USUAL = "pl";

export type Direction = "across" | "down";

/** A word on the table: its letters (a small one is a blank), column and row of the first, and its direction. */
export type LyingWord = readonly [word: string, column: number, row: number, direction: Direction];

/** A letter, a blank `*`, a premium card (`x2`, `c7`), or `?`. */
export type Card = string;

export interface PendingMove {
  readonly seat: Seat;
  readonly move: string;
  readonly words: readonly {
    readonly word: string;
    readonly column: number;
    readonly row: number;
    readonly direction: Direction;
    readonly points: number;
  }[];
  readonly points: number;
  readonly answers: readonly (string | null)[];
  readonly conditions: readonly { readonly seat: Seat; readonly card: Card; readonly word: string }[];
}

export interface CardsView extends TableView {
  readonly table: readonly LyingWord[];
  readonly hands: readonly (readonly Card[])[];
  readonly bag: number | readonly Card[];
  readonly pending: PendingMove | null;
  readonly exchanges: readonly number[];
  readonly removed: readonly Card[];
}

/** What a table's pack says of its cards. */
export interface Pack {
  readonly letters: Readonly<Record<string, { readonly value: number }>>;
  readonly conditions: Readonly<Record<string, Condition>>;
}

/** What a condition card asks of a word, and its stakes. */
export interface Condition {
  readonly kind: string;
  readonly least?: number;
  readonly most?: number;
  /** Letters, or `vowels` or `consonants`. */
  readonly letters?: string;
  readonly sequences?: readonly string[];
  readonly plus: number;
  readonly minus: number;
}

/** Letters as a picture of a class of them, few enough for a card. */
function someOf(letters = ""): string {
  if (letters === "vowels") return "AEI";
  return letters === "consonants" ? "KRT" : [...letters].slice(0, 3).join("");
}

/** What a condition asks, drawn with letters: a dot is any letter. Its sentence stands beside it. */
export function pictureOf({ kind, least = 0, most, letters, sequences = [] }: Condition): string {
  switch (kind) {
    case "length":
      return most === least ? "·".repeat(Math.min(least, 8)) : `${"·".repeat(Math.min(least, 8))}+`;
    case "begins":
      return `${someOf(letters)}··`;
    case "ends":
      return `··${someOf(letters)}`;
    case "holds":
      return `·${someOf(letters)}·`;
    case "double":
      return "·AA·";
    case "vowels":
      return `${least}×AEI`;
    case "consonants_in_row":
      return `·${"KRTSM".slice(0, least)}·`;
    case "sequence":
      return `·${sequences[0] ?? ""}·`;
    case "same_ends":
      return "A··A";
    case "all_different":
      return "A≠B≠C";
    case "blank":
      return "·☆·";
    default:
      return "";
  }
}

/** The pack of this table; its letters stand in their order, and a blank may stand for any of them. */
export function useCards(): Pack {
  return usePack<Pack>(PACKS, USUAL);
}

export function isLetterCard(card: Card): boolean {
  return card.length === 1;
}

export function bagSize(view: CardsView): number {
  return typeof view.bag === "number" ? view.bag : view.bag.length;
}

/** The letters of some words by their places, keyed `column,row`. */
export function lettersOf(words: readonly LyingWord[]): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  for (const [word, column, row, direction] of words) {
    for (const [index, letter] of [...word].entries()) {
      letters.set(direction === "across" ? cell(column + index, row) : cell(column, row + index), letter);
    }
  }
  return letters;
}

export function cell(column: number, row: number): string {
  return `${column},${row}`;
}

export function placeOf(key: string): readonly [column: number, row: number] {
  const [column = 0, row = 0] = key.split(",").map(Number);
  return [column, row];
}

/** The words of a move that waits for answers, as words on the table. */
export function pendingWords(view: CardsView): readonly LyingWord[] {
  return (view.pending?.words ?? []).map(({ word, column, row, direction }) => [word, column, row, direction]);
}

/** The language of the words of this table, as the document is to know it. */
export function useTongue(): string {
  return useWordLanguage(USUAL);
}

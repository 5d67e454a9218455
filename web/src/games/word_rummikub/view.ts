/** What a browser knows of a game of Word Rummikub. */
import en from "../../../../src/litera/games/word_rummikub/packs/en.json";
import pl from "../../../../src/litera/games/word_rummikub/packs/pl.json";
import ro from "../../../../src/litera/games/word_rummikub/packs/ro.json";
import uk from "../../../../src/litera/games/word_rummikub/packs/uk.json";
import type { Seat, TableView } from "../../net/messages.ts";
import { usePack, useWordLanguage } from "../pack.ts";

const PACKS = { en, pl, ro, uk };
const USUAL = "pl";

export interface RummikubView extends TableView {
  /** Words as they lie; a small letter is a joker that stands for it. */
  readonly table: readonly string[];
  /** Tiles of each rack, `*` a joker, `?` a hidden one. */
  readonly racks: readonly string[];
  /** How many tiles the bank holds, or, at the end of a game, which. */
  readonly bank: number | string;
  readonly opened: readonly boolean[];
  readonly vote: { readonly word: string; readonly seat: Seat; readonly answers: readonly (string | null)[] } | null;
  readonly last_play: { readonly seat: Seat; readonly words: readonly string[] } | null;
}

/** What a table's pack says of its tiles. */
export interface Pack {
  readonly letters: Readonly<Record<string, { readonly braille: string }>>;
  readonly joker: { readonly braille: string };
}

/** The pack of this table; its letters stand in their order, and a joker may stand for any of them. */
export function useTiles(): Pack {
  return usePack<Pack>(PACKS, USUAL);
}

/** The six-dot Braille that the tile of a face bears. */
export function brailleOf(tiles: Pack, face: string): string {
  return isJoker(face) ? tiles.joker.braille : (tiles.letters[face]?.braille ?? "");
}

/** Whether a face is a joker's: `*` on a rack, a small letter in a word. */
export function isJoker(face: string): boolean {
  return face === "*" || face !== face.toUpperCase();
}

export function bankSize(view: RummikubView): number {
  return typeof view.bank === "number" ? view.bank : view.bank.length;
}

/** The language of the words of this table, as the document is to know it. */
export function useTongue(): string {
  return useWordLanguage(USUAL);
}

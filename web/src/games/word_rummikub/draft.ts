/**
 * The table as one would have it: words taken apart and put together before anything is played. It only counts tiles;
 * what is a right table is asked of the server.
 */
import { isJoker } from "./view.ts";

/** A tile of the draft: from the rack (`rK0`: the first K) or from the table (`t2.3`: word 2, letter 3). */
export interface Tile {
  readonly id: string;
  /** A capital, or a joker's small letter. */
  readonly face: string;
}

export type DraftWord = readonly Tile[];

/** The words as one would have them, and the table that they were made from; null is the table as it lies. */
export type RummikubDraft = { readonly base: readonly string[]; readonly words: readonly DraftWord[] } | null;

export function isOwn(tile: Tile): boolean {
  return tile.id.startsWith("r");
}

export function textOf(word: DraftWord): string {
  return word.map((tile) => tile.face).join("");
}

/** The tiles of a rack, each copy with an id of its own that stays while it is held. */
export function rackTiles(rack: string): readonly Tile[] {
  const seen = new Map<string, number>();
  return [...rack].map((face) => {
    const copy = seen.get(face) ?? 0;
    seen.set(face, copy + 1);
    return { id: `r${face}${copy}`, face };
  });
}

function tableWords(table: readonly string[]): readonly DraftWord[] {
  return table.map((word, index) => [...word].map((face, letter) => ({ id: `t${index}.${letter}`, face })));
}

/** The words of the draft; those of the table where nothing is drafted. */
export function wordsOf(draft: RummikubDraft, table: readonly string[]): readonly DraftWord[] {
  return draft?.words ?? tableWords(table);
}

/** The tiles of the rack that are not in the draft. */
export function restOf(rack: string, draft: RummikubDraft): readonly Tile[] {
  const used = new Set(draft?.words.flat().map((tile) => tile.id));
  return rackTiles(rack).filter((tile) => !used.has(tile.id));
}

/** Gives the draft with these words; empty ones go, and a table as it lay is no draft. */
export function withWords(table: readonly string[], words: readonly DraftWord[]): RummikubDraft {
  const kept = words.filter((word) => word.length > 0);
  const same = kept.length === table.length && kept.every((word, index) => textOf(word) === table[index]);
  return same && !kept.flat().some(isOwn) ? null : { base: table, words: kept };
}

/** Puts tiles into a word before a position, taking them out of wherever they were; word -1 is a new one. */
export function moved(
  words: readonly DraftWord[],
  tiles: readonly Tile[],
  to: number,
  at: number,
): readonly DraftWord[] {
  const ids = new Set(tiles.map((tile) => tile.id));
  const target = words[to];
  const before = target?.slice(0, at).filter((tile) => !ids.has(tile.id)) ?? [];
  const after = target?.slice(at).filter((tile) => !ids.has(tile.id)) ?? [];
  const without = words.map((word) => word.filter((tile) => !ids.has(tile.id)));
  const put = [...before, ...tiles, ...after];
  return to < 0 ? [...without, put] : without.map((word, index) => (index === to ? put : word));
}

/** Takes tiles off the draft's table, back to the rack. */
export function removed(words: readonly DraftWord[], tiles: readonly Tile[]): readonly DraftWord[] {
  const ids = new Set(tiles.map((tile) => tile.id));
  return words.map((word) => word.filter((tile) => !ids.has(tile.id)));
}

/** Whether words are made of the same tiles as others, with the same faces. */
export function isSame(words: readonly DraftWord[], others: readonly DraftWord[]): boolean {
  const written = (all: readonly DraftWord[]) => all.map((word) => word.map(({ id, face }) => `${id} ${face}`).join());
  return written(words).join("/") === written(others).join("/");
}

/** Splits a word before a position. */
export function split(words: readonly DraftWord[], index: number, at: number): readonly DraftWord[] {
  return words.flatMap((word, number) => (number === index ? [word.slice(0, at), word.slice(at)] : [word]));
}

/** Puts a tile in a joker's place; the joker lies alone afterwards, to be used elsewhere. */
export function swapped(words: readonly DraftWord[], joker: Tile, tile: Tile): readonly DraftWord[] {
  const without = removed(words, [tile]);
  return [...without.map((word) => word.map((one) => (one.id === joker.id ? tile : one))), [joker]];
}

/** Gives a joker another letter. */
export function relettered(words: readonly DraftWord[], joker: Tile, letter: string): readonly DraftWord[] {
  const face = letter.toLowerCase();
  return words.map((word) => word.map((tile) => (tile.id === joker.id ? { ...tile, face } : tile)));
}

/** Makes a word of rack tiles, jokers for letters that are not there; null where the rack cannot. */
export function wordFrom(rest: readonly Tile[], typed: string): DraftWord | null {
  const left = [...rest];
  const word: Tile[] = [];
  for (const letter of typed.toUpperCase()) {
    const plain = left.findIndex((tile) => tile.face === letter);
    const at = plain >= 0 ? plain : left.findIndex((tile) => tile.face === "*");
    const tile = left[at];
    if (tile === undefined) return null;
    left.splice(at, 1);
    word.push(plain >= 0 ? tile : { ...tile, face: letter.toLowerCase() });
  }
  return word;
}

/** The letters that a word needs and the rack, with its jokers, has not. */
export function missingFor(rest: readonly Tile[], typed: string): readonly string[] {
  const left = rest.map(({ face }) => face);
  const missing = [...typed.toUpperCase()].filter((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return missing.slice(left.filter((face) => face === "*").length);
}

/** Takes words out of a list, one for one; what is left of the first. */
function without(words: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...words];
  for (const word of others) {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The move that the draft stands for; null where nothing is drafted. */
export function playMove(draft: RummikubDraft): string | null {
  if (draft === null) return null;
  const words = draft.words.map(textOf);
  const laid = without(words, draft.base);
  const taken = without(draft.base, words);
  if (laid.length === 0 && taken.length === 0) return null;
  return `play ${[...laid, ...(taken.length > 0 ? ["from", ...taken] : [])].join(" ")}`;
}

/**
 * Makes a draft fit a table and a rack that have changed. Words of the rack alone stay; what was made of the table
 * stays where all the words that it took up still lie there, else the table is as it lies.
 */
export function rebased(draft: RummikubDraft, table: readonly string[], rack: string): RummikubDraft {
  if (draft === null) return null;
  const held = new Set(rackTiles(rack).map((tile) => tile.id));
  const sameTable = draft.base.join(" ") === table.join(" ");
  if (sameTable && draft.words.flat().every((tile) => !isOwn(tile) || held.has(tile.id))) return draft;
  const kept = draft.words.map((word) => word.filter((tile) => !isOwn(tile) || held.has(tile.id)));
  if (sameTable) return withWords(table, kept);
  const taken = without(draft.base, kept.map(textOf));
  const made = kept.filter((word) => !draft.base.includes(textOf(word)) || word.some(isOwn));
  const lying = without(table, taken);
  if (lying.length === table.length - taken.length) {
    const numbered = tableWords(lying).map((word, index) =>
      word.map((tile, letter) => ({ ...tile, id: `n${index}.${letter}` })),
    );
    return withWords(table, [...numbered, ...made]);
  }
  return withWords(table, [...tableWords(table), ...made.filter((word) => word.every(isOwn))]);
}

export function isDraft(value: unknown): value is RummikubDraft {
  if (value === null) return true;
  if (typeof value !== "object") return false;
  const { base, words } = value as Record<string, unknown>;
  const isTile = (tile: unknown) =>
    typeof tile === "object" &&
    tile !== null &&
    "id" in tile &&
    "face" in tile &&
    typeof tile.id === "string" &&
    typeof tile.face === "string";
  return (
    Array.isArray(base) &&
    base.every((word) => typeof word === "string") &&
    Array.isArray(words) &&
    words.every((word) => Array.isArray(word) && word.every(isTile))
  );
}

/** Whether a tile may take a joker's place: a plain tile of the joker's letter. */
export function mayReplace(tile: Tile, joker: Tile): boolean {
  return isJoker(joker.face) && !isJoker(tile.face) && joker.face.toUpperCase() === tile.face;
}

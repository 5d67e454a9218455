/** A move of Scrabble Cards as it is being prepared: cards on places, premium cards beside it, cards for an exchange. */
import { type Card, cell, type Direction, isLetterCard, type LyingWord, lettersOf, placeOf } from "./view.ts";

/** A card of the hand that lies on a place; the letter is small for a blank. */
export interface Laid {
  readonly at: string;
  readonly letter: string;
}

export interface CardsDraft {
  readonly laid: readonly Laid[];
  /** Premium and condition cards that go with the word. */
  readonly extras: readonly Card[];
  /** Cards marked for an exchange; null while none is being prepared. */
  readonly exchange: readonly number[] | null;
}

export const EMPTY_DRAFT: CardsDraft = { laid: [], extras: [], exchange: null };

export function cardOf(laid: Laid): Card {
  return laid.letter === laid.letter.toUpperCase() ? laid.letter : "*";
}

/** The cards of a hand, each with its place in it, that neither lie on the table nor go with the word. */
export function restOf(
  hand: readonly Card[],
  draft: CardsDraft,
): readonly { readonly card: Card; readonly index: number }[] {
  const used = [...draft.laid.map(cardOf), ...draft.extras];
  return hand
    .map((card, index) => ({ card, index }))
    .filter(({ card }) => {
      const at = used.indexOf(card);
      if (at >= 0) used.splice(at, 1);
      return at < 0;
    });
}

/** Lays a letter on a place; what lay there goes back to the hand. */
export function withLaid(draft: CardsDraft, at: string, letter: string): CardsDraft {
  if (draft.laid.some((laid) => laid.at === at)) {
    return { ...draft, laid: draft.laid.map((laid) => (laid.at === at ? { at, letter } : laid)) };
  }
  return { ...draft, laid: [...draft.laid, { at, letter }] };
}

export function withoutLaid(draft: CardsDraft, at: string): CardsDraft {
  return { ...draft, laid: draft.laid.filter((laid) => laid.at !== at) };
}

/** Moves a laid card to another place. */
export function withMoved(draft: CardsDraft, from: string, to: string): CardsDraft {
  const letter = draft.laid.find((laid) => laid.at === from)?.letter;
  return letter === undefined ? draft : withLaid(withoutLaid(draft, from), to, letter);
}

/** Adds a premium card to the word, or takes it away again. */
export function withExtra(draft: CardsDraft, card: Card): CardsDraft {
  const extras = draft.extras.includes(card) ? draft.extras.filter((one) => one !== card) : [...draft.extras, card];
  return { ...draft, extras };
}

/** The letter that a card of the hand gives for a typed one: itself, a blank in small, or null where there is none. */
export function letterFor(rest: readonly { readonly card: Card }[], typed: string): string | null {
  const letter = typed.toUpperCase();
  if (rest.some(({ card }) => card === letter)) return letter;
  return rest.some(({ card }) => card === "*") ? letter.toLowerCase() : null;
}

function stepped(key: string, direction: Direction, by: number): string {
  const [column, row] = placeOf(key);
  return direction === "across" ? cell(column + by, row) : cell(column, row + by);
}

/** The line that laid cards make; null where they make none. One card alone makes the line that has neighbours. */
function lineOf(laid: readonly Laid[], letters: ReadonlyMap<string, string>): Direction | null {
  const places = laid.map(({ at }) => placeOf(at));
  const [first] = laid;
  if (first === undefined) return null;
  const oneRow = new Set(places.map(([, row]) => row)).size === 1;
  const oneColumn = new Set(places.map(([column]) => column)).size === 1;
  if (oneRow && oneColumn) {
    const across = letters.has(stepped(first.at, "across", -1)) || letters.has(stepped(first.at, "across", 1));
    return across ? "across" : "down";
  }
  return oneRow ? "across" : oneColumn ? "down" : null;
}

/** Whether the laid cards stand in one line without a gap, so far as one can see. */
export function isLine(draft: CardsDraft, table: readonly LyingWord[]): boolean {
  return draft.laid.length === 0 || layMove(draft, table) !== null;
}

/** The move that lays the cards; null where none are laid, or not in one unbroken line. */
export function layMove(draft: CardsDraft, table: readonly LyingWord[]): string | null {
  const letters = new Map([...lettersOf(table), ...draft.laid.map(({ at, letter }): [string, string] => [at, letter])]);
  const direction = lineOf(draft.laid, letters);
  let start = draft.laid[0]?.at;
  if (direction === null || start === undefined) return null;
  while (letters.has(stepped(start, direction, -1))) start = stepped(start, direction, -1);
  let word = "";
  const covered = new Set<string>();
  for (let at = start; letters.has(at); at = stepped(at, direction, 1)) {
    word += letters.get(at);
    covered.add(at);
  }
  if (!draft.laid.every(({ at }) => covered.has(at))) return null;
  const [column, row] = placeOf(start);
  return ["lay", word, column, row, direction, ...draft.extras].join(" ");
}

/** The move that exchanges the marked cards; null where none are marked. */
export function exchangeMove(draft: CardsDraft, hand: readonly Card[]): string | null {
  const cards = (draft.exchange ?? []).flatMap((index) => hand[index] ?? []);
  return cards.length === 0 ? null : `exchange ${cards.join(" ")}`;
}

/** The next free place in a direction, from a place on. */
export function nextFree(from: string, direction: Direction, taken: ReadonlySet<string>): string {
  let at = from;
  while (taken.has(at)) at = stepped(at, direction, 1);
  return at;
}

/** Makes a draft fit a table and a hand that have changed: what is no longer held, or lies on taken places, falls out. */
export function fitDraft(draft: CardsDraft, table: readonly LyingWord[], hand: readonly Card[]): CardsDraft {
  const letters = lettersOf(table);
  const left = [...hand];
  const held = (card: Card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const laid = draft.laid.filter((one) => !letters.has(one.at) && held(cardOf(one)));
  const extras = draft.extras.filter(held);
  const same = laid.length === draft.laid.length && extras.length === draft.extras.length;
  const marks = draft.exchange === null || draft.exchange.every((index) => index < hand.length);
  return same && marks ? draft : { laid, extras, exchange: null };
}

export function isDraft(value: unknown): value is CardsDraft {
  if (typeof value !== "object" || value === null) return false;
  const { laid, extras, exchange } = value as Record<string, unknown>;
  return (
    Array.isArray(laid) &&
    laid.every((one) => typeof one?.at === "string" && typeof one?.letter === "string") &&
    Array.isArray(extras) &&
    extras.every((card) => typeof card === "string" && !isLetterCard(card)) &&
    (exchange === null || (Array.isArray(exchange) && exchange.every((index) => typeof index === "number")))
  );
}

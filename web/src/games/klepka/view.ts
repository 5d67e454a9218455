/** What a browser knows of a game of Klepka, its draft, and texts of its moves. */
import en from "../../../../src/litera/games/klepka/packs/en.json";
import pl from "../../../../src/litera/games/klepka/packs/pl.json";
import ro from "../../../../src/litera/games/klepka/packs/ro.json";
import uk from "../../../../src/litera/games/klepka/packs/uk.json";
import type { Json, Seat, TableView } from "../../net/messages.ts";
import { usePack, useWordLanguage } from "../pack.ts";

const PACKS = { en, pl, ro, uk };
const USUAL = "uk";

/** A letter with its colour (`Оb`, `Оy`), a prize card (`*`, `~`, `#`), or `?`. */
export type Card = string;

export interface KlepkaView extends TableView {
  /** Rows of the carpet; null is a gap. */
  readonly grid: readonly (readonly (Card | null)[])[];
  readonly hands: readonly (readonly Card[])[];
  readonly made: number;
  readonly flips: number;
  readonly bonus: number;
  readonly words: readonly (readonly { readonly word: string; readonly points: number }[])[];
  readonly vote: {
    readonly word: string;
    readonly cards: readonly string[];
    readonly votes: readonly (string | null)[];
  } | null;
}

export interface KlepkaDraft {
  /** The word that is being made. */
  readonly word: string;
  /** The cards that make it, in order, polysemies with their letter (`*О`); null leaves the choice to the rules. */
  readonly uses: readonly string[] | null;
  /** Places that are to be opened. */
  readonly places: readonly string[];
}

export const EMPTY_DRAFT: KlepkaDraft = { word: "", uses: [], places: [] };

/** What the letters of a pack are worth. */
export type Letters = Readonly<Record<string, { readonly points: number }>>;

/** The letters of this table's pack, in their order: a polysemy may stand for any of them. */
export function useLetters(): Letters {
  return usePack<{ readonly letters: Letters }>(PACKS, USUAL).letters;
}

/** What a letter card is worth; null for a prize card. */
export function pointsOf(letters: Letters, card: Card): number | null {
  return letters[card.slice(0, 1)]?.points ?? null;
}

/** Whether a card is a letter's own; a polysemy that stands for one (`*О`) is not. */
export function isLetter(card: Card): boolean {
  return card.length === 2 && !card.startsWith("*");
}

/** The name of a place: column A to Z, row from 1. */
export function placeName(row: number, column: number): string {
  return `${String.fromCharCode(65 + column)}${row + 1}`;
}

export function cardsOnTable(view: KlepkaView): number {
  return view.grid.reduce((count, row) => count + row.filter((card) => card !== null).length, 0);
}

/** How many places the seat on turn is to name now. */
export function placesDue(view: KlepkaView): number {
  const due = view.phase === "flip" ? 2 * view.flips : view.phase === "bonus" ? 2 : 0;
  return Math.min(due, cardsOnTable(view));
}

/** Signs of a word that need no card: the apostrophe, and the space of a composition of two words. */
export const SIGNS = ["’", " "] as const;

/** Whether a part of the drafted word is a sign, and no card. */
export function isSign(use: string): boolean {
  return SIGNS.some((sign) => sign === use);
}

/** The letter that a part of the drafted word stands for; a polysemy's is beside it. */
export function letterOf(use: string): string {
  return use.startsWith("*") ? use.slice(1) : use.slice(0, 1);
}

/** The cards of a hand that the draft has not used yet. */
export function restOf(hand: readonly Card[], uses: readonly string[]): readonly Card[] {
  const rest = [...hand];
  for (const use of uses) {
    const at = rest.indexOf(use.startsWith("*") ? "*" : use);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/** Equal letter cards of a hand: how many there are, and how many of them the draft has not used. */
export interface HeldLetter {
  readonly card: Card;
  readonly count: number;
  readonly left: number;
}

/** The letter cards of a hand, equal ones together, as they came. */
export function lettersOf(hand: readonly Card[], uses: readonly string[]): readonly HeldLetter[] {
  const letters = hand.filter(isLetter);
  return [...new Set(letters)].map((card) => {
    const count = letters.filter((one) => one === card).length;
    return { card, count, left: Math.max(0, count - uses.filter((use) => use === card).length) };
  });
}

function withUses(draft: KlepkaDraft, uses: readonly string[]): KlepkaDraft {
  return { ...draft, uses, word: uses.map(letterOf).join("") };
}

/** Puts a card or a sign into the word before a position; a word that was typed only gets its letter at the end. */
export function withUse(draft: KlepkaDraft, use: string, at: number): KlepkaDraft {
  if (draft.uses === null) return { ...draft, word: draft.word + letterOf(use) };
  return withUses(draft, [...draft.uses.slice(0, at), use, ...draft.uses.slice(at)]);
}

/** Takes a card out of the word, back to the hand. */
export function withoutUse(draft: KlepkaDraft, at: number): KlepkaDraft {
  return withUses(
    draft,
    (draft.uses ?? []).filter((_, index) => index !== at),
  );
}

/** Moves a card of the word before a position. */
export function withMovedUse(draft: KlepkaDraft, from: number, to: number): KlepkaDraft {
  const use = draft.uses?.[from];
  return use === undefined ? draft : withUse(withoutUse(draft, from), use, to > from ? to - 1 : to);
}

/** Takes the last letter of the word off again. */
export function withoutLast(draft: KlepkaDraft): KlepkaDraft {
  return draft.uses === null ? { ...draft, word: draft.word.slice(0, -1) } : withoutUse(draft, draft.uses.length - 1);
}

/** Chooses a place, or no longer. */
export function withPlace(draft: KlepkaDraft, place: string): KlepkaDraft {
  const places = draft.places.includes(place)
    ? draft.places.filter((chosen) => chosen !== place)
    : [...draft.places, place];
  return { ...draft, places };
}

/** The move that makes the drafted word; null where there is none. */
export function wordMove(draft: KlepkaDraft): string | null {
  const word = draft.word.trim().toUpperCase();
  if (word === "") return null;
  const cards = (draft.uses ?? []).filter((use) => !isSign(use));
  return cards.length === 0 ? `word ${word}` : `word ${word} [${cards.join(" ")}]`;
}

export function isDraft(value: unknown): value is KlepkaDraft {
  if (typeof value !== "object" || value === null) return false;
  const { word, uses, places } = value as Record<string, unknown>;
  const texts = (list: unknown) => Array.isArray(list) && list.every((text) => typeof text === "string");
  return typeof word === "string" && (uses === null || texts(uses)) && texts(places);
}

/** Makes a draft fit what lies there and is held now. */
export function fitDraft(draft: KlepkaDraft, view: KlepkaView, you: Seat): KlepkaDraft {
  const hand = view.hands[you] ?? [];
  const uses = (draft.uses ?? []).filter((use) => !isSign(use));
  const held = restOf(hand, uses).length === hand.length - uses.length;
  const due = view.to_act.includes(you) ? placesDue(view) : 0;
  const there = draft.places.filter((place) => due > 0 && cardAt(view, place) !== null);
  if (held && there.length === draft.places.length) return draft;
  return { word: held ? draft.word : "", uses: held ? draft.uses : [], places: there };
}

export function cardAt(view: KlepkaView, place: string): Card | null {
  return view.grid[Number(place.slice(1)) - 1]?.[place.charCodeAt(0) - 65] ?? null;
}

/** A list of texts from an event. */
export function texts(value: Json | undefined): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** The language of the words of this table, as the document is to know it. */
export function useTongue(): string {
  return useWordLanguage(USUAL);
}

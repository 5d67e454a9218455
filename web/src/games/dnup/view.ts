/** What a browser knows of a game of dnup, and texts of its moves. */
import type { Seat, TableView } from "../../net/messages.ts";

/** A card as it lies, its active value first: `3/4`; `?` for one that may not be seen. */
export type Card = string;

export interface DnupView extends TableView {
  readonly hands: readonly (readonly Card[])[];
  /** By seat; with two seats by seat and area. */
  readonly sets: readonly (readonly Card[])[] | readonly (readonly (readonly Card[])[])[];
  readonly out: readonly Seat[];
  readonly gone: readonly Card[];
  readonly round: number;
  readonly round_turns: number;
  readonly turned: boolean;
  /** With two seats: the area of this turn, 1 or 2. */
  readonly area?: number;
}

/** The cards that are marked in one's hand, to be laid together or added. */
export type DnupDraft = readonly Card[];

/** A place where a set lies: as moves name it, with its seat, its area where there are two, and its cards. */
export interface Place {
  readonly name: string;
  readonly seat: Seat;
  readonly area: number | null;
  readonly cards: readonly Card[];
}

/** Gives all places of the table, seat by seat. */
export function placesOf(view: DnupView): readonly Place[] {
  return view.sets.flatMap((owned, seat): Place[] => {
    if (view.seats !== 2) return [{ name: String(seat), seat, area: null, cards: owned as readonly Card[] }];
    return (owned as readonly (readonly Card[])[]).map((cards, index) => ({
      name: `${seat}.${index + 1}`,
      seat,
      area: index + 1,
      cards,
    }));
  });
}

/** The place that the seat on turn lays into. */
export function ownPlace(view: DnupView, you: Seat): string {
  return view.seats === 2 ? `${you}.${view.area ?? 2}` : String(you);
}

/** The move that lays these cards as a set. */
export function layMove(cards: readonly Card[]): string {
  return `A ${[...cards].sort().join(" ")}`;
}

export function addMove(card: Card, place: string): string {
  return `B ${card} ${place}`;
}

export function takeMove(place: string): string {
  return `C ${place}`;
}

/** Marks one more card, or no longer. Cards of another active value than the new one's are put down. */
export function toggled(draft: DnupDraft, card: Card): DnupDraft {
  if (draft.includes(card)) return draft.filter((marked) => marked !== card);
  return [...draft.filter((marked) => activeValue(marked) === activeValue(card)), card];
}

export function activeValue(card: Card): string {
  return card.slice(0, 1);
}

export function otherValue(card: Card): string {
  return card.slice(2);
}

/** A card whichever way up it lies: what stays the same when it is turned. */
export function pairOf(card: Card): string {
  return [activeValue(card), otherValue(card)].sort().join("/");
}

/** A card one can see both values of. Turned, it is the same piece of paper going round, not another one. */
import { useText } from "../../i18n/text.ts";
import { activeValue, type Card, otherValue, pairOf } from "./view.ts";

interface CardFaceProps {
  readonly card: Card;
  /** The piece that it comes from where it was not in sight; none for a card that does not glide. */
  readonly from?: string;
}

export function CardFace({ card, from }: CardFaceProps) {
  if (card === "?") return <span className="dnup-face dnup-back" aria-hidden="true" />;
  const pair = pairOf(card);
  const [low, high] = [pair.slice(0, 1), pair.slice(2)];
  const upsideDown = activeValue(card) !== low;
  return (
    <span
      className={`dnup-face${upsideDown ? " dnup-upside-down" : ""}`}
      aria-hidden="true"
      {...(from !== undefined && { "data-glide": pair, "data-from": from })}
    >
      <span className="dnup-half">
        <b>{low}</b>
      </span>
      <span className="dnup-half dnup-half-other">
        <b>{high}</b>
      </span>
      {pair === "1/5" ? <span className="dnup-star">★</span> : null}
    </span>
  );
}

/** The parameters of a card's name in words. */
export function cardWords(card: Card): { value: string; other: string } {
  return { value: activeValue(card), other: otherValue(card) };
}

/** The function that names cards for ears: the value that counts over the other one. */
export function useHeard(): (cards: readonly Card[]) => string {
  const text = useText();
  return (cards) => cards.map((card) => text("dnup-over", cardWords(card))).join(", ");
}

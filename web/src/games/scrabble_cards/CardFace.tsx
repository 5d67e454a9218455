/** The face of a card: letter and value, blank, word premium or condition with its stakes. */
import { type Card, isLetterCard, pictureOf, useCards, useTongue } from "./view.ts";

export function CardFace({ card }: { card: Card }) {
  const tongue = useTongue();
  const { letters, conditions } = useCards();
  if (card === "?") return <span className="cards-face cards-back" aria-hidden="true" />;
  if (isLetterCard(card)) {
    const blank = card === "*" || card !== card.toUpperCase();
    return (
      <span className={`cards-face${blank ? " cards-blank" : ""}`} aria-hidden="true">
        <b lang={tongue}>{card === "*" ? "☆" : card.toUpperCase()}</b>
        <small>{blank ? "" : letters[card]?.value}</small>
      </span>
    );
  }
  const stakes = conditions[card];
  if (stakes === undefined) {
    return (
      <span className="cards-face cards-premium" aria-hidden="true">
        <b>×{card.slice(1)}</b>
      </span>
    );
  }
  return (
    <span className="cards-face cards-condition" aria-hidden="true">
      <i>{pictureOf(stakes) || card.toUpperCase()}</i>
      <b>+{stakes.plus}</b>
      <small>−{stakes.minus}</small>
    </span>
  );
}

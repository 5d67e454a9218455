/** The face of a card of Klepka: letter, points and colour, the colour also as a sign. */
import { PrizeSign } from "./signs.tsx";
import { type Card, isLetter, pointsOf, useLetters, useTongue } from "./view.ts";

export function CardFace({ card }: { card: Card }) {
  const tongue = useTongue();
  const letters = useLetters();
  if (card === "?") return <span className="klepka-face klepka-back" aria-hidden="true" />;
  if (!isLetter(card)) {
    return (
      <span className="klepka-face klepka-prize" aria-hidden="true">
        {card.length > 1 ? <b lang={tongue}>{card.slice(1)}</b> : null}
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className={card.length > 1 ? "klepka-prize-beside" : "klepka-prize-sign"}
        >
          <PrizeSign card={card} />
        </svg>
        {/* How the card is written in the history and in typed moves. */}
        {card.length > 1 ? null : <small>{card}</small>}
      </span>
    );
  }
  const colour = card.endsWith("b") ? "blue" : "yellow";
  return (
    <span className={`klepka-face klepka-${colour}`} aria-hidden="true">
      <i>{colour === "blue" ? "■" : "●"}</i>
      <b lang={tongue}>{card.slice(0, 1)}</b>
      <small>{pointsOf(letters, card)}</small>
    </span>
  );
}

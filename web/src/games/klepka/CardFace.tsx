/** The face of a card of Klepka: letter, points and colour, the colour also as a sign. */
import { type Card, isLetter, pointsOf, useLetters } from "./view.ts";

/** Signs of the prize cards: polysemy, exchange, chaos. */
const SIGNS: Readonly<Record<string, string>> = { "*": "✻", "~": "⇄", "#": "⤨" };

export function CardFace({ card }: { card: Card }) {
  const letters = useLetters();
  if (card === "?") return <span className="klepka-face klepka-back" aria-hidden="true" />;
  if (!isLetter(card)) {
    return (
      <span className="klepka-face klepka-prize" aria-hidden="true">
        {card.length > 1 ? (
          <>
            <i>{SIGNS[card.slice(0, 1)]}</i>
            <b lang="uk">{card.slice(1)}</b>
          </>
        ) : (
          <b>{SIGNS[card]}</b>
        )}
      </span>
    );
  }
  const colour = card.endsWith("b") ? "blue" : "yellow";
  return (
    <span className={`klepka-face klepka-${colour}`} aria-hidden="true">
      <i>{colour === "blue" ? "■" : "●"}</i>
      <b lang="uk">{card.slice(0, 1)}</b>
      <small>{pointsOf(letters, card)}</small>
    </span>
  );
}

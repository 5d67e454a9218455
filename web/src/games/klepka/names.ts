/** Names of cards in words, for ears. */
import { marked } from "../../a11y/Sentence.tsx";
import { useText } from "../../i18n/text.ts";
import { type Card, isLetter, pointsOf, useLetters } from "./view.ts";

const PRIZES: Readonly<Record<string, string>> = { "*": "polysemy", "~": "exchange", "#": "chaos", "?": "hidden" };

/** The function that names a card in the page's language, its letter marked as of the game's. */
export function useCardName(): (card: Card) => string {
  const text = useText();
  const letters = useLetters();
  return (card) => {
    if (!isLetter(card)) return text(`klepka-${PRIZES[card.slice(0, 1)]}`);
    const letter = marked(card.slice(0, 1));
    const points = pointsOf(letters, card) ?? 0;
    return text(card.endsWith("b") ? "klepka-card-blue" : "klepka-card-yellow", { letter, points });
  };
}

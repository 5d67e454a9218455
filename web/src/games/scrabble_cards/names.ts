/** Names of cards in words; condition cards in the server's words, fetched once for each card and language. */
import { useEffect, useState } from "react";
import { marked } from "../../a11y/Sentence.tsx";
import { useLocale } from "../../i18n/text.ts";
import { type Card, isLetterCard, useCards } from "./view.ts";

/** The function that names a card in the page's language, its letter marked as one of the game's. */
export function useCardName(): (card: Card) => string {
  const { text } = useLocale();
  const { letters, conditions } = useCards();
  return (card) => {
    if (card === "*") return text("cards-blank");
    if (card === "?") return text("cards-hidden");
    if (isLetterCard(card)) {
      const letter = card.toUpperCase();
      return card === letter
        ? text("cards-letter", { letter: marked(letter), value: letters[card]?.value ?? 0 })
        : text("cards-blank-as", { letter: marked(letter) });
    }
    if (conditions[card] === undefined) return text("cards-premium", { factor: card.slice(1) });
    return text("cards-condition", { card });
  };
}

/** The sign that begins what is said of a card, and is typed for it. */
const SIGN = /^(\u2068[^\u2069]*\u2069: )(.*)$/s;

/** What is said of a card, with its sign apart: beside the card eyes need none. */
export function signAndTextOf(said: string): readonly [sign: string, told: string] {
  const [, sign = "", told = said] = SIGN.exec(said) ?? [];
  return [sign, told.charAt(0).toLocaleUpperCase() + told.slice(1)];
}

/** What premium and condition cards say, by card, in the page's language. */
export function useCardTexts(
  cards: readonly Card[],
  tell: (topic: string) => Promise<string>,
): ReadonlyMap<Card, string> {
  const { language } = useLocale();
  const [told, setTold] = useState<{ readonly language: string; readonly texts: ReadonlyMap<Card, string> }>({
    language,
    texts: new Map(),
  });
  const texts = told.language === language ? told.texts : new Map<Card, string>();
  const wanted = [...new Set(cards)].filter((card) => !isLetterCard(card) && !texts.has(card)).join(" ");
  useEffect(() => {
    if (wanted === "") return;
    let current = true;
    const asked = wanted.split(" ");
    void Promise.all(asked.map((card) => tell(`cards ${card}`))).then((answers) => {
      if (!current) return;
      setTold((before) => ({
        language,
        texts: new Map([
          ...(before.language === language ? before.texts : []),
          ...asked.map((card, index): [Card, string] => [card, answers[index] ?? ""]),
        ]),
      }));
    });
    return () => {
      current = false;
    };
  }, [wanted, language, tell]);
  return texts;
}

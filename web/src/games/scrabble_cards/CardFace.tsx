/** The face of a card: letter and value, blank, word premium or condition with its stakes. */
import { Sentence } from "../../a11y/Sentence.tsx";
import { signAndTextOf } from "./names.ts";
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

/** A card's sign in a sentence: eyes see the picture that the card bears, ears hear what is typed for it. */
export function CardSign({ children: word }: { readonly children: string }) {
  const { conditions } = useCards();
  const stakes = conditions[word];
  const picture = stakes === undefined ? "" : pictureOf(stakes);
  if (picture === "") return word;
  return (
    <>
      <span className="unseen">{word}</span>
      <span className="cards-sign" aria-hidden="true">
        {picture}
      </span>
    </>
  );
}

/** What is said of a card that is drawn beside it: its sign is for ears alone. */
export function CardText({ children: said }: { readonly children: string }) {
  const [sign, told] = signAndTextOf(said);
  return (
    <span>
      <span className="unseen">
        <Sentence>{sign}</Sentence>
      </span>
      <Sentence>{told}</Sentence>
    </span>
  );
}

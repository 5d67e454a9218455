/** The own hand: letters to lay, premium and condition cards with what they say, marks for an exchange. */

import { useRoving } from "../../a11y/roving.ts";
import { Sentence } from "../../a11y/Sentence.tsx";
import { useText } from "../../i18n/text.ts";
import type { PickPlace } from "../usePickPlace.ts";
import type { CardsProps } from "./Board.tsx";
import { CardFace } from "./CardFace.tsx";
import { useCardName, useCardTexts } from "./names.ts";
import { type Card, isLetterCard } from "./view.ts";

type HandProps = CardsProps & {
  readonly hand: readonly Card[];
  readonly rest: readonly { readonly card: Card; readonly index: number }[];
  readonly hold: PickPlace;
  readonly onExtra: (card: Card) => void;
};

export function Hand({ draft, dispatch, hand, rest, hold, onExtra }: HandProps) {
  const text = useText();
  const nameOf = useCardName();
  const texts = useCardTexts(hand, dispatch.tell);
  const exchanging = draft.exchange;
  const shown =
    exchanging === null
      ? [...rest, ...draft.extras.map((card) => ({ card, index: hand.indexOf(card) }))]
      : hand.map((card, index) => ({ card, index }));
  const roving = useRoving(shown.map(({ index }) => String(index)));

  function press(card: Card, index: number): void {
    if (exchanging !== null) {
      const marked = exchanging.includes(index) ? exchanging.filter((one) => one !== index) : [...exchanging, index];
      dispatch.draft({ ...draft, exchange: marked });
    } else if (isLetterCard(card)) hold.pick(`hand:${index}`);
    else onExtra(card);
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form */}
      <div
        className="cards-hand"
        role="group"
        aria-label={text("cards-hand")}
        data-place="hand"
        onKeyDown={roving.onKeyDown}
      >
        {shown.map(({ card, index }) => {
          const extra = draft.extras.includes(card);
          const pressed = exchanging?.includes(index) ?? (extra || hold.held === `hand:${index}`);
          const told = texts.get(card);
          return (
            <button
              key={index}
              type="button"
              className={`cards-card${pressed ? " cards-pressed" : ""}`}
              {...(isLetterCard(card) && exchanging === null && { "data-thing": `hand:${index}` })}
              data-roving={String(index)}
              tabIndex={roving.tabIndexOf(String(index))}
              onFocus={roving.onFocusOf(String(index))}
              aria-pressed={pressed}
              onClick={() => press(card, index)}
            >
              <span className="unseen">
                <Sentence>{told === undefined ? nameOf(card) : told}</Sentence>
              </span>
              <CardFace card={card} />
            </button>
          );
        })}
      </div>
      {texts.size === 0 ? null : (
        <ul className="cards-texts">
          {[...new Set(hand)].flatMap((card) => {
            const told = texts.get(card);
            return told === undefined
              ? []
              : [
                  <li key={card}>
                    <Sentence>{told}</Sentence>
                  </li>,
                ];
          })}
        </ul>
      )}
    </>
  );
}

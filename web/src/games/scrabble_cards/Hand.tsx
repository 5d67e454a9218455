/** The own hand: letters to lay, premium and condition cards with what they say, marks for an exchange. */
import { useMemo } from "react";
import { useRoving } from "../../a11y/roving.ts";
import { Sentence } from "../../a11y/Sentence.tsx";
import { useText } from "../../i18n/text.ts";
import type { GameEvent } from "../../net/messages.ts";
import { marksOf, stringsOf, useShown } from "../shown.ts";
import type { Arranged } from "../useArranged.ts";
import type { PickPlace } from "../usePickPlace.ts";
import { CardFace } from "./CardFace.tsx";
import { restOf, withExtra } from "./draft.ts";
import { useCardName, useCardTexts } from "./names.ts";
import type { CardsProps } from "./props.ts";
import { type Card, type Direction, isLetterCard, lettersOf } from "./view.ts";

const BLANK: Card = "*";

/** A card of the hand, and its number in it. */
export interface Held {
  readonly card: Card;
  readonly index: number;
}

type HandProps = CardsProps & {
  readonly hand: readonly Card[];
  readonly arranged: Arranged<Held>;
  readonly hold: PickPlace;
};

/** The cards of the hand that an advised move takes. */
function cardsOf(event: GameEvent, lying: ReadonlyMap<string, Card>): readonly Card[] {
  if (event.kind !== "laid") return [...stringsOf(event, "old"), String(event.card ?? "")];
  const [, , , , ...added] = String(event.move).split(" ");
  const { word, column, row, direction } = event;
  const letters = lettersOf([[String(word), Number(column), Number(row), direction as Direction]]);
  const needed = [...letters].filter(([at]) => !lying.has(at)).map(([, letter]) => letter);
  return [...needed.map((letter) => (letter === letter.toUpperCase() ? letter : BLANK)), ...added];
}

export function Hand({ view, draft, dispatch, hand, arranged, hold }: HandProps) {
  const text = useText();
  const nameOf = useCardName();
  const lying = useMemo(() => lettersOf(view.table), [view.table]);
  const texts = useCardTexts(hand, dispatch.tell);
  const exchanging = draft.exchange;
  const rest = new Set(restOf(hand, draft).map(({ index }) => index));
  const extras = draft.extras.map((card) => hand.indexOf(card));
  // What lies on the board leaves no gap here; all of it may be exchanged.
  const shown = arranged.items.filter(({ index }) => exchanging !== null || rest.has(index) || extras.includes(index));
  const advised = useShown("laid", "exchanged", "condition");
  const going = marksOf(advised?.mode === "advice" ? cardsOf(advised.event, lying) : [], hand);
  const roving = useRoving(shown.map(({ index }) => String(index)));

  function press(card: Card, index: number): void {
    if (exchanging !== null) {
      const marked = exchanging.includes(index) ? exchanging.filter((one) => one !== index) : [...exchanging, index];
      dispatch.draft({ ...draft, exchange: marked });
    } else if (isLetterCard(card)) hold.pick(`hand:${index}`);
    else dispatch.draft(withExtra(draft, card));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form
    <div
      className="cards-hand"
      role="group"
      aria-label={text("cards-hand")}
      data-place="hand"
      onKeyDown={(event) => {
        if (!arranged.onKey(event)) roving.onKeyDown(event);
      }}
    >
      {shown.map(({ card, index }) => {
        const pressed = exchanging?.includes(index) ?? (extras.includes(index) || hold.held === `hand:${index}`);
        const told = texts.get(card);
        const classes = [
          "cards-card",
          pressed ? "cards-pressed" : "",
          arranged.fresh.has(String(index)) ? "hand-fresh" : "",
          going.has(index) ? "shown-going" : "",
        ];
        return (
          <button
            key={index}
            type="button"
            className={classes.filter(Boolean).join(" ")}
            {...(exchanging === null && { "data-thing": `hand:${index}` })}
            data-place={`at:${index}`}
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
  );
}

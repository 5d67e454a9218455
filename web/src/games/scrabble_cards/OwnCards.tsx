/** The own side of the table: the hand, what the prepared move would do, and the buttons that make it. */
import { Sentence } from "../../a11y/Sentence.tsx";
import { Button } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import { previewed } from "../previewed.ts";
import type { PickPlace } from "../usePickPlace.ts";
import { usePreviewTold } from "../usePreviewTold.ts";
import type { CardsProps } from "./Board.tsx";
import { type CardsDraft, cardOf, EMPTY_DRAFT, exchangeMove, isLine, layMove, restOf, withExtra } from "./draft.ts";
import { Hand } from "./Hand.tsx";
import { bagSize, type Card } from "./view.ts";

type OwnCardsProps = CardsProps & {
  readonly hand: readonly Card[];
  readonly hold: PickPlace;
  readonly acts: boolean;
  /** Opens the dialog of the blanks at a place. */
  readonly onBlank: (at: string) => void;
};

export function OwnCards(props: OwnCardsProps) {
  const { view, draft, dispatch, preview, busy, hand, hold, acts, onBlank } = props;
  const text = useText();
  const blanks = draft.laid.filter((laid) => cardOf(laid) === "*");
  const exchange = exchangeMove(draft, hand);
  const move = draft.exchange === null ? layMove(draft, view.table) : exchange;

  /** Begins anew, with nothing held. */
  function begin(next: CardsDraft): void {
    hold.cancel();
    dispatch.draft(next);
  }

  return (
    <section className="cards-own on-felt" aria-label={text("cards-hand")}>
      <Hand {...props} rest={restOf(hand, draft)} onExtra={(card) => dispatch.draft(withExtra(draft, card))} />
      {blanks.length > 0 || hold.held?.startsWith("laid:") ? (
        <div className="row">
          {blanks.length === 0 ? null : (
            <Button onPress={() => onBlank(blanks[0]?.at ?? "")}>
              {text("cards-blank-change", { letters: blanks.map((laid) => laid.letter.toUpperCase()).join(", ") })}
            </Button>
          )}
          {hold.held?.startsWith("laid:") ? (
            <Button onPress={() => hold.place("hand")}>{text("cards-to-hand")}</Button>
          ) : null}
        </div>
      ) : null}
      <Told {...props} />
      <div className="cards-actions">
        <Button
          look="primary"
          size="large"
          isDisabled={!acts || busy || move === null || preview?.fits === false}
          onPress={() => {
            if (move !== null) void dispatch.act(move);
          }}
        >
          {draft.exchange === null ? text("cards-lay") : text("cards-exchange-do", { count: draft.exchange.length })}
        </Button>
        {draft.exchange === null ? (
          <>
            <Button isDisabled={draft === EMPTY_DRAFT} onPress={() => begin(EMPTY_DRAFT)}>
              {text("cards-take-back")}
            </Button>
            <Button onPress={() => begin({ ...EMPTY_DRAFT, exchange: [] })}>{text("cards-exchange")}</Button>
          </>
        ) : (
          <Button onPress={() => begin(EMPTY_DRAFT)}>{text("cards-exchange-stop")}</Button>
        )}
        {acts ? (
          <Button isDisabled={busy} onPress={() => void dispatch.act("pass")}>
            {text("cards-pass")}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

/** What the draft comes to: points with their working, what is wrong, or what one may do. */
function Told({ view, draft, dispatch, preview, acts }: OwnCardsProps) {
  const text = useText();
  const told = previewed(preview);
  const isBroken = draft.laid.length > 0 && !isLine(draft, view.table);
  usePreviewTold({
    told: isBroken
      ? text("cards-no-line")
      : told?.kind === "points"
        ? text("cards-points", { points: told.points })
        : (told?.message ?? null),
    source: isBroken ? draft : preview,
    draft,
    announce: dispatch.announce,
  });
  if (isBroken) return <p className="cards-told cards-wrong">{text("cards-no-line")}</p>;
  if (told?.kind === "wrong")
    return (
      <p className="cards-told cards-wrong">
        <span>
          <Sentence>{told.message}</Sentence>
        </span>
      </p>
    );
  if (told?.kind === "points") {
    return (
      <p className="cards-told">
        {text("cards-points", { points: told.points })}
        {preview?.working.map(({ what, points }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a move may make a word twice
          <span key={index} className="cards-working">
            <Sentence>{`${what} +${points}`}</Sentence>
          </span>
        ))}
      </p>
    );
  }
  return (
    <p className="cards-told">
      {draft.exchange !== null ? (
        text("cards-exchange-left", { bag: bagSize(view) })
      ) : acts ? (
        <span>
          {text("cards-help")} <span className="cards-typing">{text("cards-help-type")}</span>
        </span>
      ) : (
        text("cards-help-later")
      )}
    </p>
  );
}

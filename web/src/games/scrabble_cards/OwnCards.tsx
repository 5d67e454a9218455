/** The own side of the table: what the prepared move would do, the main action, and the others. */
import { Sentence } from "../../a11y/Sentence.tsx";
import { Button } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import { ArrangeButtons } from "../ArrangeButtons.tsx";
import { previewed, worthTold } from "../previewed.ts";
import type { Arranged } from "../useArranged.ts";
import type { PickPlace } from "../usePickPlace.ts";
import { usePreviewTold } from "../usePreviewTold.ts";
import { type CardsDraft, cardOf, EMPTY_DRAFT, exchangeMove, isLine, layMove } from "./draft.ts";
import type { Held } from "./Hand.tsx";
import type { CardsProps } from "./props.ts";
import { bagSize, type Card } from "./view.ts";

export type OwnProps = CardsProps & {
  readonly hand: readonly Card[];
  readonly hold: PickPlace;
  readonly acts: boolean;
  readonly arranged: Arranged<Held>;
  /** Opens the dialog of the blanks at a place. */
  readonly onBlank: (at: string) => void;
};

/** Whether a move of another waits for one's own answer. */
function answers({ view, you }: CardsProps): boolean {
  return you !== null && view.to_act.includes(you) && view.phase === "answer" && !view.over;
}

/** Accepts what waits for an answer; else lays what is prepared, or exchanges what is marked. */
export function MainAction(props: OwnProps) {
  const { view, draft, dispatch, preview, busy, hand, acts } = props;
  const text = useText();
  const move = draft.exchange === null ? layMove(draft, view.table) : exchangeMove(draft, hand);
  if (answers(props)) {
    return (
      <Button look="primary" isDisabled={busy} onPress={() => void dispatch.act("accept")}>
        {text("cards-accept")}
      </Button>
    );
  }
  return (
    <Button
      look="primary"
      isDisabled={!acts || busy || move === null || preview?.fits === false}
      onPress={() => {
        if (move !== null) void dispatch.act(move);
      }}
    >
      {draft.exchange === null ? text("cards-lay") : text("cards-exchange-do", { count: draft.exchange.length })}
    </Button>
  );
}

export function Actions(props: OwnProps) {
  const { draft, dispatch, busy, hold, acts, legal, arranged, onBlank } = props;
  const text = useText();
  const blanks = draft.laid.filter((laid) => cardOf(laid) === "*");

  /** Begins anew, with nothing held. */
  function begin(next: CardsDraft): void {
    hold.cancel();
    dispatch.draft(next);
  }

  return (
    <>
      <ArrangeButtons onShuffle={arranged.shuffle} onSort={arranged.sort} />
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
      {answers(props) && legal?.moves.includes("check") ? (
        <Button isDisabled={busy} onPress={() => void dispatch.act("check")}>
          {text("cards-check")}
        </Button>
      ) : null}
      {blanks.length === 0 ? null : (
        <Button onPress={() => onBlank(blanks[0]?.at ?? "")}>
          {text("cards-blank-change", { letters: blanks.map((laid) => laid.letter.toUpperCase()).join(", ") })}
        </Button>
      )}
      {hold.held?.startsWith("laid:") ? (
        <Button onPress={() => hold.place("hand")}>{text("cards-to-hand")}</Button>
      ) : null}
    </>
  );
}

/** What there is to do, or what the draft comes to; and whether that is something wrong. */
export interface Advice {
  readonly isWrong: boolean;
  readonly said: string;
  readonly working: readonly { readonly what: string; readonly points: number }[];
}

/** Says what the draft comes to: points with their working, what is wrong, or what one may do. */
export function useAdvice(props: CardsProps & { readonly acts: boolean }): Advice {
  const { view, you, players, draft, dispatch, preview, acts } = props;
  const text = useText();
  const told = previewed(preview);
  const isBroken = draft.laid.length > 0 && !isLine(draft, view.table);
  const worth = told?.kind === "points" ? text("cards-points", { points: told.points }) : "";
  usePreviewTold({
    told: isBroken
      ? text("cards-no-line")
      : told?.kind === "points"
        ? worthTold(preview, told.points, worth, text)
        : (told?.message ?? null),
    source: isBroken ? draft : preview,
    draft,
    announce: dispatch.announce,
  });
  const plain = (said: string): Advice => ({ isWrong: false, said, working: [] });
  if (view.over) return plain(text("table-result-none"));
  if (you === null) return plain(text("table-turn-of", { name: players[view.turn]?.name ?? "" }));
  if (answers(props)) {
    const cost = props.legal?.moves.includes("check") ? String(props.options.failed_check ?? "none") : "never";
    return plain(text("cards-answer-costs", { cost }));
  }
  if (isBroken) return { isWrong: true, said: text("cards-no-line"), working: [] };
  if (told?.kind === "wrong") return { isWrong: true, said: told.message, working: [] };
  if (told?.kind === "points") {
    return { isWrong: false, said: worth, working: preview?.working ?? [] };
  }
  if (draft.exchange !== null) return plain(text("cards-exchange-left", { bag: bagSize(view) }));
  return plain(text(acts ? "cards-help" : "cards-help-later"));
}

/** The advice as the prompt shows it. */
export function Told({ advice, isTyping }: { readonly advice: Advice; readonly isTyping: boolean }) {
  const text = useText();
  return (
    <p className="cards-told">
      <span>
        <Sentence>{advice.said}</Sentence>{" "}
        {isTyping ? <span className="cards-typing">{text("cards-help-type")}</span> : null}
      </span>
      {advice.working.map(({ what, points }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a move may make a word twice
        <span key={index} className="cards-working">
          <Sentence>{`${what} +${points}`}</Sentence>
        </span>
      ))}
    </p>
  );
}

/** The own hand, and the actions with it: lay what is marked, turn all of it. */
import { type KeyboardEvent, useMemo } from "react";
import { useRoving } from "../../a11y/roving.ts";
import { Button } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import type { GameEvent } from "../../net/messages.ts";
import { ArrangeButtons } from "../ArrangeButtons.tsx";
import { stringsOf, useShown } from "../shown.ts";
import type { Arranged } from "../useArranged.ts";
import type { PickPlace } from "../usePickPlace.ts";
import { usePreviewTold } from "../usePreviewTold.ts";
import { CardFace, cardWords, useHeard } from "./CardFace.tsx";
import type { DnupProps } from "./props.ts";
import { activeValue, addMove, type Card, layMove, pairOf, placesOf, toggled } from "./view.ts";

export interface OwnProps extends DnupProps {
  readonly you: number;
  readonly hold: PickPlace;
  readonly arranged: Arranged<Card>;
  readonly mayMove: (move: string) => boolean;
}

/** Lays what is marked. */
export function MainAction({ draft, dispatch, mayMove }: OwnProps) {
  const text = useText();
  return (
    <Button
      look="primary"
      isDisabled={draft.length === 0 || !mayMove(layMove(draft))}
      onPress={() => void dispatch.act(layMove(draft))}
    >
      {draft.length === 0
        ? text("dnup-lay-nothing")
        : text("dnup-lay", { count: draft.length, value: activeValue(draft[0] ?? "") })}
    </Button>
  );
}

interface ActionsProps extends OwnProps {
  /** What can be beaten is marked. */
  readonly isMarked: boolean;
  readonly onMark: () => void;
}

export function Actions({ dispatch, mayMove, arranged, isMarked, onMark }: ActionsProps) {
  const text = useText();
  return (
    <>
      <ArrangeButtons onShuffle={arranged.shuffle} onSort={arranged.sort} />
      <Button isDisabled={!mayMove("D")} onPress={() => void dispatch.act("D")}>
        {text("dnup-turn-hand")}
      </Button>
      <Button aria-pressed={isMarked} onPress={onMark}>
        {text("dnup-marks")}
      </Button>
      {mayMove("turn") ? <Button onPress={() => void dispatch.act("turn")}>{text("dnup-turn-free")}</Button> : null}
    </>
  );
}

/** The cards of the hand that an advised move takes, or turns. */
function goingOf(event: GameEvent, hand: readonly Card[]): readonly Card[] {
  if (event.kind === "laid") return stringsOf(event, "cards");
  if (event.kind === "added") return [String(event.card)];
  return event.kind === "taken" ? [] : hand;
}

export function Hand(props: OwnProps) {
  const { view, you, draft, dispatch, hold, arranged } = props;
  const text = useText();
  const cards = view.hands[you] ?? [];
  const roving = useRoving(arranged.items.map(pairOf));
  useMarkedTold(props);
  const advised = useShown("laid", "added", "taken", "turned", "turned_freely");
  const going = advised?.mode === "advice" ? goingOf(advised.event, cards) : [];

  /** Escape lays back what is marked. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === "Escape" && draft.length > 0) dispatch.draft([]);
    else if (!arranged.onKey(event)) roving.onKeyDown(event);
  }

  return (
    <div
      className="dnup-hand"
      role="listbox"
      aria-multiselectable
      aria-label={text("dnup-hand")}
      data-place="hand"
      {...(advised?.mode === "advice" && advised.event.kind === "taken" && { "data-shown": "to" })}
      onKeyDown={onKeyDown}
    >
      {arranged.items.map((card) => {
        const pair = pairOf(card);
        const classes = [
          "dnup-card",
          draft.includes(card) ? "dnup-card-marked" : "",
          hold.held === card ? "dnup-card-held" : "",
          arranged.fresh.has(pair) ? "hand-fresh" : "",
          going.includes(card) ? "shown-going" : "",
        ];
        return (
          <button
            key={pair}
            type="button"
            role="option"
            className={classes.filter(Boolean).join(" ")}
            data-thing={card}
            data-place={`at:${pair}`}
            data-glide={pair}
            {...(going.includes(card) && { "data-shown": "from" })}
            data-roving={pair}
            tabIndex={roving.tabIndexOf(pair)}
            onFocus={roving.onFocusOf(pair)}
            aria-selected={draft.includes(card) || undefined}
            onClick={() => dispatch.draft(toggled(draft, card))}
          >
            <span className="unseen">{text("dnup-card", { number: cards.indexOf(card) + 1, ...cardWords(card) })}</span>
            <CardFace card={card} />
          </button>
        );
      })}
    </div>
  );
}

/** What there is to do, or what is wrong with what is marked. */
export function useAdvice({ view, you, players, draft, legal, busy }: DnupProps): {
  readonly said: string;
  /** The same for ears, where it can be shorter; null where it is told as it is shown. */
  readonly demand: string | null;
  readonly isWrong: boolean;
} {
  const text = useText();
  const plain = (said: string, demand: string | null = null) => ({ said, demand, isWrong: false });
  if (view.over) return plain(text("table-result-none"));
  if (you === null) return plain(text("table-turn-of", { name: players[view.turn]?.name ?? "" }));
  if (!view.to_act.includes(you)) return plain(text(view.out.includes(you) ? "dnup-wait-out" : "dnup-wait"));
  const moves = legal?.moves ?? [];
  const [card] = draft;
  const adds =
    draft.length === 1 && card !== undefined
      ? placesOf(view).filter(({ name }) => moves.includes(addMove(card, name)))
      : [];
  if (adds.length > 0) {
    const names = [...new Set(adds.map(({ seat }) => players[seat]?.name ?? ""))].join(", ");
    return plain(text("dnup-adding", { name: names }));
  }
  if (!busy && legal !== null && draft.length > 0 && !moves.includes(layMove(draft))) {
    return { said: text("dnup-too-low"), demand: null, isWrong: true };
  }
  if (view.round_turns === 0) return plain(text("dnup-begin", { round: view.round }), text("dnup-first"));
  const area = view.area ?? 0;
  return plain(text("dnup-choose", { area }), area === 2 ? text("dnup-second") : null);
}

/** Tells who does not see the table where the marked card fits, and that what is marked cannot be laid. */
function useMarkedTold({ view, players, draft, dispatch, legal, mayMove }: OwnProps): void {
  const text = useText();
  const heard = useHeard();
  // What may be done is known anew with each of them.
  const source = useMemo(() => ({ legal, draft }), [legal, draft]);
  const [card] = draft;
  const fitting = placesOf(view).filter(({ name }) => draft.length === 1 && mayMove(addMove(card ?? "", name)));
  const told = [
    ...(card === undefined || mayMove(layMove(draft)) ? [] : [text("dnup-too-low")]),
    ...fitting.map(({ seat, cards }) => text("dnup-fits", { name: players[seat]?.name ?? "", cards: heard(cards) })),
  ];
  const acts = legal !== null && legal.moves.length > 0;
  usePreviewTold({
    told: acts && told.length > 0 ? told.join(" ") : null,
    source,
    draft,
    announce: dispatch.announce,
  });
}

/** The own hand, and the actions with it: lay what is marked, turn all of it. */
import { type KeyboardEvent, useMemo } from "react";
import { useRoving } from "../../a11y/roving.ts";
import { Button } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import { usePreviewTold } from "../usePreviewTold.ts";
import type { DnupProps } from "./Board.tsx";
import { CardFace, cardWords } from "./CardFace.tsx";
import { activeValue, addMove, layMove, pairOf, placesOf, toggled } from "./view.ts";

interface HandProps extends DnupProps {
  readonly you: number;
  readonly held: string | null;
  readonly mayMove: (move: string) => boolean;
}

export function Hand(props: HandProps) {
  const { view, you, draft, dispatch, busy, mayMove, held } = props;
  const text = useText();
  const cards = view.hands[you] ?? [];
  const roving = useRoving(cards.map(pairOf));
  const acts = view.to_act.includes(you) && !view.over;

  useMarkedTold(props);

  /** Escape lays back what is marked. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === "Escape" && draft.length > 0) dispatch.draft([]);
    else roving.onKeyDown(event);
  }

  return (
    <section className="dnup-own on-felt" aria-label={text("dnup-hand")}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form */}
      <div className="dnup-hand" role="group" aria-label={text("dnup-hand")} onKeyDown={onKeyDown}>
        {cards.map((card, index) => (
          <button
            key={pairOf(card)}
            type="button"
            className={`dnup-card${draft.includes(card) ? " dnup-card-marked" : ""}${held === card ? " dnup-card-held" : ""}`}
            data-thing={card}
            data-glide={pairOf(card)}
            data-roving={pairOf(card)}
            tabIndex={roving.tabIndexOf(pairOf(card))}
            onFocus={roving.onFocusOf(pairOf(card))}
            aria-pressed={draft.includes(card)}
            onClick={() => dispatch.draft(toggled(draft, card))}
          >
            <span className="unseen">{text("dnup-card", { number: index + 1, ...cardWords(card) })}</span>
            <CardFace card={card} />
          </button>
        ))}
      </div>
      <div className="dnup-actions">
        <Button
          look="primary"
          size="large"
          isDisabled={draft.length === 0 || !mayMove(layMove(draft))}
          onPress={() => void dispatch.act(layMove(draft))}
        >
          {draft.length === 0
            ? text("dnup-lay-nothing")
            : text("dnup-lay", { count: draft.length, value: activeValue(draft[0] ?? "") })}
        </Button>
        <Button size="large" isDisabled={!mayMove("D")} onPress={() => void dispatch.act("D")}>
          {text("dnup-turn-hand")}
        </Button>
        {mayMove("turn") ? (
          <Button size="large" onPress={() => void dispatch.act("turn")}>
            {text("dnup-turn-free")}
          </Button>
        ) : null}
      </div>
      <p className="dnup-advice">
        {!acts || busy
          ? text(view.out.includes(you) ? "dnup-wait-out" : "dnup-wait")
          : draft.length > 0 && !mayMove(layMove(draft))
            ? text("dnup-too-low")
            : text("dnup-choose")}
      </p>
    </section>
  );
}

/** Tells who does not see the table where the marked card fits, and that what is marked cannot be laid. */
function useMarkedTold({ view, players, draft, dispatch, legal, mayMove }: HandProps): void {
  const text = useText();
  // What may be done is known anew with each of them.
  const source = useMemo(() => ({ legal, draft }), [legal, draft]);
  const [card] = draft;
  const fitting = placesOf(view).filter(({ name }) => draft.length === 1 && mayMove(addMove(card ?? "", name)));
  const told = [
    ...(card === undefined || mayMove(layMove(draft)) ? [] : [text("dnup-too-low")]),
    ...fitting.map(({ seat, cards }) =>
      text("dnup-fits", { name: players[seat]?.name ?? "", cards: cards.join(", ") }),
    ),
  ];
  const acts = legal !== null && legal.moves.length > 0;
  usePreviewTold({
    told: acts && told.length > 0 ? told.join(" ") : null,
    source,
    draft,
    announce: dispatch.announce,
  });
}

/** The table of Scrabble Cards: a crossword without borders, the own hand, and the answers to a laid move. */
import { useId, useState } from "react";
import { useText } from "../../i18n/text.ts";
import type { BoardProps } from "../front.ts";
import { useLost } from "../useLost.ts";
import { usePickPlace } from "../usePickPlace.ts";
import { AnswerPanel } from "./AnswerPanel.tsx";
import { BlankDialog } from "./BlankDialog.tsx";
import { CardFace } from "./CardFace.tsx";
import { Crossword } from "./Crossword.tsx";
import { type CardsDraft, restOf, withLaid, withMoved, withoutLaid } from "./draft.ts";
import { OwnCards } from "./OwnCards.tsx";
import { type CardsView, isLetterCard, lettersOf } from "./view.ts";
import "./board.css";

export type CardsProps = BoardProps<CardsView, CardsDraft>;

export function Board(props: CardsProps) {
  const { view, you, draft, dispatch, settings } = props;
  const text = useText();
  const keys = useId();
  /** The place where a blank is about to lie, or lies already. */
  const [blankAt, setBlankAt] = useState<string | null>(null);
  const hand = you === null ? [] : (view.hands[you] ?? []);
  const acts = you !== null && view.to_act.includes(you) && view.phase === "lay" && !view.over;
  const lying = lettersOf(view.table);
  useLost({ laid: draft.laid.length, table: view.table, told: text("cards-lost"), news: dispatch.news });

  const hold = usePickPlace({
    canDrag: you !== null && draft.exchange === null,
    takes: (thing, place) => {
      if (place === "hand") return thing.startsWith("laid:");
      if (lying.has(place.slice(5))) return false;
      return thing.startsWith("laid:") || isLetterCard(hand[Number(thing.slice(5))] ?? "");
    },
    onPut: (thing, place) => {
      if (thing.startsWith("laid:")) {
        const from = thing.slice(5);
        dispatch.draft(place === "hand" ? withoutLaid(draft, from) : withMoved(draft, from, place.slice(5)));
        return;
      }
      const card = hand[Number(thing.slice(5))] ?? "";
      if (card === "*") setBlankAt(place.slice(5));
      else dispatch.draft(withLaid(draft, place.slice(5), card));
    },
  });

  const table = <Crossword key="table" {...props} hold={hold} rest={restOf(hand, draft)} keys={keys} />;
  // Between the two, so that the table stays where it is when a rival has laid.
  const answer = <AnswerPanel key="answer" {...props} />;
  const own =
    you === null ? null : <OwnCards key="own" {...props} hand={hand} hold={hold} acts={acts} onBlank={setBlankAt} />;
  return (
    <div className={`felt cards${settings.motion ? "" : " cards-still"}`} {...hold.root}>
      {settings.handFirst ? [own, answer, table] : [table, answer, own]}
      <p id={keys} className="cards-keys">
        {text("cards-keys")}
      </p>
      <Others {...props} />
      <BlankDialog draft={draft} at={blankAt} onDraft={dispatch.draft} onClose={() => setBlankAt(null)} />
    </div>
  );
}

/** The others' hands: how many cards, or which, where hands are open. */
function Others({ view, players, you }: CardsProps) {
  const text = useText();
  return (
    <ul className="cards-others" aria-label={text("cards-others")}>
      {players
        .filter((player) => player.seat !== you)
        .map((player) => {
          const hand = view.hands[player.seat] ?? [];
          return (
            <li key={player.seat}>
              <b>{player.name}</b> {text("cards-held", { count: hand.length })}
              <span className="cards-row">
                {hand.includes("?") ? null : <span className="unseen">{hand.join(" ")}</span>}
                {hand.map((card, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are all alike
                  <CardFace key={index} card={card} />
                ))}
              </span>
            </li>
          );
        })}
    </ul>
  );
}

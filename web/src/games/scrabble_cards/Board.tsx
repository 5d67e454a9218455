/** The table of Letter Cards: a crossword without borders, the own hand, and the answers to a laid move. */
import { useId, useState } from "react";
import { useText } from "../../i18n/text.ts";
import { Parts } from "../Parts.tsx";
import { useArranged } from "../useArranged.ts";
import { useLost } from "../useLost.ts";
import { usePickPlace } from "../usePickPlace.ts";
import { AnswerPanel } from "./AnswerPanel.tsx";
import { BlankDialog } from "./BlankDialog.tsx";
import { Crossword } from "./Crossword.tsx";
import { restOf, withLaid, withMoved, withoutLaid } from "./draft.ts";
import { Hand, type Held } from "./Hand.tsx";
import { Actions, MainAction, type OwnProps, Told, useAdvice } from "./OwnCards.tsx";
import { useAutoAccept } from "./useAutoAccept.ts";
import { isLetterCard, lettersOf, useCards } from "./view.ts";
import "../hand.css";
import type { CardsProps } from "./props.ts";
import "./board.css";

export function Board(props: CardsProps) {
  const { view, you, draft, dispatch, settings, order } = props;
  const text = useText();
  const keys = useId();
  useAutoAccept(props);
  const { letters } = useCards();
  /** The place where a blank is about to lie, or lies already. */
  const [blankAt, setBlankAt] = useState<string | null>(null);
  const hand = you === null ? [] : (view.hands[you] ?? []);
  const acts = you !== null && view.to_act.includes(you) && view.phase === "lay" && !view.over;
  const lying = lettersOf(view.table);
  const ranks = Object.keys(letters);
  // Letters by the alphabet, then blanks and cards that are no letters.
  const rank = (card: string) => (ranks.includes(card) ? ranks.indexOf(card) : ranks.length);
  const arranged = useArranged<Held>({
    items: hand.map((card, index) => ({ card, index })),
    idOf: ({ index }) => String(index),
    faceOf: ({ card }) => card,
    compare: (one, other) => rank(one) - rank(other) || one.localeCompare(other),
    order,
    arrange: dispatch.arrange,
  });
  useLost({ laid: draft.laid.length, table: view.table, told: text("cards-lost"), news: dispatch.news });
  const advice = useAdvice({ ...props, acts });

  const hold = usePickPlace({
    canDrag: you !== null && draft.exchange === null,
    takes: (thing, place) => {
      if (place.startsWith("at:")) return true;
      if (place === "hand") return thing.startsWith("laid:");
      if (lying.has(place.slice(5))) return false;
      return thing.startsWith("laid:") || isLetterCard(hand[Number(thing.slice(5))] ?? "");
    },
    onPut: (thing, place) => {
      const isHand = place === "hand" || place.startsWith("at:");
      if (thing.startsWith("laid:")) {
        const from = thing.slice(5);
        dispatch.draft(isHand ? withoutLaid(draft, from) : withMoved(draft, from, place.slice(5)));
        return;
      }
      if (isHand) {
        arranged.moveTo(thing.slice(5), place.slice(3));
        return;
      }
      const card = hand[Number(thing.slice(5))] ?? "";
      if (card === "*") setBlankAt(place.slice(5));
      else dispatch.draft(withLaid(draft, place.slice(5), card));
    },
  });

  const own: OwnProps = { ...props, hand, hold, acts, arranged, onBlank: setBlankAt };
  return (
    <Parts
      className={`cards${settings.motion ? "" : " cards-still"}`}
      root={hold.root}
      prompt={<Told advice={advice} isTyping={acts && advice.said === text("cards-help")} />}
      isWrong={advice.isWrong}
      main={<MainAction {...own} />}
      board={<Crossword {...props} hold={hold} rest={restOf(hand, draft)} keys={keys} />}
      over={<AnswerPanel {...props} />}
      {...(you !== null && { hand: <Hand {...own} />, actions: <Actions {...own} /> })}
      handFirst={settings.handFirst}
      isShort
    >
      <p id={keys} className="unseen">
        {text("cards-keys")}
      </p>
      <BlankDialog draft={draft} at={blankAt} onDraft={dispatch.draft} onClose={() => setBlankAt(null)} />
    </Parts>
  );
}

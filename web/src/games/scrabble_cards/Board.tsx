/** The table of Scrabble Cards: a crossword without borders, the own hand, and the answers to a laid move. */
import { useState } from "react";
import { Button, Dialog, TextField } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import type { BoardProps } from "../front.ts";
import { previewed } from "../previewed.ts";
import { usePickPlace } from "../usePickPlace.ts";
import { AnswerPanel } from "./AnswerPanel.tsx";
import { CardFace } from "./CardFace.tsx";
import { Crossword } from "./Crossword.tsx";
import {
  type CardsDraft,
  cardOf,
  EMPTY_DRAFT,
  exchangeMove,
  isLine,
  layMove,
  restOf,
  withExtra,
  withLaid,
  withMoved,
  withoutLaid,
} from "./draft.ts";
import { Hand } from "./Hand.tsx";
import { bagSize, type CardsView, isLetterCard, lettersOf } from "./view.ts";
import "./board.css";

export type CardsProps = BoardProps<CardsView, CardsDraft>;

export function Board(props: CardsProps) {
  const { view, you, draft, dispatch, preview, busy, settings } = props;
  const text = useText();
  /** The place where a blank is about to lie, or lies already. */
  const [blankAt, setBlankAt] = useState<string | null>(null);
  const [letter, setLetter] = useState("");
  const hand = you === null ? [] : (view.hands[you] ?? []);
  const rest = restOf(hand, draft);
  const acts = you !== null && view.to_act.includes(you) && view.phase === "lay" && !view.over;
  const lying = lettersOf(view.table);
  const move = layMove(draft, view.table);
  const told = previewed(preview);
  const exchange = exchangeMove(draft, hand);

  const hold = usePickPlace({
    canDrag: you !== null && draft.exchange === null,
    takes: (thing, place) => {
      if (place === "hand") return thing.startsWith("laid:");
      const key = place.slice(5);
      if (lying.has(key)) return false;
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

  function giveLetter(): void {
    const chosen = letter.trim().slice(0, 1).toLowerCase();
    if (blankAt !== null && chosen !== "") dispatch.draft(withLaid(draft, blankAt, chosen));
    setLetter("");
    setBlankAt(null);
  }

  const heldLaid = hold.held?.startsWith("laid:")
    ? draft.laid.find((laid) => `laid:${laid.at}` === hold.held)
    : undefined;
  const blanks = draft.laid.filter((laid) => cardOf(laid) === "*");
  const table = <Crossword key="table" {...props} hold={hold} rest={rest} />;
  const own =
    you === null ? null : (
      <section key="own" className="cards-own" aria-label={text("cards-hand")}>
        <Hand
          {...props}
          hand={hand}
          rest={rest}
          hold={hold}
          onExtra={(card) => dispatch.draft(withExtra(draft, card))}
        />
        {blanks.length > 0 || heldLaid !== undefined ? (
          <div className="row">
            {blanks.map((laid) => (
              <Button key={laid.at} onPress={() => setBlankAt(laid.at)}>
                {text("cards-blank-change", { letter: laid.letter.toUpperCase() })}
              </Button>
            ))}
            {heldLaid === undefined ? null : (
              <Button onPress={() => hold.place("hand")}>{text("cards-to-hand")}</Button>
            )}
          </div>
        ) : null}
        <p className={`cards-told${told?.kind === "wrong" || !isLine(draft, view.table) ? " cards-wrong" : ""}`}>
          {draft.laid.length > 0 && move === null
            ? text("cards-no-line")
            : told?.kind === "points"
              ? text("cards-points", { points: told.points })
              : told !== null
                ? told.message
                : text(draft.exchange !== null ? "cards-exchange-help" : acts ? "cards-help" : "cards-help-later")}
          {told?.kind === "points"
            ? preview?.working.map(({ what, points }) => (
                <span key={what} className="cards-working">{`${what} ${points}`}</span>
              ))
            : null}
        </p>
        <div className="cards-actions">
          {draft.exchange === null ? (
            <Button
              look="primary"
              size="large"
              isDisabled={!acts || busy || move === null || preview?.fits === false}
              onPress={() => {
                if (move !== null) void dispatch.act(move);
              }}
            >
              {text("cards-lay")}
            </Button>
          ) : (
            <Button
              look="primary"
              size="large"
              isDisabled={!acts || busy || exchange === null}
              onPress={() => {
                if (exchange !== null) void dispatch.act(exchange);
              }}
            >
              {text("cards-exchange-do", { count: draft.exchange.length })}
            </Button>
          )}
          <Button isDisabled={draft === EMPTY_DRAFT} onPress={() => dispatch.draft(EMPTY_DRAFT)}>
            {text("cards-take-back")}
          </Button>
          {draft.exchange === null ? (
            <Button onPress={() => dispatch.draft({ ...EMPTY_DRAFT, exchange: [] })}>{text("cards-exchange")}</Button>
          ) : null}
          {acts ? (
            <Button isDisabled={busy} onPress={() => void dispatch.act("pass")}>
              {text("cards-pass")}
            </Button>
          ) : null}
        </div>
      </section>
    );
  return (
    <div className={`cards${settings.motion ? "" : " cards-still"}`} {...hold.root}>
      <div className="cards-bar">
        <span>{text("cards-bag", { count: bagSize(view) })}</span>
      </div>
      <AnswerPanel {...props} />
      {settings.handFirst ? [own, table] : [table, own]}
      <Others {...props} />
      <Dialog title={text("cards-blank")} isOpen={blankAt !== null} onClose={() => setBlankAt(null)}>
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            giveLetter();
          }}
        >
          <TextField
            label={text("cards-blank-letter")}
            value={letter}
            onChange={setLetter}
            maxLength={1}
            autoComplete="off"
            autoFocus
          />
          <div className="dialog-actions">
            {draft.laid.some((laid) => laid.at === blankAt) ? (
              <Button
                onPress={() => {
                  if (blankAt !== null) dispatch.draft(withoutLaid(draft, blankAt));
                  setBlankAt(null);
                }}
              >
                {text("cards-blank-clear")}
              </Button>
            ) : (
              <Button onPress={() => setBlankAt(null)}>{text("cancel")}</Button>
            )}
            <Button type="submit" look="primary" isDisabled={letter.trim() === ""}>
              {text("cards-blank-do")}
            </Button>
          </div>
        </form>
      </Dialog>
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

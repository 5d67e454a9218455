/** The table of dnup: everybody's set and hand on the felt, the own hand below, and the four actions. */
import { useEffect, useState } from "react";
import { useRoving } from "../../a11y/roving.ts";
import { Button } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import type { GameEvent } from "../../net/messages.ts";
import type { BoardProps } from "../front.ts";
import { usePickPlace } from "../usePickPlace.ts";
import { CardFace, cardWords } from "./CardFace.tsx";
import {
  activeValue,
  addMove,
  type Card,
  type DnupDraft,
  type DnupView,
  layMove,
  ownPlace,
  type Place,
  pairOf,
  placesOf,
  takeMove,
  toggled,
} from "./view.ts";
import "./board.css";

type Props = BoardProps<DnupView, DnupDraft>;

const LETTERS = ["D", "N", "U", "P"] as const;
/** Rounds that win a game of two. */
const ROUNDS_TO_WIN = 2;

export function Board(props: Props) {
  const { view, you, players, legal, draft, dispatch, settings, busy } = props;
  const text = useText();
  const [marks, setMarks] = useState(false);
  const places = placesOf(view);
  const mayMove = (move: string) => !busy && (legal?.moves.includes(move) ?? false);
  const own = you === null ? null : ownPlace(view, you);
  const hold = usePickPlace({
    canDrag: you !== null && !busy,
    takes: (card, place) => moveTo(card, place) !== null,
    onPut: (card, place) => {
      const move = moveTo(card, place);
      if (move !== null) void dispatch.act(move);
    },
  });

  /** The move that brings a card, with those marked beside it, to a place; null where there is none. */
  function moveTo(card: Card, place: string): string | null {
    const cards = draft.includes(card) ? draft : [card];
    const move = place === own ? layMove(cards) : cards.length === 1 ? addMove(card, place) : null;
    return move !== null && mayMove(move) ? move : null;
  }

  /** Whether a lay that may be made has as many cards as a set, and so beats it. */
  function canBeat(place: Place): boolean {
    if (place.cards.length === 0 || place.seat === you) return false;
    return (legal?.moves ?? []).some(
      (move) => move.startsWith("A ") && move.split(" ").length - 1 === place.cards.length,
    );
  }

  const areas = (
    <ul className={`dnup-places dnup-places-${view.seats}`} aria-label={text("dnup-sets")}>
      {players.map((player) => (
        <li key={player.seat} className={`dnup-player${player.own ? " dnup-player-own" : ""}`}>
          <div className="dnup-player-head">
            <span className="dnup-player-name">{player.own ? text("dnup-you") : player.name}</span>
            <Letters score={view.scores[player.seat] ?? 0} seats={view.seats} />
          </div>
          <p className="dnup-held">
            {view.out.includes(player.seat)
              ? text("dnup-out")
              : text("dnup-held", { count: view.hands[player.seat]?.length ?? 0 })}
            {player.own ? null : (
              <Backs count={view.hands[player.seat]?.length ?? 0} cards={view.hands[player.seat] ?? []} />
            )}
          </p>
          {places
            .filter((place) => place.seat === player.seat)
            .map((place) => (
              <SetPlace
                key={place.name}
                place={place}
                own={player.own}
                active={place.name === own && view.to_act.includes(player.seat)}
                target={hold.held !== null && moveTo(hold.held, place.name) !== null}
                over={hold.over === place.name}
                beatable={marks && canBeat(place)}
                addable={draft.length === 1 && moveTo(draft[0] ?? "", place.name) !== null && place.name !== own}
                takeable={mayMove(takeMove(place.name))}
                onAdd={() => void dispatch.act(addMove(draft[0] ?? "", place.name))}
                onTake={() => void dispatch.act(takeMove(place.name))}
                name={player.name}
              />
            ))}
        </li>
      ))}
    </ul>
  );
  const hand = you === null ? null : <Hand {...props} you={you} held={hold.held} mayMove={mayMove} />;
  return (
    <div className={`dnup${settings.motion ? "" : " dnup-still"}`} {...hold.root}>
      <div className="dnup-top">
        <span>{text("dnup-round", { round: view.round })}</span>
        {you === null ? null : (
          <Button look="quiet" onPress={() => setMarks(!marks)} aria-pressed={marks}>
            {text("dnup-marks")}
          </Button>
        )}
      </div>
      <RoundSummary {...props} />
      {settings.handFirst
        ? [<div key="hand">{hand}</div>, <div key="areas">{areas}</div>]
        : [<div key="areas">{areas}</div>, <div key="hand">{hand}</div>]}
    </div>
  );
}

function Letters({ score, seats }: { score: number; seats: number }) {
  const text = useText();
  const all = seats === 2 ? Array.from({ length: ROUNDS_TO_WIN }, () => "★") : LETTERS;
  const won = seats === 2 ? text("dnup-rounds", { count: score }) : text("dnup-letters", { count: score });
  return (
    <span className="dnup-letters">
      <span className="unseen">{won}</span>
      {all.map((letter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the letters stand in a fixed order
        <span key={index} className={index < score ? "dnup-letter dnup-letter-won" : "dnup-letter"} aria-hidden="true">
          {letter}
        </span>
      ))}
    </span>
  );
}

/** Another's hand: backs, or the cards themselves where hands are open. */
function Backs({ count, cards }: { count: number; cards: readonly Card[] }) {
  return (
    <span className="dnup-backs" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hidden cards are all alike
        <CardFace key={index} card={cards[index] ?? "?"} />
      ))}
    </span>
  );
}

interface SetPlaceProps {
  readonly place: Place;
  readonly own: boolean;
  readonly active: boolean;
  readonly target: boolean;
  readonly over: boolean;
  readonly beatable: boolean;
  readonly addable: boolean;
  readonly takeable: boolean;
  readonly name: string;
  readonly onAdd: () => void;
  readonly onTake: () => void;
}

function SetPlace(props: SetPlaceProps) {
  const { place, own, active, target, over, beatable, addable, takeable, name } = props;
  const text = useText();
  const classes = [
    "dnup-set",
    active ? "dnup-set-active" : "",
    target || addable ? "dnup-set-target" : "",
    over ? "dnup-set-over" : "",
    beatable ? "dnup-set-beatable" : "",
  ];
  const value = activeValue(place.cards[0] ?? "");
  return (
    <div className={classes.filter(Boolean).join(" ")} data-place={place.name}>
      {place.area === null ? null : <span className="dnup-area">{text("dnup-area", { area: place.area })}</span>}
      <span className="unseen">
        {place.cards.length === 0
          ? text("dnup-set-empty")
          : text("dnup-set", { count: place.cards.length, value, cards: place.cards.join(", ") })}
      </span>
      <span className="dnup-fan">
        {place.cards.map((card) => (
          <CardFace key={pairOf(card)} card={card} />
        ))}
      </span>
      {place.cards.length > 0 ? (
        <span className="dnup-size" aria-hidden="true">
          {text("dnup-size", { count: place.cards.length, value })}
        </span>
      ) : (
        <span className="dnup-hint">{active && own ? text("dnup-lay-here") : ""}</span>
      )}
      {beatable ? <span className="dnup-beat">{text("dnup-beatable")}</span> : null}
      <span className="dnup-set-actions">
        {addable ? (
          <Button look="primary" onPress={props.onAdd} aria-label={text("dnup-add-to", { name })}>
            {text("dnup-add")}
          </Button>
        ) : null}
        {takeable ? (
          <Button onPress={props.onTake} aria-label={text("dnup-take-from", { name, cards: place.cards.join(", ") })}>
            {text("dnup-take")}
          </Button>
        ) : null}
      </span>
    </div>
  );
}

interface HandProps extends Props {
  readonly you: number;
  readonly held: string | null;
  readonly mayMove: (move: string) => boolean;
}

function Hand({ view, you, draft, dispatch, busy, mayMove, held }: HandProps) {
  const text = useText();
  const cards = view.hands[you] ?? [];
  const roving = useRoving(cards.map(pairOf));
  const acts = view.to_act.includes(you) && !view.over;
  return (
    <section className="dnup-own" aria-label={text("dnup-hand")}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form */}
      <div className="dnup-hand" role="group" aria-label={text("dnup-hand")} onKeyDown={roving.onKeyDown}>
        {cards.map((card, index) => (
          <button
            key={pairOf(card)}
            type="button"
            className={`dnup-card${draft.includes(card) ? " dnup-card-marked" : ""}${held === card ? " dnup-card-held" : ""}`}
            data-thing={card}
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
          ? text("dnup-wait")
          : draft.length > 0 && !mayMove(layMove(draft))
            ? text("dnup-too-low")
            : text("dnup-choose")}
      </p>
    </section>
  );
}

/** How the last round ended, until the next step of the game has something else to tell. */
function RoundSummary({ events, players, view }: Props) {
  const text = useText();
  const [ended, setEnded] = useState<readonly GameEvent[]>([]);
  useEffect(() => {
    if (events.length === 0) return;
    setEnded(events.some((event) => event.kind === "round_over" || event.kind === "round_void") ? events : []);
  }, [events]);
  if (ended.length === 0 || view.over) return null;
  const lines = ended.flatMap((event) => {
    const name = event.seat === null ? "" : (players[event.seat]?.name ?? "");
    if (event.kind === "out")
      return [text("dnup-summary-out", { name, gain: Number(event.gain), score: Number(event.score) })];
    if (event.kind === "round_won") return [text("dnup-summary-won", { name, score: Number(event.score) })];
    if (event.kind === "round_void") return [text("dnup-summary-void", { round: Number(event.round) })];
    return [];
  });
  return (
    <div className="dnup-summary">
      <b>{text("dnup-summary", { round: view.round })}</b>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}

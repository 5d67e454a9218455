/** The table of dnup: everybody's set and hand on the felt, the own hand below, and the four actions. */
import { useRef, useState } from "react";
import { useRoving } from "../../a11y/roving.ts";
import { PlayerName } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import type { GameEvent } from "../../net/messages.ts";
import { Parts } from "../Parts.tsx";
import { stringsOf, useShown } from "../shown.ts";
import { useArranged } from "../useArranged.ts";
import { useGlide } from "../useGlide.ts";
import { usePickPlace } from "../usePickPlace.ts";
import { CardFace, useHeard } from "./CardFace.tsx";
import { Actions, Hand, MainAction, type OwnProps, useAdvice } from "./Hand.tsx";
import { RoundSummary } from "./RoundSummary.tsx";
import { SetPlace } from "./SetPlace.tsx";
import {
  addMove,
  type Card,
  type DnupView,
  layMove,
  ownPlace,
  type Place,
  pairOf,
  placesOf,
  takeMove,
} from "./view.ts";
import "../hand.css";
import "./board.css";
import type { DnupProps } from "./props.ts";
import "./narrow.css";
import "./sets.css";

const LETTERS = ["D", "N", "U", "P"] as const;
/** Rounds that win a game of two. */
const ROUNDS_TO_WIN = 2;

export function Board(props: DnupProps) {
  const { view, you, players, legal, draft, dispatch, settings, busy, events, step } = props;
  const board = useRef<HTMLDivElement>(null);
  const text = useText();
  const heard = useHeard();
  const [marks, setMarks] = useState(false);
  const places = placesOf(view);
  const mayMove = (move: string) => !busy && (legal?.moves.includes(move) ?? false);
  const own = you === null ? null : ownPlace(view, you);
  const turnedBy = events.find(({ kind }) => kind === "turned" || kind === "turned_freely")?.seat ?? null;
  useGlide(board, settings.motion, step);
  const advice = useAdvice(props);
  const shown = useShown("laid", "added", "taken");
  const arranged = useArranged<Card>({
    items: you === null ? [] : (view.hands[you] ?? []),
    idOf: pairOf,
    faceOf: pairOf,
    // By the value that counts now.
    compare: (one, other) => valueNow(one).localeCompare(valueNow(other)) || one.localeCompare(other),
    order: props.order,
    arrange: dispatch.arrange,
  });
  const hold = usePickPlace({
    canDrag: you !== null && !busy,
    takes: (thing, place) => (place.startsWith("at:") && !thing.startsWith("set:")) || moveTo(thing, place) !== null,
    onPut: (thing, place) => {
      const move = moveTo(thing, place);
      if (move !== null) void dispatch.act(move);
      else arranged.moveTo(pairOf(thing), place.slice(3));
    },
  });

  function valueNow(pair: string): string {
    return (you === null ? [] : (view.hands[you] ?? [])).find((card) => pairOf(card) === pair) ?? pair;
  }

  /** The move that brings a card, with those marked beside it, or a set to a place; null where there is none. */
  function moveTo(card: Card, place: string): string | null {
    if (card.startsWith("set:")) {
      const taken = takeMove(card.slice(4));
      return (place === "hand" || place.startsWith("at:")) && mayMove(taken) ? taken : null;
    }
    if (place.startsWith("at:") || place === "hand") return null;
    const cards = draft.includes(card) ? draft : [card];
    const move = place === own ? layMove(cards) : cards.length === 1 ? addMove(card, place) : null;
    return move !== null && mayMove(move) ? move : null;
  }

  const sizes = sizesToMake(view, legal?.moves ?? []);

  /** Whether a set of this one's size may be made elsewhere, and so would beat it. */
  function canBeat(place: Place): boolean {
    if (place.seat === you) return false;
    return [...(sizes.get(place.cards.length) ?? [])].some((where) => where !== place.name);
  }

  const beatable = places.filter(canBeat);

  /** Shows what can be beaten, or no longer; and tells it to who does not see it. */
  function mark(): void {
    setMarks(!marks);
    if (marks || you === null || !view.to_act.includes(you)) return;
    const told = beatable.map(({ seat, cards }) =>
      text("dnup-beats", { name: players[seat]?.name ?? "", cards: heard(cards) }),
    );
    dispatch.announce(told.length === 0 ? text("dnup-beats-nothing") : told.join(" "));
  }

  // As one sits: the others in their order, oneself last, beside the own hand.
  const around = players.findIndex((player) => player.own) + 1;
  const seated = [...players.slice(around), ...players.slice(0, around)];
  const last = seated.at(-1);
  const roving = useRoving(
    seated.flatMap(({ seat }) => [
      `player ${seat}`,
      ...places.filter((place) => place.seat === seat).map(({ name }) => `set ${name}`),
    ]),
  );
  const areas = (
    <div
      key="areas"
      role="grid"
      className={`dnup-places on-felt dnup-places-${view.seats}`}
      aria-label={text("dnup-sets")}
      onKeyDown={roving.onKeyDown}
    >
      {seated.map((player) => (
        <div
          key={player.seat}
          role="row"
          className={`dnup-player${player.own ? " dnup-player-own" : ""}${view.turn === player.seat && !view.over ? " dnup-player-turn" : ""}`}
        >
          <div
            className="dnup-player-head"
            role="gridcell"
            data-roving={`player ${player.seat}`}
            tabIndex={roving.tabIndexOf(`player ${player.seat}`)}
            onFocus={roving.onFocusOf(`player ${player.seat}`)}
          >
            <PlayerName className="dnup-player-name">{player.own ? text("dnup-you") : player.name}</PlayerName>
            <Stop />
            {player.own && you !== null ? null : (
              <Backs
                key={turnedBy === player.seat ? `turned ${step}` : "still"}
                isTurned={turnedBy === player.seat}
                seat={player.seat}
                cards={view.hands[player.seat] ?? []}
              />
            )}
            {view.out.includes(player.seat) ? null : (
              <Held count={view.hands[player.seat]?.length ?? 0} own={player.own && you !== null} />
            )}
            <Stop />
            {player === last ? (
              <span className="dnup-round">
                {text("dnup-round", { round: view.round })}
                <Stop />
              </span>
            ) : null}
            <span className="dnup-standing">
              {view.out.includes(player.seat) ? (
                <>
                  {text("dnup-out")}
                  <Stop />
                </>
              ) : null}
              <Letters score={view.scores[player.seat] ?? 0} seats={view.seats} />
            </span>
          </div>
          {places
            .filter((place) => place.seat === player.seat)
            .map((place) => (
              <SetPlace
                key={place.name}
                place={place}
                own={player.own}
                active={place.name === own && view.to_act.includes(player.seat)}
                target={hold.held !== null && moveTo(hold.held, place.name) !== null}
                beatable={marks && beatable.includes(place)}
                shown={shown !== null && shownAt(shown.event, view) === place.name ? shown.mode : null}
                isTaken={shown?.event.kind === "taken"}
                ghost={
                  shown?.mode === "advice" && place.name === own && shown.event.kind === "laid"
                    ? stringsOf(shown.event, "cards")
                    : []
                }
                addable={draft.length === 1 && moveTo(draft[0] ?? "", place.name) !== null && place.name !== own}
                card={draft[0] ?? ""}
                takeable={mayMove(takeMove(place.name))}
                onAdd={() => void dispatch.act(addMove(draft[0] ?? "", place.name))}
                onTake={() => void dispatch.act(takeMove(place.name))}
                name={player.name}
                roving={roving}
              />
            ))}
        </div>
      ))}
    </div>
  );
  const side: OwnProps | null = you === null ? null : { ...props, you, hold, arranged, mayMove };
  return (
    <Parts
      ref={board}
      className={`dnup${settings.motion ? "" : " dnup-still"}`}
      root={hold.root}
      prompt={
        <p className="dnup-advice" {...(advice.demand !== null && { "data-said": advice.demand })}>
          <span>{advice.said}</span>
          {marks && sizes.size > 0 && beatable.length === 0 ? <small>{text("dnup-beats-nothing")}</small> : null}
        </p>
      }
      isWrong={advice.isWrong}
      board={<div className="dnup-table">{areas}</div>}
      over={<RoundSummary {...props} />}
      {...(side !== null && {
        main: <MainAction {...side} />,
        hand: <Hand {...side} />,
        actions: <Actions {...side} isMarked={marks} onMark={mark} />,
      })}
      handFirst={settings.handFirst}
    />
  );
}

/** The name of the place that a move is about. */
function shownAt({ kind, seat, owner, area }: GameEvent, view: DnupView): string {
  const at = kind === "laid" ? seat : owner;
  return view.seats === 2 ? `${at}.${area}` : String(at);
}

/** The sizes of sets that the listed moves would make, each with the places where; by a lay it is the own one. */
function sizesToMake(view: DnupView, moves: readonly string[]): ReadonlyMap<number, ReadonlySet<string>> {
  const held = new Map(placesOf(view).map(({ name, cards }) => [name, cards.length]));
  const sizes = new Map<number, Set<string>>();
  for (const move of moves) {
    const [verb, ...rest] = move.split(" ");
    if (verb !== "A" && verb !== "B") continue;
    const where = verb === "A" ? "own" : (rest[1] ?? "");
    const size = verb === "A" ? rest.length : (held.get(where) ?? 0) + 1;
    sizes.set(size, new Set([...(sizes.get(size) ?? []), where]));
  }
  return sizes;
}

/** Ends a sentence for ears, where the eye sees a gap. */
function Stop() {
  return <span className="unseen">. </span>;
}

/** How many cards somebody holds; beside the backs of another's hand the number alone is seen. */
function Held({ count, own }: { count: number; own: boolean }) {
  const text = useText();
  if (own) return <span className="dnup-count">{text("dnup-held", { count })}</span>;
  return (
    <span className="dnup-count">
      <span className="unseen">{text("dnup-held", { count })}</span>
      <b aria-hidden="true">{count}</b>
    </span>
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

interface BacksProps {
  readonly seat: number;
  readonly cards: readonly Card[];
  /** The whole hand has just been turned. */
  readonly isTurned: boolean;
}

/** Another's hand: backs, or the cards themselves where hands are open. */
function Backs({ seat, cards, isTurned }: BacksProps) {
  return (
    <span
      className={`dnup-backs${isTurned ? " dnup-backs-turned" : ""}`}
      aria-hidden="true"
      data-glide={`hand ${seat}`}
    >
      {cards.map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hidden cards are all alike
        <CardFace key={index} card={card} />
      ))}
    </span>
  );
}

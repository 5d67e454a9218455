/** The table of Klepka: the carpet of cards, and the own cards with the word that is made of them. */
import { Parts } from "../Parts.tsx";
import { useArranged } from "../useArranged.ts";
import { usePickPlace } from "../usePickPlace.ts";
import { Actions, Hand, MainAction, type OwnProps, Told, useAdvice } from "./Bench.tsx";
import { Carpet } from "./Carpet.tsx";
import { Celebration } from "./Celebration.tsx";
import { Interrupt } from "./Interrupt.tsx";
import { Vote } from "./Vote.tsx";
import { type HeldLetter, lettersOf, withMovedUse, withoutUse, withUse } from "./view.ts";
import "../hand.css";
import "./bench.css";
import type { KlepkaProps } from "./props.ts";
import "./board.css";

/** What the parts of a thing's or place's name mean: `hand:Оb`, `use:2`, `word:3`. */
function after(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

function byLetter(one: string, other: string): number {
  return one.localeCompare(other, "uk");
}

export function Board(props: KlepkaProps) {
  const { view, you, players, draft, dispatch, settings, order } = props;
  const hand = you === null ? [] : (view.hands[you] ?? []);
  const arranged = useArranged<HeldLetter>({
    items: lettersOf(hand, draft.uses ?? []),
    idOf: ({ card }) => card,
    faceOf: ({ card }) => card,
    compare: byLetter,
    order,
    arrange: dispatch.arrange,
  });
  const hold = usePickPlace({
    canDrag: you !== null && draft.uses !== null,
    takes: (thing, place) =>
      place.startsWith("word:") ||
      (place.startsWith("at:") && thing.startsWith("hand:")) ||
      ((place === "hand" || place.startsWith("at:")) && thing.startsWith("use:")),
    onPut: (thing, place) => {
      if (place.startsWith("at:") && thing.startsWith("hand:")) arranged.moveTo(after(thing), after(place));
      else if (place === "hand" || place.startsWith("at:")) dispatch.draft(withoutUse(draft, Number(after(thing))));
      else if (thing.startsWith("use:"))
        dispatch.draft(withMovedUse(draft, Number(after(thing)), Number(after(place))));
      else dispatch.draft(withUse(draft, after(thing), Number(after(place))));
    },
  });
  const advice = useAdvice(props);
  const cards = arranged.items.map(({ card }) => card);
  const own: OwnProps | null =
    you === null
      ? null
      : {
          ...props,
          you,
          hold,
          arranged,
          onSort: (by) =>
            dispatch.arrange(
              [...cards].sort((one, other) =>
                by === "letter" ? byLetter(one, other) : byLetter(one.slice(1), other.slice(1)) || byLetter(one, other),
              ),
            ),
        };
  return (
    <Parts
      className={`klepka${settings.motion ? "" : " klepka-still"}`}
      root={hold.root}
      prompt={<Told {...props} advice={advice} />}
      isWrong={draft.word !== "" && advice.told?.kind === "wrong"}
      board={<Carpet {...props} told={advice.now} />}
      over={
        <>
          <Vote {...props} />
          {view.reason === "slava_ukraini" ? <Celebration name={players[view.winners[0] ?? -1]?.name ?? ""} /> : null}
        </>
      }
      {...(own !== null && { main: <MainAction {...own} />, hand: <Hand {...own} />, actions: <Actions {...own} /> })}
      handFirst={settings.handFirst}
      isSquare
    >
      <Interrupt {...props} />
    </Parts>
  );
}

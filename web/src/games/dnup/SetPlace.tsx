/** A place in front of a player: their set, how large it is, and what one may do with it. */
import type { CSSProperties } from "react";
import type { Roving } from "../../a11y/roving.ts";
import { Button } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import type { Shown } from "../shown.ts";
import { CardFace, useHeard } from "./CardFace.tsx";
import { activeValue, type Card, type Place, pairOf } from "./view.ts";

interface SetPlaceProps {
  readonly place: Place;
  readonly own: boolean;
  readonly active: boolean;
  readonly target: boolean;
  readonly beatable: boolean;
  /** A move that is shown goes here, or comes from here; null where none does. */
  readonly shown: Shown["mode"] | null;
  /** It is the set that is taken by that move. */
  readonly isTaken: boolean;
  /** The cards of an advised set, which do not lie yet. */
  readonly ghost: readonly Card[];
  readonly addable: boolean;
  readonly takeable: boolean;
  /** The card that may be added. */
  readonly card: Card;
  readonly name: string;
  readonly roving: Roving;
  readonly onAdd: () => void;
  readonly onTake: () => void;
}

export function SetPlace(props: SetPlaceProps) {
  const { place, own, active, target, beatable, addable, takeable, card, name, shown, isTaken, ghost } = props;
  const { roving } = props;
  const text = useText();
  const heard = useHeard();
  const stop = `set ${place.name}`;
  const classes = [
    "dnup-set",
    active ? "dnup-set-active" : "",
    target || addable ? "dnup-set-target" : "",
    beatable ? "dnup-set-beatable" : "",
    shown === null ? "" : shown === "last" ? "shown-last" : "shown",
  ];
  const value = activeValue(place.cards[0] ?? "");
  return (
    <div
      className={classes.filter(Boolean).join(" ")}
      role="gridcell"
      data-roving={stop}
      tabIndex={roving.tabIndexOf(stop)}
      onFocus={roving.onFocusOf(stop)}
      onKeyDown={(event) => {
        // As in every grid: Enter goes to what can be done in a place, Escape back to the place.
        const isInside = event.target !== event.currentTarget;
        if (event.key !== (isInside ? "Escape" : "Enter")) return;
        if (isInside) event.currentTarget.focus();
        else event.currentTarget.querySelector("button")?.focus();
        event.preventDefault();
      }}
      data-place={place.name}
      {...(shown === "advice" && { "data-shown": isTaken ? "from" : "to" })}
    >
      {place.area === null ? null : (
        <span className="dnup-area">
          {text("dnup-area", { area: place.area })}
          <span className="unseen">: </span>
        </span>
      )}
      <span className="unseen">
        {place.cards.length === 0
          ? text("dnup-set-empty")
          : text("dnup-set", { count: place.cards.length, value, cards: heard(place.cards) })}
        {". "}
      </span>
      <span
        className="dnup-fan"
        style={{ "--gaps": Math.max(1, place.cards.length + ghost.length - 1) } as CSSProperties}
        {...(takeable && { "data-thing": `set:${place.name}` })}
      >
        {place.cards.map((card) => (
          <CardFace key={pairOf(card)} card={card} from={`hand ${place.seat}`} />
        ))}
        {ghost.map((card) => (
          <span key={`ghost ${card}`} className="shown-ghost" aria-hidden="true">
            <CardFace card={card} />
          </span>
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
          <Button
            look="primary"
            onPress={props.onAdd}
            aria-label={text("dnup-add-to", { card: heard([card]), name, cards: heard(place.cards) })}
          >
            {text("dnup-add")}
          </Button>
        ) : null}
        {takeable ? (
          <Button onPress={props.onTake} aria-label={text("dnup-take-from", { name, cards: heard(place.cards) })}>
            {text("dnup-take")}
          </Button>
        ) : null}
      </span>
    </div>
  );
}

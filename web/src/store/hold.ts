/**
 * Pick, then place: the one machine behind mouse, touch, keyboard and drag. Things and places are named by texts that
 * the board gives them; what may go where is the board's question to the server, given in as `takes`.
 */

export type Hold =
  | { readonly kind: "empty" }
  | { readonly kind: "pressed"; readonly thing: string; readonly x: number; readonly y: number; readonly before: Hold }
  | { readonly kind: "held"; readonly thing: string; readonly dragged: boolean; readonly over: string | null };

export type HoldEvent =
  | { readonly kind: "pick"; readonly thing: string }
  | { readonly kind: "place"; readonly place: string }
  | { readonly kind: "cancel" }
  | { readonly kind: "press"; readonly thing: string; readonly x: number; readonly y: number }
  | { readonly kind: "move"; readonly x: number; readonly y: number; readonly over: string | null }
  | { readonly kind: "release"; readonly over: string | null };

/** What a step did: the next hold, and the thing that was put somewhere, if one was. */
export interface HoldStep {
  readonly hold: Hold;
  readonly put: { readonly thing: string; readonly place: string } | null;
}

/** How far, in CSS pixels, a pointer goes before a press is a drag. */
export const DRAG_SLACK = 6;

export const EMPTY_HOLD: Hold = { kind: "empty" };

/** Takes one step. `takes` tells whether a place takes a thing; a place that does not leaves the thing held. */
export function stepHold(hold: Hold, event: HoldEvent, takes: (thing: string, place: string) => boolean): HoldStep {
  switch (event.kind) {
    case "cancel":
      return kept(EMPTY_HOLD);
    case "pick":
      return kept(heldThing(hold) === event.thing ? EMPTY_HOLD : picked(event.thing));
    case "place":
      return put(hold, event.place, takes, hold);
    case "press":
      return kept({
        kind: "pressed",
        thing: event.thing,
        x: event.x,
        y: event.y,
        before: hold.kind === "pressed" ? hold.before : hold,
      });
    case "move":
      return kept(moved(hold, event.x, event.y, event.over, takes));
    case "release":
      return released(hold, event.over, takes);
  }
}

/** Gives the thing that is held; null where none is. A press that may yet become a click leaves what was. */
export function heldThing(hold: Hold): string | null {
  if (hold.kind === "pressed") return heldThing(hold.before);
  return hold.kind === "held" ? hold.thing : null;
}

function kept(hold: Hold): HoldStep {
  return { hold, put: null };
}

function picked(thing: string): Hold {
  return { kind: "held", thing, dragged: false, over: null };
}

function put(hold: Hold, place: string, takes: (thing: string, place: string) => boolean, otherwise: Hold): HoldStep {
  if (hold.kind !== "held" || !takes(hold.thing, place)) return kept(otherwise);
  return { hold: EMPTY_HOLD, put: { thing: hold.thing, place } };
}

function moved(
  hold: Hold,
  x: number,
  y: number,
  over: string | null,
  takes: (thing: string, place: string) => boolean,
): Hold {
  const target = (thing: string) => (over !== null && takes(thing, over) ? over : null);
  if (hold.kind === "pressed") {
    if (Math.hypot(x - hold.x, y - hold.y) < DRAG_SLACK) return hold;
    return { kind: "held", thing: hold.thing, dragged: true, over: target(hold.thing) };
  }
  if (hold.kind === "held" && hold.dragged) {
    const next = target(hold.thing);
    return next === hold.over ? hold : { ...hold, over: next };
  }
  return hold;
}

/** A press that went nowhere leaves what was: the click that follows it picks. A drag ends where it is, or lays back. */
function released(hold: Hold, over: string | null, takes: (thing: string, place: string) => boolean): HoldStep {
  if (hold.kind === "pressed") return kept(hold.before);
  if (hold.kind !== "held" || !hold.dragged) return kept(hold);
  return over === null ? kept(EMPTY_HOLD) : put(hold, over, takes, EMPTY_HOLD);
}

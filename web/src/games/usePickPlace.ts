/**
 * Ties the pick-then-place machine to a board. Things carry `data-thing`, places `data-place`; clicks and keys pick and
 * place through `pick` and `place`, and a pointer that goes further than a click drags.
 */
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from "react";
import { EMPTY_HOLD, type Hold, type HoldEvent, heldThing, stepHold } from "../store/hold.ts";

export interface PickPlace {
  /** The thing that is held, by a click, a key or a drag; null for none. */
  readonly held: string | null;
  /** The place that a dragged thing is over and that takes it. */
  readonly over: string | null;
  readonly pick: (thing: string) => void;
  /** Puts the held thing; does nothing where none is held. */
  readonly place: (place: string) => void;
  readonly cancel: () => void;
  /** For the element around all things and places. */
  readonly root: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: () => void;
    readonly onClickCapture: (event: MouseEvent<HTMLElement>) => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
}

interface PickPlaceSettings {
  readonly takes: (thing: string, place: string) => boolean;
  readonly onPut: (thing: string, place: string) => void;
  /** Things that a pointer may drag; false leaves them to clicks and keys. */
  readonly canDrag: boolean;
}

function placeAt(event: PointerEvent): string | null {
  const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-place]");
  return found?.dataset.place ?? null;
}

/** Moves the dragged element with the pointer: through the CSSOM, without drawing the board anew. */
function follow(element: HTMLElement | null, x: number, y: number): void {
  if (element === null) return;
  element.style.translate = `${x}px ${y}px`;
  element.dataset.dragged = "";
}

function letGo(element: HTMLElement | null): void {
  if (element === null) return;
  element.style.translate = "";
  delete element.dataset.dragged;
}

export function usePickPlace({ takes, onPut, canDrag }: PickPlaceSettings): PickPlace {
  const [hold, setHold] = useState<Hold>(EMPTY_HOLD);
  const now = useRef<Hold>(EMPTY_HOLD);
  const dragged = useRef<{ element: HTMLElement; x: number; y: number } | null>(null);
  const swallow = useRef(false);

  function take(event: HoldEvent): void {
    const step = stepHold(now.current, event, takes);
    now.current = step.hold;
    setHold(step.hold);
    if (step.put !== null) onPut(step.put.thing, step.put.place);
  }

  function endDrag(): void {
    letGo(dragged.current?.element ?? null);
    dragged.current = null;
  }

  return {
    held: heldThing(hold),
    over: hold.kind === "held" ? hold.over : null,
    pick: (thing) => take({ kind: "pick", thing }),
    place: (place) => take({ kind: "place", place }),
    cancel: () => take({ kind: "cancel" }),
    root: {
      onPointerDown(event) {
        swallow.current = false;
        const element = (event.target as HTMLElement).closest<HTMLElement>("[data-thing]");
        const thing = element?.dataset.thing;
        if (!canDrag || element === null || thing === undefined || event.button !== 0 || !event.isPrimary) return;
        dragged.current = { element, x: event.clientX, y: event.clientY };
        take({ kind: "press", thing, x: event.clientX, y: event.clientY });
      },
      onPointerMove(event) {
        const drag = dragged.current;
        if (drag === null) return;
        take({ kind: "move", x: event.clientX, y: event.clientY, over: placeAt(event) });
        if (now.current.kind !== "held" || !now.current.dragged) return;
        swallow.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(drag.element, event.clientX - drag.x, event.clientY - drag.y);
      },
      onPointerUp(event) {
        if (dragged.current === null) return;
        const over = placeAt(event);
        endDrag();
        take({ kind: "release", over });
        // The click that ends a drag comes at once, or never, where it ends on another element.
        setTimeout(() => {
          swallow.current = false;
        });
      },
      onPointerCancel() {
        if (dragged.current === null) return;
        endDrag();
        take({ kind: "cancel" });
      },
      onClickCapture(event) {
        if (!swallow.current) return;
        swallow.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
      onKeyDown(event) {
        if (event.key !== "Escape" || heldThing(now.current) === null) return;
        event.preventDefault();
        take({ kind: "cancel" });
      },
    },
  };
}

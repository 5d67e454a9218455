/**
 * Ties the pick-then-place machine to a board. Things carry `data-thing`, places `data-place`; clicks and keys pick and
 * place through `pick` and `place`, and a pointer that goes further than a click, of a mouse, a pen or a finger, drags.
 * The place that a dragged thing is over, and that takes it, is marked `data-over`: nothing is drawn anew on the way.
 */
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { EMPTY_HOLD, type Hold, type HoldEvent, heldThing, stepHold } from "../store/hold.ts";
import { type Ghost, liftGhost, scrollerAt, scrollFor } from "./ghost.ts";
import "./pickplace.css";

export interface PickPlace {
  /** The thing that is held, by a click, a key or a drag; null for none. */
  readonly held: string | null;
  readonly pick: (thing: string) => void;
  /** Puts the held thing; does nothing where none is held. */
  readonly place: (place: string) => void;
  readonly cancel: () => void;
  /** For the element around all things and places. */
  readonly root: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
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

function placeOf(under: Element | null): string | null {
  return under?.closest<HTMLElement>("[data-place]")?.dataset.place ?? null;
}

/** Marks a place wherever it is drawn; null for none. */
function markOver(root: HTMLElement, place: string | null): void {
  for (const one of root.querySelectorAll<HTMLElement>("[data-over]")) delete one.dataset.over;
  if (place === null) return;
  for (const one of root.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)) one.dataset.over = "";
}

function overOf(hold: Hold): string | null {
  return hold.kind === "held" ? hold.over : null;
}

export function usePickPlace(settings: PickPlaceSettings): PickPlace {
  const [held, setHeld] = useState<string | null>(null);
  const now = useRef<Hold>(EMPTY_HOLD);
  /** Ends the press, or the drag that it has become; null while there is none. */
  const endDrag = useRef<(() => void) | null>(null);
  const swallow = useRef(false);
  /** The settings of the newest drawing: the board may change under a drag. */
  const latest = useRef(settings);
  useEffect(() => {
    latest.current = settings;
  });
  useEffect(() => () => endDrag.current?.(), []);

  function take(event: HoldEvent): void {
    const step = stepHold(now.current, event, latest.current.takes);
    now.current = step.hold;
    setHeld(heldThing(step.hold));
    if (step.put !== null) latest.current.onPut(step.put.thing, step.put.place);
  }

  /** Follows a pointer from its press on, wherever it goes, to its release, or until Escape or the system ends it. */
  function follow(element: HTMLElement, root: HTMLElement, pointer: number, start: { x: number; y: number }): void {
    const listening = new AbortController();
    let ghost: Ghost | null = null;
    let at = start;
    /** Where it was asked for last; null where what is under it has moved since. */
    let known: typeof at | null = null;
    let frame = 0;

    function under(): Element | null {
      return document.elementFromPoint(at.x, at.y);
    }
    function move(below: Element | null): void {
      const before = overOf(now.current);
      take({ kind: "move", ...at, over: placeOf(below) });
      const over = overOf(now.current);
      if (over !== before) markOver(root, over);
    }
    /**
     * Asks where the pointer is once in a frame, and before anything moves: what lies there is known then. Where neither
     * the pointer nor what is under it has moved, there is nothing to ask.
     */
    function next(): void {
      frame = requestAnimationFrame(next);
      if (at === known) return;
      known = at;
      let below = under();
      const { element: scroller, top, height } = scrollerAt(below);
      const by = scrollFor(at.y - top, height);
      if (by !== 0) {
        scroller.scrollBy(0, by);
        below = under();
        known = null;
      }
      move(below);
      ghost?.follow(at.x - start.x, at.y - start.y);
    }
    function end(): void {
      listening.abort();
      cancelAnimationFrame(frame);
      markOver(root, null);
      ghost?.end();
      endDrag.current = null;
    }
    function cancel(): void {
      end();
      take({ kind: "cancel" });
    }

    const { signal } = listening;
    window.addEventListener(
      "pointermove",
      (event) => {
        if (event.pointerId !== pointer) return;
        at = { x: event.clientX, y: event.clientY };
        if (ghost !== null) return;
        move(under());
        if (now.current.kind !== "held" || !now.current.dragged) return;
        swallow.current = true;
        ghost = liftGhost(element, root);
        frame = requestAnimationFrame(next);
      },
      { signal },
    );
    window.addEventListener(
      "pointerup",
      (event) => {
        if (event.pointerId !== pointer) return;
        at = { x: event.clientX, y: event.clientY };
        const place = placeOf(under());
        end();
        take({ kind: "release", over: place });
        // The click that ends a drag comes at once, or never, where it ends on another element.
        setTimeout(() => {
          swallow.current = false;
        });
      },
      { signal },
    );
    window.addEventListener("pointercancel", (event) => event.pointerId === pointer && cancel(), { signal });
    window.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        cancel();
      },
      { signal, capture: true },
    );
    endDrag.current = end;
  }

  return {
    held,
    pick: (thing) => take({ kind: "pick", thing }),
    place: (place) => take({ kind: "place", place }),
    cancel: () => take({ kind: "cancel" }),
    root: {
      onPointerDown(event) {
        swallow.current = false;
        if (endDrag.current !== null) {
          // A second finger: it is no drag any more.
          endDrag.current();
          take({ kind: "cancel" });
          return;
        }
        const element = (event.target as HTMLElement).closest<HTMLElement>("[data-thing]");
        const thing = element?.dataset.thing;
        if (!settings.canDrag || element === null || thing === undefined || event.button !== 0) return;
        const start = { x: event.clientX, y: event.clientY };
        follow(element, event.currentTarget, event.pointerId, start);
        take({ kind: "press", thing, ...start });
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

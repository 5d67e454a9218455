/**
 * One tab stop for a group of things. Left and Right go to the one before and after, so that none is out of reach;
 * Up and Down to the nearest above and below, as the things stand on the screen.
 */
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";

type Direction = "ArrowUp" | "ArrowDown";

/** Where a thing is: its middle, in CSS pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How much worse it is to stray from the line of an arrow than to go further along it. */
const STRAYING = 3;

/** Gives the index of the nearest thing above or below; the same index where there is none. */
export function nearest(spots: readonly Spot[], from: number, direction: Direction): number {
  const here = spots[from];
  if (here === undefined) return from;
  const sign = direction === "ArrowUp" ? -1 : 1;
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, spot] of spots.entries()) {
    const along = sign * (spot.y - here.y);
    const cost = along + STRAYING * Math.abs(spot.x - here.x);
    if (index !== from && along > 1 && cost < least) {
      best = index;
      least = cost;
    }
  }
  return best;
}

/** The event of an arrow that leads nowhere. */
const EDGE = "roving-edge";

/** Calls when an arrow leads nowhere in a group within an element. */
export function useEdge(within: RefObject<HTMLElement | null>, onEdge: () => void): void {
  const latest = useRef(onEdge);
  useEffect(() => {
    latest.current = onEdge;
    const element = within.current;
    const call = () => latest.current();
    element?.addEventListener(EDGE, call);
    return () => element?.removeEventListener(EDGE, call);
  });
}

/** What a group and its members are given. Members carry `data-roving` with their id. */
export interface Roving {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly tabIndexOf: (id: string) => 0 | -1;
  readonly onFocusOf: (id: string) => () => void;
}

/** Roving tab stops; `ids` are those of all members now, and the first one is the stop until another was focused. */
export function useRoving(ids: readonly string[]): Roving {
  const [current, setCurrent] = useState<string | null>(null);
  const stop = current !== null && ids.includes(current) ? current : (ids[0] ?? null);
  const onKeyDown = useCallback((event: KeyboardEvent<HTMLElement>) => {
    const members = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-roving]:not(:disabled)")];
    // A button within a cell has the focus of the cell.
    const at = members.findIndex((member) => member.contains(document.activeElement));
    if (at < 0) return;
    let next: number;
    if (event.key === "Home") next = 0;
    else if (event.key === "End") next = members.length - 1;
    else if (event.key === "ArrowLeft") next = Math.max(at - 1, 0);
    else if (event.key === "ArrowRight") next = Math.min(at + 1, members.length - 1);
    else if (event.key === "ArrowUp" || event.key === "ArrowDown") {
      const spots = members.map((member) => {
        const box = member.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      });
      next = nearest(spots, at, event.key);
    } else return;
    event.preventDefault();
    if (next === at) members[at]?.dispatchEvent(new Event(EDGE, { bubbles: true }));
    else members[next]?.focus();
  }, []);
  return {
    onKeyDown,
    tabIndexOf: (id) => (id === stop ? 0 : -1),
    onFocusOf: (id) => () => setCurrent(id),
  };
}

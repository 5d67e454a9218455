/**
 * Shows cards that lie open where the carpet is larger than its part, as on phones, whose cards are as large as a finger:
 * it scrolls to them; where they lie too far apart for that, all of it is seen from farther away as long as they are open.
 */
import { type RefObject, useLayoutEffect, useRef, useState } from "react";

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The rectangle around cards, in pixels of the carpet; null where none of them lies there. */
function around(carpet: HTMLElement, places: readonly string[]): Box | null {
  const cards = places.flatMap((place) => carpet.querySelector<HTMLElement>(`[data-roving="${place}"]`) ?? []);
  if (cards.length === 0) return null;
  return {
    left: Math.min(...cards.map((card) => card.offsetLeft)),
    top: Math.min(...cards.map((card) => card.offsetTop)),
    right: Math.max(...cards.map((card) => card.offsetLeft + card.offsetWidth)),
    bottom: Math.max(...cards.map((card) => card.offsetTop + card.offsetHeight)),
  };
}

/** Where one side of a window lies that shows from one point to another, having moved as little as that takes. */
function nearest(from: number, to: number, { at, size }: { readonly at: number; readonly size: number }): number {
  return Math.max(to - size, Math.min(at, from));
}

/** Brings cards into sight; gives how the carpet lies where it is to be seen from farther away, else null. */
function shown(part: HTMLElement, carpet: HTMLElement, places: readonly string[]): string | null {
  const box = around(carpet, places);
  const { clientWidth: width, clientHeight: height, scrollLeft, scrollTop } = part;
  if (box === null || (carpet.offsetWidth <= width && carpet.offsetHeight <= height)) return null;
  // The letters and numbers at the edges stay there, over the cards.
  const corner = carpet.firstElementChild as HTMLElement;
  const [left, top] = [box.left - corner.offsetWidth, box.top - corner.offsetHeight];
  if (box.right - left <= width && box.bottom - top <= height) {
    part.scrollTo(
      nearest(left, box.right, { at: scrollLeft, size: width }),
      nearest(top, box.bottom, { at: scrollTop, size: height }),
    );
    return null;
  }
  const scale = Math.min(1, width / carpet.offsetWidth, height / carpet.offsetHeight);
  const x = Math.max(0, scrollLeft) + (width - carpet.offsetWidth * scale) / 2;
  const y = Math.max(0, scrollTop) + (height - carpet.offsetHeight * scale) / 2;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

interface Reveal {
  /** The part that scrolls, and the carpet in it. */
  readonly part: RefObject<HTMLElement | null>;
  readonly carpet: RefObject<HTMLDivElement | null>;
  /** How the carpet lies while it is seen from farther away; null where it is not. */
  readonly lying: string | null;
}

export function useReveal(places: readonly string[]): Reveal {
  const part = useRef<HTMLElement>(null);
  const carpet = useRef<HTMLDivElement>(null);
  const [lying, setLying] = useState<string | null>(null);
  const named = places.join(" ");
  useLayoutEffect(() => {
    if (part.current === null || carpet.current === null) return;
    setLying(named === "" ? null : shown(part.current, carpet.current, named.split(" ")));
  }, [named]);
  return { part, carpet, lying };
}

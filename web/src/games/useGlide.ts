/**
 * Motion that explains: a piece that lies elsewhere than before glides there. Pieces carry `data-glide` with an id that
 * stays theirs wherever on the board they lie; one that was not in sight comes from the piece that `data-from` names.
 */
import { type RefObject, useLayoutEffect, useRef } from "react";

const GLIDE_MS = 420;
/** The pieces of a hand set out one after another: milliseconds between two. */
const BETWEEN_MS = 25;
/** Less than this, in CSS pixels, is no motion. */
const LEAST = 2;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where the pieces of a board lie, measured from its corner, so that scrolling is no motion. */
function spotsOf(board: HTMLElement): Map<string, { readonly spot: Spot; readonly element: HTMLElement }> {
  const corner = board.getBoundingClientRect();
  const pieces = [...board.querySelectorAll<HTMLElement>("[data-glide]")].map((element) => {
    const box = element.getBoundingClientRect();
    return [element.dataset.glide ?? "", { spot: { x: box.x - corner.x, y: box.y - corner.y }, element }] as const;
  });
  return new Map(pieces);
}

/** Lets pieces glide whenever `mark` changes; where there is to be no motion they only lie anew. */
export function useGlide(board: RefObject<HTMLElement | null>, isMoving: boolean, mark: unknown): void {
  const before = useRef<ReadonlyMap<string, Spot>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark says when
  useLayoutEffect(() => {
    if (board.current === null || !isMoving) {
      before.current = new Map();
      return;
    }
    const pieces = spotsOf(board.current);
    let number = 0;
    for (const [id, piece] of pieces) {
      const { spot, element } = piece;
      const from = before.current.get(id) ?? before.current.get(element.dataset.from ?? "");
      if (from === undefined) continue;
      const [x, y] = [from.x - spot.x, from.y - spot.y];
      if (Math.hypot(x, y) < LEAST) continue;
      element.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], {
        duration: GLIDE_MS,
        delay: BETWEEN_MS * number,
        easing: "cubic-bezier(0.2, 0.7, 0.3, 1)",
        fill: "backwards",
      });
      number += 1;
    }
    before.current = new Map([...pieces].map(([id, { spot }]) => [id, spot]));
  }, [mark, isMoving]);
}

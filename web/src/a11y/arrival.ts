/**
 * The heading of a page takes the focus when the page comes in the place of another: what had the focus, a link or a
 * button, is gone with that one. The first page leaves it where the browser puts it.
 */
import { type RefObject, useEffect, useRef } from "react";

let shownBefore = false;

/** For the heading, which has to have `tabIndex={-1}`. */
export function useArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shownBefore) heading.current?.focus({ preventScroll: true });
    shownBefore = true;
  }, []);
  return heading;
}

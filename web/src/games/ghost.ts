/** The picture of a thing under the pointer that drags it: a copy above everything, moved through the CSSOM. */

export interface Ghost {
  /** Moves the copy so far, in CSS pixels, from where the thing lies. */
  readonly follow: (x: number, y: number) => void;
  readonly end: () => void;
}

/** Lifts a copy of a thing; one marked `data-whole` stands for its parent, as a handle does for a word. */
export function liftGhost(thing: HTMLElement, root: HTMLElement): Ghost {
  const source = thing.dataset.whole === undefined ? thing : (thing.parentElement ?? thing);
  const { left, top, width, height } = source.getBoundingClientRect();
  const copy = source.cloneNode(true) as HTMLElement;
  for (const element of [copy, ...copy.querySelectorAll<HTMLElement>("*")]) {
    for (const name of ["id", "data-thing", "data-place", "data-roving", "data-glide"]) element.removeAttribute(name);
  }
  copy.classList.add("drag-ghost");
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  Object.assign(copy.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  root.append(copy);
  source.dataset.dragged = "";
  return {
    follow: (x, y) => {
      copy.style.translate = `${x}px ${y}px`;
    },
    end: () => {
      copy.remove();
      delete source.dataset.dragged;
    },
  };
}

/** How near its edge, in CSS pixels, a dragged thing makes what is under it scroll, and how far in a frame. */
const EDGE = 48;
const SCROLL_STEP = 10;

/** How far what scrolls is to do so, in a frame, for a pointer at this height of it. */
export function scrollFor(y: number, height: number): number {
  if (y < EDGE) return -SCROLL_STEP;
  return y > height - EDGE ? SCROLL_STEP : 0;
}

/** What scrolls around an element, and where it begins on the screen: a part of the page, or all of it. */
export function scrollerAt(under: Element | null): {
  readonly element: Element;
  readonly top: number;
  readonly height: number;
} {
  let element = under;
  while (element !== null && element !== document.scrollingElement) {
    const scrolls = ["auto", "scroll"].includes(getComputedStyle(element).overflowY);
    if (scrolls && element.scrollHeight > element.clientHeight) {
      return { element, top: element.getBoundingClientRect().top, height: element.clientHeight };
    }
    element = element.parentElement;
  }
  return { element: document.scrollingElement ?? document.documentElement, top: 0, height: window.innerHeight };
}

/** The window on a table without borders: which places are drawn, and how it is moved, zoomed and fitted. Pure. */
import { placeOf } from "./view.ts";

/** A rectangle of places. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A point of the table, in places: 0.5 is the middle of place 0. */
export interface Point {
  readonly column: number;
  readonly row: number;
}

/** What is seen of the table: a point in the middle, the width of a place, and the window around. */
export interface Sight {
  readonly middle: Point;
  readonly size: number;
  readonly room: Size;
}

/**
 * The width in CSS pixels at which places are laid out. They are made larger and smaller all together, in the picture
 * alone: where a place lies never changes, so that browsers count no move of any, and lay out none anew.
 */
export const PLACE = 60;
/** Free places drawn around all that lies, and around what is in sight: a whole hand reaches as far beyond a word. */
const MARGIN = 7;
/** Free places in sight around all that lies, when it is fitted. */
const AIR = 2;
/** The width of a place on the screen in CSS pixels: the least and the most, and the least that is chosen where nobody zooms. */
const SMALLEST = 14;
const LARGEST = PLACE;
export const FAIR = { mouse: 28, finger: 34 } as const;
/** Smaller places are no targets (WCAG 2.2, 2.5.8): a press brings them nearer. */
export const TARGET = 24;

export type Pointer = keyof typeof FAIR;

/** The rectangle of what lies; where nothing does, that of a first word. */
export function contentOf(keys: Iterable<string>): Frame {
  const places = [...keys].map(placeOf);
  if (places.length === 0) return { left: 0, top: 0, columns: 7, rows: 1 };
  const columns = places.map(([column]) => column);
  const rows = places.map(([, row]) => row);
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return { left, top, columns: Math.max(...columns) - left + 1, rows: Math.max(...rows) - top + 1 };
}

/** All places that are drawn: what lies with a margin, and never less than fills the window. */
export function frameOf(content: Frame, size: number, window: Size): Frame {
  const columns = Math.max(content.columns, Math.ceil(window.width / size)) + 2 * MARGIN;
  const rows = Math.max(content.rows, Math.ceil(window.height / size)) + 2 * MARGIN;
  return {
    left: content.left - Math.floor((columns - content.columns) / 2),
    top: content.top - Math.floor((rows - content.rows) / 2),
    columns,
    rows,
  };
}

export function clampedSize(size: number): number {
  return Math.min(LARGEST, Math.max(SMALLEST, size));
}

/** The size of a place at which all that lies is in sight; with a `pointer`, as far as places stay targets for it. */
export function fittingSize(content: Frame, window: Size, pointer: Pointer | null): number {
  const byWidth = window.width / (content.columns + 2 * AIR);
  const byHeight = window.height / (content.rows + 2 * AIR);
  const size = clampedSize(Math.floor(Math.min(byWidth, byHeight)));
  return pointer === null ? size : Math.max(FAIR[pointer], size);
}

/**
 * The window when more has come to lie: as it was where all of the new is in sight; else moved as little as brings it
 * there, and with smaller places where that shows all that lies.
 */
export function grown(
  { content, fresh }: { readonly content: Frame; readonly fresh: Frame },
  at: { readonly middle: Point; readonly size: number },
  window: Size,
  pointer: Pointer,
): { readonly middle: Point; readonly size: number } {
  if (isInSight(fresh, at.middle, at.size, window)) return at;
  const size = Math.min(at.size, fittingSize(content, window, pointer));
  if (fittingSize(content, window, null) >= size) return { middle: middleOf(content), size };
  return { middle: middleOf(fresh), size };
}

/**
 * The middle of the window when its lowest pixels are covered: as little further down the table as shows a rectangle, with
 * a place around it, above them; where there is no room for all of it, its beginning.
 */
export function uncovered(frame: Frame, { middle, size, room }: Sight, covered: number): Point {
  const top = middle.row - room.height / size / 2;
  const lowest = frame.top + frame.rows + 1 - (room.height - covered) / size;
  const moved = Math.min(Math.max(top, lowest), Math.max(top, frame.top - 1));
  return { column: middle.column, row: middle.row + moved - top };
}

export function middleOf(frame: Frame): Point {
  return { column: frame.left + frame.columns / 2, row: frame.top + frame.rows / 2 };
}

/** Whether all of a rectangle is in the window that has a point in its middle. */
export function isInSight(frame: Frame, middle: Point, size: number, window: Size): boolean {
  const [across, down] = [window.width / size / 2, window.height / size / 2];
  return (
    frame.left >= middle.column - across &&
    frame.left + frame.columns <= middle.column + across &&
    frame.top >= middle.row - down &&
    frame.top + frame.rows <= middle.row + down
  );
}

/** The point in the middle when the window has moved as little as brings a place, and so many around, into sight. */
export function middleShowing(place: string, around: number, middle: Point, size: number, window: Size): Point {
  const [column, row] = placeOf(place);
  const [across, down] = [window.width / size / 2 - around, window.height / size / 2 - around];
  return {
    column: Math.min(column + across, Math.max(column + 1 - across, middle.column)),
    row: Math.min(row + down, Math.max(row + 1 - down, middle.row)),
  };
}

/** How far the drawn places are scrolled when a point is in the middle of the window. */
export function scrollOf(middle: Point, frame: Frame, size: number, window: Size): { left: number; top: number } {
  return {
    left: (middle.column - frame.left) * size - window.width / 2,
    top: (middle.row - frame.top) * size - window.height / 2,
  };
}

/** The point in the middle of the window, from how far it is scrolled. */
export function middleAt(scroll: { left: number; top: number }, frame: Frame, size: number, window: Size): Point {
  return {
    column: frame.left + (scroll.left + window.width / 2) / size,
    row: frame.top + (scroll.top + window.height / 2) / size,
  };
}

/** The middle after a zoom that leaves in its place what lies under a spot, given in CSS pixels from the middle. */
export function zoomedMiddle(middle: Point, spot: { x: number; y: number }, before: number, after: number): Point {
  return {
    column: middle.column + spot.x / before - spot.x / after,
    row: middle.row + spot.y / before - spot.y / after,
  };
}

/** How places lie that begin at the corner of what scrolls, as CSS has it. */
export function lyingIn(frame: Frame, size: number): string {
  return `translate(${-frame.left * size}px, ${-frame.top * size}px) scale(${size / PLACE})`;
}

/** How places lie that are seen as they were before, though they are scrolled otherwise now. */
export function lyingAs({ middle, size, room }: Sight, scroll: { left: number; top: number }): string {
  const x = scroll.left + room.width / 2 - middle.column * size;
  const y = scroll.top + room.height / 2 - middle.row * size;
  return `translate(${x}px, ${y}px) scale(${size / PLACE})`;
}

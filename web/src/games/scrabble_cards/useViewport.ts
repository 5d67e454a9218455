/** Moves and zooms the window on the crossword: by mouse, wheel, one finger and two, keys and buttons. */
import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type TouchEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { DRAG_SLACK } from "../../store/hold.ts";
import {
  clampedSize,
  contentOf,
  FAIR,
  type Frame,
  fittingSize,
  frameOf,
  grown,
  lyingAs,
  lyingIn,
  middleAt,
  middleOf,
  middleShowing,
  type Point,
  type Pointer,
  type Sight,
  type Size,
  scrollOf,
  TARGET,
  uncovered,
  zoomedMiddle,
} from "./viewport.ts";

/** How much a step of the buttons or keys zooms, and how much a pixel of the wheel does. */
export const ZOOM_STEP = 1.25;
const WHEEL_ZOOM = 0.005;
/** Before the window has been measured. */
const UNMEASURED: Size = { width: 320, height: 320 };
/** Milliseconds in which the table comes to lie elsewhere by itself, so that eyes can follow. */
const GLIDE_MS = 320;

export interface Viewport {
  readonly box: RefObject<HTMLDivElement | null>;
  /** The element of all places, which is as large as they are drawn. */
  readonly plane: RefObject<HTMLDivElement | null>;
  readonly frame: Frame;
  /** The width of a place on the screen, in CSS pixels. */
  readonly size: number;
  /** Places are too small to be pressed. */
  readonly isFar: boolean;
  readonly showAll: () => void;
  readonly zoom: (by: number) => void;
  /** Makes places large enough to be pressed, around a point of the screen. */
  readonly approach: (x: number, y: number) => void;
  /** For the element that scrolls. */
  readonly handlers: {
    readonly onScroll: () => void;
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onClickCapture: (event: MouseEvent<HTMLElement>) => void;
    readonly onTouchStart: (event: TouchEvent<HTMLElement>) => void;
    readonly onTouchMove: (event: TouchEvent<HTMLElement>) => void;
  };
}

interface Shown {
  /** All that lies and is being laid. */
  readonly content: Frame;
  /** The places where something lies. */
  readonly places: readonly string[];
  /** The places of what waits for answers: they are in sight above what asks for them. */
  readonly waiting: readonly string[];
  /** Where one types: it is always in sight. */
  readonly typedAt: string | null;
  /** Where the last card was laid: the places around it are in sight, as one of them is the next. */
  readonly laidAt: string | null;
  /** Nothing is laid any more: places need not be targets. */
  readonly isOver: boolean;
  /** The table glides to where it comes to lie. */
  readonly isMoving: boolean;
}

/** What places are to be pressed with. */
function pointerHere(): Pointer {
  return matchMedia("(pointer: coarse)").matches ? "finger" : "mouse";
}

/**
 * The window on the table: fitted to what lies when it opens, or gets another size; after that it stays where it is, and
 * grows only where a word comes to lie out of sight. Once the person has moved it, another size leaves it there too.
 */
export function useViewport({ content, places, waiting, typedAt, laidAt, isOver, isMoving }: Shown): Viewport {
  const lying = useMemo(() => contentOf(places), [places]);
  const seen = useRef<ReadonlySet<string>>(new Set(places));
  const box = useRef<HTMLDivElement>(null);
  const plane = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(UNMEASURED);
  const [size, setSize] = useState(40);
  const [middle, setMiddle] = useState<Point>(middleOf(lying));
  const [isMoved, setIsMoved] = useState(false);
  const swallow = useRef(false);
  /** What was seen last, and whether what is seen next comes by itself: not by somebody's hand, which it would lag. */
  const before = useRef<Sight | null>(null);
  const glides = useRef(false);
  /** How far two fingers were apart when they came, and the size then. */
  const pinch = useRef<{ readonly apart: number; readonly size: number } | null>(null);
  const frame = frameOf(content, size, room);

  function fitTo(pointer: Pointer | null): void {
    glides.current = true;
    setIsMoved(false);
    setSize(fittingSize(lying, room, pointer));
    setMiddle(middleOf(lying));
  }

  function zoomAt(by: number, spot: { x: number; y: number }): void {
    const next = clampedSize(size * by);
    glides.current = false;
    setIsMoved(true);
    setMiddle(zoomedMiddle(middle, spot, size, next));
    setSize(next);
  }

  /** A spot of the screen, from the middle of the window. */
  function spotOf(x: number, y: number): { x: number; y: number } {
    const edges = box.current?.getBoundingClientRect();
    if (edges === undefined) return { x: 0, y: 0 };
    return { x: x - edges.left - edges.width / 2, y: y - edges.top - edges.height / 2 };
  }

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => {
      if (element.clientWidth > 0) setRoom({ width: element.clientWidth, height: element.clientHeight });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: fitted when the window has another size, and only then
  useLayoutEffect(() => {
    if (!isMoved) fitTo(isOver ? null : pointerHere());
  }, [room]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when something new lies
  useLayoutEffect(() => {
    const fresh = places.filter((place) => !seen.current.has(place));
    seen.current = new Set(places);
    if (fresh.length === 0) return;
    glides.current = true;
    const next = grown({ content: lying, fresh: contentOf(fresh) }, { middle, size }, room, pointerHere());
    setMiddle(uncovered(contentOf(fresh), { ...next, room }, coveredBelow(box.current)));
    setSize(next.size);
  }, [places]);

  useLayoutEffect(() => {
    const over = box.current?.closest(".part-board")?.querySelector(".part-over");
    if (isMoved || waiting.length === 0 || over == null) return;
    const show = () => {
      glides.current = true;
      setMiddle((now) => uncovered(contentOf(waiting), { middle: now, size, room }, coveredBelow(box.current)));
    };
    // It grows when it is told what may be answered.
    const observer = new ResizeObserver(show);
    observer.observe(over);
    return () => observer.disconnect();
  }, [waiting, size, room, isMoved]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when one types elsewhere
  useLayoutEffect(() => {
    if (typedAt === null) return;
    glides.current = true;
    setMiddle(middleShowing(typedAt, 0, middle, size, room));
  }, [typedAt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when one more card is laid
  useLayoutEffect(() => {
    if (laidAt === null || typedAt !== null) return;
    glides.current = true;
    setMiddle(middleShowing(laidAt, 1, middle, size, room));
  }, [laidAt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the numbers of the frame, which is another object each time
  useLayoutEffect(() => {
    const scroll = scrollOf(middle, frame, size, room);
    box.current?.scrollTo(scroll);
    if (isMoving && glides.current && before.current !== null && before.current.room !== UNMEASURED) {
      plane.current?.animate(
        { transform: [lyingAs(before.current, scroll), lyingIn(frame, size)] },
        {
          duration: GLIDE_MS,
          easing: "cubic-bezier(0.2, 0.7, 0.3, 1)",
        },
      );
    }
    glides.current = false;
    before.current = { middle, size, room };
  }, [middle, size, room, frame.left, frame.top, frame.columns, frame.rows]);

  const zoomByWheel = useRef<(event: WheelEvent) => void>(() => undefined);
  useEffect(() => {
    zoomByWheel.current = (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomAt(Math.exp(-event.deltaY * WHEEL_ZOOM), spotOf(event.clientX, event.clientY));
    };
  });
  useEffect(() => {
    const element = box.current;
    const onWheel = (event: WheelEvent) => zoomByWheel.current(event);
    // React listens passively, and could not keep the browser from zooming the whole page.
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => element?.removeEventListener("wheel", onWheel);
  }, []);

  function pan(element: HTMLElement, pointer: number, start: { x: number; y: number }): void {
    const from = { left: element.scrollLeft, top: element.scrollTop };
    const listening = new AbortController();
    const { signal } = listening;
    const follow = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pointer) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!swallow.current && Math.hypot(x, y) < DRAG_SLACK) return;
      swallow.current = true;
      element.dataset.panning = "";
      element.scrollTo(from.left - x, from.top - y);
    };
    const end = () => {
      listening.abort();
      delete element.dataset.panning;
      setTimeout(() => {
        swallow.current = false;
      });
    };
    window.addEventListener("pointermove", follow, { signal });
    window.addEventListener("pointerup", end, { signal });
    window.addEventListener("pointercancel", end, { signal });
  }

  return {
    box,
    plane,
    frame,
    size,
    isFar: size < TARGET,
    showAll: () => fitTo(null),
    zoom: (by) => zoomAt(by, { x: 0, y: 0 }),
    approach: (x, y) => zoomAt(FAIR[pointerHere()] / size, spotOf(x, y)),
    handlers: {
      onScroll() {
        const element = box.current;
        // Nor is what the browser does while the window changes and is not yet measured.
        if (element === null || element.clientWidth !== room.width || element.clientHeight !== room.height) return;
        const now = scrollOf(middle, frame, size, room);
        // What the page itself has scrolled to is no move of the person's.
        if (Math.hypot(element.scrollLeft - now.left, element.scrollTop - now.top) < 2) return;
        glides.current = false;
        setIsMoved(true);
        setMiddle(middleAt({ left: element.scrollLeft, top: element.scrollTop }, frame, size, room));
      },
      onPointerDown(event) {
        swallow.current = false;
        const onThing = (event.target as HTMLElement).closest("[data-thing]") !== null;
        // Fingers scroll by themselves.
        if (event.pointerType !== "mouse" || event.button !== 0 || onThing) return;
        pan(event.currentTarget, event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onClickCapture(event) {
        if (!swallow.current) return;
        event.preventDefault();
        event.stopPropagation();
      },
      onTouchStart(event) {
        const distance = apart(event);
        pinch.current = distance === null ? null : { apart: distance, size };
      },
      onTouchMove(event) {
        const [one, other] = [event.touches[0], event.touches[1]];
        const distance = apart(event);
        if (one === undefined || other === undefined || distance === null || pinch.current === null) return;
        const by = (pinch.current.size * distance) / pinch.current.apart / size;
        zoomAt(by, spotOf((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2));
      },
    },
  };
}

/** How far two fingers are apart; null where there are not two. */
function apart(event: TouchEvent): number | null {
  const [one, other] = [event.touches[0], event.touches[1]];
  if (one === undefined || other === undefined) return null;
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}

/** How many pixels of the window's lower end lie under what asks for an answer. */
function coveredBelow(box: HTMLElement | null): number {
  const over = box?.closest(".part-board")?.querySelector(".part-over");
  if (box === null || over == null) return 0;
  return Math.max(0, box.getBoundingClientRect().bottom - over.getBoundingClientRect().top);
}

/** The crossword: as large as it needs to be, to be scrolled, zoomed and fitted; cards come by click, drag or typing. */
import { type KeyboardEvent, type TouchEvent, useEffect, useMemo, useRef, useState } from "react";
import { useRoving } from "../../a11y/roving.ts";
import { Button } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import type { PickPlace } from "../usePickPlace.ts";
import type { CardsProps } from "./Board.tsx";
import { CardFace } from "./CardFace.tsx";
import { letterFor, nextFree, withLaid, withoutLaid } from "./draft.ts";
import { useCardName } from "./names.ts";
import { type Card, cell, type Direction, lettersOf, pendingWords, placeOf } from "./view.ts";

/** Free places shown around all that lies. */
const MARGIN = 3;
/** Width of a place in CSS pixels: the least, the most, and how much a step of zoom multiplies it by. */
const SMALLEST = 24;
const LARGEST = 64;
const STEP = 1.2;

type CrosswordProps = CardsProps & {
  readonly hold: PickPlace;
  readonly rest: readonly { readonly card: Card; readonly index: number }[];
};

interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

function boundsOf(keys: readonly string[]): Bounds {
  const places = keys.length === 0 ? [[0, 0] as const, [6, 0] as const] : keys.map(placeOf);
  const columns = places.map(([column]) => column);
  const rows = places.map(([, row]) => row);
  const left = Math.min(...columns) - MARGIN;
  const top = Math.min(...rows) - MARGIN;
  return { left, top, columns: Math.max(...columns) + MARGIN - left + 1, rows: Math.max(...rows) + MARGIN - top + 1 };
}

function clamped(size: number): number {
  return Math.min(LARGEST, Math.max(SMALLEST, size));
}

/** Zoom by buttons and two fingers; scrolling is the browser's own. */
function useZoom(bounds: Bounds) {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(40);
  const pinch = useRef<{ readonly apart: number; readonly size: number } | null>(null);

  function apart(event: TouchEvent): number | null {
    const [one, other] = [event.touches[0], event.touches[1]];
    if (one === undefined || other === undefined) return null;
    return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
  }

  function fit(): void {
    const element = box.current;
    if (element === null) return;
    const highest = Number.parseFloat(getComputedStyle(element).maxHeight);
    const byWidth = (element.clientWidth - 16) / bounds.columns;
    const byHeight = Number.isNaN(highest) ? byWidth : (highest - 16) / bounds.rows;
    setSize(clamped(Math.floor(Math.min(byWidth, byHeight))));
    requestAnimationFrame(() => {
      element.scrollTo({
        left: (element.scrollWidth - element.clientWidth) / 2,
        top: (element.scrollHeight - element.clientHeight) / 2,
      });
    });
  }

  return {
    box,
    size,
    fit,
    zoom: (by: number) => setSize((before) => clamped(before * by)),
    touch: {
      onTouchStart(event: TouchEvent) {
        const distance = apart(event);
        pinch.current = distance === null ? null : { apart: distance, size };
      },
      onTouchMove(event: TouchEvent) {
        const distance = apart(event);
        if (distance !== null && pinch.current !== null) {
          setSize(clamped((pinch.current.size * distance) / pinch.current.apart));
        }
      },
    },
  };
}

export function Crossword(props: CrosswordProps) {
  const { view, you, draft, dispatch, hold, rest, step } = props;
  const text = useText();
  const nameOf = useCardName();
  const lying = useMemo(() => lettersOf(view.table), [view.table]);
  const waiting = useMemo(() => lettersOf(pendingWords(view)), [view]);
  const laid = new Map(draft.laid.map(({ at, letter }) => [at, letter]));
  const bounds = boundsOf([...lying.keys(), ...waiting.keys(), ...laid.keys()]);
  const { box, size, fit, zoom, touch } = useZoom(bounds);
  /** Where typed letters go, and which way. */
  const [cursor, setCursor] = useState<{ readonly at: string; readonly direction: Direction } | null>(null);
  const keys = Array.from({ length: bounds.rows }, (_, y) =>
    Array.from({ length: bounds.columns }, (_, x) => cell(bounds.left + x, bounds.top + y)),
  );
  const roving = useRoving([cursor?.at ?? [...lying.keys()][0] ?? "0,0", ...keys.flat()]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fitted at first, and when others' cards come to lie
  useEffect(fit, [step, view.table.length === 0]);

  function type(event: KeyboardEvent<HTMLElement>): void {
    if (cursor === null || event.ctrlKey || event.metaKey || event.altKey || draft.exchange !== null) return;
    const taken = new Set([...lying.keys(), ...laid.keys()]);
    if (event.key === "Escape") setCursor(null);
    else if (event.key === "Backspace") {
      const last = draft.laid.at(-1);
      if (last === undefined) return;
      dispatch.draft(withoutLaid(draft, last.at));
      setCursor({ ...cursor, at: last.at });
    } else if (/^\p{L}$/u.test(event.key)) {
      const at = nextFree(cursor.at, cursor.direction, taken);
      const letter = letterFor(rest, event.key);
      if (letter === null) dispatch.announce(text("cards-none-of", { letter: event.key.toUpperCase() }));
      else {
        dispatch.draft(withLaid(draft, at, letter));
        setCursor({ ...cursor, at: nextFree(at, cursor.direction, new Set([...taken, at])) });
      }
    } else return;
    event.preventDefault();
  }

  function press(key: string): void {
    if (you === null || draft.exchange !== null) return;
    if (laid.has(key)) hold.pick(`laid:${key}`);
    else if (hold.held !== null) hold.place(`cell:${key}`);
    else if (!lying.has(key)) {
      const turned = cursor?.at === key && cursor.direction === "across" ? "down" : "across";
      setCursor({ at: key, direction: turned });
      dispatch.announce(text(turned === "across" ? "cards-type-across" : "cards-type-down"));
    }
  }

  function nameOfPlace(key: string): string {
    const [column, row] = placeOf(key);
    const letter = laid.get(key) ?? lying.get(key) ?? waiting.get(key);
    return text("cards-place", { column, row, card: letter === undefined ? text("cards-free") : nameOf(letter) });
  }

  return (
    <section className="cards-table" aria-label={text("cards-table")}>
      <div className="cards-zoom">
        <Button look="quiet" aria-label={text("cards-zoom-out")} onPress={() => zoom(1 / STEP)}>
          −
        </Button>
        <Button look="quiet" onPress={fit}>
          {text("cards-fit")}
        </Button>
        <Button look="quiet" aria-label={text("cards-zoom-in")} onPress={() => zoom(STEP)}>
          +
        </Button>
      </div>
      <div ref={box} className="cards-scroll" {...touch}>
        {/* biome-ignore lint/a11y/useSemanticElements: a table would not let cards be laid */}
        <div
          className={`cards-grid${hold.held === null ? "" : " cards-holding"}`}
          role="grid"
          aria-label={text("cards-table")}
          style={{ gridTemplateColumns: `repeat(${bounds.columns}, ${size}px)`, gridAutoRows: `${size}px` }}
          onKeyDown={(event) => {
            type(event);
            if (!event.defaultPrevented) roving.onKeyDown(event);
          }}
        >
          {keys.map((line) => (
            // biome-ignore lint/a11y/useFocusableInteractive: its cells have the focus
            // biome-ignore lint/a11y/useSemanticElements: a table row would not let cards be laid
            <div key={line[0]} role="row" className="cards-line">
              {line.map((key) => {
                const letter = laid.get(key) ?? lying.get(key) ?? waiting.get(key);
                const kind = laid.has(key) ? "laid" : lying.has(key) ? "lying" : waiting.has(key) ? "waiting" : "free";
                const here = cursor !== null && nextFree(cursor.at, cursor.direction, new Set(laid.keys())) === key;
                const classes = [
                  "cards-cell",
                  `cards-cell-${kind}`,
                  hold.over === `cell:${key}` ? "cards-over" : "",
                  hold.held === `laid:${key}` ? "cards-pressed" : "",
                  here ? `cards-cursor cards-cursor-${cursor.direction}` : "",
                ];
                return (
                  // biome-ignore lint/a11y/useSemanticElements: a table cell would not let cards be laid
                  <button
                    key={key}
                    type="button"
                    role="gridcell"
                    className={classes.filter(Boolean).join(" ")}
                    data-place={`cell:${key}`}
                    {...(kind === "laid" && { "data-thing": `laid:${key}` })}
                    data-roving={key}
                    tabIndex={roving.tabIndexOf(key)}
                    onFocus={roving.onFocusOf(key)}
                    onClick={() => press(key)}
                  >
                    <span className="unseen">{nameOfPlace(key)}</span>
                    {letter === undefined ? null : <CardFace card={letter} />}
                  </button>
                );
              })}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

/** The crossword on a table without borders: moved, zoomed and fitted; cards come by click, drag or typing. */
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useMemo,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { marked } from "../../a11y/Sentence.tsx";
import { FrameIcon, GridIcon } from "../../design/components/icons.tsx";
import { Button } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import type { GameEvent } from "../../net/messages.ts";
import { changeSettings } from "../../settings/settings.ts";
import { useShown } from "../shown.ts";
import { isCommand } from "../typed.ts";
import type { PickPlace } from "../usePickPlace.ts";
import { Cell, useThrough } from "./Cell.tsx";
import { EMPTY_DRAFT, letterFor, nextFree, withLaid, withoutLaid } from "./draft.ts";
import type { CardsProps } from "./props.ts";
import { useViewport, ZOOM_STEP } from "./useViewport.ts";
import { bagSize, type Card, cell, type Direction, type LyingWord, lettersOf, pendingWords } from "./view.ts";
import { contentOf, lyingIn, PLACE } from "./viewport.ts";
import { letterPlace, neighbour, stepFrom, type Through, withAround, wordAt, wordsThrough } from "./words.ts";

type CrosswordProps = CardsProps & {
  readonly hold: PickPlace;
  readonly rest: readonly { readonly card: Card; readonly index: number }[];
  /** The element that says what keys do here. */
  readonly keys: string;
};

/** A number with a minus that is one. */
function figure(value: number): string {
  return String(value).replace("-", "−");
}

const NO_WORDS: readonly Through[] = [];
const NO_LETTERS: ReadonlyMap<string, Card> = new Map();

function otherWay(direction: Direction): Direction {
  return direction === "across" ? "down" : "across";
}

/** What lies, what waits, and the words through each place, as long as the table is the same. */
function useLetters(view: CardsProps["view"]) {
  return useMemo(() => {
    const words: readonly LyingWord[] = [...view.table, ...pendingWords(view)];
    const lying = lettersOf(view.table);
    const waiting = lettersOf(pendingWords(view));
    const keys = [...new Set([...lying.keys(), ...waiting.keys()])];
    return { words, lying, waiting, through: new Map(keys.map((key) => [key, wordsThrough(key, words)])) };
  }, [view]);
}

/** The places of the last word that these events lay; null where they lay none, and empty where it was taken back. */
function laidBy(events: CardsProps["events"]): ReadonlySet<string> | null {
  const event = events.findLast(({ kind }) => kind === "laid" || kind === "taken_back");
  if (event === undefined) return null;
  return new Set(event.kind === "taken_back" ? [] : lettersLaid(event).keys());
}

/** The letters of the word that an event tells of, by their places. */
function lettersLaid({ word, column, row, direction }: GameEvent): ReadonlyMap<string, Card> {
  return lettersOf([[String(word), Number(column), Number(row), direction as Direction]]);
}

/** The places of the last word, as long as no other one is laid. */
function useLastWord({ events, past, step }: CardsProps): ReadonlySet<string> {
  const [last, setLast] = useState(() => ({ step: -1, places: laidBy(past) ?? new Set<string>() }));
  if (last.step !== step) setLast({ step, places: laidBy(events) ?? last.places });
  return last.places;
}

export function Crossword(props: CrosswordProps) {
  const { view, you, draft, dispatch, hold, rest, keys, settings } = props;
  const text = useText();
  const tell = useThrough();
  const { words, lying, waiting, through } = useLetters(view);
  const shown = useShown("laid");
  const ghost = useMemo(
    () => (shown === null || shown.mode === "last" ? NO_LETTERS : lettersLaid(shown.event)),
    [shown],
  );
  const last = useLastWord(props);
  const laid = new Map(draft.laid.map(({ at, letter }) => [at, letter]));
  /** The place with the focus, and the way one reads there. */
  const [reader, setReader] = useState<{ readonly at: string; readonly way: Direction } | null>(null);
  /** Where typed letters go, and which way. */
  const [cursor, setCursor] = useState<{ readonly at: string; readonly direction: Direction } | null>(null);
  // What was typed has been laid, or taken back.
  useEffect(() => {
    if (draft === EMPTY_DRAFT) setCursor(null);
  }, [draft]);
  const mayLay = you !== null && draft.exchange === null;
  const typedAt =
    cursor === null || !mayLay
      ? null
      : nextFree(cursor.at, cursor.direction, new Set([...laid.keys(), ...lying.keys()]));
  const viewport = useViewport({
    content: contentOf([...through.keys(), ...laid.keys(), ...ghost.keys()]),
    places: useMemo(() => [...through.keys()], [through]),
    waiting: useMemo(() => [...waiting.keys()], [waiting]),
    // What is shown comes into sight too.
    typedAt: typedAt ?? [...ghost.keys()][Math.floor(ghost.size / 2)] ?? null,
    laidAt: draft.laid.at(-1)?.at ?? null,
    isOver: view.over,
    isMoving: settings.motion,
  });
  const { box, plane, frame, size, isFar, showAll, zoom, approach, handlers } = viewport;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the game is over: all of it is to be seen then
  useEffect(() => {
    if (view.over) showAll();
  }, [view.over]);
  const lines = Array.from({ length: frame.rows }, (_, y) => {
    const row = frame.top + y;
    return { row, places: Array.from({ length: frame.columns }, (__, x) => cell(frame.left + x, row)) };
  });
  const stopAt = reader?.at ?? [...lying.keys()][0] ?? "0,0";
  // Ears get what lies with the places around it, and where they are; not hundreds of free places.
  const told = withAround([...through.keys(), ...laid.keys()]);
  for (const place of [stopAt, typedAt]) if (place !== null) told.add(place);
  const drawn = new Set(lines.flatMap(({ places }) => places));
  const stop = drawn.has(stopAt) ? stopAt : (lines[0]?.places[0] ?? "");

  function focus(grid: HTMLElement, at: string, way: Direction): void {
    if (!drawn.has(at)) return;
    // What gets the focus must not be hidden from ears.
    flushSync(() => {
      setReader({ at, way });
      if (cursor !== null) setCursor({ at, direction: cursor.direction });
    });
    grid.querySelector<HTMLElement>(`[data-cell="${at}"]`)?.focus();
  }

  function type(key: string): boolean {
    if (cursor === null || typedAt === null) return false;
    if (key === "Backspace") {
      const last = draft.laid.at(-1);
      if (last === undefined) return true;
      dispatch.draft(withoutLaid(draft, last.at));
      setCursor({ ...cursor, at: last.at });
      return true;
    }
    if (!/^\p{L}$/u.test(key)) return false;
    const letter = letterFor(rest, key);
    if (letter === null) dispatch.announce(text("cards-none-of", { letter: marked(key.toUpperCase()) }));
    else {
      dispatch.draft(withLaid(draft, typedAt, letter));
      setCursor({
        ...cursor,
        at: nextFree(typedAt, cursor.direction, new Set([...laid.keys(), ...lying.keys(), typedAt])),
      });
    }
    return true;
  }

  /** Reads on: by place, by word, to the ends of a word. */
  function read(grid: HTMLElement, at: string, key: string): boolean {
    const way = reader?.way ?? "across";
    const step = stepFrom(at, key);
    if (step !== null) focus(grid, step.at, step.direction);
    else if (key === "PageDown" || key === "PageUp") {
      const word = neighbour(at, words, way, key === "PageDown" ? 1 : -1);
      if (word !== null) focus(grid, letterPlace(word, 1), word[3]);
    } else if (key === "Home" || key === "End") {
      const here = wordAt(at, words, way);
      if (here !== null)
        focus(grid, letterPlace(here.word, key === "Home" ? 1 : [...here.word[0]].length), here.word[3]);
    } else return false;
    return true;
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (isCommand(event)) return;
    const { key } = event;
    const here = (event.target as HTMLElement).dataset.cell ?? stop;
    if (key === "+" || key === "=") zoom(ZOOM_STEP);
    else if (key === "-") zoom(1 / ZOOM_STEP);
    else if (key === "0") showAll();
    else if (key === "Escape" && cursor !== null && hold.held === null) setCursor(null);
    else if (key === "Delete" && laid.has(here)) dispatch.draft(withoutLaid(draft, here));
    else if (!type(key) && !read(event.currentTarget, here, key)) return;
    event.preventDefault();
  }

  /**
   * A press on a place: puts what is held, picks what is being laid, types here, or turns to the word that crosses. Where
   * places are too small for it, the table is what is pressed, and comes nearer.
   */
  function press(event: MouseEvent<HTMLElement>): void {
    const key = (event.target as HTMLElement).closest<HTMLElement>("[data-cell]")?.dataset.cell;
    if (key === undefined) {
      if (isFar) approach(event.clientX, event.clientY);
      return;
    }
    const card = through.get(key);
    if (mayLay && laid.has(key)) hold.pick(`laid:${key}`);
    else if (hold.held !== null) hold.place(`cell:${key}`);
    else if (card !== undefined) {
      const now = wordAt(key, words, reader?.way ?? "across");
      const next = now === null ? null : wordAt(key, words, otherWay(now.word[3]));
      if (next === null) return;
      setReader({ at: key, way: next.word[3] });
      dispatch.announce(tell([next]));
    } else if (mayLay) {
      const direction = cursor?.at === key ? otherWay(cursor.direction) : "across";
      setCursor({ at: key, direction });
      dispatch.announce(text(direction === "across" ? "cards-type-across" : "cards-type-down"));
    }
  }

  function onFocus(event: FocusEvent<HTMLElement>): void {
    const key = event.target.dataset.cell;
    if (key !== undefined && key !== reader?.at) setReader({ at: key, way: reader?.way ?? "across" });
  }

  return (
    <section className="cards-table on-felt">
      <span className="cards-bag">{text("cards-bag", { count: bagSize(view) })}</span>
      <div className="cards-zoom">
        <Button
          look="quiet"
          size="icon"
          aria-label={text("cards-coordinates")}
          aria-pressed={settings.coordinates}
          onPress={() => changeSettings({ coordinates: !settings.coordinates })}
        >
          <GridIcon />
        </Button>
        <Button look="quiet" size="icon" aria-label={text("cards-zoom-out")} onPress={() => zoom(1 / ZOOM_STEP)}>
          −
        </Button>
        <Button look="quiet" size="icon" aria-label={text("cards-fit")} onPress={showAll}>
          <FrameIcon />
        </Button>
        <Button look="quiet" size="icon" aria-label={text("cards-zoom-in")} onPress={() => zoom(ZOOM_STEP)}>
          +
        </Button>
      </div>
      <div ref={box} className="cards-scroll" tabIndex={-1} {...handlers}>
        <div
          className="cards-plane"
          style={{ inlineSize: `${frame.columns * size}px`, blockSize: `${frame.rows * size}px` }}
        >
          {settings.coordinates ? (
            <>
              <div className="cards-columns" aria-hidden="true">
                {lines[0]?.places.map((key, x) => (
                  <span key={key} style={{ inlineSize: `${size}px` }}>
                    {figure(frame.left + x)}
                  </span>
                ))}
              </div>
              <div className="cards-rows" aria-hidden="true">
                {lines.map(({ row }) => (
                  <span key={row} style={{ blockSize: `${size}px` }}>
                    {figure(row)}
                  </span>
                ))}
              </div>
            </>
          ) : null}
          <div
            ref={plane}
            className={["cards-grid", hold.held === null ? "" : "cards-holding", isFar ? "cards-far" : ""]
              .filter(Boolean)
              .join(" ")}
            role="grid"
            aria-label={text("cards-table")}
            aria-describedby={keys}
            style={
              {
                "--place": `${PLACE}px`,
                "--scale": size / PLACE,
                "--left": frame.left,
                transform: lyingIn(frame, size),
              } as CSSProperties
            }
            onKeyDown={onKeyDown}
            onFocus={onFocus}
            onClick={press}
          >
            {lines.map(({ row, places }) => (
              <div
                key={row}
                role="row"
                className="cards-line"
                style={{ insetBlockStart: `${row * PLACE}px` }}
                aria-hidden={!places.some((place) => told.has(place)) || undefined}
              >
                {places.map((key) => (
                  <Cell
                    key={key}
                    place={key}
                    card={laid.get(key) ?? lying.get(key) ?? waiting.get(key)}
                    kind={laid.has(key) ? "laid" : lying.has(key) ? "lying" : waiting.has(key) ? "waiting" : "free"}
                    through={through.get(key) ?? NO_WORDS}
                    isHeld={hold.held === `laid:${key}`}
                    cursor={typedAt === key ? (cursor?.direction ?? null) : null}
                    isStop={key === stop}
                    isTold={told.has(key)}
                    isLast={last.has(key) && !laid.has(key)}
                    ghost={ghost.get(key) ?? null}
                  />
                ))}
              </div>
            ))}
          </div>
        </div>
      </div>
      {through.size === 0 && laid.size === 0 && ghost.size === 0 ? (
        <p className="cards-empty">{text("cards-empty")}</p>
      ) : null}
    </section>
  );
}

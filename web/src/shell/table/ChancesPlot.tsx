/** The chances of each seat move by move, as lines told apart by colour, dashes and the marks on them; a table says the same. */
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from "react";
import { useLocale } from "../../i18n/text.ts";
import type { AnalysedMove, Analysis } from "../../protocol/analysis.ts";

/** Of the drawing, in pixels: it is as wide as its place, so that its figures stay legible on a phone. */
const FIRST_WIDTH = 640;
const HEIGHT = 200;
const LEFT = 52;
const RIGHT = 12;
const TOP = 14;
const BOTTOM = 34;
const QUARTERS = [0, 0.25, 0.5, 0.75, 1];
const TICK_WIDTH = 60;
/** The marks of the seats' lines, in a square from -1 to 1; as many looks of lines are in the style sheet. */
const MARKS = [
  "M-1 0A1 1 0 0 1 1 0A1 1 0 0 1-1 0Z",
  "M-.9-.9H.9V.9H-.9Z",
  "M0-1.1 1.1.9H-1.1Z",
  "M0-1.3 1.3 0 0 1.3-1.3 0Z",
  "M0 1.1-1.1-.9H1.1Z",
  "M-.4-1.2H.4V-.4H1.2V.4H.4V1.2H-.4V.4H-1.2V-.4H-.4Z",
];
/** Of the marks, in pixels: of a move, and of one at which the game turned. */
const SMALL = 3.5;
const LARGE = 8;

/** The numbers of moves that are written below: round ones, at most so many. */
export function ticks(total: number, most: number): readonly number[] {
  const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];
  const step = steps.find((one) => total / one <= most) ?? total;
  return Array.from({ length: Math.floor(total / step) }, (_, index) => (index + 1) * step);
}

function Mark({ seat, x, y, isTurn }: { seat: number; x: number; y: number; isTurn: boolean }) {
  return (
    <path
      className={isTurn ? "chances-point chances-turn" : "chances-point"}
      d={MARKS[seat % MARKS.length]}
      transform={`translate(${x} ${y}) scale(${isTurn ? LARGE : SMALL})`}
    />
  );
}

interface Point {
  readonly number: number;
  readonly chance: number;
}

/** A seat's line: where it stood before its first move, and after each. */
export function lineOf(moves: readonly AnalysedMove[], seat: number): readonly Point[] {
  const own = moves.filter((move) => move.seat === seat);
  const first = own[0];
  if (first === undefined) return [];
  return [
    { number: first.number - 1, chance: first.before },
    ...own.map((move) => ({ number: move.number, chance: move.after })),
  ];
}

interface Told extends Point {
  readonly seat: number;
}

/** What is known after a move: the chance of whoever made the last one that was analysed; null for no moves at all. */
export function toldAt(moves: readonly AnalysedMove[], number: number): Told | null {
  const last = moves.findLast((move) => move.number <= number);
  if (last !== undefined) return { number: last.number, seat: last.seat, chance: last.after };
  const [first] = moves;
  return first === undefined ? null : { number: 0, seat: first.seat, chance: first.before };
}

/** Moves that Page Up and Page Down go at once. */
const PAGE = 10;

interface ChancesPlotProps {
  readonly analysis: Analysis;
  readonly names: readonly string[];
  /** The move that is shown beside it; null for none. */
  readonly at: number | null;
  readonly onSeek: (move: number) => void;
}

export function ChancesPlot({ analysis, names, at, onSeek }: ChancesPlotProps) {
  const { language, text } = useLocale();
  const title = useId();
  const figure = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(FIRST_WIDTH);
  useEffect(() => {
    if (figure.current === null) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width || FIRST_WIDTH));
    observer.observe(figure.current);
    return () => observer.disconnect();
  }, []);
  /** The move under the pointer; null where it is elsewhere. */
  const [under, setUnder] = useState<number | null>(null);
  const percent = new Intl.NumberFormat(language, { style: "percent" });
  const total = Math.max(analysis.total, 1);
  const x = (number: number) => LEFT + (number / total) * (width - LEFT - RIGHT);
  const y = (chance: number) => TOP + (1 - chance) * (HEIGHT - TOP - BOTTOM);

  /** The move nearest to where the pointer is. */
  function moveUnder(event: MouseEvent<HTMLElement>): number {
    const edges = event.currentTarget.getBoundingClientRect();
    const along = (event.clientX - edges.left) * (width / edges.width) - LEFT;
    return Math.min(Math.max(Math.round((along / (width - LEFT - RIGHT)) * total), 0), total);
  }

  function pressKey(event: KeyboardEvent): void {
    const from = at ?? 0;
    const steps: Readonly<Record<string, number>> = {
      ...{ ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 },
      ...{ PageUp: PAGE, PageDown: -PAGE, Home: -total, End: total },
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onSeek(Math.min(Math.max(from + step, 0), total));
  }

  /** A move with the chance after it: “Move 5, Anna: 62%”. */
  function told(move: number): string {
    const known = toldAt(analysis.moves, move);
    if (known === null) return "";
    const { seat, chance } = known;
    return text("table-analysis-at", { move, name: names[seat] ?? "", chance: percent.format(chance) });
  }

  const picked = under ?? at;
  const mark = picked === null ? null : toldAt(analysis.moves, picked);
  const turned = new Set(analysis.turns.map((turn) => turn.number));
  return (
    <figure className="chances" ref={figure}>
      <div
        className="chances-field"
        role="slider"
        tabIndex={0}
        aria-labelledby={title}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={at ?? 0}
        aria-valuetext={told(at ?? 0)}
        onClick={(event) => onSeek(moveUnder(event))}
        onPointerMove={(event) => setUnder(moveUnder(event))}
        onPointerLeave={() => setUnder(null)}
        onKeyDown={pressKey}
      >
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
          {QUARTERS.map((chance) => (
            <g key={chance} className="chances-grid">
              <path d={`M${LEFT} ${y(chance)}H${width - RIGHT}`} />
              <text x={LEFT - 8} y={y(chance)} textAnchor="end" dominantBaseline="central">
                {percent.format(chance)}
              </text>
            </g>
          ))}
          {ticks(total, Math.floor(width / TICK_WIDTH)).map((number) => (
            <text key={number} className="chances-tick" x={x(number)} y={HEIGHT - BOTTOM + 18} textAnchor="middle">
              {number}
            </text>
          ))}
          {under === null || under === at ? null : (
            <path className="chances-under" d={`M${x(under)} ${TOP}V${HEIGHT - BOTTOM}`} />
          )}
          {at === null ? null : (
            <g className="chances-at">
              <path d={`M${x(at)} ${TOP}V${HEIGHT - BOTTOM}`} />
              <path d={`M${x(at)} ${TOP + 1}l-6 -9h12z`} />
            </g>
          )}
          {names.map((_, seat) => {
            const line = lineOf(analysis.moves, seat);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <g key={seat} className={`chances-seat chances-${seat % MARKS.length}`}>
                <polyline points={line.map((point) => `${x(point.number)},${y(point.chance)}`).join(" ")} />
                {line.slice(1).map((point) => (
                  <Mark
                    key={point.number}
                    seat={seat}
                    x={x(point.number)}
                    y={y(point.chance)}
                    isTurn={turned.has(point.number)}
                  />
                ))}
              </g>
            );
          })}
          {mark === null ? null : (
            <circle
              className={`chances-picked chances-${mark.seat % MARKS.length}`}
              cx={x(mark.number)}
              cy={y(mark.chance)}
              r={6}
            />
          )}
        </svg>
      </div>
      <p className="chances-told" aria-hidden="true">
        {picked === null ? text("table-analysis-seek") : told(picked)}
      </p>
      <figcaption>
        <span id={title} className="unseen">
          {text("table-analysis-plot")} {text("table-analysis-seek")}
        </span>
        <ul className="chances-key">
          {names.map((name, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={seat}>
              <svg viewBox="0 0 48 12" width="48" height="12" aria-hidden="true">
                <g className={`chances-seat chances-${seat % MARKS.length}`}>
                  <polyline points="0,6 48,6" />
                  <Mark seat={seat} x={24} y={6} isTurn={false} />
                </g>
              </svg>
              {name}
            </li>
          ))}
          {analysis.turns.length === 0 ? null : (
            <li>
              <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                <circle className="chances-turn" cx="8" cy="8" r="7" />
              </svg>
              {text("table-analysis-turn")}
            </li>
          )}
        </ul>
      </figcaption>
    </figure>
  );
}

import "./look.css";
import type { Look } from "../look.ts";
import { Card, SpecialCard } from "./art.tsx";

const LAID: readonly (readonly [letter: string, points: number, column: number, row: number, isNew?: boolean])[] = [
  ["K", 2, 0, 1],
  ["A", 1, 1, 1],
  ["R", 1, 2, 1],
  ["T", 2, 3, 1],
  ["Y", 2, 4, 1],
  ["M", 2, 4, 0, true],
  ["S", 1, 4, 2, true],
  ["Z", 1, 4, 3, true],
  ["P", 2, 1, 0],
  ["S", 1, 1, 2],
];

/** A crossword of cards with a word just laid, and two special cards beside it. */
function Art() {
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" className="art" aria-hidden="true">
      <rect className="game" width="320" height="180" />
      <g className="deep" opacity="0.6">
        {Array.from({ length: 45 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dots of a picture never change
          <circle key={index} cx={(index % 9) * 36 + 16} cy={Math.floor(index / 9) * 42 + 6} r="2" />
        ))}
      </g>
      <g transform="translate(34 27)">
        {LAID.map(([letter, points, column, row, isNew]) => (
          <g key={`${column},${row}`} transform={`translate(${column * 34} ${row * 41})`}>
            <Card letter={letter} points={points} isNew={isNew ?? false} />
          </g>
        ))}
      </g>
      <g transform="translate(250 62) rotate(9)">
        <SpecialCard label="×2" />
      </g>
      <g transform="translate(274 122) rotate(-8)">
        <SpecialCard label="K…" plus="+10" minus="−5" />
      </g>
    </svg>
  );
}

function Back() {
  return (
    <svg viewBox="0 0 60 80" className="art" aria-hidden="true">
      <rect className="paper" x="2" y="2" width="56" height="76" rx="7" />
      <rect className="game" x="6" y="6" width="48" height="68" rx="4" />
      <path className="on" d="M26 16h8v16h14v8H34v24h-8V40H12v-8h14z" opacity="0.9" />
      <path className="accent" d="M26 32h8v8h-8z" />
    </svg>
  );
}

export const look: Look = { className: "scrabble-cards-look", Art, Back, wordLanguage: "pl" };

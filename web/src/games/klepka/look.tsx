import "./look.css";
import type { Look } from "../look.ts";
import { FaceDown, Letter } from "./art.tsx";

const OPEN: Readonly<Record<string, { letter: string; blue: boolean; points: number }>> = {
  "2,1": { letter: "С", blue: true, points: 1 },
  "3,1": { letter: "Л", blue: true, points: 2 },
  "4,1": { letter: "О", blue: false, points: 1 },
  "5,2": { letter: "В", blue: true, points: 1 },
  "1,2": { letter: "О", blue: true, points: 1 },
};
const GAPS = new Set(["6,0", "0,3"]);
const PLACES = [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3, 4, 5, 6].map((column) => ({ row, column })));

/** The carpet with a few letters open. */
function Art() {
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" className="art" aria-hidden="true">
      <rect className="game" width="320" height="180" />
      <path className="deep" d="M0 0h320v8H0zM0 172h320v8H0z" />
      <path
        className="accent"
        d={Array.from(
          { length: 20 },
          (_, index) => `M${index * 16} 4l8-3 8 3-8 3zM${index * 16} 176l8-3 8 3-8 3z`,
        ).join("")}
      />
      {PLACES.map(({ row, column }) => {
        const key = `${column},${row}`;
        if (GAPS.has(key)) return null;
        const open = OPEN[key];
        const lean = open ? ((column * 5 + row * 3) % 7) - 3 : 0;
        return (
          <g key={key} transform={`translate(${28 + column * 44} ${24 + row * 45}) rotate(${lean})`}>
            {open ? <Letter {...open} /> : <FaceDown />}
          </g>
        );
      })}
    </svg>
  );
}

function Back() {
  return (
    <svg viewBox="0 0 60 80" className="art" aria-hidden="true">
      <g transform="translate(30 40) scale(1.6 1.85)">
        <FaceDown />
      </g>
    </svg>
  );
}

export const look: Look = { className: "klepka-look", Art, Back, wordLanguage: "uk" };

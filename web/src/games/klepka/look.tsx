import "./look.css";
import type { Look } from "../look.ts";

/** The embroidered diamond on the back of every card, around its middle. */
function Motif() {
  return (
    <>
      <path className="accent" d="M0-11 11 0 0 11-11 0z" />
      <path className="game" d="M0-6.5 6.5 0 0 6.5-6.5 0z" />
      <path className="on" d="M0-3 3 0 0 3-3 0z" />
      <path
        className="on"
        d="M-13-15h4v4h-4zM9-15h4v4H9zM-13 11h4v4h-4zM9 11h4v4H9zM-2-16h4v3h-4zM-2 13h4v3h-4z"
        opacity="0.85"
      />
    </>
  );
}

function FaceDown() {
  return (
    <>
      <rect className="shadow" x="-16.5" y="-19" width="36" height="42" rx="5" />
      <rect className="paper" x="-18" y="-21" width="36" height="42" rx="5" />
      <rect className="game" x="-15.5" y="-18.5" width="31" height="37" rx="3" />
      <Motif />
    </>
  );
}

function Letter({ letter, blue, points }: { letter: string; blue: boolean; points: number }) {
  const colour = blue ? "game" : "ink";
  return (
    <>
      <rect className="shadow" x="-15" y="-17" width="36" height="42" rx="5" />
      <rect className={blue ? "paper" : "accent"} x="-18" y="-23" width="36" height="42" rx="5" />
      <text className={colour} y="7" fontSize="26">
        {letter}
      </text>
      <text className={colour} x="12" y="15" fontSize="8">
        {points}
      </text>
    </>
  );
}

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

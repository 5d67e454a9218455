import "./look.css";
import type { Look } from "../look.ts";
import { Card } from "./art.tsx";

const FAN = [
  { up: 3, down: 4 },
  { up: 3, down: 6 },
  { up: 7, down: 2 },
  { up: 9, down: 5 },
];

/** A fan of cards, and one in mid-air that turns over. */
function Art() {
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" className="art" aria-hidden="true">
      <rect className="game" width="320" height="180" />
      <path className="deep" d="M0 180 320 40v140z" opacity="0.55" />
      {FAN.map(({ up, down }, index) => (
        <g
          key={`${up}/${down}`}
          transform={`translate(${62 + index * 36} ${112 + Math.abs(index - 1.5) * 6}) rotate(${-15 + index * 10})`}
        >
          <Card up={up} down={down} />
        </g>
      ))}
      <g transform="translate(262 78) rotate(152)">
        <Card up={8} down={1} />
      </g>
      <g fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" className="turning">
        <path d="M214 40a60 60 0 0 1 32-22M246 18l-11-2M246 18l-6 9" />
        <path d="M308 118a60 60 0 0 1-28 24M280 142l11 1M280 142l5-10" />
      </g>
    </svg>
  );
}

function Back() {
  return (
    <svg viewBox="0 0 60 80" className="art" aria-hidden="true">
      <rect className="paper" x="2" y="2" width="56" height="76" rx="8" />
      <rect className="game" x="6" y="6" width="48" height="68" rx="5" />
      <path className="accent" d="M6 48 54 32v37a5 5 0 0 1-5 5H11a5 5 0 0 1-5-5z" />
      <path className="on" d="m30 16 10 13H20zM30 64 20 51h20z" />
    </svg>
  );
}

export const look: Look = { className: "dnup-look", Art, Back, wordLanguage: null };

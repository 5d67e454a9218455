import "./look.css";
import type { Look } from "../look.ts";
import { Word } from "./art.tsx";

/** Words on the table that a longer one is made of, above a rack. */
function Art() {
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" className="art" aria-hidden="true">
      <rect className="game" width="320" height="180" />
      <path
        className="line"
        d="M0 22c60-8 130 10 320-4M0 58c90 10 190-12 320 2M0 96c70-10 220 12 320-4M0 70c110 6 210-6 320 4"
        opacity="0.5"
      />
      <Word letters="SŁO" x={30} y={38} lean={-3} />
      <Word letters="WO" x={244} y={40} lean={5} />
      <Word letters="KAT" x={118} y={88} lean={2} />
      <path className="deep" d="M0 152h320v28H0z" />
      <Word letters="SŁOWA☺Y" x={42} y={146} />
      <rect className="deep" y="163" width="320" height="17" />
      <rect className="game" y="163" width="320" height="4" />
    </svg>
  );
}

function Back() {
  return (
    <svg viewBox="0 0 60 80" className="art" aria-hidden="true">
      <rect className="tile-edge" x="4" y="8" width="52" height="66" rx="8" />
      <rect className="tile" x="4" y="4" width="52" height="66" rx="8" />
      <path className="line" d="M4 22c16-4 34 5 52 0M4 38c20 5 30-5 52 1M4 54c18-4 36 4 52 0" opacity="0.35" />
    </svg>
  );
}

export const look: Look = { className: "word-rummikub-look", Art, Back, wordLanguage: "pl" };

import "./look.css";
import type { Look } from "../look.ts";

/** The dots of the Braille letters in the picture: 1 to 3 down the left, 4 to 6 down the right. */
const DOTS: Readonly<Record<string, readonly number[]>> = {
  S: [2, 3, 4],
  Ł: [1, 2, 6],
  O: [1, 3, 5],
  W: [2, 4, 5, 6],
  A: [1],
  K: [1, 3],
  T: [2, 3, 4, 5],
  Y: [1, 3, 4, 5, 6],
};

function Tile({ letter, isJoker = false }: { letter: string; isJoker?: boolean }) {
  return (
    <>
      <rect className="shadow" x="-17" y="-20" width="38" height="48" rx="6" />
      <rect className="tile-edge" x="-19" y="-21" width="38" height="47" rx="6" />
      <rect className="tile" x="-19" y="-24" width="38" height="46" rx="6" />
      <text className={isJoker ? "accent" : "tile-ink"} y="4" fontSize="26">
        {letter}
      </text>
      <g className={isJoker ? "accent" : "tile-ink"}>
        {(DOTS[letter] ?? []).map((dot) => (
          <circle key={dot} cx={dot < 4 ? -2.5 : 2.5} cy={9 + ((dot - 1) % 3) * 4.2} r="1.4" className="tile-ink" />
        ))}
      </g>
    </>
  );
}

function Word({ letters, x, y, lean = 0 }: { letters: string; x: number; y: number; lean?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${lean})`}>
      {[...letters].map((letter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the letters of a picture never change
        <g key={index} transform={`translate(${index * 39.5} 0)`}>
          <Tile letter={letter} isJoker={letter === "☺"} />
        </g>
      ))}
    </g>
  );
}

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

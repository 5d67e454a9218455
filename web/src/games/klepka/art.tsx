/** The cards of Klepka, drawn around their middle. */
import { PrizeSign } from "./signs.tsx";

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

export function FaceDown() {
  return (
    <>
      <rect className="shadow" x="-16.5" y="-19" width="36" height="42" rx="5" />
      <rect className="paper" x="-18" y="-21" width="36" height="42" rx="5" />
      <rect className="game" x="-15.5" y="-18.5" width="31" height="37" rx="3" />
      <Motif />
    </>
  );
}

export function Letter({ letter, blue, points }: { letter: string; blue: boolean; points: number }) {
  const colour = blue ? "game" : "ink";
  return (
    <>
      <rect className="shadow" x="-15" y="-17" width="36" height="42" rx="5" />
      <rect className={blue ? "paper" : "accent"} x="-18" y="-23" width="36" height="42" rx="5" />
      {/* The colour, also as a sign */}
      {blue ? (
        <rect className={colour} x="-14.5" y="-19.5" width="5" height="5" />
      ) : (
        <circle className={colour} cx="-12" cy="-17" r="2.7" />
      )}
      <text className={colour} y="7" fontSize="26">
        {letter}
      </text>
      <text className={colour} x="12" y="15" fontSize="8">
        {points}
      </text>
    </>
  );
}

export function Prize({ sign }: { sign: "*" | "~" | "#" }) {
  return (
    <>
      <rect className="shadow" x="-15" y="-17" width="36" height="42" rx="5" />
      <rect className="paper" x="-18" y="-23" width="36" height="42" rx="5" />
      <g className="prize">
        <rect x="-16" y="-21" width="32" height="38" rx="3.5" fill="none" stroke="currentColor" strokeWidth="2" />
        <g transform="translate(-11 -16) scale(0.92)">
          <PrizeSign card={sign} />
        </g>
        <text x="10" y={sign === "*" ? 17 : 14} fontSize="10" fill="currentColor">
          {sign}
        </text>
      </g>
    </>
  );
}

import { At, Drawing, Sign } from "../Drawing.tsx";
import type { Pictures } from "../pictures.ts";
import { Card, SpecialCard } from "./art.tsx";

/** A letter with its value, a blank, a word premium and a condition card. */
function Cards() {
  return (
    <Drawing height={96}>
      <At x={46}>
        <Card letter="Ż" points={5} />
      </At>
      <At x={104}>
        <Card letter="☆" points={0} />
      </At>
      <At x={176}>
        <SpecialCard label="×3" />
      </At>
      <At x={260}>
        <SpecialCard label="K…" plus="+10" minus="−5" />
      </At>
    </Drawing>
  );
}

/** KOT lies; MYSZ goes down beside it and makes KOTY too. */
function Laying() {
  return (
    <Drawing height={150}>
      <g transform="translate(52 -3) scale(0.82)">
        {[..."KOT"].map((letter, index) => (
          <At key={letter} x={index * 34} y={55}>
            <Card letter={letter} points={letter === "O" ? 1 : 2} />
          </At>
        ))}
        {[..."MYSZ"].map((letter, index) => (
          <At key={letter} x={102} y={15 + index * 40}>
            <Card letter={letter} points={letter === "S" || letter === "Z" ? 1 : 2} isNew />
          </At>
        ))}
      </g>
      <Sign x={236} y={54}>
        KOTY
      </Sign>
      <Sign x={236} y={88}>
        MYSZ
      </Sign>
    </Drawing>
  );
}

export const pictures: Pictures = { cards: Cards, laying: Laying };

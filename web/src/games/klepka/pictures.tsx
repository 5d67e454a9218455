import { Arrow, At, Drawing, Sign } from "../Drawing.tsx";
import type { Pictures } from "../pictures.ts";
import { FaceDown, Letter, Prize } from "./art.tsx";

/** A card from behind, a blue and a yellow letter, the three kinds of prize cards. */
function Cards() {
  return (
    <Drawing height={66}>
      <At x={36}>
        <FaceDown />
      </At>
      <At x={96}>
        <Letter letter="О" blue points={1} />
      </At>
      <At x={142}>
        <Letter letter="О" blue={false} points={1} />
      </At>
      <At x={202}>
        <Prize sign="*" />
      </At>
      <At x={246}>
        <Prize sign="~" />
      </At>
      <At x={290}>
        <Prize sign="#" />
      </At>
    </Drawing>
  );
}

/** A word of one colour counts twice. */
function OneColour() {
  return (
    <Drawing height={66}>
      {[..."КІНО"].map((letter, index) => (
        <At key={letter} x={28 + index * 41}>
          <Letter letter={letter} blue points={letter === "К" ? 2 : 1} />
        </At>
      ))}
      <Sign x={191}>5</Sign>
      <Sign x={221}>×2</Sign>
      <Arrow x={258} />
      <Sign x={293}>10</Sign>
    </Drawing>
  );
}

/** Two equal letters are a pair whatever their colours; another is turned back. */
function Pair() {
  return (
    <Drawing height={66}>
      <At x={40}>
        <Letter letter="Р" blue points={1} />
      </At>
      <Sign x={74}>=</Sign>
      <At x={108}>
        <Letter letter="Р" blue={false} points={1} />
      </At>
      <At x={210}>
        <Letter letter="М" blue={false} points={2} />
      </At>
      <Arrow x={248} />
      <At x={286}>
        <FaceDown />
      </At>
    </Drawing>
  );
}

export const pictures: Pictures = { cards: Cards, points: OneColour, opening: Pair };

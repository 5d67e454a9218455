import { Arrow, Drawing, Sign } from "../Drawing.tsx";
import type { Pictures } from "../pictures.ts";
import { Card } from "./art.tsx";

/** Cards side by side, small enough for two groups in a picture. */
function Cards({ x, values }: { x: number; values: readonly (readonly [up: number, down: number])[] }) {
  return values.map(([up, down], index) => (
    <g key={`${up}/${down}`} transform={`translate(${x + index * 34} 55) scale(0.80)`}>
      <Card up={up} down={down} />
    </g>
  ));
}

/** A 3 that is a 4 when it is turned. */
function TwoValues() {
  return (
    <Drawing height={100}>
      <Cards x={90} values={[[3, 4]]} />
      <Arrow x={160} />
      <Cards x={230} values={[[4, 3]]} />
    </Drawing>
  );
}

/** Three cards of one value as a set. */
function Laying() {
  return (
    <Drawing height={100}>
      <Cards
        x={126}
        values={[
          [3, 4],
          [3, 6],
          [3, 8],
        ]}
      />
    </Drawing>
  );
}

/** The whole hand turned. */
function Turning() {
  return (
    <Drawing height={100}>
      <Cards
        x={50}
        values={[
          [3, 4],
          [7, 2],
          [9, 5],
        ]}
      />
      <Arrow x={160} />
      <Cards
        x={202}
        values={[
          [4, 3],
          [2, 7],
          [5, 9],
        ]}
      />
    </Drawing>
  );
}

/** Two 6s beat two 5s. */
function Beating() {
  return (
    <Drawing height={100}>
      <Cards
        x={66}
        values={[
          [6, 1],
          [6, 7],
        ]}
      />
      <Sign x={160}>{">"}</Sign>

      <Cards
        x={220}
        values={[
          [5, 2],
          [5, 8],
        ]}
      />
    </Drawing>
  );
}

export const pictures: Pictures = { cards: TwoValues, lay: Laying, "turn-the-hand": Turning, beating: Beating };

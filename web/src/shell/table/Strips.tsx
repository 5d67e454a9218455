/** Strips of paper that come down for whoever has won: only for eyes. */
import { thrown } from "../../design/thrown.ts";

const STRIPS = Array.from({ length: 28 }, (_, index) => index);

export function Strips() {
  return (
    <div className="strips" aria-hidden="true">
      {STRIPS.map((index) => (
        <i key={index} style={thrown(index, [0.4, 1.2], [1.6, 1.2])} />
      ))}
    </div>
  );
}

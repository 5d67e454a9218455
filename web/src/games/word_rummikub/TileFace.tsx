/** The face of a wooden tile: its letter, a joker's mark, and Braille where it is wanted. */
import { brailleOf, isJoker, useTiles, useTongue } from "./view.ts";

export function TileFace({ face, braille }: { face: string; braille: boolean }) {
  const tongue = useTongue();
  const tiles = useTiles();
  const joker = isJoker(face);
  return (
    <span
      className={`rummy-face${joker ? " rummy-joker" : ""}${face === "?" ? " rummy-hidden" : ""}`}
      aria-hidden="true"
    >
      <b lang={tongue}>{face === "*" ? "☺" : face === "?" ? "" : face.toUpperCase()}</b>
      {joker && face !== "*" ? <i>☺</i> : null}
      {braille && face !== "?" ? <small>{brailleOf(tiles, face)}</small> : null}
    </span>
  );
}

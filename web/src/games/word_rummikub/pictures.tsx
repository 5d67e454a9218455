import { Arrow, Drawing } from "../Drawing.tsx";
import type { Pictures } from "../pictures.ts";
import { Word } from "./art.tsx";

/** Tiles bear a letter and its Braille dots; the smiling one is a joker. */
function Tiles() {
  return (
    <Drawing height={80}>
      <Word letters="SŁOWA" x={50} y={55} />
      <Word letters="☺" x={272} y={55} lean={6} />
    </Drawing>
  );
}

/** KOSZYK and an own T become KOT and SZYK. */
function Rebuilding() {
  return (
    <Drawing height={80}>
      <g transform="scale(0.62)">
        <Word letters="KOSZYK" x={26} y={62} />
        <Word letters="T" x={124} y={124} lean={-5} />
        <Word letters="KOT" x={372} y={52} />
        <Word letters="SZYK" x={352} y={122} />
      </g>
      <Arrow x={190} />
    </Drawing>
  );
}

/** A joker that stands for O, replaced by an O, goes on as another letter. */
function Joker() {
  return (
    <Drawing height={80}>
      <g transform="scale(0.62)">
        <Word letters="K☺T" x={38} y={62} />
        <Word letters="O" x={78} y={128} lean={-5} />
        <Word letters="KOT" x={284} y={88} />
        <Word letters="LA☺" x={416} y={88} />
      </g>
      <Arrow x={134} />
    </Drawing>
  );
}

export const pictures: Pictures = { tiles: Tiles, rebuilding: Rebuilding, jokers: Joker };

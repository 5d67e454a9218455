import { expect, test } from "vitest";
import pack from "../../../../src/litera/games/word_rummikub/packs/pl.json";
import { DOTS } from "./art.tsx";

/** The dots of a Braille letter, from its place in Unicode. */
function dotsOf(braille: string): readonly number[] {
  const bits = (braille.codePointAt(0) ?? 0) - 0x2800;
  return [1, 2, 3, 4, 5, 6].filter((dot) => bits & (1 << (dot - 1)));
}

test("tiles of pictures bear the Braille of the pack", () => {
  const braille = new Map(Object.entries(pack.letters).map(([letter, tile]) => [letter, tile.braille]));
  braille.set("☺", pack.joker.braille);
  for (const letter of Object.keys(DOTS))
    expect([letter, DOTS[letter]]).toEqual([letter, dotsOf(braille.get(letter) ?? "")]);
});

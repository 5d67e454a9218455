import { expect, test } from "vitest";
import pack from "../../../../src/litera/games/word_rummikub/packs/pl.json";
import { DOTS } from "./art.tsx";
import { lesson } from "./lesson.tsx";

/** The dots of a Braille letter, from its place in Unicode. */
function dotsOf(braille: string): readonly number[] {
  const bits = (braille.codePointAt(0) ?? 0) - 0x2800;
  return [1, 2, 3, 4, 5, 6].filter((dot) => bits & (1 << (dot - 1)));
}

test("tiles of pictures and of the lesson bear the Braille of the pack", () => {
  const braille = new Map(Object.entries(pack.letters).map(([letter, tile]) => [letter, tile.braille]));
  braille.set("☺", pack.joker.braille);
  const pieces = lesson.steps.flatMap((step) => [...step.groups, ...step.after].flatMap((group) => group.pieces));
  const shown = pieces.filter((piece) => piece.face !== undefined).map((piece) => piece.value);
  for (const letter of new Set([...shown, ...Object.keys(DOTS)]))
    expect([letter, DOTS[letter]]).toEqual([letter, dotsOf(braille.get(letter) ?? "")]);
});

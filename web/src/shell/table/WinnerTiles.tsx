/** The winner's name laid out in wooden tiles, and strips of paper that come down for whoever has won. */
import { type CSSProperties, useMemo } from "react";
import { thrown } from "../../design/thrown.ts";
import { useLocale } from "../../i18n/text.ts";

/** The longest name that is laid out: more tiles would be too small to be read. */
const MOST_TILES = 16;
const STRIPS = Array.from({ length: 28 }, (_, index) => index);

/** The words of a name that are laid out, letter by letter: all of them, or the first where all are too many. */
export function tilesOf(name: string, language: string): readonly (readonly string[])[] {
  const words = name
    .toLocaleUpperCase(language)
    .split(/\s+/)
    .map((word) => [...word]);
  const fits = (laid: readonly (readonly string[])[]) => laid.flat().length <= MOST_TILES;
  return [words, words.slice(0, 1)].find(fits) ?? [];
}

/** Only for eyes: the heading says the name. */
export function WinnerTiles({ name, isOwn }: { readonly name: string; readonly isOwn: boolean }) {
  const { language } = useLocale();
  const words = useMemo(() => tilesOf(name, language), [name, language]);
  const longest = Math.max(...words.map((word) => word.length));
  return (
    <div className="winner" aria-hidden="true" style={{ "--longest": longest } as CSSProperties}>
      {words.map((word, part) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name that stays
        <span key={part}>
          {word.map((letter, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the letters of a name that stays
            <b key={index} style={{ animationDelay: `${((part * 4 + index) * 0.06).toFixed(2)}s` }}>
              {letter}
            </b>
          ))}
        </span>
      ))}
      {isOwn ? STRIPS.map((index) => <i key={index} style={thrown(index, [0.4, 1.2], [1.6, 1.2])} />) : null}
    </div>
  );
}

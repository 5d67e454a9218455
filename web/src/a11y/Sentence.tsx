/** A sentence in which words of the game's language are marked, as the server's are: each is told apart in the page. */
import { type ComponentType, createContext, useContext } from "react";

/** The language of the game's words; null where it is played without words. */
export const WordLanguage = createContext<string | null>(null);

/** Draws a marked word, where the game has pictures for some; null where a word is just written. */
export const DrawnWord = createContext<ComponentType<{ readonly children: string }> | null>(null);

/** What stands around a marked word (docs/table-server.md, `marks`): isolates of Unicode. */
const MARKED = /\u2068([^\u2069]*)\u2069/;

/** A word or letter of the game's language, for a sentence of the pages that `Sentence` shows. */
export function marked(word: string): string {
  return `\u2068${word}\u2069`;
}

/** Splits a sentence into plain text and words, by turns. */
export function partsOf(sentence: string): readonly string[] {
  return sentence.split(MARKED);
}

/** A sentence without its marks, where there can be no elements. */
export function unmarked(sentence: string): string {
  return partsOf(sentence).join("");
}

export function Sentence({ children }: { readonly children: string }) {
  const lang = useContext(WordLanguage);
  const Drawn = useContext(DrawnWord);
  if (lang === null) return unmarked(children);
  return partsOf(children).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a sentence never changes
      <span key={index} lang={lang}>
        {Drawn === null ? part : <Drawn>{part}</Drawn>}
      </span>
    ),
  );
}

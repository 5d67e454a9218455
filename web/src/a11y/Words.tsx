/**
 * Text of the pages in which words of the game's language stand without marks, as in rules and lessons: they are known
 * by their capitals, or by their letters, and each is told apart in the page.
 */
import { useContext } from "react";
import type { Language } from "../i18n/languages.ts";
import { useLocale } from "../i18n/text.ts";
import { WordLanguage } from "./Sentence.tsx";

const CAPITALS = /(\p{Lu}{2}\p{L}*)/u;
const CYRILLIC = /(\p{Script=Cyrillic}(?:[\p{Script=Cyrillic}’ ]*\p{Script=Cyrillic})?)/u;

/** Splits a text of a page into plain text and words of the other language, by turns. */
export function wordsIn(text: string, page: Language, language: string | null): readonly string[] {
  if (language === null || language === page) return [text];
  return text.split(language === "uk" ? CYRILLIC : CAPITALS);
}

export function Words({ children }: { readonly children: string }) {
  const language = useContext(WordLanguage);
  const page = useLocale().language;
  return wordsIn(children, page, language).map((part, index) =>
    index % 2 === 0 || language === null ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes
      <span key={index} lang={language}>
        {part}
      </span>
    ),
  );
}

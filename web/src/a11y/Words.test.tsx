import { render } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";
import type { Language } from "../i18n/languages.ts";
import { switchLanguage } from "../i18n/text.ts";
import { WordLanguage } from "./Sentence.tsx";
import { Words, wordsIn } from "./Words.tsx";

beforeAll(() => switchLanguage("en"));

it.each<[string, Language, string | null, readonly string[]]>([
  ["Lay KOT, letter by letter: `play KOt`.", "en", "pl", ["KOT", "KOt"]],
  ["Викладіть ŹLUK і SZYK.", "uk", "pl", ["ŹLUK", "SZYK"]],
  ["K. O. and A1, x2", "en", "pl", []],
  ["«Слава Україні» wins: word КІТ [Кb]", "en", "uk", ["Слава Україні", "КІТ", "К"]],
  ["Wyłóż KOT.", "pl", "pl", []],
  ["D N U P, AB", "en", null, []],
])("finds the words in %s", (text, page, language, words) => {
  const parts = wordsIn(text, page, language);
  expect(parts.filter((_, index) => index % 2 === 1)).toEqual(words);
  expect(parts.join("")).toBe(text);
});

it("says of each word in which language it is", () => {
  const shown = (
    <WordLanguage value="pl">
      <Words>Make KOT.</Words>
    </WordLanguage>
  );
  expect(render(shown).container.innerHTML).toBe('Make <span lang="pl">KOT</span>.');
});

/** In which language of words one plays: one's own where the game has it, until another is chosen. */
import { Select } from "../design/components/fields.tsx";
import { LANGUAGE_NAMES, type Language } from "../i18n/languages.ts";
import { useText } from "../i18n/text.ts";
import type { Game } from "../protocol/http.ts";

interface WordsChoiceProps {
  readonly game: Game;
  readonly value: string | null;
  readonly onChange: (language: string) => void;
}

export function WordsChoice({ game, value, onChange }: WordsChoiceProps) {
  const text = useText();
  if (value === null) return null;
  return (
    <Select
      label={text("words-language")}
      value={value}
      onChange={onChange}
      choices={game.languages.map((language) => ({
        value: language,
        label: LANGUAGE_NAMES[language as Language] ?? language,
        lang: language,
      }))}
    />
  );
}

/** Beside “Play now”: in which language of words one plays, and the others at one tap. */
import { LanguageIcon } from "../design/components/icons.tsx";
import { Menu } from "../design/components/index.ts";
import { LANGUAGE_NAMES, type Language } from "../i18n/languages.ts";
import { useText } from "../i18n/text.ts";
import type { Game } from "../protocol/http.ts";
import { changeSettings } from "../settings/settings.ts";

interface WordsMenuProps {
  readonly game: Game;
  readonly words: string | null;
}

export function WordsMenu({ game, words }: WordsMenuProps) {
  const text = useText();
  if (words === null) return null;
  return (
    <Menu
      label={text("words-menu", { game: game.title, language: LANGUAGE_NAMES[words as Language] })}
      items={game.languages.map((language) => ({
        id: language,
        label: LANGUAGE_NAMES[language as Language],
        lang: language,
        isChosen: language === words,
        onAction: () => changeSettings({ words: language as Language }),
      }))}
    >
      <LanguageIcon />
      <span lang={words}>{LANGUAGE_NAMES[words as Language]}</span>
    </Menu>
  );
}

/** The one click into a game against machines. */
import { useState } from "react";
import { PlayIcon } from "../design/components/icons.tsx";
import { Button } from "../design/components/index.ts";
import { useLocale } from "../i18n/text.ts";
import type { Game } from "../protocol/http.ts";
import { settings } from "../settings/settings.ts";
import { Failure } from "./Failure.tsx";
import { navigate } from "./router.ts";
import { openTable, quickTable, wordsOf } from "./tables.ts";

export function PlayNow({ game }: { game: Game }) {
  const { language, text } = useLocale();
  const [isOpening, setIsOpening] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const play = async () => {
    setIsOpening(true);
    setError(null);
    const { levels, words } = settings.get();
    try {
      navigate(await openTable(quickTable(game, levels[game.id], wordsOf(game, words, language))));
    } catch (refused) {
      setError(refused as Error);
      setIsOpening(false);
    }
  };
  return (
    <>
      {error ? <Failure error={error} /> : null}
      <Button
        look="primary"
        onPress={play}
        isDisabled={isOpening}
        aria-label={text("play-now-label", { game: game.title })}
      >
        <PlayIcon /> {text("play-now")}
      </Button>
    </>
  );
}

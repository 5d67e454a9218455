/** The one click into a game against bots, and into one at the next level for whoever mostly wins at this one. */
import { useState } from "react";
import { PlayIcon } from "../design/components/icons.tsx";
import { Button } from "../design/components/index.ts";
import { useLocale } from "../i18n/text.ts";
import type { Game, Level } from "../protocol/http.ts";
import { changeSettings, settings, useSettings } from "../settings/settings.ts";
import { Failure } from "./Failure.tsx";
import { isMastered, levelAbove } from "./levels.ts";
import { useMyGames } from "./myGames.ts";
import { navigate } from "./router.ts";
import { levelOf, openTable, quickTable, wordsOf } from "./tables.ts";

export function PlayNow({ game }: { game: Game }) {
  const { language, text } = useLocale();
  const [isOpening, setIsOpening] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const { levels } = useSettings();
  const mine = useMyGames();
  const level = levelOf(game, levels[game.id]);
  const isDue = mine.status === "ready" && isMastered(mine.value.tables, game.id, level.id);
  const next = isDue ? levelAbove(game, level.id) : null;
  const play = async (at: Level) => {
    setIsOpening(true);
    setError(null);
    try {
      const opened = await openTable(quickTable(game, at.id, wordsOf(game, settings.get().words, language)));
      if (at !== level) changeSettings({ levels: { ...settings.get().levels, [game.id]: at.id } });
      navigate(opened);
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
        onPress={() => void play(level)}
        isDisabled={isOpening}
        aria-label={text("play-now-label", { game: game.title })}
      >
        <PlayIcon /> {text("play-now")}
      </Button>
      {next === null ? null : (
        <Button onPress={() => void play(next)} isDisabled={isOpening}>
          {text("table-next-level", { level: next.title })}
        </Button>
      )}
    </>
  );
}

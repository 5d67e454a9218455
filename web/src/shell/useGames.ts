/** The games of this server, in the language of the pages. */
import { useLocale } from "../i18n/text.ts";
import type { Game, Games } from "../protocol/http.ts";
import { get } from "./api.ts";
import { type Loaded, useLoad } from "./useLoad.ts";

/** Finds a game by its id; null where the games are not there, or it is none of them. */
export function gameOf(games: Loaded<readonly Game[]>, game: string): Game | null {
  return games.status === "ready" ? (games.value.find(({ id }) => id === game) ?? null) : null;
}

export function useGames(): Loaded<readonly Game[]> {
  const { language } = useLocale();
  return useLoad(language, async () => (await get<Games>("/api/games")).games);
}

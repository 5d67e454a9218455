/** The games of this server, in the language of the pages. */
import { useLocale } from "../i18n/text.ts";
import type { Game } from "../protocol/http.ts";
import { get } from "./api.ts";
import { type Loaded, useLoad } from "./useLoad.ts";

export function useGames(): Loaded<readonly Game[]> {
  const { language } = useLocale();
  return useLoad(language, async () => (await get<{ games: readonly Game[] }>("/api/games")).games);
}

/** One's own games, asked for again and again while the pages are in sight: how many wait for one, and which is next. */
import { createContext, useContext, useEffect, useMemo, useRef } from "react";
import { useLocale } from "../i18n/text.ts";
import type { TableSummary } from "../protocol/http.ts";
import { get } from "./api.ts";
import { useRoute } from "./router.ts";
import { tableHref } from "./tables.ts";
import { showTurns } from "./tabTitle.ts";
import { useAgain } from "./useAgain.ts";
import { type Loaded, useLoad } from "./useLoad.ts";

/** How often they are asked for in the lobby by those who have a game on; elsewhere, and by all others. */
const REFRESH_MS = 10_000;
const SELDOM_MS = 30_000;

type Tables = Loaded<{ readonly tables: readonly TableSummary[] }>;

export const MyGames = createContext<Tables>({ status: "loading" });

function goesOn({ status }: TableSummary): boolean {
  return status !== "over";
}

/** Asks for one's own games; for the top of the pages alone. */
export function useAskedGames(): Tables {
  const { language } = useLocale();
  const { page } = useRoute();
  const games = useLoad<{ tables: readonly TableSummary[] }>(`${language} mine`, () => get("/api/tables/mine"));
  const shown = useRef(page);
  const reload = games.status === "ready" ? games.reload : null;
  const isOften = page === "lobby" && games.status === "ready" && games.value.tables.some(goesOn);
  useEffect(() => {
    if (!reload) return;
    // Whoever comes back from a table has just moved there.
    if (shown.current !== page) reload();
    shown.current = page;
  }, [reload, page]);
  useAgain(reload, isOften ? REFRESH_MS : SELDOM_MS);
  const turns = games.status === "ready" ? games.value.tables.filter(({ turn }) => turn).length : 0;
  useEffect(() => showTurns(turns), [turns]);
  return games;
}

export function useMyGames(): Tables {
  return useContext(MyGames);
}

/** The address of the next game that waits for one, other than the one in sight, and how many wait in all. */
export function useNextGame(): { href: string | null; count: number } {
  const games = useMyGames();
  const { parameters } = useRoute();
  return useMemo(() => {
    const waiting = games.status === "ready" ? games.value.tables.filter(({ turn }) => turn) : [];
    const here = waiting.findIndex(({ table }) => table === parameters.table);
    const others = [...waiting.slice(here + 1), ...waiting.slice(0, Math.max(here, 0))];
    return { href: others[0] ? tableHref(others[0].table) : null, count: waiting.length };
  }, [games, parameters]);
}

/** A finished game gone through move by move: every position comes from the server, made from the record. */
import { useCallback, useEffect, useState } from "react";
import type { Announcer } from "../../a11y/announcer.ts";
import { useLocale } from "../../i18n/text.ts";
import type { ReplayReply as Position } from "../../protocol/http.ts";
import { withPlaces } from "../../store/places.ts";
import { get } from "../api.ts";
import { redirect } from "../router.ts";
import { tableApi } from "../tables.ts";
import { useLoad } from "../useLoad.ts";
import { replayLink } from "./replayLink.ts";

export interface Replay {
  /** The move after which the game is shown; null while no replay is open. */
  readonly at: number | null;
  /** The last position that has come; null before the first. */
  readonly shown: Position | null;
  readonly error: Error | null;
  /** It goes on from move to move. */
  readonly runs: boolean;
  readonly run: (runs: boolean) => void;
  /** Goes to a move, or as near to it as there is one. */
  readonly seek: (move: number) => void;
}

/** Milliseconds from move to move while the replay runs. */
const PACE_MS = 1600;

/** The replay of a table after so many moves; the address says how many, so that it can be sent on. */
export function useReplay(table: string, at: number | null, announcer: Announcer): Replay {
  const { language } = useLocale();
  const [runs, setRuns] = useState(false);
  const [shown, setShown] = useState<Position | null>(null);
  const path = `${tableApi(table, "/replay")}?moves=${at}&marks=true`;
  const loaded = useLoad<Position | null>(`${path} ${language}`, () =>
    at === null ? Promise.resolve(null) : get<Position>(path),
  );
  const position = loaded.status === "ready" ? loaded.value : null;
  useEffect(() => {
    if (position === null) return;
    setShown(position);
    for (const sentence of position.said) announcer.narrate(withPlaces(sentence));
  }, [position, announcer]);
  const show = useCallback((move: number) => redirect(replayLink(table, move)), [table]);
  useEffect(() => {
    if (!runs || position === null) return;
    if (position.moves >= position.total) {
      setRuns(false);
      return;
    }
    const timer = setTimeout(() => show(position.moves + 1), PACE_MS);
    return () => clearTimeout(timer);
  }, [runs, position, show]);
  return {
    at,
    shown: at === null ? null : shown,
    error: loaded.status === "failed" ? loaded.error : null,
    runs,
    run: setRuns,
    seek(move) {
      setRuns(false);
      show(Math.min(Math.max(move, 0), shown?.total ?? 0));
    },
  };
}

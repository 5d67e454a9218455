/** Accepts a bot's word where nothing else is to be decided: a bot plays words of the dictionary alone. */
import { useEffect } from "react";
import type { CardsProps } from "./props.ts";

export function useAutoAccept({ view, you, players, legal, settings, dispatch, busy }: CardsProps): void {
  const layer = view.pending === null ? undefined : players[view.pending.seat];
  const isAsked = you !== null && view.phase === "answer" && view.to_act.includes(you) && !view.over && !busy;
  const isPlain = legal?.moves.includes("accept") === true && !legal.moves.some((move) => move.startsWith("condition"));
  const accepts = settings.autoAccept && isAsked && isPlain && layer?.isBot === true;
  useEffect(() => {
    if (accepts) void dispatch.act("accept");
  }, [accepts, dispatch]);
}

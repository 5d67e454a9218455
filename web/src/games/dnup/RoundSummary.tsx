/** How the last round ended: in sight through the first turns of the next one, or until it is put away. */
import { useEffect, useState } from "react";
import { Button } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import type { GameEvent } from "../../net/messages.ts";
import type { DnupProps } from "./Board.tsx";

export function RoundSummary({ events, players, view }: DnupProps) {
  const text = useText();
  const [ended, setEnded] = useState<readonly GameEvent[]>([]);
  useEffect(() => {
    if (events.some((event) => event.kind === "round_over" || event.kind === "round_void")) setEnded(events);
  }, [events]);
  if (ended.length === 0 || view.over || view.round_turns >= view.seats) return null;
  const lines = ended.flatMap((event) => {
    const player = event.seat === null ? undefined : players[event.seat];
    const name = player?.own ? text("dnup-you") : (player?.name ?? "");
    if (event.kind === "out")
      return [text("dnup-summary-out", { name, gain: Number(event.gain), score: Number(event.score) })];
    if (event.kind === "round_won") return [text("dnup-summary-won", { name, score: Number(event.score) })];
    if (event.kind === "round_void") return [text("dnup-summary-void", { round: Number(event.round) })];
    return [];
  });
  return (
    <div className="dnup-summary">
      <div className="dnup-summary-lines">
        <b>{text("dnup-summary", { round: view.round })}</b>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </div>
      <Button look="quiet" onPress={() => setEnded([])}>
        {text("close")}
      </Button>
    </div>
  );
}

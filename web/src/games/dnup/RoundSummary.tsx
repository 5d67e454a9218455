/** How the last round ended: in sight through the first turns of the next one, or until it is put away. */
import { useEffect, useRef, useState } from "react";
import { Button } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import type { GameEvent } from "../../net/messages.ts";
import type { DnupProps } from "./props.ts";

export function RoundSummary({ events, players, view }: DnupProps) {
  const text = useText();
  const [ended, setEnded] = useState<readonly GameEvent[]>([]);
  /** Who has gone out in a round before its end: the first does so turns before it. */
  const before = useRef<{ readonly round: number; readonly out: readonly GameEvent[] }>({ round: 0, out: [] });
  useEffect(() => {
    const isEnd = events.some(({ kind }) => kind === "round_over" || kind === "round_void");
    const round = isEnd ? view.round - 1 : view.round;
    const isToldAgain = ({ seat }: GameEvent) => events.some((event) => event.kind === "out" && event.seat === seat);
    const earlier = before.current.round === round ? before.current.out.filter((event) => !isToldAgain(event)) : [];
    if (isEnd) setEnded([...earlier, ...events]);
    else before.current = { round, out: [...earlier, ...events.filter(({ kind }) => kind === "out")] };
  }, [events, view.round]);
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
    <div className="part-over dnup-summary">
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

/** A prize card that somebody has just played, for eyes that are on the board: ears are told by the table (K16 to K18). */
import { useEffect } from "react";
import { unmarked } from "../../a11y/Sentence.tsx";
import { useText } from "../../i18n/text.ts";
import type { GameEvent } from "../../net/messages.ts";
import { usePassing } from "../../usePassing.ts";
import { useCardName } from "./names.ts";
import type { KlepkaProps } from "./props.ts";
import "./interrupt.css";

/** Milliseconds that it stays in sight. */
const IN_SIGHT_MS = 5000;

export function Interrupt({ events, step, players }: KlepkaProps) {
  const text = useText();
  const nameOf = useCardName();
  const [told, show] = usePassing<GameEvent>(IN_SIGHT_MS);
  const played = events.find(({ kind }) => kind === "chaos" || kind === "exchanged") ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each step, however often the board is drawn
  useEffect(() => {
    if (played !== null) show(played);
  }, [step]);
  if (told === null) return null;
  const nameAt = (seat: number) => {
    const player = players[seat];
    return player?.own ? text("klepka-you") : (player?.name ?? "");
  };
  const name = nameAt(Number(told.seat));
  return (
    <p className="passing" aria-hidden="true">
      {told.kind === "chaos"
        ? text("klepka-played-chaos", { name })
        : text("klepka-played-exchange", {
            name,
            other: nameAt(Number(told.other)),
            give: unmarked(nameOf(String(told.give))),
            take: unmarked(nameOf(String(told.take))),
          })}
    </p>
  );
}

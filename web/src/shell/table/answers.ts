/** Answers to questions about the table: the server's, but for the clock, which this machine reads by itself. */
import { useCallback, useRef } from "react";
import { useText } from "../../i18n/text.ts";
import { answerUntil, clockText, millisecondsLeft } from "../../store/clock.ts";
import { command, type TableStore } from "../../store/table.ts";

/** Milliseconds that a machine player may think about a hint. */
const HINT_MS = 1500;

/** The best advice: first a nudge that gives nothing away, then the move and what speaks for it. */
interface Hint {
  readonly move: string | null;
  readonly nudge?: string | null;
  readonly why?: readonly string[];
}

/** The function that answers a topic in the page's language. */
export function useAnswers(store: TableStore): (topic: string, verbosity: number) => Promise<string> {
  const text = useText();
  /** The step whose nudge was told already: asked again, the move itself is. */
  const nudged = useRef(-1);
  return useCallback(
    async (topic, verbosity) => {
      if (topic === "hint") {
        const reply = await store.ask(command("advise", { explain: true, ms: HINT_MS }));
        if (!reply.ok) return reply.error.message;
        const { move, nudge, why } = reply as unknown as Hint;
        const { number } = store.table.get().step;
        if (move === null) return text("table-nothing-yet");
        if (nudged.current !== number && typeof nudge === "string") {
          nudged.current = number;
          return nudge;
        }
        return [text("table-hint", { move }), ...(why ?? [])].join("\n");
      }
      if (topic !== "clock") return (await store.say(topic, verbosity)) || text("table-nothing-yet");
      const { room, reading } = store.table.get();
      const lines = (room?.seats ?? []).flatMap(({ name }, seat) => {
        const left = reading === null ? null : millisecondsLeft(reading, seat, performance.now());
        if (left === null) return [];
        const { days, time } = clockText(left);
        const shown = days > 0 ? text("table-clock-days", { days, time }) : time;
        return [text("table-clock-line", { name: name ?? "", time: shown })];
      });
      const until = reading === null ? null : answerUntil(reading);
      if (until !== null) {
        const { time } = clockText(Math.max(0, until - performance.now()));
        lines.push(text("table-clock-answer", { time }));
      }
      return lines.length === 0 ? text("table-clock-none") : lines.join("\n");
    },
    [store, text],
  );
}

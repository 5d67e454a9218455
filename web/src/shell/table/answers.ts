/** Answers to questions about the table: the server's, but for the clock, which this machine reads by itself. */
import { useCallback } from "react";
import { useText } from "../../i18n/text.ts";
import { clockText, millisecondsLeft } from "../../store/clock.ts";
import type { TableStore } from "../../store/table.ts";

/** The function that answers a topic in the page's language. */
export function useAnswers(store: TableStore): (topic: string, verbosity: number) => Promise<string> {
  const text = useText();
  return useCallback(
    async (topic, verbosity) => {
      if (topic !== "clock") return (await store.say(topic, verbosity)) || text("table-nothing-yet");
      const { room, reading } = store.table.get();
      const lines = (room?.seats ?? []).flatMap(({ name }, seat) => {
        const left = reading === null ? null : millisecondsLeft(reading, seat, performance.now());
        if (left === null) return [];
        const { days, time } = clockText(left);
        const shown = days > 0 ? text("table-clock-days", { days, time }) : time;
        return [text("table-clock-line", { name: name ?? "", time: shown })];
      });
      return lines.length === 0 ? text("table-clock-none") : lines.join("\n");
    },
    [store, text],
  );
}

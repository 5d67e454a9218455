/** Clocks and people of a table, in a few words. */
import type { Text } from "../i18n/text.ts";
import type { Clock, TableSummary } from "../protocol/http.ts";

/** Such as "10 minutes + 5 seconds a move"; null for a table without a clock. */
export function clockText(clock: Clock, text: Text): string | null {
  switch (clock.kind) {
    case "none":
      return null;
    case "move":
      return text("clock-move", { seconds: clock.seconds });
    case "game":
      return text("clock-game", { minutes: clock.minutes, increment: clock.increment });
    case "days":
      return text(clock.bank ? "clock-days-bank" : "clock-days", { days: clock.days });
  }
}

/** Who sits at a table: names, bots, free seats. */
export function seatsText(table: TableSummary, text: Text): string {
  return table.seats
    .map((seat) => {
      if (seat.name !== null) return seat.name;
      return seat.bot === null ? text("seat-free") : text("seat-bot");
    })
    .join(", ");
}

/** Who sat at a table that is over, each with their score. */
export function scoresText(table: TableSummary, text: Text): string {
  return table.seats
    .map((seat, number) => {
      const points = String(table.scores[number]).replace("-", "−");
      return text("seat-score", { name: seat.name ?? "", points });
    })
    .join(", ");
}

/** The levels of a game's bots, from the weakest up, and when the next one is due. */
import type { Game, Level, TableSummary } from "../protocol/http.ts";

/** The opponent that goes by one's results, which is listed behind the levels. */
export const EVEN = "even";
/** So many of one's last games at a level are looked at, and so many of them won: the next one is offered. */
const LAST = 3;
const WON = 2;

/** The level above another; null for the highest and for an even match. */
export function levelAbove({ levels }: Game, level: string): Level | null {
  const ladder = levels.filter(({ id }) => id !== EVEN);
  const at = ladder.findIndex(({ id }) => id === level);
  return at < 0 ? null : (ladder[at + 1] ?? null);
}

/** Whether one has won two of one's last three games against bots of a level alone. */
export function isMastered(tables: readonly TableSummary[], game: string, level: string): boolean {
  const last = tables
    .filter(
      ({ game: played, status, you, seats }) =>
        played === game &&
        status === "over" &&
        you !== null &&
        seats.every(({ bot }, seat) => seat === you || bot === level),
    )
    .sort((one, other) => (other.ended ?? 0) - (one.ended ?? 0))
    .slice(0, LAST);
  return last.filter(({ you, winners }) => you !== null && winners.includes(you)).length >= WON;
}

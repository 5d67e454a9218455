/** How a game ended at its table: who won, and why where it was the table that ended it. */
import type { Text } from "../../i18n/text.ts";
import type { Room } from "../../net/messages.ts";

/** Reasons of the table itself; all others are the game's, and told by `say result`. */
const TABLE_REASONS = new Set(["resigned", "agreed", "abandoned", "time", "closed"]);

export function winnersOf({ result, seats }: Room): readonly string[] {
  return (result?.winners ?? []).map((seat) => seats[seat]?.name ?? "").filter((name) => name !== "");
}

/** Such as "Anna wins", or "You win!"; that it is over, where nobody does. */
export function winText(room: Room, text: Text, language: string): string {
  const names = winnersOf(room);
  const { winners } = room.result ?? { winners: [] };
  if (winners.length === 1 && winners[0] === room.you.seat) return text("table-result-you");
  if (names.length === 0) return text("table-result-none");
  return text("table-result", { names: new Intl.ListFormat(language).format(names), count: names.length });
}

/** Why the table ended the game; null where it goes on, or came to its own end. */
export function reasonText({ result }: Room, text: Text): string | null {
  return result !== null && TABLE_REASONS.has(result.reason) ? text(`table-reason-${result.reason}`) : null;
}

/** Whether a game came to its own end, by its rules. */
export function isOwnEnd({ result }: Room): boolean {
  return result !== null && !TABLE_REASONS.has(result.reason);
}

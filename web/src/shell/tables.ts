/** Opening tables and finding the way to them. */
import type { Game, NewTable, NewTableReply } from "../protocol/http.ts";
import { post } from "./api.ts";
import { ensureSession } from "./session.ts";

/** The address of a table's page. */
export function tableHref(table: string, invitation?: string): string {
  const query = invitation ? `?${new URLSearchParams({ invitation })}` : "";
  return `/t/${encodeURIComponent(table)}${query}`;
}

/** Opens a table, and gives its page's address. */
export async function openTable(table: NewTable): Promise<string> {
  await ensureSession();
  const opened = await post<NewTableReply>("/api/tables", table);
  return tableHref(opened.table.table);
}

/** The quickest table of a game: as few seats as it takes, machine players of the first level on all others. */
export function quickTable(game: Game): NewTable {
  const seats = Math.min(...game.seats);
  const [level] = game.levels;
  if (!level) throw new Error(`${game.id} has no machine players`);
  return {
    game: game.id,
    seats,
    bots: Array.from({ length: seats - 1 }, () => level.id),
    access: "private",
    start: "full",
  };
}

/** The page's address that a pasted link, or a table's id alone, means; null where it is neither. */
export function readInvitation(pasted: string): string | null {
  const trimmed = pasted.trim();
  if (/^[\w-]{4,64}$/.test(trimmed)) return tableHref(trimmed);
  const address = URL.parse(trimmed, location.origin);
  const found = address?.pathname.match(/^\/t\/([\w-]{4,64})$/);
  if (!address || !found?.[1] || !/^https?:$/.test(address.protocol)) return null;
  return tableHref(found[1], address.searchParams.get("invitation") ?? undefined);
}

/** The owner's own pack of a table, where it has one: what its cards are worth and bear. */
import type { Json } from "../../net/messages.ts";
import type { PackReply } from "../../protocol/http.ts";
import { get } from "../api.ts";
import { tableApi } from "../tables.ts";
import { useLoad } from "../useLoad.ts";

/** Gives the pack; null for the game's own, and undefined as long as the owner's is on its way. */
export function useOwnersPack(table: string, invitation: string | null, isOwners: boolean): Json | undefined {
  const path = tableApi(table, "/pack", invitation);
  const loaded = useLoad(isOwners ? path : "", () =>
    isOwners ? get<PackReply>(path).then(({ pack }) => pack) : Promise.resolve(null),
  );
  if (!isOwners) return null;
  return loaded.status === "ready" ? loaded.value : undefined;
}

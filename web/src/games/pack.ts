/** What the cards and tiles of a table are worth and bear: the owner's own pack, where there is one, or the game's. */
import { createContext, useContext } from "react";
import type { Json } from "../net/messages.ts";

const Owners = createContext<Json>(null);

/** Around everything that shows a table: the owner's pack that the server gives, or null. */
export const OwnersPack = Owners.Provider;

/** The pack of this table. The server has judged the owner's: it has the form of the game's own. */
export function usePack<Pack>(own: Pack): Pack {
  const owners = useContext(Owners);
  return owners === null ? own : (owners as Pack);
}

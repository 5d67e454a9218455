/** What the cards and tiles of a table are worth and bear: the owner's own pack, where there is one, or the game's. */
import { createContext, useContext } from "react";
import { WordLanguage } from "../a11y/Sentence.tsx";
import type { Json } from "../net/messages.ts";

const Owners = createContext<Json>(null);

/** Around everything that shows a table: the owner's pack that the server gives, or null. */
export const OwnersPack = Owners.Provider;

/** The language of this table's words, for what is written in it; `usual` is the game's own. */
export function useWordLanguage(usual: string): string {
  return useContext(WordLanguage) ?? usual;
}

/**
 * The pack of this table. The server has judged the owner's: it has the form of the game's own, of which there is one
 * for each language of words.
 */
export function usePack<Pack>(own: Readonly<Record<string, Pack>>, usual: string): Pack {
  const owners = useContext(Owners);
  const language = useWordLanguage(usual);
  return owners === null ? (own[language] as Pack) : (owners as Pack);
}

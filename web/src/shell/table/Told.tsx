/**
 * A sentence of the server's about the game, to be read: its places are in it where one sees them on the board, and
 * cards that have a picture instead of a name are drawn.
 */
import { createContext, useContext } from "react";
import { DrawnWord, Sentence } from "../../a11y/Sentence.tsx";
import type { AnyFront } from "../../games/front.ts";
import { useSettings } from "../../settings/settings.ts";
import { withoutPlaces, withPlaces } from "../../store/places.ts";

/** Around everything that tells of a game: what draws its cards. */
export const Drawing = createContext<AnyFront["Drawn"]>(null);

export function Told({ children }: { readonly children: string }) {
  const { coordinates } = useSettings();
  return (
    <DrawnWord value={useContext(Drawing)}>
      <Sentence>{coordinates ? withPlaces(children) : withoutPlaces(children)}</Sentence>
    </DrawnWord>
  );
}

/** A sentence of the server's about the game, to be read: its places are in it where one sees them on the board. */
import { Sentence } from "../../a11y/Sentence.tsx";
import { useSettings } from "../../settings/settings.ts";
import { withoutPlaces, withPlaces } from "../../store/places.ts";

export function Told({ children }: { readonly children: string }) {
  const { coordinates } = useSettings();
  return <Sentence>{coordinates ? withPlaces(children) : withoutPlaces(children)}</Sentence>;
}

/** Pictures for the rules of each game, by the id of the topic that they explain. */
import type { ComponentType } from "react";

export type Pictures = Readonly<Record<string, ComponentType>>;

const pictures = import.meta.glob<{ readonly pictures: Pictures }>("./*/pictures.tsx");

/** Fetches a game's pictures; none for a game that has none. */
export async function loadPictures(game: string): Promise<Pictures> {
  const load = pictures[`./${game}/pictures.tsx`];
  return load === undefined ? {} : (await load()).pictures;
}

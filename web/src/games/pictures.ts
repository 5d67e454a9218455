/** Pictures for the rules of each game, by the number of the topic they explain; 0 is what stands before all topics. */
import type { ComponentType } from "react";

export type Pictures = Readonly<Record<number, ComponentType>>;

const pictures = import.meta.glob<{ readonly pictures: Pictures }>("./*/pictures.tsx");

/** Fetches a game's pictures; none for a game that has none. */
export async function loadPictures(game: string): Promise<Pictures> {
  const load = pictures[`./${game}/pictures.tsx`];
  return load === undefined ? {} : (await load()).pictures;
}

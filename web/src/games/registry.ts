/** Finds a game's front by the id that the server gives: each folder beside this file is a game, loaded when it is needed. */

import { part } from "../part.ts";
import type { AnyFront } from "./front.ts";

const fronts = import.meta.glob<{ readonly front: AnyFront }>("./*/index.ts");

/** Loads a game's front; null for a game that this page cannot show. */
export async function loadFront(game: string): Promise<AnyFront | null> {
  const load = fronts[`./${game}/index.ts`];
  return load === undefined ? null : (await part(load())).front;
}

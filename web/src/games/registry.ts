/** Finds a game's front by the id that the server gives: each folder beside this file is a game, loaded when it is needed. */

import { part } from "../part.ts";
import type { AnyFront } from "./front.ts";

const fronts = import.meta.glob<{ readonly front: AnyFront }>("./*/index.ts");

/** Loads a game's front; the plain one for a game that brings none. */
export async function loadFront(game: string): Promise<AnyFront> {
  const load = fronts[`./${game}/index.ts`] ?? (() => import("./fallback/front.ts"));
  return (await part<{ readonly front: AnyFront }>(load())).front;
}

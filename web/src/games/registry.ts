/** Finds a game's front by the id that the server gives: each folder beside this file is a game, loaded when it is needed. */

import { type LaterTexts, withTexts } from "../i18n/text.ts";
import { part } from "../part.ts";
import type { AnyFront } from "./front.ts";

type Loaded = { readonly front: AnyFront };
const fronts = import.meta.glob<Loaded>("./*/index.ts");

/** Loads a game's front with the texts that have its name; the plain front for a game that brings none. */
export async function loadFront(game: string): Promise<AnyFront> {
  const load = fronts[`./${game}/index.ts`];
  if (load === undefined) return (await part<Loaded>(import("./fallback/front.ts"))).front;
  return (await withTexts(part(load()), game as LaterTexts)).front;
}

/** What is shown on a board beside what lies: a move that is advised, one of the log, or the last one. */
import { createContext, useContext } from "react";
import type { GameEvent } from "../net/messages.ts";

export interface Shown {
  /** The event that tells of the move, or would tell of it. */
  readonly event: GameEvent;
  /** `advice` has not been made yet; `told` was, and somebody asked to see it; `last` was made last. */
  readonly mode: "advice" | "told" | "last";
}

export const ShownContext = createContext<Shown | null>(null);

/** What is to be shown, where it is an event of these kinds. */
export function useShown(...kinds: readonly string[]): Shown | null {
  const shown = useContext(ShownContext);
  return shown !== null && kinds.includes(shown.event.kind) ? shown : null;
}

/** What of a list of faces has these: as many as there are of each, from the left. */
export function marksOf(faces: readonly string[], list: readonly string[]): ReadonlySet<number> {
  const left = [...faces];
  const marks = list.flatMap((face, index) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at >= 0 ? [index] : [];
  });
  return new Set(marks);
}

/** The strings of an event's list, as `cards` or `places`. */
export function stringsOf(event: GameEvent, name: string): readonly string[] {
  const value = event[name];
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

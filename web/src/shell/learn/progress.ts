/** How far one has come in the tutorials, kept in the browser: the step, and the short game once it was begun. */

export interface Progress {
  /** The steps that are done. */
  readonly done: number;
  /** The address of the short game; null before it was begun. */
  readonly game: string | null;
}

const PREFIX = "litera.lesson.";
const NOTHING: Progress = { done: 0, game: null };

/** Reads how far one is in a game's tutorial; what is no progress is none. */
export function readProgress(memory: Pick<Storage, "getItem">, game: string): Progress {
  const [done, address] = (memory.getItem(PREFIX + game) ?? "").split(" ");
  const steps = Number(done);
  return Number.isInteger(steps) && steps > 0 ? { done: steps, game: address || null } : NOTHING;
}

/** Keeps how far one is. A browser that is out of space keeps nothing. */
export function keepProgress(memory: Pick<Storage, "setItem">, game: string, { done, game: address }: Progress): void {
  try {
    memory.setItem(PREFIX + game, `${done} ${address ?? ""}`.trim());
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

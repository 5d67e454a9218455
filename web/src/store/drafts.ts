/** Drafts kept over reloads: one draft and one arrangement of the hand for each seat at a table, in the browser's memory, the oldest forgotten first. */

const PREFIX = "litera.draft.";
const MOST = 40;

/** The part of the browser's memory that is used. */
export type Memory = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** Keeps nothing, as where a move is only tried. */
export const FORGETFUL: Memory = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  key: () => null,
  length: 0,
};

/** Reads the kept draft of a table; null where there is none, or where what is kept has not the draft's shape. */
export function readDraft<Draft>(
  memory: Memory,
  table: string,
  isDraft: (value: unknown) => value is Draft,
): Draft | null {
  const text = memory.getItem(PREFIX + table);
  if (text === null) return null;
  const kept = parsed(text);
  return kept !== null && isDraft(kept.draft) ? kept.draft : null;
}

/** Keeps a table's draft, or forgets it where it is null. A browser that is out of space keeps none. */
export function keepDraft(memory: Memory, table: string, draft: unknown, now: number): void {
  if (draft === null) {
    memory.removeItem(PREFIX + table);
    return;
  }
  forgetOldest(memory, table);
  try {
    memory.setItem(PREFIX + table, JSON.stringify({ at: now, draft }));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

function parsed(text: string): { at: number; draft: unknown } | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || !("at" in value) || !("draft" in value)) return null;
    return typeof value.at === "number" ? { at: value.at, draft: value.draft } : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function forgetOldest(memory: Memory, except: string): void {
  const kept: { key: string; at: number }[] = [];
  for (let index = 0; index < memory.length; index += 1) {
    const key = memory.key(index);
    if (key?.startsWith(PREFIX) && key !== PREFIX + except) {
      kept.push({ key, at: parsed(memory.getItem(key) ?? "")?.at ?? 0 });
    }
  }
  kept.sort((one, other) => one.at - other.at);
  for (const { key } of kept.slice(0, Math.max(0, kept.length - MOST + 1))) memory.removeItem(key);
}

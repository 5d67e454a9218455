/** What a preview comes to for a person: its points, or what is wrong with the draft. */
import { marked } from "../a11y/Sentence.tsx";
import type { Text } from "../i18n/text.ts";
import type { Preview } from "../net/messages.ts";

export type Previewed =
  | { readonly kind: "points"; readonly points: number }
  | { readonly kind: "wrong"; readonly message: string };

/** Faults of the moment, not of the draft: it may be prepared before its time. */
const TOO_EARLY: ReadonlySet<string> = new Set(["not_your_turn", "wrong_phase"]);

/** The first word of a draft that was prepared before its time and may not be made; null where all of them may. */
export function unmakeable(preview: Preview | null): string | null {
  if (preview === null || preview.error === null || !TOO_EARLY.has(preview.error.code)) return null;
  return preview.words.find(({ known }) => known === false)?.word ?? null;
}

/** What a draft comes to, for the ear: the words that it makes, and their points; `plain` where it makes no word. */
export function worthTold(preview: Preview | null, points: number, plain: string, text: Text): string {
  const words = preview?.words.map(({ word }) => marked(word.toUpperCase())) ?? [];
  return words.length === 0 ? plain : text("preview-worth", { words: words.join(", "), points });
}

/** Sums a preview up; null where there is nothing to tell of the draft itself. */
export function previewed(preview: Preview | null): Previewed | null {
  if (preview === null) return null;
  if (preview.lacks.length > 0) return { kind: "wrong", message: preview.lacks.join(" ") };
  const { error, points } = preview;
  if (error !== null && !TOO_EARLY.has(error.code)) return { kind: "wrong", message: error.message };
  return points === null ? null : { kind: "points", points };
}

/** Tells what a draft comes to, its points or what it lacks, to who does not see the board. */
import { useEffect, useRef } from "react";

/** Milliseconds in which a draft must not change any more: who lays out a word is not told of each letter. */
export const REST_MS = 600;

interface Told {
  /** What is told; null for nothing. */
  readonly told: string | null;
  /** Another one each time that something is known of the draft: the preview, or the draft itself. */
  readonly source: unknown;
  readonly draft: unknown;
  readonly announce: (text: string) => void;
}

export function usePreviewTold({ told, source, draft, announce }: Told): void {
  /** What belongs to an earlier draft, or was told. */
  const done = useRef<unknown>(null);
  const last = useRef<{ readonly draft: unknown; readonly told: string | null }>({ draft: null, told: null });
  useEffect(() => {
    if (told === null || source === done.current) return;
    // Known anew after another's turn, and the same.
    if (last.current.draft === draft && last.current.told === told) return;
    const timer = setTimeout(() => {
      last.current = { draft, told };
      announce(told);
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      done.current = source;
    };
  }, [told, source, draft, announce]);
}

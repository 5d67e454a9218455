/** Whether something has stayed the same for a moment: who is still at work is not told what is wrong with it. */
import { useEffect, useState } from "react";

/** Milliseconds without a change that are a pause. */
export const PAUSE_MS = 900;

export function useRested(thing: unknown): boolean {
  const [rested, setRested] = useState<unknown>(undefined);
  useEffect(() => {
    const timer = setTimeout(() => setRested(thing), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [thing]);
  return rested === thing;
}

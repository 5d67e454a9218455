/** Steps of a draft that can be undone, as long as the page is open. */
import { useState } from "react";

const MOST = 100;

export interface History<Draft> {
  readonly canUndo: boolean;
  /** Remembers what the draft was before a change. */
  readonly remember: (draft: Draft) => void;
  /** Gives the draft before the last change, and forgets that change. */
  readonly undo: () => Draft | undefined;
  readonly forget: () => void;
}

/** Steps made with one `rack`: with another one there is nothing to undo. */
export function useHistory<Draft>(rack: string): History<Draft> {
  const [past, setPast] = useState<{ readonly rack: string; readonly steps: readonly Draft[] }>({ rack, steps: [] });
  const steps = past.rack === rack ? past.steps : [];
  return {
    canUndo: steps.length > 0,
    remember: (draft) => setPast({ rack, steps: [...steps, draft].slice(-MOST) }),
    undo: () => {
      setPast({ rack, steps: steps.slice(0, -1) });
      return steps.at(-1);
    },
    forget: () => setPast({ rack, steps: [] }),
  };
}

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

export function useHistory<Draft>(): History<Draft> {
  const [past, setPast] = useState<readonly Draft[]>([]);
  return {
    canUndo: past.length > 0,
    remember: (draft) => setPast([...past, draft].slice(-MOST)),
    undo: () => {
      setPast(past.slice(0, -1));
      return past.at(-1);
    },
    forget: () => setPast([]),
  };
}

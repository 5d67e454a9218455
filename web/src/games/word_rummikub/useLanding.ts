/** Lets the focus follow what was put, laid back or split: the place that had it is gone then. */
import { type RefObject, useCallback, useEffect, useState } from "react";

/** Gives the function that moves the focus to a member of the board's groups, by its id, once it is drawn. */
export function useLanding(board: RefObject<HTMLElement | null>): (id: string) => void {
  const [landing, setLanding] = useState<{ readonly id: string } | null>(null);
  useEffect(() => {
    if (landing === null) return;
    const members = board.current?.querySelectorAll<HTMLElement>("[data-roving]") ?? [];
    [...members].find(({ dataset }) => dataset.roving === landing.id)?.focus();
  }, [board, landing]);
  return useCallback((id) => setLanding({ id }), []);
}

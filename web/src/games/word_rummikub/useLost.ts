/** Tells who prepares a play in another's turn that the table has changed under it. */
import { useEffect, useRef } from "react";
import { useText } from "../../i18n/text.ts";
import type { RummikubProps } from "./Board.tsx";
import { isOwn, type RummikubDraft } from "./draft.ts";

function ownTiles(draft: RummikubDraft): number {
  return draft?.words.flat().filter(isOwn).length ?? 0;
}

/** Says it when tiles of the rack went back with another's play; what one takes back or plays oneself is not told. */
export function useLost({ draft, view, you, events, dispatch }: RummikubProps): void {
  const text = useText();
  const { table } = view;
  const { announce } = dispatch;
  const before = useRef({ draft, table });
  useEffect(() => {
    const was = before.current;
    before.current = { draft, table };
    if (was.table === table || ownTiles(draft) >= ownTiles(was.draft)) return;
    if (events.every(({ seat }) => seat !== you)) announce(text("rummy-lost"));
  }, [draft, table, events, you, announce, text]);
}

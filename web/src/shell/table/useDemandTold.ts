/** Says what one is to do now, as the prompt of every game shows it, when it changes while the turn stays. */
import { type RefObject, useEffect, useRef } from "react";
import type { Messages } from "../../a11y/messages.ts";
import type { TableView } from "../../net/messages.ts";
import type { Asked } from "../../store/asked.ts";

/** Milliseconds after which what was drafted for the move before is gone from the prompt. */
export const SETTLED_MS = 100;

const PROMPT = "[data-part=prompt] > .part-said:last-child :is(p, li)";

interface Demand {
  readonly asked: Asked | null;
  /** Null where a move came before the prompt was read. */
  readonly prompt: string | null;
}

/** `board` holds the prompt. What a draft alone changes there is told by the game. */
export function useDemandTold(
  board: RefObject<HTMLElement | null>,
  view: TableView | null,
  asked: Asked | null,
  messages: Messages,
): void {
  const before = useRef<Demand>({ asked: null, prompt: "" });
  useEffect(() => {
    if (view === null) return;
    let isRead = false;
    const timer = setTimeout(() => {
      isRead = true;
      const said = board.current?.querySelectorAll<HTMLElement>(PROMPT) ?? [];
      // For ears a prompt may be shorter than it is for eyes.
      const prompt = [...said].map((line) => line.dataset.said ?? line.textContent).join("\n");
      const isNew = prompt !== before.current.prompt;
      // That it is one's turn is said where it begins.
      if (asked !== null && asked === before.current.asked && isNew) messages.tell({ buffer: "game", text: prompt });
      before.current = { asked, prompt };
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      if (!isRead) before.current = { asked, prompt: null };
    };
  }, [board, view, asked, messages]);
}

/** What somebody has just said, in sight for a while where the chat is not: ears are told by the table. */
import { type RefObject, useEffect, useRef } from "react";
import { useText } from "../../i18n/text.ts";
import type { ChatLine } from "../../net/messages.ts";
import { usePassing } from "../../usePassing.ts";

/** Milliseconds that a line stays in sight. */
const IN_SIGHT_MS = 6000;

interface PassingLineProps {
  /** What others have said and is not muted, the newest last. */
  readonly lines: readonly ChatLine[];
  /** The chat itself. */
  readonly chat: RefObject<HTMLElement | null>;
}

function isInSight(element: HTMLElement | null): boolean {
  const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  return bottom > 0 && top < window.innerHeight;
}

export function PassingLine({ lines, chat }: PassingLineProps) {
  const text = useText();
  const newest = lines.at(-1) ?? null;
  const key = newest === null ? "" : `${newest.at} ${newest.from}`;
  const known = useRef(key);
  const [line, show] = usePassing<ChatLine>(IN_SIGHT_MS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each line, however often the chat is drawn
  useEffect(() => {
    if (known.current === key) return;
    known.current = key;
    if (newest !== null && !isInSight(chat.current)) show(newest);
  }, [key]);
  if (line === null) return null;
  return (
    <p className="passing passing-line" aria-hidden="true">
      <b>{line.from}</b> {line.phrase === undefined ? line.text : text(`table-phrase-${line.phrase}`)}
    </p>
  );
}

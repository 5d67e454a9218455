/** All that happened at the table in sentences: a silent log, newest at the bottom; a move of it is shown on the board. */
import { useEffect, useRef } from "react";
import { useRoving } from "../../a11y/roving.ts";
import { useText } from "../../i18n/text.ts";
import type { LogLine, TableState } from "../../store/fold.ts";
import { Told } from "./Told.tsx";

interface HistoryProps {
  readonly log: TableState["log"];
  /** Kinds of events that the board can show. */
  readonly shows: readonly string[];
  /** The line whose move is shown; null for none. */
  readonly shown: number | null;
  readonly onShow: (line: number | null) => void;
}

export function History({ log, shows, shown, onShow }: HistoryProps) {
  const text = useText();
  const list = useRef<HTMLOListElement>(null);
  const isMove = ({ events }: LogLine) => events.some(({ kind }) => shows.includes(kind));
  const roving = useRoving(log.filter(isMove).map(({ number }) => String(number)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: to each new line, and to the last one when lines grow
  useEffect(() => {
    const box = list.current;
    if (box === null) return;
    const toEnd = () => {
      box.scrollTop = box.scrollHeight;
    };
    toEnd();
    // What comes beside it, or another size of the window, leaves it less room.
    const observer = new ResizeObserver(toEnd);
    observer.observe(box);
    return () => observer.disconnect();
  }, [log, shows]);
  return (
    <section className="card table-history" aria-labelledby="history-heading">
      <h2 id="history-heading">{text("table-history")}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by the keyboard */}
      <ol ref={list} tabIndex={0} aria-labelledby="history-heading">
        {log.map((line) => (
          <li key={line.number}>
            {isMove(line) ? (
              <button
                type="button"
                className="log-move"
                title={text("table-log-show")}
                aria-pressed={shown === line.number}
                data-roving={String(line.number)}
                tabIndex={roving.tabIndexOf(String(line.number))}
                onFocus={roving.onFocusOf(String(line.number))}
                onKeyDown={roving.onKeyDown}
                onClick={() => onShow(shown === line.number ? null : line.number)}
              >
                <Told>{line.text}</Told>
              </button>
            ) : (
              <Told>{line.text}</Told>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

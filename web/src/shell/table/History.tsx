/** All that happened at the table in sentences: a silent log, newest at the bottom, to be read when one likes. */
import { useEffect, useRef } from "react";
import { Sentence } from "../../a11y/Sentence.tsx";
import { useText } from "../../i18n/text.ts";
import type { TableState } from "../../store/fold.ts";

export function History({ log }: { log: TableState["log"] }) {
  const text = useText();
  const list = useRef<HTMLOListElement>(null);
  const newest = log.at(-1)?.number;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line is scrolled to
  useEffect(() => {
    const box = list.current;
    if (box !== null) box.scrollTop = box.scrollHeight;
  }, [newest]);
  return (
    <section className="card table-history" aria-labelledby="history-heading">
      <h2 id="history-heading">{text("table-history")}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by the keyboard */}
      <ol ref={list} tabIndex={0} aria-labelledby="history-heading">
        {log.map((line) => (
          <li key={line.number}>
            <Sentence>{line.text}</Sentence>
          </li>
        ))}
      </ol>
    </section>
  );
}

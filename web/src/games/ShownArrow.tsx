/** An arrow over a board, from what an advised move takes to where it goes: what is marked `data-shown`. */
import { useContext, useId, useLayoutEffect, useRef, useState } from "react";
import { ShownContext } from "./shown.ts";

interface Line {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/** The middle of all that is marked so, in pixels of the box; null where nothing is. */
function middleOf(box: Element, mark: "from" | "to"): readonly [number, number] | null {
  const edges = box.getBoundingClientRect();
  const all = [...box.querySelectorAll(`[data-shown="${mark}"]`)].map((one) => one.getBoundingClientRect());
  if (all.length === 0) return null;
  const [left, right] = [Math.min(...all.map((one) => one.left)), Math.max(...all.map((one) => one.right))];
  const [top, bottom] = [Math.min(...all.map((one) => one.top)), Math.max(...all.map((one) => one.bottom))];
  return [(left + right) / 2 - edges.left, (top + bottom) / 2 - edges.top];
}

export function ShownArrow() {
  const shown = useContext(ShownContext);
  const [line, setLine] = useState<Line | null>(null);
  const svg = useRef<SVGSVGElement>(null);
  const head = useId();
  useLayoutEffect(() => {
    const box = svg.current?.parentElement;
    if (shown?.mode !== "advice" || box === null || box === undefined) {
      setLine(null);
      return;
    }
    const measure = () => {
      const [from, to] = [middleOf(box, "from"), middleOf(box, "to")];
      setLine(from === null || to === null ? null : { from, to });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    // What scrolls inside takes its marks along.
    box.addEventListener("scroll", measure, true);
    return () => {
      observer.disconnect();
      box.removeEventListener("scroll", measure, true);
    };
  }, [shown]);
  return (
    <svg ref={svg} className="shown-arrow" aria-hidden="true">
      {line === null ? null : (
        <>
          <marker id={head} viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4" markerHeight="4" orient="auto">
            <path d="M0 0 10 5 0 10Z" />
          </marker>
          <line x1={line.from[0]} y1={line.from[1]} x2={line.to[0]} y2={line.to[1]} markerEnd={`url(#${head})`} />
        </>
      )}
    </svg>
  );
}

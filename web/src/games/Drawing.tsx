/** A picture of the rules: pieces set side by side on the colour of the game, 320 wide. */
import type { ReactNode } from "react";

/** The line on which pieces stand, unless they say otherwise. */
const MIDDLE = 55;
/** Where letters stand that are in the middle. */
const BASELINE = MIDDLE + 9;

export function Drawing({ height, children }: { height: number; children: ReactNode }) {
  const top = MIDDLE - height / 2;
  return (
    <svg viewBox={`0 ${top} 320 ${height}`} className="art drawing" aria-hidden="true">
      <rect className="game" y={top} width="320" height={height} />
      {children}
    </svg>
  );
}

/** One piece, around the point where it stands. */
export function At({
  x,
  y = MIDDLE,
  turn = 0,
  children,
}: {
  x: number;
  y?: number;
  turn?: number;
  children: ReactNode;
}) {
  return <g transform={`translate(${x} ${y}) rotate(${turn})`}>{children}</g>;
}

/** What comes of it: an arrow to the right. */
export function Arrow({ x, y = MIDDLE }: { x: number; y?: number }) {
  return <path className="on" transform={`translate(${x} ${y})`} d="M-12-3H3v-7l12 10L3 10V3h-15z" />;
}

export function Sign({ x, y = BASELINE, children }: { x: number; y?: number; children: string }) {
  return (
    <text className="on" x={x} y={y} fontSize="26">
      {children}
    </text>
  );
}

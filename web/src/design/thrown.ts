/** Numbers that look thrown, and are the same each time: what comes down has places and times of its own. */
import type { CSSProperties } from "react";

/** The least number of seconds, and how many more it may be. */
type Seconds = readonly [least: number, spread: number];

/** Where, when and for how long one of several things comes down. */
export function thrown(index: number, delay: Seconds, duration: Seconds): CSSProperties {
  const part = (step: number) => ((index * step) % 97) / 97;
  const seconds = ([least, spread]: Seconds, step: number) => `${(least + part(step) * spread).toFixed(2)}s`;
  return {
    insetInlineStart: `${Math.round(part(37) * 100)}%`,
    animationDelay: seconds(delay, 53),
    animationDuration: seconds(duration, 71),
  };
}

/** The signs of the prize cards, drawn in a square of 24: any letter, two that change places, the table in disorder. */
import type { Card } from "./view.ts";

const LINES: Readonly<Record<string, string>> = {
  "*": "M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9",
  "~": "M3 8.5h17M15.5 4 20 8.5 15.5 13M21 16H4M8.5 11.5 4 16l4.5 4.5",
  "#": "M3 6.5h3.5l10 11H21M3 17.5h3.5l3-3.3M13.5 9.8l3-3.3H21M18 3.5l3 3-3 3M18 14.5l3 3-3 3",
};

/** The sign alone; it takes the colour of the writing. */
export function PrizeSign({ card }: { card: Card }) {
  return (
    <path
      d={LINES[card.slice(0, 1)]}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

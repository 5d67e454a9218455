/** One place of the crossword: free, or with a card that lies, waits for answers, or is being laid. */
import { memo } from "react";
import { marked, Sentence } from "../../a11y/Sentence.tsx";
import { signed } from "../../a11y/spoken.ts";
import { useText } from "../../i18n/text.ts";
import { CardFace } from "./CardFace.tsx";
import { useCardName } from "./names.ts";
import { type Card, type Direction, placeOf } from "./view.ts";
import type { Through } from "./words.ts";

export type CellKind = "free" | "lying" | "waiting" | "laid";

interface CellProps {
  readonly place: string;
  readonly card: Card | undefined;
  readonly kind: CellKind;
  /** The words through it; kept the same as long as the table is. */
  readonly through: readonly Through[];
  readonly isHeld: boolean;
  /** The way in which typed letters go on from here; null where they go elsewhere. */
  readonly cursor: Direction | null;
  readonly isStop: boolean;
  /** It is told to ears; others are reached by the arrow keys, and told then. */
  readonly isTold: boolean;
  /** It belongs to the word that was laid last. */
  readonly isLast: boolean;
  /** The letter of a word that is shown here, lying or not; null for none. */
  readonly ghost: Card | null;
}

/** The function that tells of the words through a place: which they are, which way, which letter stands there. */
export function useThrough(): (through: readonly Through[]) => string {
  const text = useText();
  return (through) =>
    through
      .map(({ word: [letters, , , direction], letter }) =>
        text(direction === "across" ? "cards-through-across" : "cards-through-down", {
          word: marked(letters.toUpperCase()),
          letter,
          count: [...letters].length,
        }),
      )
      .join("; ");
}

export const Cell = memo(function Cell(props: CellProps) {
  const { place, card, kind, through, isHeld, cursor, isStop, isTold, isLast, ghost } = props;
  const text = useText();
  const nameOf = useCardName();
  const tell = useThrough();
  const [column, row] = placeOf(place);
  /** Only what is told to ears is put into words. */
  const words = isTold
    ? [
        text("cards-place", {
          column: signed(column),
          row: signed(row),
          card: card === undefined ? text("cards-free") : nameOf(card),
        }),
        kind === "waiting" ? text("cards-waits") : "",
        tell(through),
      ]
    : null;
  const classes = [
    "cards-cell",
    `cards-cell-${kind}`,
    isHeld ? "cards-pressed" : "",
    isLast ? "cards-last" : "",
    ghost === null ? "" : card === undefined ? "cards-cell-ghost shown-ghost" : "shown",
    cursor === null ? "" : `cards-cursor cards-cursor-${cursor}`,
  ];
  return (
    <button
      type="button"
      role="gridcell"
      className={classes.filter(Boolean).join(" ")}
      data-place={`cell:${place}`}
      data-cell={place}
      {...(kind === "laid" && { "data-thing": `laid:${place}` })}
      tabIndex={isStop ? 0 : -1}
      aria-hidden={!isTold || undefined}
    >
      {words === null ? null : (
        <span className="unseen">
          <Sentence>{words.filter(Boolean).join("; ")}</Sentence>
        </span>
      )}
      {(card ?? ghost) === null ? null : <CardFace card={card ?? ghost ?? ""} />}
    </button>
  );
});

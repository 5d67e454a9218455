/** How a game looks where it is offered: each folder beside this file has its own in `look.tsx`, small and always at hand. */

import type { ComponentType } from "react";

export interface Look {
  /** Sets `--game`, `--game-deep`, `--game-accent` and `--game-on` for all that is inside. */
  readonly className: string;
  /** A picture of the game, 320 by 180, decoration beside its title. */
  readonly Art: ComponentType;
  /** The back of its cards or tiles, 60 by 80. */
  readonly Back: ComponentType;
  /** The languages of its words; none where it is played without words. */
  readonly wordLanguage: string | null;
}

const looks = import.meta.glob<{ readonly look: Look }>("./*/look.tsx", { eager: true });

/** The look of a game by the id that the server gives; null for a game that these pages do not know. */
export function lookOf(game: string): Look | null {
  return looks[`./${game}/look.tsx`]?.look ?? null;
}

/** A rack of tiles; one's own can be picked up and laid out anew, and laid tiles come back to it. */
import type { CSSProperties } from "react";
import { useRoving } from "../../a11y/roving.ts";
import { useText } from "../../i18n/text.ts";
import type { GameEvent } from "../../net/messages.ts";
import { marksOf, stringsOf, useShown } from "../shown.ts";
import type { Arranged } from "../useArranged.ts";
import type { PickPlace } from "../usePickPlace.ts";
import type { Tile } from "./draft.ts";
import { TileFace } from "./TileFace.tsx";
import { useTongue } from "./view.ts";

/** Another's rack, which is only looked at. */
export function OpenRack({ tiles, braille }: { readonly tiles: readonly Tile[]; readonly braille: boolean }) {
  return (
    <span className="rummy-rack" aria-hidden="true" style={{ "--tiles": tiles.length } as CSSProperties}>
      {tiles.map((tile) => (
        <TileFace key={tile.id} face={tile.face} braille={braille} />
      ))}
    </span>
  );
}

interface RackProps {
  readonly tiles: readonly Tile[];
  readonly arranged: Arranged<Tile>;
  readonly hold: PickPlace;
  readonly braille: boolean;
  /** A tile was tapped: with a mouse or a finger taps go on, and build a word. */
  readonly onTap: (tile: Tile) => void;
}

/** The tiles of the rack that an advised play takes: those of its words that do not lie yet. */
function facesFor(event: GameEvent): readonly string[] {
  const faces = (name: string) => stringsOf(event, name).flatMap((word) => [...word]);
  const lying = [...faces("taken")];
  return faces("words").flatMap((letter) => {
    const at = lying.indexOf(letter);
    if (at >= 0) lying.splice(at, 1);
    return at >= 0 ? [] : [letter === letter.toUpperCase() ? letter : "*"];
  });
}

export function Rack({ tiles, arranged, hold, braille, onTap }: RackProps) {
  const tongue = useTongue();
  const text = useText();
  const roving = useRoving(tiles.map((tile) => tile.id));
  const held = hold.held;
  const advised = useShown("played");
  const going = marksOf(
    advised?.mode === "advice" ? facesFor(advised.event) : [],
    tiles.map(({ face }) => face),
  );
  return (
    <div
      className="rummy-rack"
      role="listbox"
      aria-label={text("rummy-rack")}
      data-place="rack"
      onKeyDown={(event) => {
        if (!arranged.onKey(event)) roving.onKeyDown(event);
      }}
    >
      {tiles.map((tile, index) => {
        const classes = [
          "rummy-tile",
          held === `tile:${tile.id}` ? "rummy-held-tile" : "",
          arranged.fresh.has(tile.id) ? "hand-fresh" : "",
          going.has(index) ? "shown-going" : "",
        ];
        return (
          <button
            key={tile.id}
            type="button"
            role="option"
            className={classes.filter(Boolean).join(" ")}
            data-thing={`tile:${tile.id}`}
            data-place={`at:${tile.id}`}
            data-roving={tile.id}
            data-glide={tile.id}
            tabIndex={roving.tabIndexOf(tile.id)}
            onFocus={roving.onFocusOf(tile.id)}
            aria-selected={held === `tile:${tile.id}` || undefined}
            onClick={(event) => {
              // A key presses without a pointer: it picks up, and what comes next is said.
              if (event.detail === 0) hold.pick(`tile:${tile.id}`);
              else onTap(tile);
            }}
          >
            <span className="unseen" lang={tile.face === "*" ? undefined : tongue}>
              {tile.face === "*" ? text("rummy-joker") : tile.face}
            </span>
            <TileFace face={tile.face} braille={braille} />
          </button>
        );
      })}
    </div>
  );
}

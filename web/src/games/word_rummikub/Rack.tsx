/** A rack of tiles; one's own can be picked up, and laid tiles come back to it. */
import { useRoving } from "../../a11y/roving.ts";
import { useText } from "../../i18n/text.ts";
import type { PickPlace } from "../usePickPlace.ts";
import type { Tile } from "./draft.ts";
import { TileFace } from "./TileFace.tsx";

interface RackProps {
  readonly tiles: readonly Tile[];
  /** null for a rack that is only looked at. */
  readonly hold: PickPlace | null;
  readonly braille: boolean;
  /** What is held is a tile that was laid from here, and may come back. */
  readonly canReturn?: boolean;
}

export function Rack({ tiles, hold, braille, canReturn = false }: RackProps) {
  const text = useText();
  const roving = useRoving(tiles.map((tile) => tile.id));
  if (hold === null) {
    return (
      <span className="rummy-rack" aria-hidden="true">
        {tiles.map((tile) => (
          <TileFace key={tile.id} face={tile.face} braille={braille} />
        ))}
      </span>
    );
  }
  const held = hold.held;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form
    <div
      className="rummy-rack"
      role="group"
      aria-label={text("rummy-rack")}
      data-place="rack"
      onKeyDown={roving.onKeyDown}
    >
      {tiles.map((tile) => (
        <button
          key={tile.id}
          type="button"
          className={`rummy-tile${held === `tile:${tile.id}` ? " rummy-held-tile" : ""}`}
          data-thing={`tile:${tile.id}`}
          data-roving={tile.id}
          data-glide={tile.id}
          tabIndex={roving.tabIndexOf(tile.id)}
          onFocus={roving.onFocusOf(tile.id)}
          aria-pressed={held === `tile:${tile.id}`}
          onClick={() => hold.pick(`tile:${tile.id}`)}
        >
          <span className="unseen" lang={tile.face === "*" ? undefined : "pl"}>
            {tile.face === "*" ? text("rummy-joker") : tile.face}
          </span>
          <TileFace face={tile.face} braille={braille} />
        </button>
      ))}
      {canReturn ? (
        <button type="button" className="rummy-return" data-place="rack" onClick={() => hold.place("rack")}>
          {text("rummy-to-rack")}
        </button>
      ) : null}
    </div>
  );
}

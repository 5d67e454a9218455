/** Beside the table: who has not opened yet, and the others' racks where they are open. */
import { useText } from "../../i18n/text.ts";
import { rackTiles } from "./draft.ts";
import type { RummikubProps } from "./props.ts";
import { OpenRack } from "./Rack.tsx";

export function Others({ view, players, you, settings }: RummikubProps) {
  const text = useText();
  const shown = players.filter(({ seat }) => {
    const rack = view.racks[seat] ?? "";
    return seat !== you && (!view.opened[seat] || (rack !== "" && !rack.includes("?")));
  });
  if (shown.length === 0) return null;
  return (
    <section className="card rummy-others" aria-label={text("rummy-others")}>
      <ul aria-label={text("rummy-others")}>
        {shown.map(({ seat, name }) => {
          const rack = view.racks[seat] ?? "";
          return (
            <li key={seat}>
              <b>{name}</b>
              {view.opened[seat] ? null : <span className="rummy-note">{text("rummy-not-opened")}</span>}
              {rack === "" || rack.includes("?") ? null : (
                <span className="rummy-open-rack">
                  <span className="unseen">{[...rack].join(" ")}</span>
                  <OpenRack tiles={rackTiles(rack)} braille={settings.braille} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

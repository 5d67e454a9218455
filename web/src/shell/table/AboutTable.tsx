/** What may be looked up beside the game: how this table plays, and the seal of its shuffle. */
import { Fold } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import type { Room } from "../../net/messages.ts";
import { gameOf, useGames } from "../useGames.ts";
import { TermsList } from "./TermsList.tsx";

export function AboutTable({ room }: { readonly room: Room }) {
  const text = useText();
  // While it waits for players, the table itself says how it plays.
  const hasTerms = room.status !== "waiting";
  if (!hasTerms && room.commitment === null) return null;
  return (
    <Fold title={text("table-about", { title: room.title })} level={2}>
      <div className="stack">
        {hasTerms ? <AgreedTerms room={room} /> : null}
        {room.commitment === null ? null : (
          <p className="soft small table-commitment">{text("table-commitment", { hash: room.commitment })}</p>
        )}
      </div>
    </Fold>
  );
}

function AgreedTerms({ room }: { readonly room: Room }) {
  const games = useGames();
  // All of it at once: without the games' options half would be told.
  if (games.status === "loading") return null;
  return <TermsList terms={room} clock={room.clock} game={gameOf(games, room.game)} />;
}

/** How a table plays, in words, for who thinks of sitting down: all of it at once, or nothing while the games' options are fetched. */
import { useText } from "../../i18n/text.ts";
import type { Room } from "../../net/messages.ts";
import type { Game } from "../../protocol/http.ts";
import type { Loaded } from "../useLoad.ts";
import { termsOf } from "./terms.ts";

interface TermsListProps {
  readonly room: Room;
  readonly games: Loaded<readonly Game[]>;
}

export function TermsList({ room, games }: TermsListProps) {
  const text = useText();
  if (games.status === "loading") return null;
  const game = games.status === "ready" ? (games.value.find(({ id }) => id === room.game) ?? null) : null;
  const told = termsOf(room, room.clock, game, text);
  return (
    <section className="table-terms" aria-labelledby="terms-heading">
      <h3 id="terms-heading">{text("table-terms")}</h3>
      {told.length === 0 ? (
        game && <p className="soft">{text("table-terms-usual")}</p>
      ) : (
        <ul>
          {told.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

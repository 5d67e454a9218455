/** The games as small cards that lead on: to a new table of each, or to its rules. */
import { Link } from "react-aria-components";
import { lookOf } from "../games/look.ts";
import type { Game } from "../protocol/http.ts";

export function GameChooser({ games, hrefOf }: { games: readonly Game[]; hrefOf: (game: Game) => string }) {
  return (
    <ul className="chooser">
      {games.map((game) => {
        const look = lookOf(game.id);
        return (
          <li key={game.id}>
            <Link href={hrefOf(game)} className={`chooser-game ${look?.className ?? ""}`}>
              <span className="chooser-picture">{look ? <look.Art /> : null}</span>
              <strong>{game.title}</strong>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

import { Loading } from "../../design/components/index.ts";
import { lookOf } from "../../games/look.ts";
import { useText } from "../../i18n/text.ts";
import { Failure } from "../Failure.tsx";
import { GameChooser } from "../GameChooser.tsx";
import { NewTableForm } from "../NewTableForm.tsx";
import { Page } from "../Page.tsx";
import type { RoutedPage } from "../router.ts";
import { newTableHref } from "../tables.ts";
import { useGames } from "../useGames.ts";
import { MissingPage } from "./MissingPage.tsx";

/** Opens a table: of which game, then how. */
export default function NewTablePage({ route }: RoutedPage) {
  const text = useText();
  const games = useGames();
  const id = route.parameters.game;
  const friend = route.query.get("with");
  if (games.status !== "ready") {
    return (
      <Page title={text("new-table")} className={id === undefined ? "" : "narrow"}>
        {games.status === "failed" ? (
          <Failure error={games.error} retry={games.retry} />
        ) : (
          <Loading>{text("loading")}</Loading>
        )}
      </Page>
    );
  }
  if (id === undefined) {
    return (
      <Page title={text("new-table")}>
        <p>{text("which-game")}</p>
        <GameChooser games={games.value} hrefOf={(game) => newTableHref(game.id, friend)} />
      </Page>
    );
  }
  const game = games.value.find((one) => one.id === id);
  if (!game) return <MissingPage />;
  const look = lookOf(game.id);
  return (
    <Page title={text("new-table-of", { game: game.title })} className={`narrow ${look?.className ?? ""}`}>
      <div className="banner">{look ? <look.Art /> : null}</div>
      <NewTableForm key={game.id} game={game} friend={friend} />
    </Page>
  );
}

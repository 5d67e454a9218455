import { LearnIcon } from "../../design/components/icons.tsx";
import { LinkButton, Loading } from "../../design/components/index.ts";
import { lookOf } from "../../games/look.ts";
import { useText } from "../../i18n/text.ts";
import type { Game } from "../../protocol/http.ts";
import { Failure } from "../Failure.tsx";
import { GameChooser } from "../GameChooser.tsx";
import { Page } from "../Page.tsx";
import { Rules } from "../Rules.tsx";
import type { RoutedPage } from "../router.ts";
import { useGames } from "../useGames.ts";
import { MissingPage } from "./MissingPage.tsx";

function GameRules({ game }: { game: Game }) {
  const text = useText();
  const look = lookOf(game.id);
  return (
    <Page title={text("rules-of", { game: game.title })} className={`narrow rules ${look?.className ?? ""}`}>
      <div className="banner">{look ? <look.Art /> : null}</div>
      <div className="row">
        <LinkButton href={`/learn/${game.id}`} look="primary">
          <LearnIcon /> {text("learn")}
        </LinkButton>
        <LinkButton href={`/new/${game.id}`}>{text("new-table")}</LinkButton>
      </div>
      <Rules game={game.id} isLinked />
    </Page>
  );
}

/** The rules, of one game or as a choice of games. */
export default function RulesPage({ route }: RoutedPage) {
  const text = useText();
  const games = useGames();
  const id = route.parameters.game;
  if (games.status !== "ready") {
    return (
      <Page title={text("rules")}>
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
      <Page title={text("rules")}>
        <p>{text("rules-lead")}</p>
        <GameChooser games={games.value} hrefOf={(game) => `/rules/${game.id}`} />
      </Page>
    );
  }
  const game = games.value.find((one) => one.id === id);
  return game ? <GameRules key={game.id} game={game} /> : <MissingPage />;
}

import { useEffect, useState } from "react";
import { LearnIcon } from "../../design/components/icons.tsx";
import { LinkButton, Loading } from "../../design/components/index.ts";
import { lookOf } from "../../games/look.ts";
import { loadPictures, type Pictures } from "../../games/pictures.ts";
import { useLocale, useText } from "../../i18n/text.ts";
import type { Game, Topic } from "../../protocol/http.ts";
import type { RoutedPage } from "../App.tsx";
import { get } from "../api.ts";
import { Failure } from "../Failure.tsx";
import { GameChooser } from "../GameChooser.tsx";
import { Markdown } from "../markdown.tsx";
import { Page } from "../Page.tsx";
import { useGames } from "../useGames.ts";
import { useLoad } from "../useLoad.ts";
import { MissingPage } from "./MissingPage.tsx";

function usePictures(game: string): Pictures {
  const [pictures, setPictures] = useState<Pictures>({});
  useEffect(() => {
    let current = true;
    void loadPictures(game).then((loaded) => current && setPictures(loaded));
    return () => {
      current = false;
    };
  }, [game]);
  return pictures;
}

function capitalised(title: string, language: string): string {
  return title.charAt(0).toLocaleUpperCase(language) + title.slice(1);
}

function Topics({ topics, game }: { topics: readonly Topic[]; game: string }) {
  const { language, text } = useLocale();
  const pictures = usePictures(game);
  const [opening, ...rest] = topics;
  return (
    <>
      {opening ? <Markdown source={opening.text} /> : null}
      <nav aria-label={text("rules-topics")} className="topics">
        <ul>
          {rest.map((topic) => (
            <li key={topic.id}>
              <a href={`#${topic.id}`}>{capitalised(topic.title, language)}</a>
            </li>
          ))}
        </ul>
      </nav>
      {rest.map((topic) => {
        const Picture = pictures[topic.id];
        return (
          <section key={topic.id} id={topic.id} className="topic">
            <h2>{capitalised(topic.title, language)}</h2>
            {Picture ? <Picture /> : null}
            <Markdown source={topic.text} />
          </section>
        );
      })}
    </>
  );
}

function GameRules({ game }: { game: Game }) {
  const { language, text } = useLocale();
  const look = lookOf(game.id);
  const rules = useLoad(`${language} ${game.id}`, () =>
    get<{ topics: readonly Topic[] }>(`/api/games/${game.id}/rules`),
  );
  return (
    <Page title={text("rules-of", { game: game.title })} className={`narrow rules ${look?.className ?? ""}`}>
      <div className="banner">{look ? <look.Art /> : null}</div>
      <div className="row">
        <LinkButton href={`/learn/${game.id}`} look="primary">
          <LearnIcon /> {text("learn")}
        </LinkButton>
        <LinkButton href={`/new/${game.id}`}>{text("new-table")}</LinkButton>
      </div>
      {rules.status === "loading" ? <Loading>{text("loading")}</Loading> : null}
      {rules.status === "failed" ? <Failure error={rules.error} retry={rules.retry} /> : null}
      {rules.status === "ready" ? <Topics topics={rules.value.topics} game={game.id} /> : null}
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

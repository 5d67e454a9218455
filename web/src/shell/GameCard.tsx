/** A game as it is offered in the lobby: its look, what it is, and the ways into it. */
import { BookIcon, LearnIcon, PeopleIcon } from "../design/components/icons.tsx";
import { LinkButton, Tag } from "../design/components/index.ts";
import { lookOf } from "../games/look.ts";
import { useLocale } from "../i18n/text.ts";
import type { Game } from "../protocol/http.ts";
import { useSettings } from "../settings/settings.ts";
import { PlayNow } from "./PlayNow.tsx";
import { levelOf, wordsOf } from "./tables.ts";
import { WordsMenu } from "./WordsMenu.tsx";

export function GameCard({ game }: { game: Game }) {
  const { language, text } = useLocale();
  const { levels, words } = useSettings();
  const look = lookOf(game.id);
  return (
    <article className={`game-card ${look?.className ?? ""}`} aria-labelledby={`game-${game.id}`}>
      <div className="game-picture">{look ? <look.Art /> : null}</div>
      <div className="game-words">
        <h2 id={`game-${game.id}`}>{game.title}</h2>
        <p>{game.tagline}</p>
        <p className="row">
          <Tag>
            <PeopleIcon size={16} />
            {text("players-between", { least: Math.min(...game.seats), most: Math.max(...game.seats) })}
          </Tag>
          <Tag>{text("play-now-level", { level: levelOf(game, levels[game.id]).title })}</Tag>
        </p>
        <div className="game-ways">
          <PlayNow game={game} />
          <WordsMenu game={game} words={wordsOf(game, words, language)} />
          <LinkButton href={`/new/${game.id}`} aria-label={text("with-friends-label", { game: game.title })}>
            <PeopleIcon /> {text("with-friends")}
          </LinkButton>
          {game.lesson ? (
            <LinkButton href={`/learn/${game.id}`} look="quiet" aria-label={text("learn-label", { game: game.title })}>
              <LearnIcon /> {text("learn")}
            </LinkButton>
          ) : null}
          <LinkButton href={`/rules/${game.id}`} look="quiet" aria-label={text("rules-label", { game: game.title })}>
            <BookIcon /> {text("rules")}
          </LinkButton>
        </div>
      </div>
    </article>
  );
}

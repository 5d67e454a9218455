/** A game as it is offered in the lobby: its look, what it is, and the ways into it. */
import { useState } from "react";
import { BookIcon, LearnIcon, PeopleIcon, PlayIcon } from "../design/components/icons.tsx";
import { Button, LinkButton, Tag } from "../design/components/index.ts";
import { lookOf } from "../games/look.ts";
import { useText } from "../i18n/text.ts";
import type { Game } from "../protocol/http.ts";
import { Failure } from "./Failure.tsx";
import { navigate } from "./router.ts";
import { openTable, quickTable } from "./tables.ts";

export function GameCard({ game }: { game: Game }) {
  const text = useText();
  const look = lookOf(game.id);
  const [isOpening, setIsOpening] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const play = async () => {
    setIsOpening(true);
    setError(null);
    try {
      navigate(await openTable(quickTable(game)));
    } catch (refused) {
      setError(refused as Error);
      setIsOpening(false);
    }
  };
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
        </p>
        {error ? <Failure error={error} /> : null}
        <div className="game-ways">
          <Button
            look="primary"
            onPress={play}
            isDisabled={isOpening}
            aria-label={text("play-now-label", { game: game.title })}
          >
            <PlayIcon /> {text("play-now")}
          </Button>
          <LinkButton href={`/new/${game.id}`} aria-label={text("with-friends-label", { game: game.title })}>
            <PeopleIcon /> {text("with-friends")}
          </LinkButton>
          <LinkButton href={`/learn/${game.id}`} look="quiet" aria-label={text("learn-label", { game: game.title })}>
            <LearnIcon /> {text("learn")}
          </LinkButton>
          <LinkButton href={`/rules/${game.id}`} look="quiet" aria-label={text("rules-label", { game: game.title })}>
            <BookIcon /> {text("rules")}
          </LinkButton>
        </div>
      </div>
    </article>
  );
}

/** A tutorial: `/learn/GAME`. Steps on the real board, then a short whole game; it goes on where it was left. */
import { useEffect, useRef, useState } from "react";
import { BookIcon, PlayIcon } from "../../design/components/icons.tsx";
import { Button, LinkButton, Loading } from "../../design/components/index.ts";
import { lookOf } from "../../games/look.ts";
import { loadFront } from "../../games/registry.ts";
import { fetchTexts, useLocale, useText } from "../../i18n/text.ts";
import type { Game } from "../../protocol/http.ts";
import type { LessonReply } from "../../protocol/wire.ts";
import { useSettings } from "../../settings/settings.ts";
import { get } from "../api.ts";
import { Failure } from "../Failure.tsx";
import { Frame } from "../Frame.tsx";
import { LessonScreen } from "../learn/LessonScreen.tsx";
import { keepProgress, type Progress, readProgress } from "../learn/progress.ts";
import { Page } from "../Page.tsx";
import { PlayNow } from "../PlayNow.tsx";
import { navigate, type RoutedPage } from "../router.ts";
import { openTable, wordsOf } from "../tables.ts";
import { gameOf, useGames } from "../useGames.ts";
import { useLoad } from "../useLoad.ts";
import { MissingPage } from "./MissingPage.tsx";
import "../table/table.css";
import "../table/screen.css";
import "../learn/learn.css";

interface FinishedProps {
  readonly game: Game;
  readonly lesson: LessonReply;
  readonly progress: Progress;
  readonly onProgress: (progress: Progress) => void;
}

/** What follows the steps: a short whole game against a gentle bot, and after it a usual one. */
function Finished({ game, lesson, progress, onProgress }: FinishedProps) {
  const text = useText();
  const look = lookOf(game.id);
  const [error, setError] = useState<Error | null>(null);
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), []);

  async function play(): Promise<void> {
    const { seats, lexicon, options, pack } = lesson.game;
    const gentle = game.levels[0]?.id ?? null;
    try {
      const bots = Array.from({ length: seats - 1 }, () => gentle);
      const setup = { game: game.id, seats, lexicon, options, pack, bots };
      const address = await openTable({ ...setup, access: "private", start: "full" });
      onProgress({ ...progress, game: address });
      navigate(address);
    } catch (refused) {
      setError(refused as Error);
    }
  }

  return (
    <div className={`lesson-finished ${look?.className ?? ""}`}>
      <div className="banner">{look ? <look.Art /> : null}</div>
      <p ref={lead} className="lesson-task" tabIndex={-1}>
        {text("lesson-finished")}
      </p>
      {error === null ? null : <Failure error={error} />}
      <div className="row">
        {progress.game === null ? null : (
          <LinkButton href={progress.game} look="primary">
            {text("lesson-short-back")}
          </LinkButton>
        )}
        <Button look={progress.game === null ? "primary" : "secondary"} onPress={() => void play()}>
          <PlayIcon /> {text("lesson-short")}
        </Button>
      </div>
      <p>{text("lesson-after")}</p>
      <div className="row">
        <PlayNow game={game} />
        <LinkButton href={`/rules/${game.id}`}>
          <BookIcon /> {text("rules")}
        </LinkButton>
        <Button look="quiet" onPress={() => onProgress({ done: 0, game: null })}>
          {text("lesson-again")}
        </Button>
      </div>
    </div>
  );
}

function GameLesson({ game }: { readonly game: Game }) {
  const { language, text } = useLocale();
  const [progress, setProgress] = useState(() => readProgress(localStorage, game.id));
  const words = wordsOf(game, useSettings().words, language);
  const address = `/api/games/${game.id}/lesson${words === null ? "" : `?words=${words}`}`;
  const loaded = useLoad(address, () =>
    Promise.all([get<LessonReply>(address), loadFront(game.id), fetchTexts("lessons")]),
  );
  const keep = (next: Progress) => {
    keepProgress(localStorage, game.id, next);
    setProgress(next);
  };
  if (loaded.status === "ready") {
    const [lesson, front] = loaded.value;
    if (progress.done < lesson.shown.length) {
      const onNext = () => keep({ ...progress, done: progress.done + 1 });
      return <LessonScreen {...{ game, lesson, front, onNext }} at={progress.done} />;
    }
    return (
      <Framed game={game}>
        <Finished {...{ game, lesson, progress }} onProgress={keep} />
      </Framed>
    );
  }
  return (
    <Framed game={game}>
      {loaded.status === "loading" ? (
        <Loading>{text("loading")}</Loading>
      ) : (
        <Failure error={loaded.error} retry={loaded.retry} />
      )}
    </Framed>
  );
}

function Framed({ game, children }: { readonly game: Game | null; readonly children: React.ReactNode }) {
  const text = useText();
  return (
    <Frame>
      <Page title={game === null ? text("learn") : text("learn-label", { game: game.title })} className="narrow">
        {children}
      </Page>
    </Frame>
  );
}

export default function LearnPage({ route }: RoutedPage) {
  const text = useText();
  const games = useGames();
  if (games.status !== "ready") {
    return (
      <Framed game={null}>
        {games.status === "loading" ? (
          <Loading>{text("loading")}</Loading>
        ) : (
          <Failure error={games.error} retry={games.retry} />
        )}
      </Framed>
    );
  }
  const game = gameOf(games, route.parameters.game ?? "");
  return game?.lesson ? (
    <GameLesson key={game.id} game={game} />
  ) : (
    <Frame>
      <MissingPage />
    </Frame>
  );
}

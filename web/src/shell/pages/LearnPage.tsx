import { useState } from "react";
import { BookIcon } from "../../design/components/icons.tsx";
import { LinkButton, Loading } from "../../design/components/index.ts";
import { type Lesson, loadLesson } from "../../games/lesson.ts";
import { lookOf } from "../../games/look.ts";
import { useText } from "../../i18n/text.ts";
import type { Game } from "../../protocol/http.ts";
import { Failure } from "../Failure.tsx";
import { LessonStep } from "../LessonStep.tsx";
import { Page } from "../Page.tsx";
import { PlayNow } from "../PlayNow.tsx";
import type { RoutedPage } from "../router.ts";
import { useGames } from "../useGames.ts";
import { useLoad } from "../useLoad.ts";
import { MissingPage } from "./MissingPage.tsx";

/** What to do when the lesson is over: a real game. */
function Finished({ game }: { game: Game }) {
  const text = useText();
  const look = lookOf(game.id);
  return (
    <div className="lesson-step">
      <div className="banner">{look ? <look.Art /> : null}</div>
      <p className="lesson-task" role="status">
        {text("lesson-finished")}
      </p>
      <div className="row">
        <PlayNow game={game} />
        <LinkButton href={`/rules/${game.id}`}>
          <BookIcon /> {text("rules")}
        </LinkButton>
      </div>
    </div>
  );
}

function Steps({ game, lesson }: { game: Game; lesson: Lesson }) {
  const text = useText();
  const [at, setAt] = useState(0);
  const step = lesson.steps[at];
  const key = `${game.id}-lesson-${at + 1}`;
  return (
    <>
      <p className="soft">
        {text("lesson-count", { step: Math.min(at + 1, lesson.steps.length), of: lesson.steps.length })}
      </p>
      <progress
        className="lesson-progress"
        value={Math.min(at + 1, lesson.steps.length)}
        max={lesson.steps.length}
        aria-hidden="true"
      />
      {step ? (
        <LessonStep
          key={key}
          lesson={lesson}
          step={step}
          task={text(key)}
          done={text(`${key}-done`)}
          onNext={() => setAt(at + 1)}
          takesFocus={at > 0}
        />
      ) : (
        <Finished game={game} />
      )}
    </>
  );
}

function GameLesson({ game }: { game: Game }) {
  const text = useText();
  const lesson = useLoad(`lesson ${game.id}`, () => loadLesson(game.id));
  if (lesson.status === "ready" && lesson.value === null) return <MissingPage />;
  return (
    <Page title={text("lesson-title", { game: game.title })} className={`narrow ${lookOf(game.id)?.className ?? ""}`}>
      {lesson.status === "loading" ? <Loading>{text("loading")}</Loading> : null}
      {lesson.status === "failed" ? <Failure error={new Error(text("error-offline"))} retry={lesson.retry} /> : null}
      {lesson.status === "ready" && lesson.value ? <Steps game={game} lesson={lesson.value} /> : null}
    </Page>
  );
}

/** A first game that teaches by doing. */
export default function LearnPage({ route }: RoutedPage) {
  const text = useText();
  const games = useGames();
  if (games.status === "loading") return <Loading>{text("loading")}</Loading>;
  if (games.status === "failed") {
    return (
      <Page title={text("learn")}>
        <Failure error={games.error} retry={games.retry} />
      </Page>
    );
  }
  const game = games.value.find((one) => one.id === route.parameters.game);
  return game ? <GameLesson key={game.id} game={game} /> : <MissingPage />;
}

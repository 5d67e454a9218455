/** A step of a tutorial on the screen that games are played on: the real board with its controls, and the task beside it. */
import { useEffect, useMemo, useState } from "react";
import { Link } from "react-aria-components";
import { makeAnnouncer } from "../../a11y/announcer.ts";
import { useArrival } from "../../a11y/arrival.ts";
import { useInSight } from "../../a11y/inSight.ts";
import { useKeptFocus } from "../../a11y/keptFocus.ts";
import { makeMessages } from "../../a11y/messages.ts";
import { WordLanguage } from "../../a11y/Sentence.tsx";
import { Loading } from "../../design/components/index.ts";
import type { AnyFront } from "../../games/front.ts";
import { lookOf } from "../../games/look.ts";
import { OwnersPack } from "../../games/pack.ts";
import type { Shown } from "../../games/shown.ts";
import { useText } from "../../i18n/text.ts";
import { useObservable } from "../../observable.ts";
import type { Game } from "../../protocol/http.ts";
import type { LessonReply } from "../../protocol/wire.ts";
import type { TableStore } from "../../store/table.ts";
import { LanguageMenu } from "../Frame.tsx";
import { Logo } from "../Logo.tsx";
import { Announcements, useAnnouncements } from "../table/Announcements.tsx";
import { useAnswers } from "../table/answers.ts";
import { BoardArea } from "../table/BoardArea.tsx";
import { RulesButton } from "../table/RulesButton.tsx";
import { Seats } from "../table/Seats.tsx";
import { SoundMenu } from "../table/SoundMenu.tsx";
import { LessonPanel } from "./LessonPanel.tsx";
import { lessonRoom } from "./lessonRoom.ts";
import { useLesson } from "./useLesson.ts";

interface LessonScreenProps {
  readonly game: Game;
  readonly lesson: LessonReply;
  readonly front: AnyFront;
  /** The step, counted from 0. */
  readonly at: number;
  readonly onNext: () => void;
}

const NOBODY: ReadonlySet<string> = new Set();

export function LessonScreen({ game, lesson, front, at, onNext }: LessonScreenProps) {
  const text = useText();
  const announcer = useMemo(() => makeAnnouncer(() => performance.now()), []);
  useEffect(() => () => announcer.stop(), [announcer]);
  useKeptFocus();
  useInSight();
  const you = text("lesson-you");
  const room = useMemo(() => lessonRoom(game, lesson, you), [game, lesson, you]);
  const isShown = lesson.shown[at] === true;
  const { store, ...step } = useLesson({ room, front, announcer, at, isShown });
  const { isDone, pointed } = step;
  const shown: Shown | null =
    pointed === null || pointed.event === null || isDone ? null : { event: pointed.event, mode: "advice" };
  const key = `${game.id}-lesson-${at + 1}`;
  return (
    <WordLanguage value={lesson.language}>
      <Announcements announcer={announcer} />
      <div
        className={`table-page screen screen-lesson ${lookOf(game.id)?.className ?? ""}`}
        data-game={game.id}
        data-phase="lesson"
      >
        <a className="skip" href="#content">
          {text("table-skip")}
        </a>
        <header className="table-header">
          <div className="table-brand">
            <Link href="/" className="brand" aria-label={text("home")}>
              <Logo size={30} />
            </Link>
            <Title>{text("lesson-title", { game: game.title })}</Title>
          </div>
          <div className="table-header-tools">
            <RulesButton room={room} />
            <SoundMenu />
            <LanguageMenu />
          </div>
        </header>
        <LessonPanel
          key={`task ${at}`}
          {...{ step, isShown, onNext }}
          number={at + 1}
          of={lesson.shown.length}
          task={text(key, lesson.terms)}
          done={text(`${key}-done`, lesson.terms)}
        />
        {store === null ? (
          <Loading large>{text("loading")}</Loading>
        ) : (
          <LessonTable key={`table ${at}`} {...{ store, announcer, front, shown }} pack={lesson.table.pack} />
        )}
      </div>
    </WordLanguage>
  );
}

interface LessonTableProps {
  readonly store: TableStore;
  readonly announcer: ReturnType<typeof makeAnnouncer>;
  readonly front: AnyFront;
  readonly shown: Shown | null;
  readonly pack: LessonReply["table"]["pack"];
}

function LessonTable({ store, announcer, front, shown, pack }: LessonTableProps) {
  const text = useText();
  const state = useObservable(store.table);
  const messages = useMemo(() => makeMessages(announcer, ({ text }) => text), [announcer]);
  useAnnouncements(state, messages, front, NOBODY);
  const answers = useAnswers(store, announcer);
  const [refused, setRefused] = useState<string | null>(null);
  const [stepSeen, setStepSeen] = useState(state.step.number);
  if (stepSeen !== state.step.number) {
    setStepSeen(state.step.number);
    setRefused(null);
  }
  return (
    <>
      <Seats store={store} announcer={announcer} front={front} replayed={null} />
      <main id="content" className="table-main" tabIndex={-1}>
        <OwnersPack value={pack}>
          {state.view === null ? (
            <Loading large>{text("loading")}</Loading>
          ) : (
            <BoardArea
              {...{ store, announcer, answers, messages, front, refused, shown }}
              onType={() => undefined}
              onCancel={null}
              onRefused={setRefused}
            />
          )}
        </OwnersPack>
      </main>
    </>
  );
}

function Title({ children }: { readonly children: string }) {
  return (
    <h1 ref={useArrival()} tabIndex={-1}>
      {children}
    </h1>
  );
}

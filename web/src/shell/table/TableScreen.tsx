/** The table once it is entered: a screen that fits the window while a game is on, a page before it and in a replay. */
import { Suspense, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { Link } from "react-aria-components";
import { flushSync } from "react-dom";
import { type Announcer, makeAnnouncer } from "../../a11y/announcer.ts";
import { useArrival } from "../../a11y/arrival.ts";
import { useInSight } from "../../a11y/inSight.ts";
import { jumpTo, useJumps } from "../../a11y/jumps.ts";
import { useKeptFocus } from "../../a11y/keptFocus.ts";
import { BUFFERS, isWanted, makeMessages, wantedWords } from "../../a11y/messages.ts";
import { WordLanguage } from "../../a11y/Sentence.tsx";
import { Fold, Loading } from "../../design/components/index.ts";
import type { AnyFront } from "../../games/front.ts";
import { lookOf } from "../../games/look.ts";
import { OwnersPack } from "../../games/pack.ts";
import { loadFront } from "../../games/registry.ts";
import type { Shown } from "../../games/shown.ts";
import { useLocale, useText } from "../../i18n/text.ts";
import type { GameEvent } from "../../net/messages.ts";
import { useObservable } from "../../observable.ts";
import { settings, useSettings } from "../../settings/settings.ts";
import { askedOf } from "../../store/asked.ts";
import type { TableState } from "../../store/fold.ts";
import type { TableStore } from "../../store/table.ts";
import { LanguageMenu } from "../Frame.tsx";
import { Logo } from "../Logo.tsx";
import { navigate, redirect, useRoute } from "../router.ts";
import { showTitle } from "../tabTitle.ts";
import { WordsTag } from "../WordsTag.tsx";
import { AboutTable } from "./AboutTable.tsx";
import { Announcements, useAnalysisTold, useAnnouncements, useResultTold, useTimeWarning } from "./Announcements.tsx";
import { type HintAnswer, useAnswers } from "./answers.ts";
import { type Asking, bufferTold, cancel, gone } from "./asking.ts";
import { BoardArea, OthersArea } from "./BoardArea.tsx";
import { Chat } from "./Chat.tsx";
import { ConnectionNotice } from "./ConnectionNotice.tsx";
import { HintButton, HintNote, useHints } from "./Hint.tsx";
import { History } from "./History.tsx";
import {
  AnalysisPanel,
  fetchLater,
  LearnBoard,
  Listening,
  ReplayBoard,
  ReplayPanel,
  ResultPanel,
  WaitingRoom,
} from "./later.ts";
import { MoveField } from "./MoveField.tsx";
import { ProgramCommand } from "./ProgramCommand.tsx";
import { RulesButton } from "./RulesButton.tsx";
import { moveOf, replayLink } from "./replayLink.ts";
import { Seats } from "./Seats.tsx";
import { Side } from "./Side.tsx";
import { SoundMenu } from "./SoundMenu.tsx";
import { EndOffer, TableMenu } from "./TableMenu.tsx";
import { Drawing } from "./Told.tsx";
import { isMistake, useAnalysis } from "./useAnalysis.ts";
import { useLearnHint, useLearning } from "./useLearning.ts";
import { useOwnersPack } from "./useOwnersPack.ts";
import { usePrepared } from "./usePrepared.ts";
import { useReplay } from "./useReplay.ts";
import { useTable } from "./useTable.ts";
import { useVocabulary } from "./vocabulary.ts";

/** Milliseconds after which a table has come to rest, and what it needs later may be fetched. */
const QUIET_MS = 5000;

interface TableScreenProps {
  readonly table: string;
  readonly invitation: string | null;
}

/** The front of the table's game, given to the store too; null until it is loaded. */
function useFront(store: TableStore | null, game: string | undefined): AnyFront | null {
  const [front, setFront] = useState<AnyFront | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    if (store === null || game === undefined) return;
    let current = true;
    loadFront(game).then(
      (loaded) => {
        if (!current) return;
        store.furnish(loaded);
        setFront(loaded);
      },
      (error: Error) => current && setFailure(error),
    );
    return () => {
      current = false;
    };
  }, [store, game]);
  if (failure !== null) throw failure;
  return front;
}

export function TableScreen({ table, invitation }: TableScreenProps) {
  const text = useText();
  const store = useTable(table, invitation);
  const [words, setWords] = useState<string | null>(null);
  const announcer = useMemo(() => makeAnnouncer(() => performance.now()), []);
  useEffect(() => () => announcer.stop(), [announcer]);
  useKeptFocus();
  useInSight();
  return (
    <WordLanguage value={words}>
      <Announcements announcer={announcer} />
      {store === null ? (
        <Loading>{text("loading")}</Loading>
      ) : (
        <OpenTable store={store} announcer={announcer} table={table} invitation={invitation} onWords={setWords} />
      )}
    </WordLanguage>
  );
}

interface OpenTableProps extends TableScreenProps {
  readonly store: TableStore;
  readonly announcer: Announcer;
  /** Tells the language of the table's words, once it is known. */
  readonly onWords: (language: string | null) => void;
}

function OpenTable({ store, announcer, table, invitation, onWords }: OpenTableProps) {
  const text = useText();
  const state = useObservable(store.table);
  /** What is told beside the board: drawn after it, so that no move waits for the log. */
  const past = useDeferredValue(state);
  const keys = useSettings();
  const { kinds, verbosity, readingOrder } = keys;
  const { room, view } = state;
  const front = useFront(store, room?.game);
  const pack = useOwnersPack(table, invitation, room?.pack === true);
  const words = room?.language;
  useEffect(() => {
    if (words !== undefined) onWords(words);
  }, [words, onWords]);
  const game = room?.game;
  const [muted, setMuted] = useState<ReadonlySet<string>>(new Set());
  const [token, setToken] = useState<string | null>(null);
  const [isSideOpen, setIsSideOpen] = useState(false);
  /** How often one has asked to type a move. */
  const [typing, setTyping] = useState(0);
  const messages = useMemo(
    () => makeMessages(announcer, (message) => wantedWords(message, game ?? "", settings.get())),
    [announcer, game],
  );
  useAnnouncements(state, messages, front, muted);
  useTimeWarning(state, room?.you.seat ?? null, messages);
  /** The move after which the game is gone through again; null where it is not over, or nobody wants that. */
  const asksFor = moveOf(useRoute().query);
  const replayAt = room?.status === "over" ? asksFor : null;
  const answers = useAnswers(store, announcer, replayAt);
  // Why it ended was told by the last event.
  const result = useCallback(() => {
    const since = store.table.get().step.events.at(-1)?.seq;
    return store.say("result", 2, since === undefined ? {} : { since });
  }, [store]);
  useResultTold(room, result, messages);
  const vocabulary = useVocabulary(game);
  const prepared = usePrepared(store, messages, vocabulary);
  const { language } = useLocale();
  const asking: Asking | null =
    vocabulary === null
      ? null
      : {
          ...{ store, announcer, messages, answers, prepared, vocabulary, language, text },
          precise: front?.precise ?? null,
          laidOut: () => laidOut(store, front),
        };
  const [refused, setRefused] = useState<string | null>(null);
  const hints = useHints(store, announcer, answers, setRefused);
  /** The line of the log whose move is shown on the board. */
  const [line, setLine] = useState<number | null>(null);
  const [stepSeen, setStepSeen] = useState(state.step.number);
  if (stepSeen !== state.step.number) {
    // Something has happened since: what was refused, and what was asked to be seen, is past.
    setStepSeen(state.step.number);
    setRefused(null);
    setLine(null);
  }
  const shown = useMemo(() => shownOf(state, front, hints.told, line), [state, front, hints.told, line]);
  useEffect(() => {
    const timer = setTimeout(fetchLater, QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  const rematch = room?.rematch;
  const known = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    // Who was here when the next game was agreed goes along; who comes later wants to see this one.
    if (known.current === null && typeof rematch === "string") redirect(`/t/${rematch}`);
    known.current = rematch;
  }, [rematch]);
  const begun = room !== null && room.status !== "waiting";
  const status = room?.status;
  const before = useRef(status);
  useEffect(() => {
    // In the waiting room one may have scrolled down; and the result is on the board, not in the drawer. Not under the
    // hands of somebody who is writing.
    const field = document.activeElement;
    const writes =
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value.trim() !== "";
    if (before.current !== undefined && before.current !== status && !writes) {
      window.scrollTo({ top: 0 });
      setIsSideOpen(false);
    }
    before.current = status;
  }, [status]);
  const replay = useReplay(table, replayAt, announcer);
  const analysed = useAnalysis(table, room?.status === "over");
  useAnalysisTold(analysed.analysis, announcer);
  const judged = analysed.analysis?.moves.find(({ number }) => number === replay.at) ?? null;
  /** The better move is shown instead of the one that was made; only for the move that it was asked for. */
  const [betterAt, setBetterAt] = useState<number | null>(null);
  const isBetterShown = betterAt !== null && betterAt === replay.at;
  const setIsBetterShown = (isShown: boolean) => setBetterAt(isShown ? replay.at : null);
  const [isVeiled, setIsVeiled] = useState(true);
  const [isQuiz, setIsQuiz] = useState(false);
  const isOwnMistake = judged !== null && judged.seat === room?.you.seat && isMistake(judged);
  const learning = useLearning({
    room,
    front: front,
    announcer,
    move: isQuiz && isOwnMistake && !isBetterShown ? judged : null,
  });
  const learnt = useLearnHint(learning?.store ?? store, announcer);
  const asked = askedOf(room, view, room?.you.seat ?? null);
  const title = room?.title ?? "Litera";
  useEffect(() => {
    showTitle(asked === null ? `${title} · Litera` : text(`table-tab-${asked}`, { title }));
  }, [asked, title, text]);

  function type(): void {
    setIsSideOpen(true);
    setTyping((times) => times + 1);
  }

  useJumps(keys, (jump) => {
    if (jump === "field") type();
    else if (jump === "previous" || jump === "next") {
      if (vocabulary !== null) announcer.answer(gone(jump, messages, vocabulary));
    } else if (jump === "buffer") {
      messages.chosen.set(BUFFERS[(BUFFERS.indexOf(messages.chosen.get()) + 1) % BUFFERS.length] ?? "all");
      if (vocabulary !== null) announcer.answer(bufferTold({ messages }, vocabulary));
    } else {
      // On narrow screens they are in a drawer.
      if (jump === "log" || jump === "chat") flushSync(() => setIsSideOpen(true));
      if (!jumpTo(jump)) announcer.answer(text("jump-absent", { what: text(`jump-${jump}`) }));
    }
  });

  if (room === null) {
    return (
      <main className="table-page">
        <ConnectionNotice connection={state.connection} onRetry={() => store.connection.retry()} />
        {state.connection.kind === "closed" ? null : <Loading>{text("loading")}</Loading>}
      </main>
    );
  }
  const isReplay = replay.at !== null;
  const has = { store, announcer, answers };
  // The log shows what is said, also in a buffer that is silent.
  const wanted = { verbosity, kinds, muted: [] };
  const shownLog = past.log.filter((happening) => isWanted({ buffer: "game", ...happening }, room.game, wanted));
  const field = begun ? <MoveField key="field" {...has} {...{ prepared, asking }} wanted={typing} /> : null;
  const isReady = front !== null && pack !== undefined && view !== null;
  const board = !begun ? null : !isReady ? (
    <Loading large>{text("loading")}</Loading>
  ) : isReplay ? (
    learning?.store != null ? (
      <LearnBoard {...{ store: learning.store, announcer, front }} answers={learnt.answers} />
    ) : (
      <ReplayBoard {...{ table, front, room, announcer, replay, isVeiled }} better={isBetterShown ? judged : null} />
    )
  ) : (
    <BoardArea
      {...has}
      {...{ messages }}
      front={front}
      onType={type}
      onCancel={asking !== null && prepared.isReady ? () => cancel(asking) : null}
      refused={refused}
      onRefused={setRefused}
      shown={shown}
    />
  );
  const over =
    room.status === "over" ? (
      <>
        {isReplay ? (
          <ReplayPanel
            replay={replay}
            announcer={announcer}
            you={room.you.seat}
            moves={analysed.analysis?.moves ?? []}
            isBetterShown={isBetterShown}
            onBetter={setIsBetterShown}
            isVeiled={front?.veiled == null ? null : isVeiled}
            onVeil={setIsVeiled}
            isQuiz={isQuiz}
            onQuiz={setIsQuiz}
            learning={learning}
            onHint={learning === null || learning.isFound ? null : learnt.ask}
            hint={learning === null ? null : learnt.hint}
            onClose={() => navigate(`/t/${table}`)}
          />
        ) : (
          <ResultPanel store={store} room={room} onReplay={() => navigate(replayLink(table, 0))} />
        )}
        <AnalysisPanel state={analysed} room={room} at={replay.at} />
      </>
    ) : null;
  const play = (
    <main key="play" id="content" className="table-main" tabIndex={-1}>
      <Suspense fallback={<Loading large>{text("loading")}</Loading>}>
        {room.status === "waiting" ? <WaitingRoom store={store} room={room} onToken={setToken} /> : null}
        {board}
      </Suspense>
      {over === null ? null : (
        <div className="screen-over">
          <Suspense fallback={<Loading>{text("loading")}</Loading>}>{over}</Suspense>
        </div>
      )}
    </main>
  );
  const log = begun ? (
    <History key="log" log={shownLog} shows={front?.shows ?? []} shown={line} onShow={setLine} />
  ) : null;
  const side = (
    <Side key="side" log={shownLog} isOpen={isSideOpen} onOpen={setIsSideOpen}>
      {readingOrder === "move" ? field : null}
      <div className="side-told">
        {log}
        {isReady && begun && !isReplay ? <OthersArea {...has} front={front} /> : null}
      </div>
      <Chat store={store} chat={past.chat} room={room} muted={muted} onMute={setMuted} />
      {readingOrder === "move" ? null : field}
      {front?.keys == null || !begun ? null : (
        <Fold title={text("table-keys")} level={2}>
          <p className="small">{text(front.keys)}</p>
        </Fold>
      )}
      {asking === null || !begun ? null : (
        <Fold title={text("listening")} level={2} whenOpened>
          <Suspense fallback={<Loading>{text("loading")}</Loading>}>
            <Listening asking={asking} />
          </Suspense>
        </Fold>
      )}
      <AboutTable room={room} />
    </Side>
  );
  return (
    <Drawing value={front?.Drawn ?? null}>
      <OwnersPack value={pack ?? null}>
        <div
          className={`table-page${begun ? " screen" : ""}${isReplay ? " screen-replay" : ""} ${lookOf(room.game)?.className ?? ""}`}
          data-game={room.game}
          data-phase={room.status === "playing" && view !== null ? view.phase : room.status}
        >
          <a className="skip" href="#content">
            {text("table-skip")}
          </a>
          <header className="table-header">
            <div className="table-brand">
              <Link href="/" className="brand" aria-label={text("home")}>
                <Logo size={30} />
              </Link>
              <Title>{room.title}</Title>
              <WordsTag language={room.language} />
            </div>
            <div className="table-header-tools">
              <RulesButton room={room} />
              <HintButton hints={hints} isThinking={answers.isThinking} />
              <SoundMenu />
              <LanguageMenu />
              <TableMenu store={store} room={room} over={room.status === "over"} />
            </div>
          </header>
          <ProgramCommand token={token} onClose={() => setToken(null)} />
          <Seats store={store} announcer={announcer} front={front} replayed={replay.shown?.view ?? null} />
          <div className="table-notes">
            <ConnectionNotice connection={state.connection} onRetry={() => store.connection.retry()} />
            <EndOffer store={store} room={room} />
            <HintNote hints={hints} />
          </div>
          {readingOrder === "move" ? [side, play] : [play, side]}
        </div>
      </OwnersPack>
    </Drawing>
  );
}

/** The move that is laid out on the board; null for none. */
function laidOut(store: TableStore, front: AnyFront | null): string | null {
  const { room, view } = store.table.get();
  const seat = room?.you.seat ?? null;
  if (front === null || view === null || seat === null) return null;
  return front.draftMove(store.own.get().draft, view, seat);
}

/** What is shown on the board: the move that a hint tells, a move of the log, or the last one. */
function shownOf(
  state: TableState,
  front: AnyFront | null,
  hint: HintAnswer | null,
  line: number | null,
): Shown | null {
  const advised = hint?.move?.event ?? null;
  if (advised !== null) return { event: advised, mode: "advice" };
  const asked = state.log.find(({ number }) => number === line)?.events ?? [];
  const isShown = ({ kind }: GameEvent) => front?.shows.includes(kind) ?? false;
  const told = asked.find(isShown);
  if (told !== undefined) return { event: told, mode: "told" };
  const last = state.step.events.find(isShown);
  return last === undefined ? null : { event: last, mode: "last" };
}

function Title({ children }: { readonly children: string }) {
  return (
    <h1 ref={useArrival()} tabIndex={-1}>
      {children}
    </h1>
  );
}

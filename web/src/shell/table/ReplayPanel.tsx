/** What stands beside the board of a replay: the tools that go from move to move, and what is said of the move. */
import { useEffect, useState } from "react";
import type { Announcer } from "../../a11y/announcer.ts";
import { keyOf } from "../../a11y/pressed.ts";
import { CloseIcon } from "../../design/components/icons.tsx";
import { Button, Card, Notice, Switch } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import type { Seat } from "../../net/messages.ts";
import type { AnalysedMove } from "../../protocol/analysis.ts";
import { RunIcon, SeekIcon } from "./icons.tsx";
import { Told } from "./Told.tsx";
import { isMistake } from "./useAnalysis.ts";
import { type Learning, triedText } from "./useLearning.ts";
import type { Replay } from "./useReplay.ts";

interface ReplayPanelProps {
  readonly replay: Replay;
  readonly announcer: Announcer;
  readonly you: Seat | null;
  /** The moves with what is known of them; empty before they are analysed. */
  readonly moves: readonly AnalysedMove[];
  readonly isBetterShown: boolean;
  readonly onBetter: (isShown: boolean) => void;
  /** Null where nothing was hidden from all players. */
  readonly isVeiled: boolean | null;
  /** One is to find the better move oneself: it is not told before one asks. */
  readonly isQuiz: boolean;
  readonly onQuiz: (isQuiz: boolean) => void;
  /** What came of it; null where nothing is tried now. */
  readonly learning: Learning | null;
  /** Asks for a hint; null where none is given. */
  readonly onHint: (() => void) | null;
  /** The hint that was given; null before. */
  readonly hint: string | null;
  readonly onVeil: (isVeiled: boolean) => void;
  readonly onClose: () => void;
}

/** Whether a key press is for what has the focus itself. */
function isElsewhere(event: KeyboardEvent): boolean {
  const own = "input:not([type=range]), textarea, select, [role=dialog], [role=alertdialog], [role=menu]";
  const field = (event.target as HTMLElement).closest(own);
  return event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || field !== null;
}

/** Scrolls what has just come to where it is seen: on a phone the panel is low. */
function inSight(come: HTMLElement | null): void {
  come?.scrollIntoView?.({ block: "nearest" });
}

export function ReplayPanel(props: ReplayPanelProps) {
  const { replay, announcer, you, moves, isBetterShown, onBetter, isVeiled, onVeil, onClose } = props;
  const { isQuiz, onQuiz, learning, onHint, hint } = props;
  const text = useText();
  const { shown, runs, seek } = replay;
  const at = replay.at ?? 0;
  const total = shown?.total ?? 0;
  const judged = moves.find(({ number }) => number === at) ?? null;
  const mistakes = moves.filter(isMistake);
  const next = mistakes.find(({ number }) => number > at) ?? mistakes[0];
  const own = mistakes.filter(({ seat }) => seat === you);
  const onwards = isQuiz ? own.find(({ number }) => number > at) : own[0];
  /** The mistakes for which one has found a better move. */
  const [found, setFound] = useState<ReadonlySet<number>>(new Set());
  /** What came of it, once one has gone through them all; null before. */
  const [ended, setEnded] = useState<{ readonly at: number; readonly told: string } | null>(null);
  const end = ended?.at === at ? ended.told : null;
  const isFound = learning?.isFound === true;
  useEffect(() => {
    if (isFound) setFound((before) => new Set([...before, at]));
  }, [isFound, at]);
  const hidesAnswer = isQuiz && !isBetterShown && judged !== null && isMistake(judged) && !learning?.isFound;

  const verdict =
    judged === null ? null : hidesAnswer ? text("table-learn-find", { move: judged.of_move }) : judged.said;
  // After the move itself, which is told when its position has come.
  const told = shown?.moves === at ? verdict : null;
  useEffect(() => {
    if (told !== null) announcer.narrate(told);
  }, [told, announcer]);

  /** Goes to the next mistake of one's own; after the last it says how many one has mended. */
  function learn(): void {
    if (!isQuiz) setFound(new Set());
    onBetter(false);
    onQuiz(onwards !== undefined);
    if (onwards === undefined) {
      const told = text("table-learn-ended", { found: found.size, count: own.length });
      setEnded({ at, told });
      announcer.answer(told);
    } else seek(onwards.number);
  }

  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (isElsewhere(event)) return;
      const key = keyOf(event);
      if (key === "n") seek(at + 1);
      else if (key === "b") seek(at - 1);
      else if (key === "m" && next !== undefined) seek(next.number);
      else return;
      event.preventDefault();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [at, next, seek]);

  return (
    <Card className="replay stack">
      <div className="replay-head">
        <h2>{text("table-replay")}</h2>
        <span>{text("table-replay-at", { move: at, total })}</span>
        <Button look="quiet" size="icon" aria-label={text("table-replay-close")} onPress={onClose}>
          <CloseIcon />
        </Button>
      </div>
      {replay.error === null ? null : (
        <Notice kind="warning" live>
          {replay.error.message}
        </Notice>
      )}
      {/* At an end of the game those that lead on stay in reach, as one of them may have the focus. */}
      <div className="replay-tools">
        <Button aria-label={text("table-replay-first")} onPress={() => seek(0)} aria-disabled={at === 0}>
          <SeekIcon to="first" />
        </Button>
        <Button
          aria-label={text("table-replay-back")}
          aria-keyshortcuts="B"
          onPress={() => seek(at - 1)}
          aria-disabled={at === 0}
        >
          <SeekIcon to="back" />
        </Button>
        <Button
          aria-label={text(runs ? "table-replay-pause" : "table-replay-run")}
          onPress={() => replay.run(!runs)}
          aria-disabled={at >= total && !runs}
        >
          <RunIcon isOn={runs} />
        </Button>
        <Button
          aria-label={text("table-replay-on")}
          aria-keyshortcuts="N"
          onPress={() => seek(at + 1)}
          aria-disabled={at >= total}
        >
          <SeekIcon to="on" />
        </Button>
        <Button aria-label={text("table-replay-last")} onPress={() => seek(total)} aria-disabled={at >= total}>
          <SeekIcon to="last" />
        </Button>
        <input
          type="range"
          min={0}
          max={total}
          value={at}
          aria-label={text("table-replay-seek")}
          aria-valuetext={text("table-replay-at", { move: at, total })}
          onChange={(event) => seek(Number(event.currentTarget.value))}
        />
      </div>
      <p className="soft small replay-keys">{text("table-replay-keys")}</p>
      {shown === null ? null : (
        <p className="replay-said">
          <Told>{shown.said.join("\n")}</Told>
        </p>
      )}
      {judged === null ? null : (
        <p className="replay-judged">
          <Told>{verdict ?? ""}</Told>
        </p>
      )}
      {learning?.tried == null ? null : (
        <div ref={inSight} className={learning.isFound ? "learn-tried learn-found" : "learn-tried"}>
          <p>
            <Told>{learning.tried.said}</Told>
          </p>
          <p>{triedText(learning.tried, text)}</p>
        </div>
      )}
      {hint === null ? null : (
        <p className="learn-tried">
          <Told>{hint}</Told>
        </p>
      )}
      {end === null ? null : (
        <p ref={inSight} className="learn-tried learn-ended">
          {end}
        </p>
      )}
      <div className="row">
        {onHint === null ? null : <Button onPress={onHint}>{text("table-hint-ask")}</Button>}
        {judged?.event == null || judged.best === judged.move ? null : (
          <Button
            look={isQuiz ? "primary" : "secondary"}
            aria-pressed={isBetterShown}
            onPress={() => onBetter(!isBetterShown)}
          >
            {text(isQuiz && !isBetterShown ? "table-learn-answer" : "table-replay-better")}
          </Button>
        )}
        {next === undefined ? null : (
          <Button aria-keyshortcuts="M" onPress={() => seek(next.number)}>
            {text("table-replay-mistake")}
          </Button>
        )}
        {own.length === 0 ? null : (
          <Button onPress={learn}>
            {text(isQuiz ? (onwards === undefined ? "table-learn-end" : "table-learn-next") : "table-learn", {
              count: own.length,
            })}
          </Button>
        )}
        {end === null ? null : (
          <Button look="primary" onPress={onClose}>
            {text("table-learn-back")}
          </Button>
        )}
      </div>
      {isVeiled === null ? null : (
        <Switch label={text("table-replay-open")} isSelected={!isVeiled} onChange={(isOpen) => onVeil(!isOpen)} />
      )}
    </Card>
  );
}

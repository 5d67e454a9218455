/** One step of a lesson: the task, the pieces to pick from, and what came of it. */
import { useEffect, useRef, useState } from "react";
import { WordLanguage } from "../a11y/Sentence.tsx";
import { Words } from "../a11y/Words.tsx";
import { Button, Notice } from "../design/components/index.ts";
import { type Group, type Lesson, type Piece, picked, type Step } from "../games/lesson.ts";
import { useText } from "../i18n/text.ts";

/** After so many wrong picks the right ones are marked. */
const PATIENCE = 2;

/** What a reader says of a piece that is drawn. */
function Name({ piece, lang }: { piece: Piece; lang: string | undefined }) {
  return piece.face ? (
    <span className="unseen" lang={lang}>
      {piece.label ?? piece.value}
    </span>
  ) : null;
}

function Face({ piece, lesson, isNamed }: { piece: Piece; lesson: Lesson; isNamed: boolean }) {
  const text = useText();
  if (piece.text !== undefined) return <span className="lesson-words">{text(piece.text)}</span>;
  return (
    <>
      <svg viewBox={lesson.viewBox} className="art" aria-hidden="true">
        {piece.face}
      </svg>
      {isNamed ? (
        <span className="small" aria-hidden="true">
          {piece.label}
        </span>
      ) : null}
    </>
  );
}

interface PiecesProps {
  readonly lesson: Lesson;
  readonly groups: readonly Group[];
  /** Without it the pieces are only to be seen. */
  readonly onPick?: (key: string, value: string) => void;
  readonly chosen: readonly string[];
  readonly marked: ReadonlySet<string>;
}

/** How the pieces of a group lie: in lines, on named places, or as words that cross. */
function layoutOf({ pieces, isCrossword = false }: Group): "line" | "places" | "crossword" {
  if (!pieces.some((piece) => piece.place)) return "line";
  return isCrossword ? "crossword" : "places";
}

function Pieces({ lesson, groups, onPick, chosen, marked }: PiecesProps) {
  const text = useText();
  const lang = lesson.wordLanguage ?? undefined;
  return groups.map((group, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: groups of a script never move
    <section key={row} className="lesson-group" aria-label={text(group.name)}>
      <h2>{text(group.name)}</h2>
      <ul className={`lesson-${layoutOf(group)}`}>
        {group.pieces.map((piece, column) => {
          const key = `${row}.${column}`;
          const order = chosen.indexOf(key) + 1;
          return (
            <li key={key} style={piece.place ? { gridColumn: piece.place.column, gridRow: piece.place.row } : {}}>
              {onPick ? (
                <button
                  type="button"
                  className={`lesson-piece${marked.has(piece.value) ? " lesson-marked" : ""}`}
                  aria-pressed={order > 0}
                  onClick={() => order === 0 && onPick(key, piece.value)}
                >
                  <Name piece={piece} lang={lang} />
                  <Face piece={piece} lesson={lesson} isNamed={layoutOf(group) === "places"} />
                  {order > 0 ? (
                    <span className="lesson-order" aria-hidden="true">
                      {order}
                    </span>
                  ) : null}
                </button>
              ) : (
                <span className="lesson-piece">
                  <Name piece={piece} lang={lang} />
                  <Face piece={piece} lesson={lesson} isNamed={layoutOf(group) === "places"} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  ));
}

export interface LessonStepProps {
  readonly lesson: Lesson;
  readonly step: Step;
  readonly task: string;
  /** What came of it. */
  readonly done: string;
  readonly onNext: () => void;
  /** Takes the focus with its task: what had it, the button of the step before, is gone. */
  readonly takesFocus: boolean;
}

export function LessonStep({ lesson, step, task, done, onNext, takesFocus }: LessonStepProps) {
  const text = useText();
  const taskRef = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) taskRef.current?.focus();
  }, [takesFocus]);
  const [values, setValues] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [mistakes, setMistakes] = useState(0);
  const [isWrong, setIsWrong] = useState(false);
  const isDone = values.length === step.pick.length;
  const pick = (key: string, value: string) => {
    const next = picked(step, values, value);
    setIsWrong(next === null);
    if (next === null) return setMistakes(mistakes + 1);
    setValues(next);
    setChosen([...chosen, key]);
  };
  const left = step.pick.filter((value) => picked(step, values, value) !== null);
  const marked = new Set(mistakes >= PATIENCE ? left : []);
  return (
    <WordLanguage value={lesson.wordLanguage}>
      <div className="lesson-step">
        <p ref={taskRef} className="lesson-task" tabIndex={-1}>
          <Words>{task}</Words>
        </p>
        {isDone ? (
          <Pieces lesson={lesson} groups={step.after} chosen={[]} marked={marked} />
        ) : (
          <Pieces lesson={lesson} groups={step.groups} onPick={pick} chosen={chosen} marked={marked} />
        )}
        <div role="status" className="lesson-answer">
          {isDone ? (
            <Notice kind="success">
              <Words>{done}</Words>
            </Notice>
          ) : null}
          {isWrong ? <Notice kind="warning">{text("lesson-wrong", { times: mistakes })}</Notice> : null}
        </div>
        {isDone ? (
          <div>
            <Button look="primary" size="large" onPress={onNext} autoFocus>
              {text("lesson-next")}
            </Button>
          </div>
        ) : null}
      </div>
    </WordLanguage>
  );
}

/** One step of a lesson: the task, the pieces to pick from, and what came of it. */
import { useEffect, useRef, useState } from "react";
import { Button, Notice } from "../design/components/index.ts";
import { type Group, type Lesson, type Piece, picked, type Step } from "../games/lesson.ts";
import { useText } from "../i18n/text.ts";

/** After so many wrong picks the right ones are marked. */
const PATIENCE = 2;

function usePieceName() {
  const text = useText();
  return (piece: Piece) => (piece.text === undefined ? (piece.label ?? piece.value) : text(piece.text));
}

function Face({ piece, lesson }: { piece: Piece; lesson: Lesson }) {
  const name = usePieceName();
  if (!piece.face) return <span className="lesson-words">{name(piece)}</span>;
  return (
    <>
      <svg viewBox={lesson.viewBox} className="art" aria-hidden="true">
        {piece.face}
      </svg>
      {piece.place ? <span className="small">{piece.label}</span> : null}
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

function Pieces({ lesson, groups, onPick, chosen, marked }: PiecesProps) {
  const text = useText();
  const name = usePieceName();
  const lang = lesson.wordLanguage ?? undefined;
  return groups.map((group, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: groups of a script never move
    <section key={row} className="lesson-group" aria-label={text(group.name)}>
      <h3>{text(group.name)}</h3>
      <ul className={group.pieces.some((piece) => piece.place) ? "lesson-places" : "lesson-line"}>
        {group.pieces.map((piece, column) => {
          const key = `${row}.${column}`;
          const order = chosen.indexOf(key) + 1;
          const pieceLang = piece.text === undefined ? lang : undefined;
          return (
            <li key={key} style={piece.place ? { gridColumn: piece.place.column, gridRow: piece.place.row } : {}}>
              {onPick ? (
                <button
                  type="button"
                  className={`lesson-piece${marked.has(piece.value) ? " lesson-marked" : ""}`}
                  aria-pressed={order > 0}
                  aria-label={name(piece)}
                  lang={pieceLang}
                  onClick={() => order === 0 && onPick(key, piece.value)}
                >
                  <Face piece={piece} lesson={lesson} />
                  {order > 0 ? <span className="lesson-order">{order}</span> : null}
                </button>
              ) : (
                <span className="lesson-piece">
                  <span className="unseen" lang={pieceLang}>
                    {name(piece)}
                  </span>
                  <Face piece={piece} lesson={lesson} />
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
    <div className="lesson-step">
      <p ref={taskRef} className="lesson-task" tabIndex={-1}>
        {task}
      </p>
      {isDone ? (
        <Pieces lesson={lesson} groups={step.after} chosen={[]} marked={marked} />
      ) : (
        <Pieces lesson={lesson} groups={step.groups} onPick={pick} chosen={chosen} marked={marked} />
      )}
      <div role="status" className="lesson-answer">
        {isDone ? <Notice kind="success">{done}</Notice> : null}
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
  );
}

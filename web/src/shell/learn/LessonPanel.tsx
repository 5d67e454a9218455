/** What a step of a tutorial asks for, and what came of it, beside the board. */
import { useEffect, useRef } from "react";
import { Sentence } from "../../a11y/Sentence.tsx";
import { Words } from "../../a11y/Words.tsx";
import { Button, LinkButton } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import type { LessonState } from "./useLesson.ts";

interface LessonPanelProps {
  readonly step: Omit<LessonState, "store">;
  /** The step, counted from 1, and how many there are. */
  readonly number: number;
  readonly of: number;
  readonly task: string;
  /** What came of it. */
  readonly done: string;
  /** The move was shown from the beginning: it needs no words for eyes. */
  readonly isShown: boolean;
  readonly onNext: () => void;
}

export function LessonPanel({ step, number, of, task, done, isShown, onNext }: LessonPanelProps) {
  const text = useText();
  const { isDone, pointed } = step;
  const lead = useRef<HTMLParagraphElement>(null);
  // What had the focus is gone: the button that went on to this step.
  useEffect(() => {
    if (number > 1) lead.current?.focus();
  }, [number]);
  return (
    <section className="lesson-panel card" data-part="lesson" aria-label={text("learn")}>
      <p className="lesson-count">
        {text("lesson-count", { step: number, of })}
        <progress value={number} max={of} aria-hidden="true" />
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by the keyboard */}
      <div className="lesson-words" tabIndex={0}>
        <p ref={lead} className={isDone ? "unseen" : "lesson-task"} tabIndex={-1}>
          <Words>{task}</Words>
        </p>
        {pointed === null || isDone ? null : (
          <p className={isShown ? "unseen" : "lesson-pointed"}>
            <Sentence>{pointed.said}</Sentence>
          </p>
        )}
        <div role="status" className="lesson-done">
          {isDone ? (
            <p>
              <Words>{done}</Words>
            </p>
          ) : null}
        </div>
      </div>
      <div className="row">
        {isDone ? (
          <Button look="primary" onPress={onNext} autoFocus>
            {text("lesson-next")}
          </Button>
        ) : isShown || pointed !== null ? null : (
          <Button onPress={step.point}>{text("lesson-show")}</Button>
        )}
        <LinkButton href="/" look="quiet">
          {text("lesson-leave")}
        </LinkButton>
      </div>
    </section>
  );
}

/** Moves and questions as text: the whole game can be played from this field. */
import { useEffect, useRef, useState } from "react";
import type { Announcer } from "../../a11y/announcer.ts";
import { QUESTIONS, understand } from "../../a11y/questions.ts";
import { Sentence } from "../../a11y/Sentence.tsx";
import { ChevronIcon } from "../../design/components/icons.tsx";
import { Button } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import { useObservable } from "../../observable.ts";
import { changeSettings, useSettings } from "../../settings/settings.ts";
import type { TableStore } from "../../store/table.ts";
import type { Answers } from "./answers.ts";

const MOST_KEPT = 50;

/** What stands below the field; a hint only until the `step` of the game after which it was given is over. */
interface Told {
  readonly text: string;
  readonly wrong?: boolean;
  readonly step?: number;
}

interface MoveFieldProps {
  readonly store: TableStore;
  readonly announcer: Announcer;
  readonly answers: Answers;
  /** Grows each time that one asks to type: the field is unfolded then, and has the focus. */
  readonly wanted: number;
}

export function MoveField({ store, announcer, answers, wanted }: MoveFieldProps) {
  const text = useText();
  const { room, step } = useObservable(store.table);
  const { verbosity, textField } = useSettings();
  const [typed, setTyped] = useState("");
  const [told, setTold] = useState<Told | null>(null);
  const kept = useRef<string[]>([]);
  const at = useRef(0);
  const field = useRef<HTMLInputElement>(null);
  const { isThinking } = answers;
  const mayAsk = room?.hints === true && room.you.seat !== null && room.status === "playing";

  function tell(said: Told): void {
    setTold(said);
    announcer.answer(said.text);
  }

  async function ask(topic: string): Promise<void> {
    const sentence = await answers.answer(topic, verbosity);
    tell({ text: sentence, ...(topic === "hint" && { step: store.table.get().step.number }) });
  }

  async function send(): Promise<void> {
    const meant = understand(typed, text);
    if (typed.trim() === "") return;
    kept.current = [...kept.current.filter((line) => line !== typed), typed].slice(-MOST_KEPT);
    at.current = kept.current.length;
    if (meant.kind === "question") {
      setTyped("");
      await ask(meant.topic);
      return;
    }
    const refusal = await store.play(meant.text);
    if (refusal === null) {
      setTyped("");
      setTold(null);
    } else {
      tell({ text: refusal.message, wrong: true });
      // What was refused can be mended; whatever else is typed takes its place.
      field.current?.select();
    }
  }

  function recall(by: number): void {
    at.current = Math.min(Math.max(at.current + by, 0), kept.current.length);
    setTyped(kept.current[at.current] ?? "");
  }

  const asked = useRef(wanted);
  useEffect(() => {
    if (asked.current === wanted) return;
    asked.current = wanted;
    if (!textField) changeSettings({ textField: true });
    else field.current?.focus();
  }, [wanted, textField]);
  const wasOpen = useRef(textField);
  useEffect(() => {
    if (textField && !wasOpen.current) field.current?.focus();
    wasOpen.current = textField;
  }, [textField]);

  const shown = told?.step === undefined || told.step === step.number ? told : null;
  return (
    <section className={`card move-field${textField ? " move-field-open" : ""}`} aria-labelledby="move-heading">
      <h2 id="move-heading">
        <button
          type="button"
          className="fold-button"
          aria-expanded={textField}
          aria-keyshortcuts="/"
          onClick={() => changeSettings({ textField: !textField })}
        >
          <ChevronIcon />
          {text("table-move")}
        </button>
      </h2>
      {textField ? (
        <>
          <form
            className="move-form"
            onSubmit={(event) => {
              event.preventDefault();
              void send();
            }}
          >
            <label className="field">
              <span className="field-label">
                {text(room?.you.seat == null ? "table-move-question" : "table-move-label")}
              </span>
              <input
                ref={field}
                className="input"
                value={typed}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                enterKeyHint="send"
                // What was told is said by the live regions: only the help describes the field.
                {...(shown === null && { "aria-describedby": "move-told" })}
                onChange={(event) => setTyped(event.currentTarget.value)}
                onKeyDown={(event) => {
                  if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
                  event.preventDefault();
                  recall(event.key === "ArrowUp" ? -1 : 1);
                }}
              />
            </label>
            <Button type="submit">{text("table-move-send")}</Button>
          </form>
          <p
            id="move-told"
            className={`move-told${shown?.wrong && !isThinking ? " move-wrong" : ""}`}
            aria-busy={isThinking || undefined}
          >
            <Sentence>{isThinking ? text("table-hint-thinking") : (shown?.text ?? text("table-move-help"))}</Sentence>
          </p>
          <ul className="move-questions" aria-label={text("table-questions")}>
            {QUESTIONS.filter(({ topic }) => topic !== "hint" || mayAsk).map(({ topic, names, key }) => (
              <li key={topic}>
                <Button
                  look="quiet"
                  aria-keyshortcuts={key}
                  aria-disabled={topic === "hint" && isThinking}
                  onPress={() => void ask(topic)}
                >
                  {text(names).split(",")[0]}
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

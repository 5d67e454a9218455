/** Moves and questions as text: the whole game can be played from this field. */
import { useDeferredValue, useEffect, useRef, useState } from "react";
import type { Announcer } from "../../a11y/announcer.ts";
import { QUESTION_KEYS, understand } from "../../a11y/questions.ts";
import { Sentence } from "../../a11y/Sentence.tsx";
import { ChevronIcon } from "../../design/components/icons.tsx";
import { Button } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import { useObservable } from "../../observable.ts";
import { changeSettings, useSettings } from "../../settings/settings.ts";
import { command, type TableStore } from "../../store/table.ts";
import type { Answers } from "./answers.ts";
import { type Asking, addPart, answerTo, cancel, playPrepared } from "./asking.ts";
import type { Prepared } from "./usePrepared.ts";

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
  readonly prepared: Prepared;
  /** What all that is typed is answered from; null until the words have come. */
  readonly asking: Asking | null;
  /** Grows each time that one asks to type: the field is unfolded then, and has the focus. */
  readonly wanted: number;
}

export function MoveField({ store, announcer, answers, prepared, asking, wanted }: MoveFieldProps) {
  const text = useText();
  // Drawn after the board, as all that stands beside it.
  const { room, view, step } = useDeferredValue(useObservable(store.table));
  const { textField } = useSettings();
  const [typed, setTyped] = useState("");
  const [told, setTold] = useState<Told | null>(null);
  const kept = useRef<string[]>([]);
  const at = useRef(0);
  const field = useRef<HTMLInputElement>(null);
  /** The next line says whether the game is really resigned. */
  const [isResigning, setIsResigning] = useState(false);
  const seat = room?.you.seat ?? null;
  /** Whether it is one’s own turn; null for who does not play. */
  const acts = seat === null || room?.status !== "playing" || view === null ? null : view.to_act.includes(seat);
  const { isThinking } = answers;
  const mayAsk = room?.hints === true && room.you.seat !== null && room.status === "playing";

  function tell(said: Told): void {
    setTold(said);
    announcer.answer(said.text);
  }

  async function ask(name: string, argument = "", typed = name): Promise<void> {
    if (asking === null) return;
    const sentence = await answerTo(name, argument, asking, typed);
    if (sentence === "") setTold(null);
    else tell({ text: sentence, ...(name === "hint" && { step: store.table.get().step.number }) });
  }

  /** Makes a move; what was refused can be mended, whatever else is typed takes its place. */
  async function play(move: string): Promise<void> {
    const refusal = await store.play(move);
    if (refusal === null) {
      setTyped("");
      setTold(null);
    } else {
      tell({ text: refusal.message, wrong: true });
      field.current?.select();
    }
  }

  /** Asks before a game is resigned, and takes the answer. */
  async function resign(isSure: boolean): Promise<void> {
    setIsResigning(false);
    if (!isSure) tell({ text: asking?.vocabulary.say("resign-not") ?? "" });
    else {
      const reply = await store.ask(command("resign"));
      if (!reply.ok) tell({ text: reply.error.message, wrong: true });
    }
  }

  async function sendPrepared(): Promise<void> {
    const refusal = asking === null || prepared.move === "" || !acts ? null : await playPrepared(asking);
    if (refusal !== null) tell({ text: refusal, wrong: true });
  }

  async function send(): Promise<void> {
    const line = typed.trim();
    if (isResigning) {
      setTyped("");
      const yes = asking?.vocabulary.say("answer-yes").split(/,\s*/) ?? [];
      await resign([...yes, "yes"].includes(line.toLowerCase()));
      return;
    }
    if (line === "") {
      await sendPrepared();
      return;
    }
    kept.current = [...kept.current.filter((one) => one !== typed), typed].slice(-MOST_KEPT);
    at.current = kept.current.length;
    const meant = asking === null ? ({ kind: "move", text: line } as const) : understand(line, asking.vocabulary);
    if (meant.kind === "move") {
      await play(meant.text);
      return;
    }
    setTyped("");
    if (meant.kind === "part") {
      if (asking !== null) tell({ text: await addPart(meant.text, asking) });
    } else if (meant.name === "resign" && acts !== null) {
      setIsResigning(true);
      tell({ text: asking?.vocabulary.say("resign-sure") ?? "" });
    } else await ask(meant.name, meant.argument, line);
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
                aria-invalid={shown?.wrong === true}
                onChange={(event) => setTyped(event.currentTarget.value)}
                onKeyDown={(event) => {
                  if (event.key === "Escape" && prepared.isReady && asking !== null) {
                    event.preventDefault();
                    tell({ text: cancel(asking) });
                  }
                  if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
                  event.preventDefault();
                  recall(event.key === "ArrowUp" ? -1 : 1);
                }}
              />
            </label>
            <Button type="submit">{text("table-move-send")}</Button>
            {acts === null ? null : (
              // It keeps its room on one's own turn, when there is nothing to prepare.
              <div className={acts ? "move-prepare-later" : ""}>
                <Button
                  isDisabled={asking === null || acts}
                  onPress={() => {
                    void ask("prepare", typed.trim());
                    setTyped("");
                  }}
                >
                  {text("prepare")}
                </Button>
              </div>
            )}
          </form>
          {prepared.isReady ? (
            <p className="row">
              <span>{text("prepared", { move: prepared.move })}</span>
              <Button look="quiet" onPress={() => void ask("cancel")}>
                {text("prepared-cancel")}
              </Button>
            </p>
          ) : null}
          <p
            id="move-told"
            className={`move-told${shown?.wrong && !isThinking ? " move-wrong" : ""}`}
            aria-busy={isThinking || undefined}
          >
            <Sentence>{isThinking ? text("table-hint-thinking") : (shown?.text ?? text("table-move-help"))}</Sentence>
          </p>
          <ul className="move-questions" aria-label={text("table-questions")}>
            {QUESTION_KEYS.filter(({ topic }) => topic !== "hint" || mayAsk).map(({ topic, key }) => (
              <li key={topic}>
                <Button
                  look="quiet"
                  aria-keyshortcuts={key}
                  aria-disabled={topic === "hint" && isThinking}
                  onPress={() => void ask(topic)}
                >
                  {asking?.vocabulary.nameOf(topic) ?? ""}
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

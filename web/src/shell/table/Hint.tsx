/** A hint in sight of the board: the button that asks for one, and the note that it is told in. */
import { useState } from "react";
import type { Announcer } from "../../a11y/announcer.ts";
import { CloseIcon } from "../../design/components/icons.tsx";
import { Button } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import { useObservable } from "../../observable.ts";
import type { TableStore } from "../../store/table.ts";
import { type Answers, type HintAnswer, inWords } from "./answers.ts";
import { BulbIcon } from "./icons.tsx";
import { Told } from "./Told.tsx";

export interface Hints {
  /** Whether hints may be asked for here and now. */
  readonly areOffered: boolean;
  /** What was told; null before it is, and when the step of the game is over for which it was. */
  readonly told: HintAnswer | null;
  /** The note is there, told or being thought about. */
  readonly isOpen: boolean;
  readonly ask: () => void;
  readonly close: () => void;
  /** Makes the move that was told. */
  readonly play: () => void;
}

/** The hints of a table: asked for once, a nudge; once more, the move. */
export function useHints(
  store: TableStore,
  announcer: Announcer,
  answers: Answers,
  onRefused: (why: string | null) => void,
): Hints {
  const { room, step } = useObservable(store.table);
  const text = useText();
  const [asked, setAsked] = useState<{ readonly step: number; readonly told: HintAnswer | null } | null>(null);
  const current = asked !== null && asked.step === step.number ? asked : null;
  return {
    areOffered: room?.hints === true && room.you.seat !== null && room.status === "playing",
    told: current?.told ?? null,
    isOpen: current !== null,
    close: () => setAsked(null),
    play() {
      const code = current?.told?.move?.code;
      if (code === undefined) return;
      void store.act(code).then((refusal) => {
        onRefused(refusal?.message ?? null);
        if (refusal !== null) announcer.answer(refusal.message);
      });
    },
    ask() {
      const { number } = step;
      setAsked({ step: number, told: null });
      void answers.hint().then((told) => {
        announcer.answer(inWords(told, text));
        setAsked((now) => (now?.step === number ? { step: number, told } : now));
      });
    },
  };
}

export function HintButton({ hints, isThinking }: { readonly hints: Hints; readonly isThinking: boolean }) {
  const text = useText();
  if (!hints.areOffered) return null;
  return (
    <Button
      look="quiet"
      aria-label={text("table-hint-ask")}
      aria-disabled={isThinking}
      onPress={() => {
        if (!isThinking) hints.ask();
      }}
    >
      <BulbIcon />
    </Button>
  );
}

/** The live region says it; this is for eyes, and stays until the next move. */
export function HintNote({ hints }: { readonly hints: Hints }) {
  const text = useText();
  if (!hints.isOpen || !hints.areOffered) return null;
  return (
    <section className="hint-note" aria-label={text("table-hint-ask")}>
      <span className="hint-sign">
        <BulbIcon />
      </span>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by the keyboard */}
      <p tabIndex={0}>
        <Told>{hints.told?.told ?? text("table-hint-thinking")}</Told>
      </p>
      <Button look="quiet" aria-label={text("close")} onPress={hints.close}>
        <CloseIcon />
      </Button>
      {hints.told === null || (!hints.told.isNudge && hints.told.move === undefined) ? null : (
        <span className="hint-more">
          {hints.told.isNudge ? (
            <Button onPress={hints.ask}>{text("table-hint-more")}</Button>
          ) : (
            <Button look="primary" onPress={hints.play}>
              {text("table-hint-play")}
            </Button>
          )}
        </span>
      )}
    </section>
  );
}

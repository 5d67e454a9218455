/** A hint in sight of the board: the button that asks for one, and the note that it is told in. */
import { useState } from "react";
import type { Announcer } from "../../a11y/announcer.ts";
import { Sentence } from "../../a11y/Sentence.tsx";
import { CloseIcon } from "../../design/components/icons.tsx";
import { Button } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import { useObservable } from "../../observable.ts";
import type { TableStore } from "../../store/table.ts";
import { type Answers, type HintAnswer, inWords } from "./answers.ts";
import { BulbIcon } from "./icons.tsx";

export interface Hints {
  /** Whether hints may be asked for here and now. */
  readonly areOffered: boolean;
  /** What was told; null before it is, and when the step of the game is over for which it was. */
  readonly told: HintAnswer | null;
  /** The note is there, told or being thought about. */
  readonly isOpen: boolean;
  readonly ask: () => void;
  readonly close: () => void;
}

/** The hints of a table: asked for once, a nudge; once more, the move. */
export function useHints(store: TableStore, announcer: Announcer, answers: Answers): Hints {
  const { room, step } = useObservable(store.table);
  const text = useText();
  const [asked, setAsked] = useState<{ readonly step: number; readonly told: HintAnswer | null } | null>(null);
  const current = asked !== null && asked.step === step.number ? asked : null;
  return {
    areOffered: room?.hints === true && room.you.seat !== null && room.status === "playing",
    told: current?.told ?? null,
    isOpen: current !== null,
    close: () => setAsked(null),
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
      <p>
        <Sentence>{hints.told?.told ?? text("table-hint-thinking")}</Sentence>
      </p>
      <Button look="quiet" aria-label={text("close")} onPress={hints.close}>
        <CloseIcon />
      </Button>
      {hints.told?.isNudge ? (
        <span className="hint-more">
          <Button onPress={hints.ask}>{text("table-hint-more")}</Button>
        </span>
      ) : null}
    </section>
  );
}

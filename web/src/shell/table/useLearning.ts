/** A mistake of one's own to be mended: the board as it was before the move, on which a better one is tried. */
import { useEffect, useState } from "react";
import type { Announcer } from "../../a11y/announcer.ts";
import type { AnyFront } from "../../games/front.ts";
import { useLocale } from "../../i18n/text.ts";
import type { Room } from "../../net/messages.ts";
import { practise } from "../../net/practice.ts";
import type { AnalysedMove } from "../../protocol/analysis.ts";
import type { Tried } from "../../protocol/wire.ts";
import { FORGETFUL } from "../../store/drafts.ts";
import { openTable, type TableStore } from "../../store/table.ts";
import { post } from "../api.ts";
import { tableApi } from "../tables.ts";
import { type HintAnswer, inWords, useAnswers } from "./answers.ts";

export interface Learning {
  /** The table before the move; null until it is there. */
  readonly store: TableStore | null;
  /** What the last move that was tried is worth; null before one was. */
  readonly tried: Tried | null;
  /** A move as good as the best one was found. */
  readonly isFound: boolean;
}

interface Wish {
  readonly room: Room | null;
  readonly front: AnyFront | null;
  readonly announcer: Announcer;
  /** The move to be made better; null for none. */
  readonly move: AnalysedMove | null;
}

export function useLearning({ room, front, announcer, move }: Wish): Learning | null {
  const { language, text } = useLocale();
  const [state, setState] = useState<{ store: TableStore | null; tried: Tried | null; number: number } | null>(null);
  const table = room?.table;
  const number = move?.number;
  const seat = move?.seat;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another move, or another language, is another table
  useEffect(() => {
    if (room === null || front === null || number === undefined || seat === undefined) return;
    const then: Room = { ...room, status: "playing", result: null, you: { ...room.you, seat } };
    const path = `${tableApi(room.table, "/practice")}?marks=true`;
    const onTried = (tried: Tried) => {
      setState((before) => before && { ...before, tried });
      announcer.answer(`${tried.said}\n${triedText(tried, text)}`);
    };
    const store = openTable({
      table: `${room.table}.${number}`,
      connect: (settings) => practise(settings, then, (request) => post(path, { move: number, request }), onTried),
      memory: FORGETFUL,
      now: () => performance.now(),
    });
    store.furnish(front);
    setState({ store, tried: null, number });
    return () => {
      store.close();
      setState(null);
    };
  }, [table, front, number, seat, language, announcer]);
  if (move === null) return null;
  const tried = state?.number === number ? (state?.tried ?? null) : null;
  return { store: state?.store ?? null, tried, isFound: tried?.worth === "best" || tried?.worth === "good" };
}

/** What a tried move is worth, in a sentence. */
export function triedText({ worth, lost }: Tried, text: ReturnType<typeof useLocale>["text"]): string {
  if (worth !== "worse") return text(`table-learn-${worth}`);
  // Less than one in a hundred would be written as nothing.
  return lost === null
    ? text("table-learn-worse")
    : text("table-learn-lost", { percent: Math.max(1, Math.round(100 * lost)) });
}

/** A hint for the move that is tried: first a nudge, then the move; null before one was asked for. */
export function useLearnHint(store: TableStore, announcer: Announcer) {
  const { text } = useLocale();
  const [given, setGiven] = useState<{ readonly store: TableStore; readonly told: HintAnswer } | null>(null);
  const answers = useAnswers(store, announcer);
  return {
    answers,
    hint: given?.store === store ? inWords(given.told, text) : null,
    ask(): void {
      void answers.hint().then((told) => {
        setGiven({ store, told });
        announcer.answer(inWords(told, text));
      });
    },
  };
}

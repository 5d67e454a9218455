/** The analysis of a finished table: asked for, awaited while the server thinks, and told in the page's language. */
import { useEffect, useState } from "react";
import { useLocale } from "../../i18n/text.ts";
import type { AnalysedMove, Analysis } from "../../protocol/analysis.ts";
import { ApiError, get, post } from "../api.ts";
import { tableApi } from "../tables.ts";

export interface AnalysisState {
  /** Null until the server has told how far it is. */
  readonly analysis: Analysis | null;
  readonly error: Error | null;
  /** Has the game analysed, or tries again. */
  begin(): void;
}

/** Milliseconds between two questions how far it is. */
const PACE_MS = 1000;

export function isGoingOn(analysis: Analysis | null): boolean {
  return analysis?.state === "waiting" || analysis?.state === "running";
}

/** So much of a chance to win a move must give away to be a mistake. */
const MISTAKE = 0.03;
export function isMistake({ before, after, move, best }: AnalysedMove): boolean {
  return before - after >= MISTAKE && move !== best;
}

/** The text that tells what an analysis waits for: other games, words to be loaded, or its moves. */
export function stageOf({ state, done }: Analysis): string {
  if (state === "waiting") return "table-analysis-waiting";
  return done === 0 ? "table-analysis-loading" : "table-analysis-running";
}

export function useAnalysis(table: string, isOver: boolean): AnalysisState {
  const { language } = useLocale();
  const [analysis, setAnalysis] = useState<Analysis | null>(null);
  const [error, setError] = useState<Error | null>(null);
  /** How often somebody here has asked for it. */
  const [wishes, setWishes] = useState(0);
  const path = `${tableApi(table, "/analysis")}?marks=true`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew in another language
  useEffect(() => {
    if (!isOver) return;
    let current = true;
    let timer: ReturnType<typeof setTimeout> | null = null;
    async function look(asked: Promise<Analysis>): Promise<void> {
      try {
        const told = await asked;
        if (!current) return;
        setAnalysis(told);
        setError(null);
        if (isGoingOn(told)) timer = setTimeout(() => void look(get(path)), PACE_MS);
      } catch (failure) {
        if (!(failure instanceof ApiError)) throw failure;
        if (current) setError(failure);
      }
    }
    void look(wishes > 0 ? post(path) : get(path));
    return () => {
      current = false;
      if (timer !== null) clearTimeout(timer);
    };
  }, [path, language, wishes, isOver]);
  return { analysis, error, begin: () => setWishes((before) => before + 1) };
}

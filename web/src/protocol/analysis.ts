/** The analysis of a finished table. */

export type { AnalysedMove, AnalysisReply as Analysis } from "./wire.ts";

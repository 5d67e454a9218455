/** All that follows a game, in one part of the pages. */
import "./over.css";

export { AnalysisPanel } from "./AnalysisPanel.tsx";
export { LearnBoard } from "./LearnBoard.tsx";
export { ReplayBoard } from "./ReplayBoard.tsx";
export { ReplayPanel } from "./ReplayPanel.tsx";
export { ResultPanel } from "./ResultPanel.tsx";

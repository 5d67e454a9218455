/** What a table does not need when it is opened: the waiting room, what follows a game, what is unfolded. */
import { lazy } from "react";
import { withTexts } from "../../i18n/text.ts";
import { part } from "../../part.ts";
import { fetchWhoMenu } from "../people/WhoButton.tsx";

const fetchAfter = () => withTexts(part(import("./after.ts")), "replay");

/** Fetches what follows a game, and what menus are drawn with, before it is needed, once there is nothing else to do. */
export function fetchLater(): void {
  // Nobody waits for it yet: where it fails, it is fetched again when it is needed. Not while the server is away: for a
  // part that doesn't come the page is loaded anew, and a move that waits for the line would be lost.
  fetch("/health", { cache: "no-store" })
    .then(() => Promise.all([fetchAfter(), fetchWhoMenu()]))
    .catch(() => undefined);
}

export const ResultPanel = lazy(async () => ({ default: (await fetchAfter()).ResultPanel }));
export const ReplayPanel = lazy(async () => ({ default: (await fetchAfter()).ReplayPanel }));
export const ReplayBoard = lazy(async () => ({ default: (await fetchAfter()).ReplayBoard }));
export const LearnBoard = lazy(async () => ({ default: (await fetchAfter()).LearnBoard }));
export const AnalysisPanel = lazy(async () => ({ default: (await fetchAfter()).AnalysisPanel }));
export const WaitingRoom = lazy(async () => ({ default: (await part(import("./WaitingRoom.tsx"))).WaitingRoom }));
export const Listening = lazy(() => part(import("./Listening.tsx")));

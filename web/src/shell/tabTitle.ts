/** The tab's title and icons: what the page is called, and in how many games it is one's turn. */

import { markTab } from "./tabIcon.ts";

let title = "Litera";
let turns = 0;

function show(): void {
  document.title = turns === 0 ? title : `(${turns}) ${title}`;
}

export function showTitle(named: string): void {
  title = named;
  show();
}

export function showTurns(count: number): void {
  turns = count;
  show();
  markTab(turns);
  // On the icon of the installed app; a browser that has no badges has no such function.
  if (turns === 0) void navigator.clearAppBadge?.();
  else void navigator.setAppBadge?.(turns);
}

/** The tab's title and icons: what the page is called, and in how many games it is one's turn. */

let title = "Litera";
let turns = 0;

/** The icon of a tab with a dot where somebody waits for one. */
const CALLING = "/icon-turn.svg";
const CALM = "/icon.svg";

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
  document.querySelector("link[rel=icon]")?.setAttribute("href", turns === 0 ? CALM : CALLING);
  // On the icon of the installed app; a browser that has no badges has no such function.
  if (turns === 0) void navigator.clearAppBadge?.();
  else void navigator.setAppBadge?.(turns);
}

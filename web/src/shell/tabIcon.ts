/** The icon of the page's tab: with a number where so many games wait for somebody. */

const PLAIN = "/icon.svg";
/** A number with more digits could not be read. */
const MOST = 9;

/** Draws the icon with a count; without one at 0. */
export function iconWith(count: number): string {
  if (count === 0) return PLAIN;
  const shown = count > MOST ? `${MOST}+` : String(count);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<rect x="4" y="9" width="56" height="53" rx="12" fill="#c79b57"/>
<rect x="4" y="2" width="56" height="54" rx="12" fill="#f2dcae"/>
<path d="M18 13v33h17M10.500 34.500l18-11.500" fill="none" stroke="#33261a" stroke-width="7" stroke-linecap="round"/>
<circle cx="43" cy="43" r="21" fill="#b3261e"/>
<text x="43" y="55" font-family="sans-serif" font-size="34" font-weight="bold" text-anchor="middle" fill="#fff">${shown}</text>
</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/** Gives the tab its icon. */
export function markTab(count: number): void {
  document.querySelector("link[rel=icon]")?.setAttribute("href", iconWith(count));
}

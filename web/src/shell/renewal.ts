/** Loads the page anew where a part of it is gone: the pages were built again while it was open. */

const RENEWED = "litera.renewed";
/** Milliseconds in which the page is not loaded anew twice: what is missing then is missing. */
const ONCE_IN_MS = 10_000;

export function renewWhenOutdated(reload = () => window.location.reload()): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (Date.now() - Number(sessionStorage.getItem(RENEWED)) < ONCE_IN_MS) return;
    sessionStorage.setItem(RENEWED, String(Date.now()));
    event.preventDefault();
    reload();
  });
}

/** Loads the page anew where a part of it is gone: the pages were built again while it was open. */

const RENEWED = "litera.renewed";
/** Milliseconds in which the page is not loaded anew twice: what is missing then is missing. */
const ONCE_IN_MS = 10_000;
const PAUSE_MS = 1000;

/** Waits until the server answers. A page that is loaded anew while it is away is no page at all. */
async function answered(): Promise<void> {
  for (;;) {
    try {
      await fetch("/health", { cache: "no-store" });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

export function renewWhenOutdated(reload = () => window.location.reload()): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (Date.now() - Number(sessionStorage.getItem(RENEWED)) < ONCE_IN_MS) return;
    sessionStorage.setItem(RENEWED, String(Date.now()));
    event.preventDefault();
    void answered().then(reload);
  });
}

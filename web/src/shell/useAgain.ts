/** Asks for something again and again while the page is in sight, and at once when it comes back into sight. */
import { useEffect } from "react";

/** Null until there is something to ask for again. */
export function useAgain(reload: (() => void) | null, everyMs: number): void {
  useEffect(() => {
    if (!reload) return;
    const look = () => document.visibilityState === "visible" && reload();
    const timer = setInterval(look, everyMs);
    addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      removeEventListener("visibilitychange", look);
    };
  }, [reload, everyMs]);
}

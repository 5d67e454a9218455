/** Escape while something that was asked for is still being fetched: nobody wants it any more. */
import { useEffect } from "react";

export function useEscape(isAwaited: boolean, cancel: () => void): void {
  useEffect(() => {
    if (!isAwaited) return;
    function press(event: KeyboardEvent): void {
      if (event.key !== "Escape") return;
      // It is for what was to open, and for nothing on the page.
      event.preventDefault();
      event.stopPropagation();
      cancel();
    }
    document.addEventListener("keydown", press, true);
    return () => document.removeEventListener("keydown", press, true);
  }, [isAwaited, cancel]);
}

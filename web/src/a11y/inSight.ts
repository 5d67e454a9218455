/**
 * Brings what gets the focus wholly into sight in a row that scrolls sideways, which carries `data-sideways`: browsers
 * are content with half of it.
 */
import { useEffect } from "react";

export function useInSight(): void {
  useEffect(() => {
    function onFocusIn({ target }: FocusEvent): void {
      const element = target as HTMLElement;
      if (element.closest("[data-sideways]") !== null) element.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
    document.addEventListener("focusin", onFocusIn);
    return () => document.removeEventListener("focusin", onFocusIn);
  }, []);
}

/**
 * Brings what gets the focus wholly into sight in a row that scrolls aside, which carries `data-aside`: browsers are
 * content with half of it.
 */
import { useEffect } from "react";

export function useInSight(): void {
  useEffect(() => {
    function onFocusIn({ target }: FocusEvent): void {
      const element = target as HTMLElement;
      if (element.closest("[data-aside]") !== null) element.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
    document.addEventListener("focusin", onFocusIn);
    return () => document.removeEventListener("focusin", onFocusIn);
  }, []);
}

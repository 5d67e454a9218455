/** Brings what gets the focus wholly into sight in a row that scrolls aside: browsers are content with half of it. */
import type { FocusEvent } from "react";

export function bringIntoSight({ target }: FocusEvent<Element>): void {
  target.scrollIntoView({ block: "nearest", inline: "nearest" });
}

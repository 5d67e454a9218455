/**
 * Keys that jump to the parts of a table, and through its messages, from wherever one is. With Ctrl and Alt, on a Mac
 * with Ctrl and Shift: neither browsers nor screen readers have digits there.
 */
import { useEffect, useRef } from "react";
import type { Settings } from "../settings/settings.ts";

export const JUMPS = [
  "prompt",
  "board",
  "hand",
  "field",
  "log",
  "chat",
  "seats",
  "previous",
  "next",
  "buffer",
] as const;
export type Jump = (typeof JUMPS)[number];

const FIRST_KEYS: Readonly<Record<Jump, string>> = {
  prompt: "1",
  board: "2",
  hand: "3",
  field: "4",
  log: "5",
  chat: "6",
  seats: "7",
  previous: "8",
  next: "9",
  buffer: "0",
};

type Keys = Pick<Settings, "jumps" | "jumpKeys">;
type Pressed = Pick<KeyboardEvent, "code" | "ctrlKey" | "altKey" | "shiftKey" | "metaKey" | "getModifierState">;

const isMac = /mac/i.test(navigator.platform);

/** The keys that are held with the one of a jump, as a list names them. */
export const HELD = isMac ? "Ctrl+Shift" : "Ctrl+Alt";

/** The key of a jump; empty where it has none. */
export function jumpKey(jump: Jump, { jumpKeys }: Keys): string {
  return jumpKeys[jump] ?? FIRST_KEYS[jump];
}

/** The keys with one of them changed; the jump that had it before has none then. */
export function withJumpKey(jump: Jump, key: string, keys: Keys): Settings["jumpKeys"] {
  const taken = JUMPS.filter((one) => one !== jump && key !== "" && jumpKey(one, keys) === key);
  return { ...keys.jumpKeys, ...Object.fromEntries(taken.map((one) => [one, ""])), [jump]: key };
}

/** Which jump a press asks for; null for none. A key counts by its place, whatever alphabet the keyboard writes. */
export function jumpOf(event: Pressed, keys: Keys): Jump | null {
  const isHeld = isMac ? event.shiftKey && !event.altKey : event.altKey && !event.shiftKey;
  if (!keys.jumps || !event.ctrlKey || !isHeld || event.metaKey || event.getModifierState("AltGraph")) return null;
  const key = /^(?:Digit|Key)(.)$/.exec(event.code)?.[1]?.toLowerCase();
  return JUMPS.find((jump) => key !== undefined && jumpKey(jump, keys) === key) ?? null;
}

const DIALOGS = "[role=dialog], [role=alertdialog], [role=menu]";

/** Calls for each jump that is pressed on the page, but in a dialog. */
export function useJumps(keys: Keys, onJump: (jump: Jump) => void): void {
  const latest = useRef({ keys, onJump });
  useEffect(() => {
    latest.current = { keys, onJump };
  });
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const jump = jumpOf(event, latest.current.keys);
      if (jump === null || (event.target as HTMLElement).closest(DIALOGS) !== null) return;
      event.preventDefault();
      latest.current.onJump(jump);
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

/** Where the parts of a table are; the first that is there has the focus: on a board a place, and none of its tools. */
const PLACES: Readonly<Partial<Record<Jump, string>>> = {
  prompt: "[data-part=prompt]",
  board: "[data-part=board] [role=gridcell][tabindex='0'], [data-part=board]",
  hand: "[data-part=hand] [data-roving][tabindex='0'], [data-part=hand] button, [data-part=hand]",
  log: ".table-history ol",
  chat: ".table-say input",
  seats: ".table-seats",
};

/** Gives a part of the table the focus; whether it is there. */
export function jumpTo(jump: Jump): boolean {
  for (const selector of (PLACES[jump] ?? "").split(", ")) {
    const place = selector === "" ? null : document.querySelector<HTMLElement>(selector);
    if (place === null) continue;
    // A part that is no tab stop takes the focus for once.
    if (place.tabIndex < 0 && !place.hasAttribute("tabindex")) place.tabIndex = -1;
    place.focus();
    return true;
  }
  return false;
}

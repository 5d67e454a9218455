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

/**
 * Letters that other programs have with the same keys held: screen readers (NVDA starts with N, JAWS with J, ChromeVox
 * with Z), browsers and desktops; on a Mac fields of text. The rest write letters with AltGr, which is Ctrl and Alt on
 * Windows, on Polish, Romanian and Ukrainian keyboards.
 */
const TAKEN = isMac ? "abdefhknoptvy" : "acdeijlnoqrstuxz";
/** Letters that any jump may have; digits may all be had. */
export const FREE_LETTERS: readonly string[] = [..."abcdefghijklmnopqrstuvwxyz"].filter((one) => !TAKEN.includes(one));

/** Why a letter or a sign can't be the key of a jump; null where it can. */
export function wrongKey(key: string): "taken" | "wrong" | null {
  if (!/^[a-z0-9]$/.test(key)) return "wrong";
  return TAKEN.includes(key) ? "taken" : null;
}

/** The jumps but one that have a key. */
export function jumpsWith(key: string, keys: Keys, but: Jump): readonly Jump[] {
  return JUMPS.filter((one) => one !== but && key !== "" && jumpKey(one, keys) === key);
}

/** The keys with one of them changed; the jump that had it before has none then. */
export function withJumpKey(jump: Jump, key: string, keys: Keys): Settings["jumpKeys"] {
  const before = jumpsWith(key, keys, jump);
  return { ...keys.jumpKeys, ...Object.fromEntries(before.map((one) => [one, ""])), [jump]: key };
}

/** The small Latin letter or the digit at the place of a key, whatever alphabet the keyboard writes; null for others. */
export function placeOf({ code }: Pick<KeyboardEvent, "code">): string | null {
  return /^(?:Digit|Key)(.)$/.exec(code)?.[1]?.toLowerCase() ?? null;
}

/**
 * The letter or digit that is pressed while the keys of jumps are held; null for none. Windows says AltGr for Ctrl and
 * Alt where the two write a sign: that is no jump in a field, which `writes`.
 */
export function heldKey(event: Pressed, writes: boolean): string | null {
  const { ctrlKey, altKey, shiftKey, metaKey } = event;
  const isAltGr = event.getModifierState("AltGraph");
  const isHeld = isMac ? ctrlKey && shiftKey && !altKey : ((ctrlKey && altKey) || isAltGr) && !shiftKey;
  return isHeld && !metaKey && !(isAltGr && writes) ? placeOf(event) : null;
}

/** Which jump a press asks for; null for none. */
export function jumpOf(event: Pressed, keys: Keys, writes = false): Jump | null {
  const key = keys.jumps ? heldKey(event, writes) : null;
  return JUMPS.find((jump) => key !== null && jumpKey(jump, keys) === key) ?? null;
}

const DIALOGS = "[role=dialog], [role=alertdialog], [role=menu]";
const FIELDS = "input, textarea";
/** Jumps that leave the focus where it is: messages are gone through in dialogs, too. */
const STAYING: ReadonlySet<Jump> = new Set(["previous", "next", "buffer"]);

/** Calls for each jump that is pressed on the page; in a dialog only for those that leave the focus there. */
export function useJumps(keys: Keys, onJump: (jump: Jump) => void): void {
  const latest = useRef({ keys, onJump });
  useEffect(() => {
    latest.current = { keys, onJump };
  });
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const target = event.target as HTMLElement;
      const jump = jumpOf(event, latest.current.keys, target.matches(FIELDS));
      if (jump === null || (target.closest(DIALOGS) !== null && !STAYING.has(jump))) return;
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

/** What a press of a key asks for, whatever alphabet the keyboard writes. */

type Pressed = Pick<KeyboardEvent, "key" | "code" | "shiftKey">;

/**
 * The small Latin letter or the sign of a key. On a keyboard that writes Latin it is what the key writes; on another,
 * as a Ukrainian one, what stands at its place on the Latin one.
 */
export function keyOf({ key, code, shiftKey }: Pressed): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter !== undefined && !/^[\p{Script=Latin}\p{P}\p{S}]/u.test(key)) return letter.toLowerCase();
  // Cyrillic layouts write a stop there, and a comma with Shift.
  if (code === "Slash" && key === (shiftKey ? "," : ".")) return shiftKey ? "?" : "/";
  return key.toLowerCase();
}

/** Key presses that write a letter, told apart from commands of the browser and the system. */

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

/**
 * Whether a press is a command. AltGr (Ctrl and Alt on some systems) and Option write letters such as ą: with Alt, what
 * is no letter of every keyboard is written.
 */
export function isCommand({ key, ctrlKey, metaKey, altKey }: Pressed): boolean {
  const writes = altKey && /^[^\p{ASCII}]$/u.test(key);
  return metaKey || ((ctrlKey || altKey) && !writes);
}

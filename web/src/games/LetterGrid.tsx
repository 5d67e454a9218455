/** All letters of an alphabet to choose one from, by a press or by typing it: what a blank or a joker stands for. */
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { useRoving } from "../a11y/roving.ts";
import { isCommand } from "./typed.ts";
import "./lettergrid.css";

interface LetterGridProps {
  readonly label: string;
  /** The language of the letters. */
  readonly lang: string;
  readonly letters: readonly string[];
  /** The letter that is chosen already, in capitals. */
  readonly chosen: string | null;
  readonly face: (letter: string) => ReactNode;
  readonly onChoose: (letter: string) => void;
}

export function LetterGrid({ label, lang, letters, chosen, face, onChoose }: LetterGridProps) {
  const group = useRef<HTMLDivElement>(null);
  const roving = useRoving(letters);
  // The dialog around it has just been opened, and asks for a letter: one may type it at once.
  useEffect(() => group.current?.querySelector("button")?.focus(), []);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const letter = event.key.toUpperCase();
    if (isCommand(event) || !letters.includes(letter)) {
      roving.onKeyDown(event);
      return;
    }
    event.preventDefault();
    onChoose(letter);
  }

  return (
    <div className="letter-choice">
      <p aria-hidden="true">{label}</p>
      <div ref={group} className="letter-grid" role="listbox" aria-label={label} onKeyDown={onKeyDown}>
        {letters.map((letter) => (
          <button
            key={letter}
            type="button"
            role="option"
            lang={lang}
            data-roving={letter}
            tabIndex={roving.tabIndexOf(letter)}
            onFocus={roving.onFocusOf(letter)}
            aria-selected={chosen === letter || undefined}
            aria-label={letter}
            onClick={() => onChoose(letter)}
          >
            {face(letter)}
          </button>
        ))}
      </div>
    </div>
  );
}

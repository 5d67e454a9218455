/** The tray: the cards that the word is made of, in their order; a press takes one back, a drag puts it elsewhere. */
import { useRoving } from "../../a11y/roving.ts";
import { marked, Sentence } from "../../a11y/Sentence.tsx";
import { useText } from "../../i18n/text.ts";
import { CardFace } from "./CardFace.tsx";
import { useCardName } from "./names.ts";
import { isSign, letterOf } from "./view.ts";

interface TrayProps {
  /** Null for a word that was typed: the rules choose its cards. */
  readonly uses: readonly string[] | null;
  readonly onTakeBack: (at: number) => void;
}

export function Tray({ uses: chosen, onTakeBack }: TrayProps) {
  const text = useText();
  const nameOf = useCardName();
  const uses = chosen ?? [];
  const ids = uses.map((use, at) => `${at} ${use}`);
  const roving = useRoving(ids);
  return (
    <div
      className="klepka-tray"
      role="listbox"
      // A listbox holds options: what is empty is none.
      {...(uses.length === 0 && { role: "group" })}
      aria-label={text("klepka-tray")}
      data-place={`word:${uses.length}`}
      onKeyDown={roving.onKeyDown}
    >
      {uses.length === 0 ? (
        <span className="klepka-tray-empty">{text(chosen === null ? "klepka-tray-typed" : "klepka-tray-empty")}</span>
      ) : null}
      {uses.map((use, at) => (
        <button
          key={ids[at]}
          type="button"
          role="option"
          aria-selected={undefined}
          className="klepka-card"
          data-thing={`use:${at}`}
          data-place={`word:${at}`}
          data-roving={ids[at]}
          tabIndex={roving.tabIndexOf(ids[at] ?? "")}
          onFocus={roving.onFocusOf(ids[at] ?? "")}
          onClick={() => onTakeBack(at)}
        >
          <span className="unseen">
            <Sentence>
              {text("klepka-tray-card", {
                number: at + 1,
                card: isSign(use)
                  ? marked(letterOf(use))
                  : use.startsWith("*")
                    ? `${nameOf("*")} ${marked(letterOf(use))}`
                    : nameOf(use),
              })}
            </Sentence>
          </span>
          {isSign(use) ? (
            <span className="klepka-sign" aria-hidden="true">
              {use}
            </span>
          ) : (
            <CardFace card={use} />
          )}
        </button>
      ))}
    </div>
  );
}

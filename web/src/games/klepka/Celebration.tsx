/** The two words as one composition: the cards turn over one after another, and ribbons come down. */
import { thrown } from "../../design/thrown.ts";
import { useText } from "../../i18n/text.ts";
import { CardFace } from "./CardFace.tsx";
import { useTongue } from "./view.ts";
import "./celebration.css";

/** The two words by the language of the table; each is shown in one colour of the pack. */
const COMPOSITIONS: Readonly<Record<string, readonly [string, string]>> = {
  uk: ["СЛАВА", "УКРАЇНІ"],
  pl: ["SŁAWA", "UKRAINIE"],
  en: ["SLAVA", "UKRAINI"],
  ro: ["SLAVA", "UCRAINEI"],
};
const RIBBONS = Array.from({ length: 36 }, (_, index) => index);

export function Celebration({ name }: { name: string }) {
  const text = useText();
  const tongue = useTongue();
  const words = COMPOSITIONS[tongue] ?? [];
  return (
    <div className="part-over klepka-slava">
      <p className="unseen" lang={tongue}>
        {words.map((word) => word.charAt(0) + word.slice(1).toLocaleLowerCase(tongue)).join(" ")}!
      </p>
      <div className="klepka-slava-words" aria-hidden="true">
        {words.map((word, part) => (
          <span key={word}>
            {[...word].map((letter, index) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: the letters of a word that never changes
                key={index}
                className="klepka-slava-card"
                style={{ animationDelay: `${(part * 5 + index) * 0.12}s` }}
              >
                <CardFace card={letter + (part === 0 ? "b" : "y")} />
              </span>
            ))}
          </span>
        ))}
      </div>
      <span className="klepka-slava-told">
        {name === "" ? null : <b>{name}: </b>}
        {text("klepka-slava")}
      </span>
      {RIBBONS.map((index) => (
        <i key={index} aria-hidden="true" style={thrown(index, [0, 2.4], [2.6, 2.2])} />
      ))}
    </div>
  );
}

/** The languages that one speaks: each can be ticked; those that many people speak here come first. */
import { Fold, Switch } from "../../design/components/index.ts";
import { useLocale } from "../../i18n/text.ts";

/** So many the server keeps. */
const MOST = 12;
const OFTEN = ["en", "pl", "uk", "ro"];
const OTHERS =
  "ar be bg ca cs da de el es et eu fa fi fr ga gl he hi hr hu hy id is it ja ka kk ko lt lv mk nl no pt rue ru sk sl sq sr sv ta tr vi yi zh".split(
    " ",
  );

/** Names languages in the page's language. */
export function namesOf(language: string): (code: string) => string {
  const names = new Intl.DisplayNames(language, { type: "language" });
  return (code) => names.of(code) ?? code;
}

interface LanguagesProps {
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

export function Languages({ chosen, onChange }: LanguagesProps) {
  const { language, text } = useLocale();
  const name = namesOf(language);
  const others = OTHERS.map((code) => ({ code, label: name(code) })).sort((one, other) =>
    one.label.localeCompare(other.label, language),
  );
  const row = (code: string, label: string) => (
    <Switch
      key={code}
      label={label}
      isSelected={chosen.includes(code)}
      isDisabled={!chosen.includes(code) && chosen.length >= MOST}
      onChange={(isChosen) => onChange(isChosen ? [...chosen, code] : chosen.filter((one) => one !== code))}
    />
  );
  return (
    <fieldset className="stack">
      <legend>{text("profile-languages")}</legend>
      {OFTEN.map((code) => row(code, name(code)))}
      <Fold title={text("profile-languages-others")}>
        <div className="stack">{others.map(({ code, label }) => row(code, label))}</div>
      </Fold>
    </fieldset>
  );
}

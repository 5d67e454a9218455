/** One of a few, all of them in sight. */
import type { ReactNode } from "react";
import { Label, Radio, RadioGroup } from "react-aria-components";
import { Sentence } from "../../a11y/Sentence.tsx";
import { type Common, Help } from "./TextField.tsx";

export interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly help?: string;
  /** The language of the label, where it is not the page's. */
  readonly lang?: string;
  /** A picture that is seen in place of the label, which then is only heard. */
  readonly face?: ReactNode;
}

export interface ChoicesProps<T extends string> extends Common {
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly choices: readonly Choice<T>[];
}

/** One of a few, all of them in sight; none is chosen where `value` is empty. */
export function Choices<T extends string>({ label, help, value, onChange, choices, ...props }: ChoicesProps<T>) {
  return (
    // With a value that none of them has, no radio button would be a tab stop.
    <RadioGroup
      {...props}
      className="choices"
      value={value === "" ? null : value}
      onChange={(chosen) => onChange(chosen as T)}
    >
      <Label className="field-label">{label}</Label>
      <Help>{help}</Help>
      <div className="choices-row">
        {choices.map((choice) => (
          <Radio key={choice.value} value={choice.value} className="choice">
            <span lang={choice.lang} className={choice.face ? "unseen" : undefined}>
              <Sentence>{choice.label}</Sentence>
            </span>
            {choice.face}
            {choice.help ? <span className="field-help">{choice.help}</span> : null}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}

/** One option of a game's rules, as the server describes it. */
import { NumberField, Select } from "../design/components/fields.tsx";
import { Switch, TextField } from "../design/components/index.ts";
import { useText } from "../i18n/text.ts";
import type { GameOption, OptionValue } from "../protocol/http.ts";

export interface OptionFieldProps {
  readonly option: GameOption;
  /** How many seats the table has: some options name one. */
  readonly seats: number;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
}

/** The values that can be chosen; seats are counted from 0 by the server and from 1 by people. */
function choicesOf(option: GameOption, seats: number, seatLabel: (number: number) => string) {
  const named = option.choices.map((choice, index) => ({
    value: choice,
    label: option.titles[index] ?? String(choice),
  }));
  if (option.type !== "seat") return named;
  return [...named, ...Array.from({ length: seats }, (_, seat) => ({ value: seat, label: seatLabel(seat + 1) }))];
}

export function OptionField({ option, seats, value, onChange }: OptionFieldProps) {
  const text = useText();
  if (option.type === "switch") return <Switch label={option.means} isSelected={value === true} onChange={onChange} />;
  if (option.type === "text") return <TextField label={option.means} value={String(value)} onChange={onChange} />;
  if (option.type === "number" && option.choices.length === 0) {
    return (
      <NumberField
        label={option.means}
        value={Number(value)}
        onChange={onChange}
        minValue={option.lowest}
        maxValue={option.highest}
      />
    );
  }
  const choices = choicesOf(option, seats, (number) => text("seat-number", { number }));
  return (
    <Select
      label={option.title}
      value={String(value)}
      onChange={(chosen) =>
        onChange(choices.find((choice) => String(choice.value) === chosen)?.value ?? option.default)
      }
      choices={choices.map((choice) => ({ value: String(choice.value), label: choice.label }))}
    />
  );
}

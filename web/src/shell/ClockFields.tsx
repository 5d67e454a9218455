/** The clock of a new table: which kind, and how much time. */
import { Choices } from "../design/components/choices.tsx";
import { NumberField } from "../design/components/fields.tsx";
import { Switch } from "../design/components/index.ts";
import { useText } from "../i18n/text.ts";
import type { Clock } from "../protocol/http.ts";

/** What each kind starts with when it is chosen. */
const FIRST: { readonly [Kind in Clock["kind"]]: Extract<Clock, { kind: Kind }> } = {
  none: { kind: "none" },
  move: { kind: "move", seconds: 90 },
  game: { kind: "game", minutes: 15, increment: 10 },
  days: { kind: "days", days: 2, bank: false },
};

export interface ClockFieldsProps {
  readonly clock: Clock;
  readonly onChange: (clock: Clock) => void;
}

function Amounts({ clock, onChange }: ClockFieldsProps) {
  const text = useText();
  switch (clock.kind) {
    case "none":
      return null;
    case "move":
      return (
        <NumberField
          label={text("clock-seconds")}
          value={clock.seconds}
          onChange={(seconds) => onChange({ ...clock, seconds })}
          minValue={10}
          maxValue={3600}
        />
      );
    case "game":
      return (
        <div className="fields">
          <NumberField
            label={text("clock-minutes")}
            value={clock.minutes}
            onChange={(minutes) => onChange({ ...clock, minutes })}
            minValue={1}
            maxValue={180}
          />
          <NumberField
            label={text("clock-increment")}
            value={clock.increment}
            onChange={(increment) => onChange({ ...clock, increment })}
            minValue={0}
            maxValue={180}
          />
        </div>
      );
    case "days":
      return (
        <>
          <NumberField
            label={text("clock-day-count")}
            value={clock.days}
            onChange={(days) => onChange({ ...clock, days })}
            minValue={1}
            maxValue={14}
          />
          <Switch
            label={text("clock-bank")}
            isSelected={clock.bank}
            onChange={(bank) => onChange({ ...clock, bank })}
          />
        </>
      );
  }
}

export function ClockFields({ clock, onChange }: ClockFieldsProps) {
  const text = useText();
  return (
    <>
      <Choices
        label={text("clock")}
        value={clock.kind}
        onChange={(kind) => onChange(FIRST[kind])}
        choices={[
          { value: "none", label: text("clock-kind-none") },
          { value: "move", label: text("clock-kind-move") },
          { value: "game", label: text("clock-kind-game") },
          { value: "days", label: text("clock-kind-days") },
        ]}
      />
      <Amounts clock={clock} onChange={onChange} />
    </>
  );
}

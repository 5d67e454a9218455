/** Fields that forms alone have: numbers, and one of many. No table needs them, so they come with the pages that do. */
import {
  NumberField as AriaNumberField,
  Select as AriaSelect,
  Button,
  Group,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from "react-aria-components";
import type { ChoicesProps } from "./choices.tsx";
import { CheckIcon, ChevronIcon, MinusIcon, PlusIcon } from "./icons.tsx";
import { type Common, Help } from "./TextField.tsx";

export interface NumberFieldProps extends Common {
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly minValue: number;
  readonly maxValue: number;
}

export function NumberField({ label, help, ...props }: NumberFieldProps) {
  return (
    <AriaNumberField {...props} className="field">
      <Label className="field-label">{label}</Label>
      <Group className="number-group">
        <Button slot="decrement" className="button button-secondary button-icon">
          <MinusIcon />
        </Button>
        <Input className="input" />
        <Button slot="increment" className="button button-secondary button-icon">
          <PlusIcon />
        </Button>
      </Group>
      <Help>{help}</Help>
    </AriaNumberField>
  );
}

/** One of many, in a list that opens. */
export function Select<T extends string>({ label, help, value, onChange, choices, ...props }: ChoicesProps<T>) {
  return (
    <AriaSelect {...props} className="field" value={value} onChange={(chosen) => onChange(chosen as T)}>
      <Label className="field-label">{label}</Label>
      <Button className="select-button">
        <SelectValue />
        <ChevronIcon />
      </Button>
      <Help>{help}</Help>
      <Popover className="popover">
        <ListBox className="listbox" items={choices}>
          {(choice) => (
            <ListBoxItem id={choice.value} textValue={choice.label} className="option">
              {({ isSelected }) => (
                <>
                  <span lang={choice.lang}>{choice.label}</span>
                  {isSelected ? <CheckIcon /> : null}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

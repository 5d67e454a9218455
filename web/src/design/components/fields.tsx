/** Fields to fill in: text, numbers, one of several, on and off. Each has its label, help and error tied to it. */
import type { ReactNode } from "react";
import {
  NumberField as AriaNumberField,
  Select as AriaSelect,
  Switch as AriaSwitch,
  TextField as AriaTextField,
  Button,
  FieldError,
  Group,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Radio,
  RadioGroup,
  SelectValue,
  Text,
} from "react-aria-components";
import { Sentence } from "../../a11y/Sentence.tsx";
import { CheckIcon, ChevronIcon, MinusIcon, PlusIcon } from "./icons.tsx";

interface Common {
  readonly label: string;
  readonly help?: ReactNode;
  readonly isDisabled?: boolean;
}

function Help({ children }: { children: ReactNode }) {
  return children ? (
    <Text slot="description" className="field-help">
      {children}
    </Text>
  ) : null;
}

export interface TextFieldProps extends Common {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is wrong with the value; none where nothing is. */
  readonly error?: string | undefined;
  readonly type?: "text" | "password";
  readonly maxLength?: number;
  readonly autoComplete?: string;
  readonly autoFocus?: boolean;
}

export function TextField({ label, help, error, ...props }: TextFieldProps) {
  return (
    // What is wrong is told, and does not keep the form from being sent again.
    <AriaTextField {...props} className="field" isInvalid={error !== undefined} validationBehavior="aria">
      <Label className="field-label">{label}</Label>
      <Input className="input" />
      <Help>{help}</Help>
      <FieldError className="field-error">
        <span role="alert">{error}</span>
      </FieldError>
    </AriaTextField>
  );
}

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

export interface SwitchProps {
  readonly label: string;
  readonly help?: ReactNode;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly isDisabled?: boolean;
}

export function Switch({ label, help, ...props }: SwitchProps) {
  return (
    <AriaSwitch {...props} className="switch">
      <span className="switch-track">
        <span className="switch-thumb">
          <span className="switch-tick">
            <CheckIcon size={14} />
          </span>
        </span>
      </span>
      <span>
        {label}
        {help ? (
          <>
            <br />
            <span className="field-help">{help}</span>
          </>
        ) : null}
      </span>
    </AriaSwitch>
  );
}

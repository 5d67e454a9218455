/** A field for text, and what all fields have: a label and help, tied to them. */
import type { ReactNode } from "react";
import { TextField as AriaTextField, FieldError, Input, Label, Text } from "react-aria-components";

export interface Common {
  readonly label: string;
  readonly help?: ReactNode;
  readonly isDisabled?: boolean;
}

export function Help({ children }: { children: ReactNode }) {
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

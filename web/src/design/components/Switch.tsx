/** On or off. */
import type { ReactNode } from "react";
import { Switch as AriaSwitch } from "react-aria-components";
import { CheckIcon } from "./icons.tsx";

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

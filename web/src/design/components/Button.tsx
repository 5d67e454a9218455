/** Things to press: buttons, and links that look like them. */
import type { ReactNode } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps, Link, type LinkProps } from "react-aria-components";

export type ButtonLook = "primary" | "secondary" | "quiet" | "danger";
type ButtonSize = "normal" | "large" | "icon";

interface Look {
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
}

function classes(look: ButtonLook, size: ButtonSize): string {
  return `button button-${look}${size === "normal" ? "" : ` button-${size}`}`;
}

export interface ButtonProps extends Omit<AriaButtonProps, "className" | "style">, Look {}

export function Button({ look = "secondary", size = "normal", ...props }: ButtonProps) {
  return <AriaButton {...props} className={classes(look, size)} />;
}

export interface LinkButtonProps extends Omit<LinkProps, "className" | "style">, Look {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link to another page that looks like a button. */
export function LinkButton({ look = "secondary", size = "normal", ...props }: LinkButtonProps) {
  return <Link {...props} className={classes(look, size)} />;
}

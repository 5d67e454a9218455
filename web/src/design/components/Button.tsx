/** Things to press: buttons, and links that look like them. */
import { type ComponentProps, memo, type ReactNode, type Ref, useCallback, useLayoutEffect, useRef } from "react";
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
  Link,
  type LinkProps,
  type PressEvent,
} from "react-aria-components";

export type ButtonLook = "primary" | "secondary" | "quiet" | "danger";
type ButtonSize = "normal" | "large" | "icon";

interface Look {
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
}

function classes(look: ButtonLook, size: ButtonSize): string {
  return `button button-${look}${size === "normal" ? "" : ` button-${size}`}`;
}

export interface ButtonProps extends Omit<AriaButtonProps, "className" | "style" | "render">, Look {
  /** The key that does the same; React Aria leaves it out. */
  readonly "aria-keyshortcuts"?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Drawn again only where something else than what it does has changed: boards have many, and each is much work. */
const StillButton = memo(AriaButton);

export function Button({
  look = "secondary",
  size = "normal",
  onPress,
  "aria-keyshortcuts": shortcut,
  ...props
}: ButtonProps) {
  const newest = useRef(onPress);
  useLayoutEffect(() => {
    newest.current = onPress;
  });
  const press = useCallback((event: PressEvent) => newest.current?.(event), []);
  const render = useCallback(
    (given: ComponentProps<"button">) => <button {...given} aria-keyshortcuts={shortcut} />,
    [shortcut],
  );
  const drawn = shortcut === undefined ? {} : { render };
  return <StillButton {...props} {...drawn} onPress={press} className={classes(look, size)} />;
}

export interface LinkButtonProps extends Omit<LinkProps, "className" | "style">, Look {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link to another page that looks like a button. */
export function LinkButton({ look = "secondary", size = "normal", ...props }: LinkButtonProps) {
  return <Link {...props} className={classes(look, size)} />;
}

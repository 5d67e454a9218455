/** What opens over the page: dialogs, questions to confirm, menus. What draws them is fetched with the first one. */
import { type KeyboardEvent, type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { PressEvent } from "react-aria-components";
import { useText } from "../../i18n/text.ts";
import { part } from "../../part.ts";
import { Button, type ButtonProps } from "./Button.tsx";
import type { ChoicesProps } from "./choices.tsx";
import type { DialogProps, FocusStart, MenuItem } from "./layers.tsx";
import { useEscape } from "./useEscape.ts";

export type { MenuItem };

type Layers = typeof import("./layers.tsx");
let layers: Layers | null = null;

/** Fetches what draws layers: tests do so first, pages when one is wanted. */
export async function fetchLayers(): Promise<void> {
  layers ??= await part(import("./layers.tsx")).catch(() => null);
}

/** What draws layers, from when one is wanted and there; without a connection, of which the page tells, none opens. */
function useLayers(isWanted: boolean, onClose: () => void): Layers | null {
  const [, setIsThere] = useState(layers !== null);
  useEffect(() => {
    if (isWanted && layers === null) void fetchLayers().then(() => (layers ? setIsThere(true) : onClose()));
  }, [isWanted, onClose]);
  useEscape(isWanted && layers === null, onClose);
  return layers;
}

export function Dialog({ children, ...props }: DialogProps) {
  const drawn = useLayers(props.isOpen, props.onClose);
  return drawn ? <drawn.DialogLayer {...props}>{children}</drawn.DialogLayer> : null;
}

/** One of a few, within a dialog: what draws them comes with it. */
export function DialogChoices<T extends string>(props: ChoicesProps<T>) {
  return layers && <layers.Choices {...props} />;
}

export interface ConfirmProps {
  readonly title: string;
  readonly question: string;
  /** What the button says that does it, such as "Resign". */
  readonly act: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before something that cannot be taken back. */
export function Confirm({ title, question, act, isOpen, onClose, onConfirm }: ConfirmProps) {
  const text = useText();
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} role="alertdialog">
      <p>{question}</p>
      <div className="dialog-actions">
        <Button onPress={onClose} autoFocus>
          {text("cancel")}
        </Button>
        <Button
          look="danger"
          onPress={() => {
            onClose();
            onConfirm();
          }}
        >
          {act}
        </Button>
      </div>
    </Dialog>
  );
}

export interface MenuProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly items: readonly MenuItem[];
  readonly look?: NonNullable<ButtonProps["look"]>;
}

/** A button, named `label`, that opens a list of things to do. */
export function Menu({ label, children, items, look = "quiet" }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [start, setStart] = useState<FocusStart | null>(null);
  const close = useCallback(() => setStart(null), []);
  const drawn = useLayers(start !== null, close);
  const byPointer = ({ pointerType }: PressEvent) => {
    // So that it is there again when the menu closes; a mouse may leave it elsewhere.
    button.current?.focus();
    setStart(pointerType === "keyboard" || pointerType === "virtual" ? "first" : true);
  };
  const byKey = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") setStart(event.key === "ArrowUp" ? "last" : "first");
  };
  return (
    <>
      <Button
        ref={button}
        look={look}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={start !== null}
        onHoverStart={() => void fetchLayers()}
        onFocus={() => void fetchLayers()}
        onPress={byPointer}
        onKeyDown={byKey}
      >
        {children}
      </Button>
      {drawn ? <drawn.MenuLayer label={label} items={items} trigger={button} start={start} onClose={close} /> : null}
    </>
  );
}

interface MenuOverProps extends Pick<MenuProps, "label" | "items"> {
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A list of things to do beside a button that is elsewhere, where it may have to wait for what it lists. */
export function MenuOver({ isOpen, onClose, ...over }: MenuOverProps) {
  const drawn = useLayers(isOpen, onClose);
  return drawn ? <drawn.MenuLayer {...over} start={isOpen ? "first" : null} onClose={onClose} /> : null;
}

/** Draws what opens over the page; overlays.tsx fetches it with the first one. */
import type { ReactNode, RefObject } from "react";
import {
  Dialog as AriaDialog,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  Heading,
  Modal,
  ModalOverlay,
  Popover,
} from "react-aria-components";
import { CheckIcon } from "./icons.tsx";

export { Choices } from "./choices.tsx";

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** An alert dialog interrupts with something that must be answered. */
  readonly role?: "dialog" | "alertdialog";
  readonly children: ReactNode;
}

export function DialogLayer({ title, isOpen, onClose, role = "dialog", children }: DialogProps) {
  return (
    <ModalOverlay
      className="backdrop"
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={role === "dialog"}
    >
      <Modal className="modal">
        <AriaDialog className="dialog" role={role}>
          <Heading slot="title" level={2}>
            {title}
          </Heading>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly lang?: string;
  readonly isChosen?: boolean;
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
  readonly onAction: () => void;
}

/** Where the focus of a menu begins: at an end of it, or with a mouse on the menu itself. */
export type FocusStart = "first" | "last" | true;

interface MenuLayerProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly trigger: RefObject<HTMLButtonElement | null>;
  /** Null while the menu is closed. */
  readonly start: FocusStart | null;
  readonly onClose: () => void;
}

export function MenuLayer({ label, items, trigger, start, onClose }: MenuLayerProps) {
  return (
    <Popover
      className="popover"
      placement="bottom end"
      trigger="MenuTrigger"
      aria-label={label}
      triggerRef={trigger}
      isOpen={start !== null}
      onOpenChange={(open) => !open && onClose()}
    >
      <AriaMenu className="menu" aria-label={label} items={items} autoFocus={start ?? true} onClose={onClose}>
        {(item) => (
          <AriaMenuItem
            id={item.id}
            textValue={item.label}
            className={`option${item.isDanger ? " option-danger" : ""}`}
            isDisabled={item.isDisabled ?? false}
            onAction={item.onAction}
          >
            <span lang={item.lang}>{item.label}</span>
            {item.isChosen ? <CheckIcon /> : null}
          </AriaMenuItem>
        )}
      </AriaMenu>
    </Popover>
  );
}

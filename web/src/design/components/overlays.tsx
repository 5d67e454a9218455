/** What opens over the page: dialogs, questions to confirm, menus. */
import type { ReactNode, RefObject } from "react";
import {
  Dialog as AriaDialog,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  Heading,
  MenuTrigger,
  Modal,
  ModalOverlay,
  Popover,
} from "react-aria-components";
import { useText } from "../../i18n/text.ts";
import { Button, type ButtonProps } from "./Button.tsx";
import { CheckIcon } from "./icons.tsx";

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** An alert dialog interrupts with something that must be answered. */
  readonly role?: "dialog" | "alertdialog";
  readonly children: ReactNode;
}

export function Dialog({ title, isOpen, onClose, role = "dialog", children }: DialogProps) {
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

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly lang?: string;
  readonly isChosen?: boolean;
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
  readonly onAction: () => void;
}

export interface MenuProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly items: readonly MenuItem[];
  readonly look?: NonNullable<ButtonProps["look"]>;
}

interface ItemsProps extends Pick<MenuProps, "label" | "items"> {
  /** Without a trigger that does so, the first item gets the focus, and this is called to close the list. */
  readonly onClose?: () => void;
}

function Items({ label, items, onClose }: ItemsProps) {
  const alone = onClose === undefined ? {} : { autoFocus: "first" as const, onClose };
  return (
    <AriaMenu className="menu" aria-label={label} items={items} {...alone}>
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
  );
}

/** A button, named `label`, that opens a list of things to do. */
export function Menu({ label, children, items, look = "quiet" }: MenuProps) {
  return (
    <MenuTrigger>
      <Button look={look} aria-label={label}>
        {children}
      </Button>
      <Popover className="popover" placement="bottom end">
        <Items label={label} items={items} />
      </Popover>
    </MenuTrigger>
  );
}

export interface MenuOverProps extends Pick<MenuProps, "label" | "items"> {
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A list of things to do beside a button that is elsewhere, where it may have to wait for what it lists. */
export function MenuOver({ label, items, trigger, isOpen, onClose }: MenuOverProps) {
  return (
    <Popover
      className="popover"
      placement="bottom start"
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
    >
      <Items label={label} items={items} onClose={onClose} />
    </Popover>
  );
}

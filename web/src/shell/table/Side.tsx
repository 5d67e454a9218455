/** What stands beside the game: log, what others hold, chat, moves as text. A column on wide screens, else a drawer. */
import { type ReactNode, useEffect, useRef } from "react";
import { CloseIcon } from "../../design/components/icons.tsx";
import { Button } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import type { TableState } from "../../store/fold.ts";
import { LogIcon } from "./icons.tsx";
import { Told } from "./Told.tsx";

interface SideProps {
  readonly log: TableState["log"];
  /** Whether the drawer is open; a column is always in sight. */
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

export function Side({ log, isOpen, onOpen, children }: SideProps) {
  const text = useText();
  const handle = useRef<HTMLDivElement>(null);
  const side = useRef<HTMLElement>(null);
  const newest = log.at(-1);

  function close(): void {
    onOpen(false);
    handle.current?.querySelector("button")?.focus();
  }

  useEffect(() => {
    if (isOpen) side.current?.querySelector<HTMLElement>(".side-close button")?.focus();
  }, [isOpen]);

  return (
    <>
      <div ref={handle} className="side-handle">
        <Button look="quiet" aria-expanded={isOpen} aria-controls="side" onPress={() => onOpen(!isOpen)}>
          <LogIcon />
          <span className="side-name">{text("table-side")}</span>
        </Button>
        {/* For eyes: ears were told. */}
        <p className="side-newest" aria-hidden="true">
          <Told>{newest?.text ?? ""}</Told>
        </p>
      </div>
      <aside
        ref={side}
        id="side"
        className={`side${isOpen ? " side-open" : ""}`}
        data-part="side"
        aria-label={text("table-aside")}
        onKeyDown={(event) => {
          if (event.key === "Escape" && isOpen && !event.defaultPrevented) close();
        }}
      >
        <div className="side-close">
          <Button look="quiet" aria-label={text("close")} onPress={close}>
            <CloseIcon />
          </Button>
        </div>
        {children}
      </aside>
    </>
  );
}

/** Opens what one can do about somebody at a table; what shows it is fetched when it is wanted. */
import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from "react";
import { Button } from "react-aria-components";
import { useText, withTexts } from "../../i18n/text.ts";
import { part } from "../../part.ts";
import type { Who } from "./WhoMenu.tsx";

const WhoMenu = lazy(() => withTexts(part(import("./WhoMenu.tsx")), "people"));

interface WhoButtonProps {
  readonly table: string;
  readonly name: string;
  readonly who: Who;
  readonly className: string;
  /** What is to be seen and heard of it; nothing where it lies over what shows the name. */
  readonly children?: ReactNode;
}

export function WhoButton({ table, name, who, className, children }: WhoButtonProps) {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const open = () => {
    setIsWanted(true);
    setIsOpen(true);
  };
  return (
    <>
      <Button
        ref={button}
        className={className}
        {...(children === undefined && { "aria-label": text("person-menu", { name }) })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={open}
      >
        {children}
      </Button>
      {isWanted ? (
        <Suspense fallback={null}>
          <WhoMenu table={table} name={name} who={who} trigger={button} isOpen={isOpen} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Opens what one can do about somebody at a table; what shows it is fetched when it is wanted. */
import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from "react";
import { Button } from "react-aria-components";
import { fetchLayers, useEscape } from "../../design/components/index.ts";
import { useText, withTexts } from "../../i18n/text.ts";
import { part } from "../../part.ts";
import type { Who } from "./WhoMenu.tsx";

const fetchMenu = () => withTexts(part(import("./WhoMenu.tsx")), "people");
const WhoMenu = lazy(fetchMenu);

/** Fetches what shows the menus of all buttons, so that a press opens one at once; a failure is met again at the press. */
export function fetchWhoMenu(): Promise<unknown> {
  return Promise.all([fetchMenu(), fetchLayers()]).catch(() => undefined);
}

/** While the menu is on its way. */
function Awaited({ onCancel }: { readonly onCancel: () => void }) {
  useEscape(true, onCancel);
  return null;
}

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
        onHoverStart={() => void fetchWhoMenu()}
        onFocus={() => void fetchWhoMenu()}
        onPress={open}
      >
        {children}
      </Button>
      {isWanted ? (
        <Suspense fallback={isOpen ? <Awaited onCancel={close} /> : null}>
          <WhoMenu table={table} name={name} who={who} trigger={button} isOpen={isOpen} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}

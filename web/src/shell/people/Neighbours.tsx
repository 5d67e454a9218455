/** The other people at a table; asked for, and fetched with what shows them, when they are wanted. */
import { lazy, Suspense, useState } from "react";
import { Button, Loading } from "../../design/components/index.ts";
import { useText, withTexts } from "../../i18n/text.ts";
import { part } from "../../part.ts";
import type { NeighboursProps } from "./NeighbourList.tsx";

const NeighbourList = lazy(() => withTexts(part(import("./NeighbourList.tsx")), "people"));

export function Neighbours({ table, names }: NeighboursProps) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div>
        <Button look="quiet" aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
          {text("neighbours")}
        </Button>
      </div>
      {isOpen ? (
        <Suspense fallback={<Loading>{text("loading")}</Loading>}>
          <NeighbourList table={table} names={names} />
        </Suspense>
      ) : null}
    </>
  );
}

/** What one can do about somebody at a table, once it is known who they are. */
import { type RefObject, useEffect } from "react";
import { MenuOver, toast, useEscape } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import { useLoad } from "../useLoad.ts";
import { readNeighbours } from "./people.ts";
import type { Reported } from "./reporting.ts";
import { usePersonActs } from "./usePersonActs.tsx";

/** Whose seat it is, or who said a line of the chat at a time. */
export type Who = { readonly seat: number } | { readonly line: number };

export interface WhoMenuProps {
  readonly table: string;
  readonly name: string;
  readonly who: Who;
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function Acts({ whom, ...over }: Omit<WhoMenuProps, "table" | "name" | "who"> & { readonly whom: Reported }) {
  const text = useText();
  const { items, question } = usePersonActs(whom);
  return (
    <>
      <MenuOver {...over} label={text("person-menu", { name: whom.name })} items={items} />
      {question}
    </>
  );
}

export default function WhoMenu({ table, name, who, isOpen, onClose, ...over }: WhoMenuProps) {
  const text = useText();
  const people = useLoad(`${table} ${name} ${JSON.stringify(who)}`, () => readNeighbours(table));
  const found =
    people.status === "ready"
      ? people.value.find((one) =>
          "seat" in who ? one.seat === who.seat : one.name === name && one.said.includes(who.line),
        )
      : undefined;
  const trouble = people.status === "failed" ? people.error.message : text("person-nobody", { name });
  useEscape(isOpen && found === undefined, onClose);
  const isNobody = people.status !== "loading" && found === undefined;
  useEffect(() => {
    if (!isOpen || !isNobody) return;
    toast(trouble);
    onClose();
  }, [isOpen, isNobody, trouble, onClose]);
  if (found === undefined) return null;
  const whom = { person: found.person, name, table, line: "line" in who ? who.line : null };
  return <Acts whom={whom} isOpen={isOpen} onClose={onClose} {...over} />;
}

/** The other people at a table, with what one can do about each. */
import { useEffect, useRef } from "react";
import { Loading } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import { Failure } from "../Failure.tsx";
import { useLoad } from "../useLoad.ts";
import { PersonMenu } from "./PersonMenu.tsx";
import { readNeighbours } from "./people.ts";

export interface NeighboursProps {
  readonly table: string;
  /** Changes with the people at the table. */
  readonly names: string;
}

export default function NeighbourList({ table, names }: NeighboursProps) {
  const text = useText();
  const people = useLoad(table, () => readNeighbours(table));
  // Who is in sight stays until the others are there: somebody may be reporting them just now.
  const asked = useRef(names);
  useEffect(() => {
    if (people.status !== "ready" || asked.current === names) return;
    asked.current = names;
    people.reload();
  }, [people, names]);
  if (people.status === "loading") return <Loading>{text("loading")}</Loading>;
  if (people.status === "failed") return <Failure error={people.error} retry={people.retry} />;
  if (people.value.length === 0) return <p className="soft small">{text("neighbours-none")}</p>;
  return (
    <ul className="row">
      {people.value.map(({ person, name }) => (
        <li key={person}>
          <PersonMenu person={person} name={name} table={table} />
        </li>
      ))}
    </ul>
  );
}

/** Tables one can go to, each with its game, its people and its clock. */
import { Link } from "react-aria-components";
import { ClockIcon, LockIcon } from "../design/components/icons.tsx";
import { Tag } from "../design/components/index.ts";
import { lookOf } from "../games/look.ts";
import { useText } from "../i18n/text.ts";
import type { TableSummary } from "../protocol/http.ts";
import { clockText, seatsText } from "./clockText.ts";
import { tableHref } from "./tables.ts";

function Row({ table }: { table: TableSummary }) {
  const text = useText();
  const look = lookOf(table.game);
  const clock = clockText(table.clock, text);
  return (
    <Link href={tableHref(table.table)} className={`table-row ${look?.className ?? ""}`}>
      <span className="table-back">{look ? <look.Back /> : null}</span>
      <span className="table-what">
        <strong>{table.title}</strong>
        <span className="soft small">{seatsText(table, text)}</span>
      </span>
      <span className="row">
        {clock ? (
          <Tag>
            <ClockIcon size={16} />
            {clock}
          </Tag>
        ) : null}
        {table.password ? (
          <Tag>
            <LockIcon size={16} />
            {text("with-password")}
          </Tag>
        ) : null}
        <Tag>{text("table-status", { status: table.status })}</Tag>
      </span>
    </Link>
  );
}

export function TableList({ tables }: { tables: readonly TableSummary[] }) {
  return (
    <ul className="table-list">
      {tables.map((table) => (
        <li key={table.table}>
          <Row table={table} />
        </li>
      ))}
    </ul>
  );
}

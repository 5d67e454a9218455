/** Tables one can go to, each with its game, its people and its clock. */
import { Link } from "react-aria-components";
import { ClockIcon, LockIcon } from "../design/components/icons.tsx";
import { Fold, Tag } from "../design/components/index.ts";
import { lookOf } from "../games/look.ts";
import { useLocale, useText } from "../i18n/text.ts";
import type { TableSummary } from "../protocol/http.ts";
import { clockText, seatsText } from "./clockText.ts";
import { tableHref } from "./tables.ts";

/** When a table was opened, as people of the page's language write it. */
function Opened({ at }: { at: number }) {
  const { language } = useLocale();
  const format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  return <time dateTime={new Date(at).toISOString()}>{format.format(at)}</time>;
}

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
        <span className="soft small">
          <Opened at={table.created} />
        </span>
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

/** One's own tables: those that go on in sight, those that are over folded away. */
export function OwnTables({ tables }: { tables: readonly TableSummary[] }) {
  const text = useText();
  const over = tables.filter(({ status }) => status === "over");
  const going = tables.filter(({ status }) => status !== "over");
  return (
    <>
      {going.length > 0 ? <TableList tables={going} /> : null}
      {over.length > 0 ? (
        <Fold title={text("finished-tables", { count: over.length })}>
          <TableList tables={over} />
        </Fold>
      ) : null}
    </>
  );
}

/** Tables one can go to, each with its game, its people and its clock. */
import { Link } from "react-aria-components";
import { ClockIcon, LockIcon } from "../design/components/icons.tsx";
import { Fold, Tag } from "../design/components/index.ts";
import { lookOf } from "../games/look.ts";
import { type Text, useLocale, useText } from "../i18n/text.ts";
import type { TableSummary } from "../protocol/http.ts";
import { clockText, seatsText } from "./clockText.ts";
import { tableHref } from "./tables.ts";
import { WordsTag } from "./WordsTag.tsx";

/** When a table was opened, as people of the page's language write it. */
function Opened({ at }: { at: number }) {
  const { language } = useLocale();
  const format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  return <time dateTime={new Date(at).toISOString()}>{format.format(at)}</time>;
}

/** Whether a game waits for one's own move, as far as the list is told of it. */
export function isMyTurn({ status, you, to_act: acting = [] }: TableSummary): boolean {
  return status === "playing" && you != null && acting.includes(you);
}

/** Who has won; before that, how far the table is. */
function resultOf({ status, seats, winners = [], you }: TableSummary, text: Text): string {
  if (status !== "over" || winners.length === 0) return text("table-status", { status });
  if (you != null && winners.includes(you)) return text("table-won");
  return text("table-won-by", { name: winners.map((seat) => seats[seat]?.name ?? "").join(", ") });
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
        <WordsTag language={table.language} />
        {table.password ? (
          <Tag>
            <LockIcon size={16} />
            {text("with-password")}
          </Tag>
        ) : null}
        <Tag>{isMyTurn(table) ? <strong>{text("table-my-turn")}</strong> : resultOf(table, text)}</Tag>
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

/** One's own tables: those that go on in sight, those first that wait for one's move, those that are over folded away. */
export function OwnTables({ tables }: { tables: readonly TableSummary[] }) {
  const text = useText();
  const over = tables.filter(({ status }) => status === "over");
  const going = tables
    .filter(({ status }) => status !== "over")
    .toSorted((one, other) => Number(isMyTurn(other)) - Number(isMyTurn(one)));
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

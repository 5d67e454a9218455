/** Tables one can go to, each with its game, its people and its clock. */
import { Link } from "react-aria-components";
import { Sentence } from "../a11y/Sentence.tsx";
import { ClockIcon, LockIcon } from "../design/components/icons.tsx";
import { Fold, LinkButton, Tag } from "../design/components/index.ts";
import { lookOf } from "../games/look.ts";
import { type Text, useLocale, useText } from "../i18n/text.ts";
import type { TableSummary } from "../protocol/http.ts";
import { clockText, scoresText, seatsText } from "./clockText.ts";
import { tableHref } from "./tables.ts";
import { WordsTag } from "./WordsTag.tsx";

/** So many finished games, the last ones, come with the list of one's own. */
const MOST_FINISHED = 50;

/** When a table was opened, as people of the page's language write it. */
function Opened({ at }: { at: number }) {
  const { language } = useLocale();
  const format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  return <time dateTime={new Date(at).toISOString()}>{format.format(at)}</time>;
}

/** How long somebody has for their move, in the largest unit that fits. */
function TimeLeft({ until }: { until: number }) {
  const { language, text } = useLocale();
  const minutes = Math.max(0, Math.floor((until - Date.now()) / 60_000));
  const [unit, count] =
    minutes >= 2880
      ? (["day", Math.floor(minutes / 1440)] as const)
      : minutes >= 120
        ? (["hour", Math.floor(minutes / 60)] as const)
        : (["minute", minutes] as const);
  const left = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count);
  return <Tag>{text("time-left", { left })}</Tag>;
}

/** Who has won; before that, how far the table is. */
function resultOf({ status, seats, winners, you }: TableSummary, text: Text): string {
  if (status !== "over" || winners.length === 0) return text("table-status", { status });
  if (you != null && winners.includes(you) && winners.length > 1) return text("table-shared");
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
        <span className="soft small">{table.scores.length > 0 ? scoresText(table, text) : seatsText(table, text)}</span>
        {table.last.map((sentence) => (
          <span key={sentence} className="small">
            <Sentence>{sentence}</Sentence>
          </span>
        ))}
        <span className="soft small">
          <Opened at={table.ended ?? table.created} />
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
        {table.due !== null && table.status === "playing" ? <TimeLeft until={table.due} /> : null}
        {table.rated ? <Tag>{text("rated")}</Tag> : null}
        {table.password ? (
          <Tag>
            <LockIcon size={16} />
            {text("with-password")}
          </Tag>
        ) : null}
        <Tag>{table.turn ? <strong>{text("table-my-turn")}</strong> : resultOf(table, text)}</Tag>
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
  const going = tables.filter(({ status }) => status !== "over");
  return (
    <>
      {going.length > 0 ? <TableList tables={going} /> : null}
      {over.length > 0 ? (
        <Fold
          title={text(over.length < MOST_FINISHED ? "finished-tables" : "finished-tables-last", { count: over.length })}
        >
          <TableList tables={over} />
          <LinkButton href="/finished">{text("finished-all")}</LinkButton>
        </Fold>
      ) : null}
    </>
  );
}

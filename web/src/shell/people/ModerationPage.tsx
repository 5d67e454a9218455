/** The moderators' queue: what was reported, with what the server found, and what is done about it; and the log. */
import { useState } from "react";
import { Link } from "react-aria-components";
import { NumberField, Select } from "../../design/components/fields.tsx";
import { Button, Card, Fold, Loading, Tag, TextField, toast } from "../../design/components/index.ts";
import { useLocale, useText } from "../../i18n/text.ts";
import type { ModerationLog, ReportReply, Reports } from "../../protocol/wire.ts";
import { Refused } from "../account/Refused.tsx";
import { useAsked } from "../account/useAsked.ts";
import { get, post } from "../api.ts";
import { Failure } from "../Failure.tsx";
import { OrderField, TIMES, type Time } from "../OrderField.tsx";
import { Page } from "../Page.tsx";
import { Pages } from "../ratings/RatingsPage.tsx";
import { playerHref } from "../ratings/ratings.ts";
import { tableHref } from "../tables.ts";
import { useLoad } from "../useLoad.ts";
import { FairPlay } from "./FairPlay.tsx";
import { REASONS } from "./people.ts";

/** What can be done; each has a text `measure-…`. "silence" removes what was said at the table. */
const MEASURES = ["dismiss", "warn", "silence", "mute", "suspend", "ban", "rename", "lift"] as const;
type Measure = (typeof MEASURES)[number];
/** What the log has besides: moderators are made, and made no more. */
const LOGGED = [...MEASURES, "grant", "revoke"] as const;
/** Neither one reason nor one measure. */
const ALL = "";
const TIMED: ReadonlySet<Measure> = new Set(["mute", "suspend"]);
const MOST_HOURS = 10_000;

function useWhen(): Intl.DateTimeFormat {
  const { language } = useLocale();
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
}

function Acting({ report, onDone }: { readonly report: ReportReply; readonly onDone: () => void }) {
  const text = useText();
  const { isBusy, error, ask } = useAsked();
  const [what, setWhat] = useState<Measure>("dismiss");
  const [why, setWhy] = useState("");
  const [hours, setHours] = useState(24);
  const [name, setName] = useState("");
  const { id, person, table } = report;
  const act = async () => {
    if (what === "silence") {
      await post(`/api/tables/${encodeURIComponent(table ?? "")}/silence`, { person, why, report: id });
    } else {
      const more = { ...(TIMED.has(what) ? { hours } : {}), ...(what === "rename" ? { name } : {}) };
      await post("/api/moderation/act", { person, what, why, report: id, ...more });
    }
    toast(text("moderation-done"));
    onDone();
  };
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        ask(act);
      }}
    >
      <Select
        label={text("measure")}
        value={what}
        onChange={(chosen) => setWhat(chosen)}
        choices={MEASURES.filter((each) => each !== "silence" || table !== null).map((value) => ({
          value,
          label: text(`measure-${value}`),
        }))}
      />
      {TIMED.has(what) ? (
        <NumberField
          label={text("measure-hours")}
          value={hours}
          onChange={setHours}
          minValue={1}
          maxValue={MOST_HOURS}
        />
      ) : null}
      {what === "rename" ? (
        <TextField label={text("measure-name")} value={name} onChange={setName} maxLength={24} autoComplete="off" />
      ) : null}
      <TextField
        label={text("measure-why")}
        help={text("measure-why-help")}
        value={why}
        onChange={setWhy}
        maxLength={500}
        autoComplete="off"
      />
      <div>
        <Button type="submit" look="primary" isDisabled={isBusy || why.trim() === ""}>
          {text("measure-act")}
        </Button>
      </div>
      <Refused error={error} />
    </form>
  );
}

function Report({ report, onDone }: { readonly report: ReportReply; readonly onDone: () => void }) {
  const text = useText();
  const when = useWhen();
  const { id, person, name, name_then: then } = report;
  return (
    <Card className="stack">
      <h2 id={id}>
        <Link href={playerHref(person)}>{name}</Link>
      </h2>
      <p>
        {text("report-by", { reporter: report.reporter_name, reason: text(`report-reason-${report.reason}`) })}{" "}
        <span className="soft small">{when.format(report.at)}</span>
      </p>
      {then === name ? null : <p>{text("report-name-then", { name: then })}</p>}
      {report.words === "" ? null : <blockquote>{report.words}</blockquote>}
      {report.table === null ? null : <Link href={tableHref(report.table)}>{text("report-table")}</Link>}
      {report.said.length === 0 ? null : (
        <Fold title={text("report-said", { count: report.said.length })}>
          <ol className="account-list">
            {report.said.map((line) => (
              <li key={`${line.at} ${line.text}`} className="account-row">
                <span>
                  {line.at === report.line ? <Tag>{text("report-line")}</Tag> : null} {line.text}
                </span>{" "}
                <span className="soft small">{when.format(line.at)}</span>
              </li>
            ))}
          </ol>
        </Fold>
      )}
      <p className="soft small">{text("report-before", { count: report.before })}</p>
      <Acting report={report} onDone={onDone} />
    </Card>
  );
}

interface ChosenProps {
  /** The one kind of lines that is shown. */
  readonly only: string;
  readonly order: Time;
}

function Waiting({ only, order }: ChosenProps) {
  const text = useText();
  const [page, setPage] = useState(0);
  const query = new URLSearchParams({ page: String(page), oldest: String(order === "oldest") });
  if (only !== ALL) query.set("reason", only);
  const path = `/api/moderation/reports?${query}`;
  const queue = useLoad(path, () => get<Reports>(path));
  if (queue.status === "loading") return <Loading>{text("loading")}</Loading>;
  if (queue.status === "failed") return <Failure error={queue.error} retry={queue.retry} />;
  const { reports, more } = queue.value;
  return (
    <>
      {reports.length === 0 ? <p>{text(only === ALL ? "moderation-none" : "moderation-none-such")}</p> : null}
      {reports.map((report) => (
        <Report key={report.id} report={report} onDone={queue.reload} />
      ))}
      <Pages page={page} more={more} onPage={setPage} />
    </>
  );
}

/** The reports that wait, all or those for one reason; the oldest first, as they are to be dealt with. */
function Queue() {
  const text = useText();
  const [only, setOnly] = useState<string>(ALL);
  const [order, setOrder] = useState<Time>("oldest");
  return (
    <>
      <Select
        label={text("moderation-reason")}
        value={only}
        onChange={setOnly}
        choices={[
          { value: ALL, label: text("moderation-every-reason") },
          ...REASONS.map((value) => ({ value, label: text(`report-reason-${value}`) })),
        ]}
      />
      <OrderField orders={TIMES} value={order} onChange={setOrder} />
      <Waiting key={`${only} ${order}`} only={only} order={order} />
    </>
  );
}

function Logged({ only, order }: ChosenProps) {
  const text = useText();
  const when = useWhen();
  const [page, setPage] = useState(0);
  const query = new URLSearchParams({ page: String(page), oldest: String(order === "oldest") });
  if (only !== ALL) query.set("what", only);
  const path = `/api/moderation/log?${query}`;
  const log = useLoad(path, () => get<ModerationLog>(path));
  if (log.status === "loading") return <Loading>{text("loading")}</Loading>;
  if (log.status === "failed") return <Failure error={log.error} retry={log.retry} />;
  return (
    <>
      {log.value.lines.length === 0 ? <p>{text("moderation-log-none")}</p> : null}
      <ol className="account-list">
        {log.value.lines.map((line) => (
          <li key={line.number} className="account-row">
            <span>
              <strong>{text(`measure-${line.what}`)}</strong>{" "}
              <Link href={playerHref(line.person)}>{line.name || line.person}</Link>: {line.why}
            </span>{" "}
            <span className="soft small">
              {line.moderator_name || line.moderator}, {when.format(line.at)}
            </span>
          </li>
        ))}
      </ol>
      <Pages page={page} more={log.value.more} onPage={setPage} />
    </>
  );
}

/** What was done, all of it or one measure. */
function Log() {
  const text = useText();
  const [only, setOnly] = useState<string>(ALL);
  const [order, setOrder] = useState<Time>("newest");
  return (
    <div className="stack">
      <Select
        label={text("measure")}
        value={only}
        onChange={setOnly}
        choices={[
          { value: ALL, label: text("moderation-every-measure") },
          ...LOGGED.map((value) => ({ value, label: text(`measure-${value}`) })),
        ]}
      />
      <OrderField orders={TIMES} value={order} onChange={setOrder} />
      <Logged key={`${only} ${order}`} only={only} order={order} />
    </div>
  );
}

export default function ModerationPage() {
  const text = useText();
  return (
    <Page title={text("moderation")} className="narrow">
      <Queue />
      <Fold title={text("fair-play")} level={2}>
        <FairPlay />
      </Fold>
      <Fold title={text("moderation-log")} level={2}>
        <Log />
      </Fold>
    </Page>
  );
}

/** How somebody does in each game: results, by level of bots and by people; records, each with the way to its table. */
import { useState } from "react";
import { Link } from "react-aria-components";
import { Button, Fold, Loading, TextField } from "../../design/components/index.ts";
import { useLocale, useText } from "../../i18n/text.ts";
import type {
  GameStatisticsReply,
  Opponents as OpponentPage,
  RecordReply,
  StatisticsReply,
} from "../../protocol/wire.ts";
import { get } from "../api.ts";
import { Failure } from "../Failure.tsx";
import { OrderField } from "../OrderField.tsx";
import { tableHref } from "../tables.ts";
import { useLoad } from "../useLoad.ts";
import { Pages } from "./RatingsPage.tsx";
import { playerHref } from "./ratings.ts";

const LONGEST_NAME = 24;
const ORDERS = ["games", "won", "name"] as const;
type Order = (typeof ORDERS)[number];
const RECORDS = ["highest", "best", "longest"] as const;

function Record({ record, isWord }: { readonly record: RecordReply; readonly isWord: boolean }) {
  const { language, text } = useLocale();
  const words = record.words.toLocaleUpperCase(language);
  const points = text("statistics-record", { value: record.value });
  return (
    <li>
      <Link href={tableHref(record.table)}>{words === "" ? points : isWord ? words : `${words}: ${points}`}</Link>
    </li>
  );
}

function Game({ of }: { readonly of: GameStatisticsReply }) {
  const text = useText();
  return (
    <Fold title={of.title}>
      <div className="stack">
        <p>
          {text("statistics-of", { games: of.games, won: of.won })}{" "}
          {text("statistics-streak", { streak: of.streak, best: of.best_streak })}
        </p>
        {of.levels.length === 0 ? null : (
          <ul>
            {of.levels.map(({ level, title, games, won }) => (
              <li key={level}>{text("statistics-level", { level: title, games, won })}</li>
            ))}
          </ul>
        )}
        {RECORDS.filter((kind) => of[kind].length > 0).map((kind) => (
          <section key={kind}>
            <h3>{text(`statistics-${kind}`)}</h3>
            <ol>
              {of[kind].map((record) => (
                <Record key={record.table} record={record} isWord={kind === "longest"} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Fold>
  );
}

/** The opponents in whose name something is, in an order, page by page. */
function Met({ of, order, part }: { readonly of: string; readonly order: Order; readonly part: string }) {
  const text = useText();
  const [page, setPage] = useState(0);
  const path = `${of}?${new URLSearchParams({ page: String(page), order, name: part })}`;
  const found = useLoad(path, () => get<OpponentPage>(path));
  if (found.status === "loading") return <Loading>{text("loading")}</Loading>;
  if (found.status === "failed") return <Failure error={found.error} retry={found.retry} />;
  const { opponents, more } = found.value;
  return (
    <>
      {opponents.length === 0 ? <p role="status">{text("statistics-opponents-none")}</p> : null}
      <ul>
        {opponents.map(({ person, name, games, won }) => (
          <li key={person}>
            <Link href={playerHref(person)}>{text("statistics-opponent", { name, games, won })}</Link>
          </li>
        ))}
      </ul>
      <Pages page={page} more={more} onPage={setPage} />
    </>
  );
}

/** Whom somebody has played, in an order, all or those with a name; nothing for somebody who has met nobody. */
function Opponents({ person }: { readonly person: string }) {
  const text = useText();
  const [order, setOrder] = useState<Order>("games");
  const [typed, setTyped] = useState("");
  const [part, setPart] = useState("");
  const path = `/api/people/${encodeURIComponent(person)}/opponents`;
  const all = useLoad(path, () => get<OpponentPage>(path));
  if (all.status === "failed") return <Failure error={all.error} retry={all.retry} />;
  if (all.status === "loading" || all.value.opponents.length === 0) return null;
  return (
    <Fold title={text("statistics-opponents")} whenOpened>
      <div className="stack">
        <OrderField orders={ORDERS} value={order} onChange={setOrder} />
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            setPart(typed.trim());
          }}
        >
          <TextField
            label={text("statistics-opponents-name")}
            value={typed}
            onChange={setTyped}
            maxLength={LONGEST_NAME}
            autoComplete="off"
          />
          <div>
            <Button type="submit">{text("statistics-opponents-find")}</Button>
          </div>
        </form>
        <Met key={`${order} ${part}`} of={path} order={order} part={part} />
      </div>
    </Fold>
  );
}

export function Statistics({ person }: { readonly person: string }) {
  const { language, text } = useLocale();
  const path = `/api/people/${encodeURIComponent(person)}/statistics`;
  const found = useLoad(`${language} ${path}`, () => get<StatisticsReply>(path));
  if (found.status !== "ready" || found.value.games.length === 0) return null;
  const { games } = found.value;
  return (
    <section aria-labelledby="statistics" className="stack">
      <h2 id="statistics">{text("statistics")}</h2>
      {games.map((game) => (
        <Game key={game.game} of={game} />
      ))}
      <Opponents person={person} />
    </section>
  );
}

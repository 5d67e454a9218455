/** How somebody does in each game: results, by level of bots and by people; records, each with the way to its table. */
import { useState } from "react";
import { Link } from "react-aria-components";
import { Fold, Loading } from "../../design/components/index.ts";
import { useLocale, useText } from "../../i18n/text.ts";
import type {
  GameStatisticsReply,
  Opponents as OpponentPage,
  RecordReply,
  StatisticsReply,
} from "../../protocol/wire.ts";
import { get } from "../api.ts";
import { Failure } from "../Failure.tsx";
import { tableHref } from "../tables.ts";
import { useLoad } from "../useLoad.ts";
import { Pages } from "./RatingsPage.tsx";
import { playerHref } from "./ratings.ts";

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

/** Whom somebody has played most often, page by page; nothing for somebody who has met nobody. */
function Opponents({ person }: { readonly person: string }) {
  const text = useText();
  const [page, setPage] = useState(0);
  const path = `/api/people/${encodeURIComponent(person)}/opponents?page=${page}`;
  const found = useLoad(path, () => get<OpponentPage>(path));
  if (found.status === "ready" && page === 0 && found.value.opponents.length === 0) return null;
  return (
    <Fold title={text("statistics-opponents")}>
      {found.status === "loading" ? <Loading>{text("loading")}</Loading> : null}
      {found.status === "failed" ? <Failure error={found.error} retry={found.retry} /> : null}
      {found.status === "ready" ? (
        <div className="stack">
          <ul>
            {found.value.opponents.map(({ person: other, name, games, won }) => (
              <li key={other}>
                <Link href={playerHref(other)}>{text("statistics-opponent", { name, games, won })}</Link>
              </li>
            ))}
          </ul>
          <Pages page={page} more={found.value.more} onPage={setPage} />
        </div>
      ) : null}
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

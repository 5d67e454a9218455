/** All of one's finished games, page by page: of one game or all, either way round. */
import { useState } from "react";
import { Select } from "../../design/components/fields.tsx";
import { Loading } from "../../design/components/index.ts";
import { useLocale } from "../../i18n/text.ts";
import type { TableSummary } from "../../protocol/http.ts";
import { get } from "../api.ts";
import { Failure } from "../Failure.tsx";
import { OrderField, TIMES, type Time } from "../OrderField.tsx";
import { Page } from "../Page.tsx";
import { Pages } from "../ratings/RatingsPage.tsx";
import { TableList } from "../TableList.tsx";
import { useGames } from "../useGames.ts";
import { useLoad } from "../useLoad.ts";

/** So many games are on a page. */
const PAGE = 50;
const ALL = "";

function Listed({ game, order }: { readonly game: string; readonly order: Time }) {
  const { language, text } = useLocale();
  const [page, setPage] = useState(0);
  const query = new URLSearchParams({ page: String(page), oldest: String(order === "oldest") });
  if (game !== ALL) query.set("game", game);
  const path = `/api/games/mine/finished?${query}`;
  const found = useLoad(`${language} ${path}`, () => get<{ tables: readonly TableSummary[] }>(path));
  if (found.status === "loading") return <Loading>{text("loading")}</Loading>;
  if (found.status === "failed") return <Failure error={found.error} retry={found.retry} />;
  const { tables } = found.value;
  return (
    <>
      {tables.length === 0 ? <p>{text("finished-none")}</p> : <TableList tables={tables} />}
      <Pages page={page} more={tables.length === PAGE} onPage={setPage} />
    </>
  );
}

export default function FinishedPage() {
  const { text } = useLocale();
  const games = useGames();
  const [game, setGame] = useState(ALL);
  const [order, setOrder] = useState<Time>("newest");
  const titles = games.status === "ready" ? games.value.map(({ id, title }) => ({ value: id, label: title })) : [];
  return (
    <Page title={text("finished-all")} className="narrow">
      <Select
        label={text("rating-game")}
        value={game}
        onChange={setGame}
        choices={[{ value: ALL, label: text("finished-every-game") }, ...titles]}
      />
      <OrderField orders={TIMES} value={order} onChange={setOrder} />
      <Listed key={`${game} ${order}`} game={game} order={order} />
    </Page>
  );
}

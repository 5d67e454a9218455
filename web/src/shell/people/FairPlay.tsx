/** Signals of a machine's help in rated games, for moderators: agreement with the strongest player, time for a move. */
import { useState } from "react";
import { Link } from "react-aria-components";
import { Select } from "../../design/components/fields.tsx";
import { Loading, Switch } from "../../design/components/index.ts";
import { useLocale, useText } from "../../i18n/text.ts";
import type { FairPlayReply } from "../../protocol/wire.ts";
import { get } from "../api.ts";
import { Failure } from "../Failure.tsx";
import { OrderField } from "../OrderField.tsx";
import { Pages } from "../ratings/RatingsPage.tsx";
import { playerHref } from "../ratings/ratings.ts";
import { useGames } from "../useGames.ts";
import { useLoad } from "../useLoad.ts";

const ALL = "";
const ORDERS = ["agreed", "newest", "oldest"] as const;
type Order = (typeof ORDERS)[number];

interface SignalsProps {
  readonly game: string;
  readonly isUnusual: boolean;
  readonly order: Order;
}

function Signals({ game, isUnusual, order }: SignalsProps) {
  const { language, text } = useLocale();
  const [page, setPage] = useState(0);
  const query = new URLSearchParams({ page: String(page), order, unusual: String(isUnusual) });
  if (game !== ALL) query.set("game", game);
  const path = `/api/moderation/fair-play?${query}`;
  const found = useLoad(`${language} ${path}`, () => get<FairPlayReply>(path));
  if (found.status === "loading") return <Loading>{text("loading")}</Loading>;
  if (found.status === "failed") return <Failure error={found.error} retry={found.retry} />;
  const share = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (
    <>
      {found.value.signals.length === 0 ? (
        <p>{text(game === ALL && !isUnusual ? "fair-play-none" : "fair-play-none-such")}</p>
      ) : null}
      <ul className="account-list">
        {found.value.signals.map((one) => (
          <li key={`${one.person} ${one.game}`} className="account-row">
            <span>
              {one.unusual ? <strong>{text("fair-play-unusual")} </strong> : null}
              <Link href={playerHref(one.person)}>{one.name}</Link>, {one.title}
            </span>
            <span>
              {text("fair-play-agrees", {
                agreed: share.format(one.agreed / one.decisions),
                decisions: one.decisions,
                games: one.games,
              })}{" "}
              {one.usual === null ? null : text("fair-play-usual", { usual: share.format(one.usual) })}{" "}
              {text("fair-play-lost", { lost: share.format(one.lost) })}{" "}
              {text("fair-play-time", { seconds: number.format(one.seconds), spread: number.format(one.spread) })}
            </span>
          </li>
        ))}
      </ul>
      <Pages page={page} more={found.value.more} onPage={setPage} />
    </>
  );
}

/** The signals of all games or one, of everybody or only what is unusual. */
export function FairPlay() {
  const text = useText();
  const games = useGames();
  const [game, setGame] = useState(ALL);
  const [isUnusual, setIsUnusual] = useState(false);
  const [order, setOrder] = useState<Order>("agreed");
  const titles = games.status === "ready" ? games.value.map(({ id, title }) => ({ value: id, label: title })) : [];
  return (
    <div className="stack">
      <p>{text("fair-play-lead")}</p>
      <Select
        label={text("rating-game")}
        value={game}
        onChange={setGame}
        choices={[{ value: ALL, label: text("finished-every-game") }, ...titles]}
      />
      <Switch label={text("fair-play-unusual-only")} isSelected={isUnusual} onChange={setIsUnusual} />
      <OrderField orders={ORDERS} value={order} onChange={setOrder} />
      <Signals key={`${game} ${isUnusual} ${order}`} game={game} isUnusual={isUnusual} order={order} />
    </div>
  );
}

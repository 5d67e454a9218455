/** Signals of a machine's help in rated games, for moderators: agreement with the strongest player, time for a move. */
import { useState } from "react";
import { Link } from "react-aria-components";
import { Loading } from "../../design/components/index.ts";
import { useLocale } from "../../i18n/text.ts";
import type { FairPlayReply } from "../../protocol/wire.ts";
import { get } from "../api.ts";
import { Failure } from "../Failure.tsx";
import { Pages } from "../ratings/RatingsPage.tsx";
import { playerHref } from "../ratings/ratings.ts";
import { useLoad } from "../useLoad.ts";

export function FairPlay() {
  const { language, text } = useLocale();
  const [page, setPage] = useState(0);
  const path = `/api/moderation/fair-play?page=${page}`;
  const found = useLoad(`${language} ${path}`, () => get<FairPlayReply>(path));
  if (found.status === "loading") return <Loading>{text("loading")}</Loading>;
  if (found.status === "failed") return <Failure error={found.error} retry={found.retry} />;
  const share = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (
    <>
      <p>{text("fair-play-lead")}</p>
      {found.value.signals.length === 0 ? <p>{text("fair-play-none")}</p> : null}
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

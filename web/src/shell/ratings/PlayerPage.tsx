/** Somebody's page: what they say of themselves, ratings, how each has changed, and the games that changed it. */
import { useEffect, useState } from "react";
import { Link } from "react-aria-components";
import { Button, Loading, toast } from "../../design/components/index.ts";
import { useLocale, useText } from "../../i18n/text.ts";
import type { GameRating, HeadsToHeads, PlayedGames, PlayedReply, Player } from "../../protocol/wire.ts";
import { namesOf } from "../account/Languages.tsx";
import { get } from "../api.ts";
import { Failure } from "../Failure.tsx";
import { OrderField, TIMES, type Time } from "../OrderField.tsx";
import { Page } from "../Page.tsx";
import { PersonActions } from "../people/PersonActions.tsx";
import { navigate, type RoutedPage } from "../router.ts";
import { loadSession, useSession } from "../session.ts";
import { playAgain, tableHref } from "../tables.ts";
import { useLoad } from "../useLoad.ts";
import { Pages } from "./RatingsPage.tsx";
import { playerHref, ratingText } from "./ratings.ts";
import { Statistics } from "./Statistics.tsx";
import "./ratings.css";

const WIDTH = 640;
const HEIGHT = 160;
const EDGE = 8;

/** The rating after each of some games, given the oldest first, as one line; the table below says the same. */
function Plot({ games }: { readonly games: readonly PlayedReply[] }) {
  const text = useText();
  const values = games.map(({ rating }) => rating.value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const across = (WIDTH - 2 * EDGE) / Math.max(1, values.length - 1);
  const points = values.map((value, index) => {
    const up = high === low ? 0.5 : (value - low) / (high - low);
    return `${EDGE + index * across},${HEIGHT - EDGE - up * (HEIGHT - 2 * EDGE)}`;
  });
  if (values.length < 2) return null;
  return (
    <figure className="ratings-plot">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={text("rating-plot", { low: String(low), high: String(high) })}
      >
        <polyline points={points.join(" ")} />
      </svg>
      <figcaption className="soft small">{text("rating-plot", { low: String(low), high: String(high) })}</figcaption>
    </figure>
  );
}

function Games({ games }: { readonly games: readonly PlayedReply[] }) {
  const { language, text } = useLocale();
  const when = new Intl.DateTimeFormat(language, { dateStyle: "short", timeStyle: "short" });
  return (
    <table className="ratings-table">
      <thead>
        <tr>
          <th scope="col">{text("rating-when")}</th>
          <th scope="col">{text("rating-place")}</th>
          <th scope="col">{text("rating-others")}</th>
          <th scope="col">{text("rating-after")}</th>
        </tr>
      </thead>
      <tbody>
        {games.map((game) => (
          <tr key={game.table}>
            <th scope="row">
              <Link href={tableHref(game.table)}>
                <time dateTime={new Date(game.ended).toISOString()}>{when.format(game.ended)}</time>
              </Link>
            </th>
            <td>{game.place}</td>
            <td>
              {game.others.map(({ person, name, place }) => (
                <div key={person}>
                  {name === "" ? text("player-left") : <Link href={playerHref(person)}>{name}</Link>} ({place})
                </div>
              ))}
            </td>
            <td>{ratingText(game.rating, text)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Somebody's rated games of one kind, page by page. */
function Played({ of, order }: { readonly of: string; readonly order: Time }) {
  const text = useText();
  const [page, setPage] = useState(0);
  const isOldestFirst = order === "oldest";
  const path = `${of}?page=${page}&oldest=${isOldestFirst}`;
  const found = useLoad(path, () => get<PlayedGames>(path));
  if (found.status === "loading") return <Loading>{text("loading")}</Loading>;
  if (found.status === "failed") return <Failure error={found.error} retry={found.retry} />;
  const { games, more } = found.value;
  return (
    <>
      <Plot games={isOldestFirst ? games : games.toReversed()} />
      <Games games={games} />
      <Pages page={page} more={more} onPage={setPage} />
    </>
  );
}

function Of({ person, rated }: { readonly person: string; readonly rated: GameRating }) {
  const text = useText();
  const [order, setOrder] = useState<Time>("newest");
  const path = `/api/people/${encodeURIComponent(person)}/games/${encodeURIComponent(rated.game)}/${rated.pace}`;
  const id = `${rated.game}-${rated.pace}`;
  return (
    <section aria-labelledby={id} className="stack">
      <h2 id={id}>
        {rated.title}, {text(`rating-pace-${rated.pace}`)}
      </h2>
      <p>
        {text("rating-is", { rating: ratingText(rated.rating, text) })}{" "}
        {text("rating-games-count", { count: rated.games })}
      </p>
      <OrderField orders={TIMES} value={order} onChange={setOrder} />
      <Played key={order} of={path} order={order} />
    </section>
  );
}

/** How one has done against somebody; nothing where one hasn't met in a rated game. */
function Against({ person, name }: { readonly person: string; readonly name: string }) {
  const { language, text } = useLocale();
  const session = useSession();
  const path = `/api/people/${encodeURIComponent(person)}/against`;
  const isKnown = session?.guest != null && session.guest !== person;
  const found = useLoad(`${language} ${path} ${isKnown}`, async () =>
    isKnown ? await get<HeadsToHeads>(path) : { against: [], last: null },
  );
  if (found.status !== "ready") return null;
  const { against, last } = found.value;
  const again =
    last === null ? null : (
      <div>
        <Button onPress={() => playAgain(last, person).then(navigate, (refused: Error) => toast(refused.message))}>
          {text("profile-again", { name })}
        </Button>
      </div>
    );
  if (against.length === 0) return again;
  return (
    <section aria-labelledby="against">
      {again}
      <h2 id="against">{text("profile-against")}</h2>
      <ul>
        {against.map(({ game, pace, title, games, won, lost }) => (
          <li key={`${game} ${pace}`}>
            {text("profile-against-line", { title, pace: text(`rating-pace-${pace}`), games, won, lost })}
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function PlayerPage({ route }: RoutedPage) {
  const { language, text } = useLocale();
  const person = route.parameters.person ?? "";
  // Whoever comes here by a link has been to no page yet that asked who they are.
  useEffect(() => {
    loadSession().catch(() => undefined);
  }, []);
  const player = useLoad(`${language} ${person}`, () => get<Player>(`/api/people/${encodeURIComponent(person)}`));
  if (player.status !== "ready") {
    return (
      <Page title={text("rating-player")} className="narrow">
        {player.status === "failed" ? <Failure error={player.error} /> : <Loading>{text("loading")}</Loading>}
      </Page>
    );
  }
  return (
    <Page title={player.value.name} className="narrow">
      {player.value.about === "" ? null : <p>{player.value.about}</p>}
      <PersonActions person={person} name={player.value.name} />
      {player.value.languages.length === 0 ? null : (
        <p>{text("profile-speaks", { languages: player.value.languages.map(namesOf(language)).join(", ") })}</p>
      )}
      <Against person={person} name={player.value.name} />
      <Statistics person={person} />
      {player.value.ratings.length === 0 ? <p>{text("profile-none")}</p> : null}
      {player.value.ratings.map((rated) => (
        <Of key={`${rated.game} ${rated.pace}`} person={person} rated={rated} />
      ))}
    </Page>
  );
}

/** Leaderboards: for each game, live or by days; and its bots, on a ladder of their own. */
import { useState } from "react";
import { Link } from "react-aria-components";
import { Choices } from "../../design/components/choices.tsx";
import { Select } from "../../design/components/fields.tsx";
import { Button, Loading } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import type { Leaders, Level } from "../../protocol/wire.ts";
import { get } from "../api.ts";
import { Failure } from "../Failure.tsx";
import { Page } from "../Page.tsx";
import { gameOf, useGames } from "../useGames.ts";
import { useLoad } from "../useLoad.ts";
import { PACES, type Pace, playerHref, ratingText } from "./ratings.ts";
import "./ratings.css";

function Board({ game, pace }: { readonly game: string; readonly pace: Pace }) {
  const text = useText();
  const [page, setPage] = useState(0);
  const path = `/api/ratings/${encodeURIComponent(game)}/${pace}?page=${page}`;
  const board = useLoad(path, () => get<Leaders>(path));
  if (board.status === "loading") return <Loading>{text("loading")}</Loading>;
  if (board.status === "failed") return <Failure error={board.error} retry={board.retry} />;
  const { leaders, more } = board.value;
  if (leaders.length === 0 && page === 0) return <p>{text("leaders-none")}</p>;
  return (
    <>
      <table className="ratings-table">
        <thead>
          <tr>
            <th scope="col">{text("rating-place")}</th>
            <th scope="col">{text("rating-player")}</th>
            <th scope="col">{text("rating")}</th>
            <th scope="col">{text("rating-games")}</th>
          </tr>
        </thead>
        <tbody>
          {leaders.map((leader) => (
            <tr key={leader.person}>
              <td>{leader.place}</td>
              <th scope="row">
                <Link href={playerHref(leader.person)}>{leader.name}</Link>
              </th>
              <td>{ratingText(leader.rating, text)}</td>
              <td>{leader.games}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Pages page={page} more={more} onPage={setPage} />
    </>
  );
}

/** The levels of a game's bots, strongest first; nothing for a game whose bots nobody has measured. */
function Bots({ levels }: { readonly levels: readonly Level[] }) {
  const text = useText();
  const rated = levels.flatMap(({ id, title, rating }) => (rating === null ? [] : [{ id, title, rating }]));
  if (rated.length === 0) return null;
  return (
    <section aria-labelledby="bots" className="stack">
      <h2 id="bots">{text("ratings-bots")}</h2>
      <p>{text("ratings-bots-lead")}</p>
      <table className="ratings-table" aria-labelledby="bots">
        <thead>
          <tr>
            <th scope="col">{text("rating-place")}</th>
            <th scope="col">{text("rating-bot")}</th>
            <th scope="col">{text("rating")}</th>
          </tr>
        </thead>
        <tbody>
          {rated
            .toSorted((one, other) => other.rating - one.rating)
            .map(({ id, title, rating }, index) => (
              <tr key={id}>
                <td>{index + 1}</td>
                <th scope="row">{title}</th>
                <td>{rating}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}

/** The way to the page before and the next, where there are such. */
export function Pages(props: {
  readonly page: number;
  readonly more: boolean;
  readonly onPage: (page: number) => void;
}) {
  const text = useText();
  const { page, more, onPage } = props;
  if (page === 0 && !more) return null;
  return (
    <div className="row">
      <Button onPress={() => onPage(page - 1)} isDisabled={page === 0}>
        {text("page-before")}
      </Button>
      <Button onPress={() => onPage(page + 1)} isDisabled={!more}>
        {text("page-after")}
      </Button>
    </div>
  );
}

export default function RatingsPage() {
  const text = useText();
  const games = useGames();
  const [game, setGame] = useState<string | null>(null);
  const [pace, setPace] = useState<Pace>("live");
  if (games.status !== "ready") {
    return (
      <Page title={text("ratings")} className="narrow">
        {games.status === "failed" ? (
          <Failure error={games.error} retry={games.retry} />
        ) : (
          <Loading>{text("loading")}</Loading>
        )}
      </Page>
    );
  }
  const shown = game ?? games.value[0]?.id ?? "";
  return (
    <Page title={text("ratings")} className="narrow">
      <p>{text("ratings-lead")}</p>
      <Select
        label={text("rating-game")}
        value={shown}
        onChange={setGame}
        choices={games.value.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <Choices
        label={text("rating-pace")}
        value={pace}
        onChange={(chosen) => setPace(chosen)}
        choices={PACES.map((value) => ({ value, label: text(`rating-pace-${value}`) }))}
      />
      <Board key={`${shown} ${pace}`} game={shown} pace={pace} />
      <Bots levels={gameOf(games, shown)?.levels ?? []} />
    </Page>
  );
}

import { lazy, Suspense, useState } from "react";
import { LinkIcon } from "../../design/components/icons.tsx";
import { Button, Empty, LinkButton, Loading, TextField } from "../../design/components/index.ts";
import { useLocale, useText } from "../../i18n/text.ts";
import { part } from "../../part.ts";
import type { Tables as TablesReply } from "../../protocol/http.ts";
import { PlaceLink } from "../account/PlaceLink.tsx";
import { get } from "../api.ts";
import { Failure } from "../Failure.tsx";
import { GameCard } from "../GameCard.tsx";
import { Install } from "../Install.tsx";
import { useMyGames } from "../myGames.ts";
import { Nickname } from "../Nickname.tsx";
import { Page } from "../Page.tsx";
import { EmptyTable } from "../pictures.tsx";
import { navigate } from "../router.ts";
import { OwnTables, TableList } from "../TableList.tsx";
import { readInvitation } from "../tables.ts";
import { useAgain } from "../useAgain.ts";
import { useGames } from "../useGames.ts";
import { useLoad } from "../useLoad.ts";

/** Not there for those who come straight to a table. */
const Invitations = lazy(async () => ({
  default: (await part(import("../notifications/Invitations.tsx"))).Invitations,
}));

function Games() {
  const text = useText();
  const games = useGames();
  if (games.status === "loading") return <Loading large>{text("loading")}</Loading>;
  if (games.status === "failed") return <Failure error={games.error} retry={games.retry} />;
  return (
    <ul className="games">
      {games.value.map((game) => (
        <li key={game.id}>
          <GameCard game={game} />
        </li>
      ))}
    </ul>
  );
}

function JoinByLink() {
  const text = useText();
  const [pasted, setPasted] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const join = () => {
    const href = readInvitation(pasted);
    setIsWrong(href === null);
    if (href !== null) navigate(href);
  };
  return (
    <form
      className="join"
      onSubmit={(event) => {
        event.preventDefault();
        join();
      }}
    >
      <TextField
        label={text("join-link")}
        value={pasted}
        onChange={setPasted}
        autoComplete="off"
        error={isWrong ? text("join-link-wrong") : undefined}
      />
      <Button type="submit">
        <LinkIcon /> {text("join")}
      </Button>
    </form>
  );
}

/** How often the open tables are asked for while they are in sight. */
const REFRESH_MS = 15_000;

function useTables(path: string) {
  const { language } = useLocale();
  const tables = useLoad(`${language} ${path}`, () => get<TablesReply>(path));
  useAgain(tables.status === "ready" ? tables.reload : null, REFRESH_MS);
  return tables;
}

/** The tables where one plays oneself: those that go on, then those that are over. */
function Mine({ mine }: { mine: ReturnType<typeof useMyGames> }) {
  const text = useText();
  if (mine.status !== "ready" || mine.value.tables.length === 0) return null;
  return (
    <section className="lobby-mine" aria-labelledby="mine">
      <h2 id="mine">{text("my-tables")}</h2>
      {mine.value.tables.some(({ turn }) => turn) ? <p className="soft small">{text("next-game-key")}</p> : null}
      <OwnTables tables={mine.value.tables} />
    </section>
  );
}

/** The tables that wait for players, and the way to one by its link. */
function Tables() {
  const text = useText();
  const open = useTables("/api/tables");
  if (open.status === "loading") return <Loading large>{text("loading")}</Loading>;
  return (
    <div className="lobby-tables">
      {open.status === "ready" ? (
        <section aria-labelledby="open">
          <h2 id="open">{text("open-tables")}</h2>
          {open.value.tables.length > 0 ? (
            <TableList tables={open.value.tables} />
          ) : (
            <Empty picture={<EmptyTable />}>
              <p>{text("no-open-tables")}</p>
              <LinkButton href="/new">{text("new-table")}</LinkButton>
            </Empty>
          )}
        </section>
      ) : null}
      <section aria-labelledby="invited">
        <h2 id="invited">{text("invited")}</h2>
        <JoinByLink />
      </section>
    </div>
  );
}

/** Where one comes in: the games, the open tables, one's own. */
export default function LobbyPage() {
  const text = useText();
  const mine = useMyGames();
  // One's own tables stand above all else: what is below is shown when they have their place, and asked for at once.
  const isUnplaced = mine.status === "loading";
  return (
    <Page title="Litera" heading={text("lobby-title")} className="lobby">
      <div className="lobby-lead">
        <p className="measure">{text("lobby-lead")}</p>
        <div className="row">
          <Nickname />
          <PlaceLink />
        </div>
      </div>
      {isUnplaced ? <Loading large>{text("loading")}</Loading> : null}
      <Suspense>
        <Invitations />
      </Suspense>
      <Mine mine={mine} />
      <div className="lobby-rest" hidden={isUnplaced}>
        <Games />
        <Tables />
        <Install />
      </div>
    </Page>
  );
}

/** A table: `/t/ID?invitation=…`. First the door, where a newcomer says his name or a password; then the table. */
import { useEffect, useState } from "react";
import { Button, Card, LinkButton, Loading, Notice, TextField } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import type { Session, TableSummary } from "../../protocol/http.ts";
import type { RoutedPage } from "../App.tsx";
import { ApiError, get, post } from "../api.ts";
import { seatsText } from "../clockText.ts";
import { Frame } from "../Frame.tsx";
import { Page } from "../Page.tsx";
import { useGames } from "../useGames.ts";
import { TableScreen } from "./TableScreen.tsx";
import { TermsList } from "./TermsList.tsx";
import "./table.css";
import "./over.css";

type Door =
  | { readonly kind: "knocking" }
  | { readonly kind: "name" }
  | { readonly kind: "password" }
  /** Nobody may only watch: whoever comes sits down, and first learns how it is played here. */
  | { readonly kind: "terms"; readonly summary: TableSummary; readonly password: string | null }
  | { readonly kind: "closed"; readonly message: string }
  | { readonly kind: "open" };

/** The refusal of a table that is entered with a password. */
const WRONG_PASSWORD = "wrong_password";
/** The refusal of a table that nobody may only watch: whoever comes must take a seat. */
const NO_SPECTATORS = "no_spectators";

function freeSeat({ seats }: TableSummary): number {
  return seats.findIndex((seat) => seat.name === null && seat.bot === null);
}

/** Comes to a table to watch at first; gives null, or, where nobody may only watch and a seat is free, what it is like. */
async function join(table: string, invitation: string | null, password: string | null): Promise<TableSummary | null> {
  const path = `/api/tables/${encodeURIComponent(table)}`;
  try {
    await post(`${path}/join`, { seat: null, invitation, password });
    return null;
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.code !== NO_SPECTATORS) throw failure;
    const asked = invitation === null ? path : `${path}?invitation=${encodeURIComponent(invitation)}`;
    const { table: summary } = await get<{ table: TableSummary }>(asked);
    if (freeSeat(summary) < 0) throw failure;
    return summary;
  }
}

interface InProps {
  readonly summary: TableSummary;
  readonly onSit: () => void;
}

/** A table that whoever comes to it sits down at: how it is played, and the way in. */
function SitDown({ summary, onSit }: InProps) {
  const text = useText();
  const games = useGames();
  const game = games.status === "ready" ? (games.value.find(({ id }) => id === summary.game) ?? null) : null;
  return (
    <Card className="table-door stack">
      <h2>{summary.title}</h2>
      <p>{seatsText(summary, text)}</p>
      <TermsList terms={summary} clock={summary.clock} game={game} />
      <div>
        <Button look="primary" onPress={onSit}>
          {text("table-sit")}
        </Button>
      </div>
    </Card>
  );
}

export default function TablePage({ route }: RoutedPage) {
  const text = useText();
  const table = route.parameters.table ?? "";
  const invitation = route.query.get("invitation");
  const [door, setDoor] = useState<Door>({ kind: "knocking" });
  const [value, setValue] = useState("");
  const [error, setError] = useState<string | undefined>(undefined);

  async function enter(password: string | null): Promise<void> {
    try {
      const summary = await join(table, invitation, password);
      setDoor(summary === null ? { kind: "open" } : { kind: "terms", summary, password });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (failure.code === WRONG_PASSWORD) {
        setDoor({ kind: "password" });
        setError(password === null ? undefined : failure.message);
      } else setDoor({ kind: "closed", message: failure.message });
    }
  }

  async function sit(summary: TableSummary, password: string | null): Promise<void> {
    const path = `/api/tables/${encodeURIComponent(table)}/join`;
    try {
      await post(path, { seat: freeSeat(summary), invitation, password });
      setDoor({ kind: "open" });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setDoor({ kind: "closed", message: failure.message });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: one knock for each table
  useEffect(() => {
    setDoor({ kind: "knocking" });
    get<Session>("/api/session").then(
      (session) => (session.guest === null ? setDoor({ kind: "name" }) : void enter(null)),
      (failure: Error) => setDoor({ kind: "closed", message: failure.message }),
    );
  }, [table, invitation]);

  async function tellName(): Promise<void> {
    try {
      await post("/api/session", { name: value.trim(), lang: document.documentElement.lang });
      setValue("");
      setError(undefined);
      await enter(null);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.message);
    }
  }

  if (door.kind === "open") return <TableScreen key={table} table={table} invitation={invitation} />;
  return (
    <Frame>
      <Page title={text("table-door")}>
        {door.kind === "knocking" ? <Loading>{text("loading")}</Loading> : null}
        {door.kind === "terms" ? (
          <SitDown summary={door.summary} onSit={() => void sit(door.summary, door.password)} />
        ) : null}
        {door.kind === "closed" ? (
          <>
            <Notice kind="warning" live>
              {door.message}
            </Notice>
            <div className="row">
              <LinkButton href="/" look="primary">
                {text("to-lobby")}
              </LinkButton>
            </div>
          </>
        ) : null}
        {door.kind === "name" || door.kind === "password" ? (
          <Card className="table-door">
            <form
              className="stack"
              onSubmit={(event) => {
                event.preventDefault();
                void (door.kind === "name" ? tellName() : enter(value));
              }}
            >
              <TextField
                key={door.kind}
                label={text(door.kind === "name" ? "table-door-name" : "table-door-password")}
                type={door.kind === "name" ? "text" : "password"}
                maxLength={door.kind === "name" ? 24 : 200}
                autoComplete={door.kind === "name" ? "nickname" : "off"}
                value={value}
                onChange={setValue}
                error={error}
              />
              <Button type="submit" look="primary" isDisabled={value.trim() === ""}>
                {text("table-door-enter")}
              </Button>
            </form>
          </Card>
        ) : null}
      </Page>
    </Frame>
  );
}

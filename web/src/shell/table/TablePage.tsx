/** A table: `/t/ID?invitation=…`. First the door, where a newcomer says their name or a password; then the table. */

import { useCallback, useEffect, useState } from "react";
import { Button, Card, Empty, LinkButton, Loading, TextField } from "../../design/components/index.ts";
import { lookOf } from "../../games/look.ts";
import { useText } from "../../i18n/text.ts";
import type { Session, TableReply, TableSummary } from "../../protocol/http.ts";
import { ApiError, get, post } from "../api.ts";
import { seatsText } from "../clockText.ts";
import { Failure } from "../Failure.tsx";
import { Frame } from "../Frame.tsx";
import { Page } from "../Page.tsx";
import { FallenTile } from "../pictures.tsx";
import type { RoutedPage } from "../router.ts";
import { ensureSession } from "../session.ts";
import { tableApi } from "../tables.ts";
import { gameOf, useGames } from "../useGames.ts";
import { TableScreen } from "./TableScreen.tsx";
import "./table.css";
import "./door.css";
import "./screen.css";

type Door =
  | { readonly kind: "knocking" }
  | { readonly kind: "name"; readonly summary: TableSummary | null }
  | { readonly kind: "password" }
  | { readonly kind: "closed"; readonly error: Error }
  | { readonly kind: "open" };

/** The refusal of a table that is entered with a password. */
const WRONG_PASSWORD = "wrong_password";

/** Whether it may be otherwise in a moment: nobody answered, or had no time. */
function passes(error: Error): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
}

/** What a table is like; null where that cannot be seen without its invitation. */
async function lookAt(table: string, invitation: string | null): Promise<TableSummary | null> {
  try {
    return (await get<TableReply>(tableApi(table, "", invitation))).table;
  } catch (failure) {
    // Whether they may come in is told by the door.
    if (!(failure instanceof ApiError) || passes(failure)) throw failure;
    return null;
  }
}

/** The first seat that one can take; null where there is none, or the game goes on already. */
function freeSeatOf(table: TableSummary | null): number | null {
  const free = table?.seats.findIndex(({ name, bot }) => name === null && bot === null) ?? -1;
  return table?.status === "waiting" && free >= 0 ? free : null;
}

/** What one is invited to: the game, its rule in a line, who is there, and how to learn it. */
function AtTheDoor({ table }: { readonly table: TableSummary }) {
  const text = useText();
  const game = gameOf(useGames(), table.game);
  const look = lookOf(table.game);
  return (
    <>
      <div className={`table-door-art ${look?.className ?? ""}`}>{look ? <look.Art /> : null}</div>
      {game === null ? null : <p>{game.tagline}</p>}
      <p className="soft">{seatsText(table, text)}</p>
      <p className="row">
        {game?.lesson ? (
          <LinkButton href={`/learn/${table.game}`} look="quiet">
            {text("learn")}
          </LinkButton>
        ) : null}
        <LinkButton href={`/rules/${table.game}`} look="quiet">
          {text("rules")}
        </LinkButton>
      </p>
    </>
  );
}

export default function TablePage({ route }: RoutedPage) {
  const text = useText();
  const table = route.parameters.table ?? "";
  const invitation = route.query.get("invitation");
  const [door, setDoor] = useState<Door>({ kind: "knocking" });
  const [value, setValue] = useState("");
  const [error, setError] = useState<string | undefined>(undefined);
  /** They have said their name: what is asked next takes the focus of the field that is gone. */
  const [isNamed, setIsNamed] = useState(false);
  const [knocks, setKnocks] = useState(1);
  /** The seat that was free when one said one's name: the password opens the way to it. */
  const [wanted, setWanted] = useState<number | null>(null);

  async function enter(password: string | null, seat: number | null = null): Promise<void> {
    try {
      await post(tableApi(table, "/join"), { seat, invitation, password });
      setDoor({ kind: "open" });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      // Somebody was faster: there may be another seat, or the game is looked at.
      if (seat !== null && failure.code !== WRONG_PASSWORD) await enter(password);
      else if (failure.code === WRONG_PASSWORD) {
        setDoor({ kind: "password" });
        setError(password === null ? undefined : failure.message);
      } else setDoor({ kind: "closed", error: failure });
    }
  }

  async function knock(): Promise<void> {
    const session = await get<Session>("/api/session");
    if (session.guest === null) {
      const summary = await lookAt(table, invitation);
      // Who only looks at a game that is over needs not say who they are.
      if (summary?.status !== "over") return setDoor({ kind: "name", summary });
      await ensureSession();
    }
    await enter(null);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: one knock for each table, and each time one tries again
  useEffect(() => {
    setDoor({ kind: "knocking" });
    knock().catch((failure: Error) => setDoor({ kind: "closed", error: failure }));
  }, [table, invitation, knocks]);
  const mayPass = door.kind === "closed" && passes(door.error);
  // The same function in every render: a listener that is exchanged while its event is on the way misses it.
  const retry = useCallback(() => setKnocks((before) => before + 1), []);
  useEffect(() => {
    if (!mayPass) return;
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [mayPass, retry]);

  async function tellName(): Promise<void> {
    try {
      await post("/api/session", { name: value.trim(), lang: document.documentElement.lang });
      setValue("");
      setError(undefined);
      setIsNamed(true);
      setWanted(freeSeat);
      await enter(null, freeSeat);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.message);
    }
  }

  const seen = door.kind === "name" ? door.summary : null;
  const host = seen?.host ?? "";
  const freeSeat = freeSeatOf(seen);
  if (door.kind === "open") return <TableScreen key={table} table={table} invitation={invitation} />;
  return (
    <Frame>
      <Page title={seen?.title ?? text("table-door")}>
        {door.kind === "knocking" ? <Loading>{text("loading")}</Loading> : null}
        {door.kind === "closed" ? (
          <Empty picture={<FallenTile />}>
            <Failure error={door.error} {...(mayPass && { retry })} />
            <LinkButton href="/" look="primary">
              {text("to-lobby")}
            </LinkButton>
          </Empty>
        ) : null}
        {door.kind === "name" || door.kind === "password" ? (
          <Card className="table-door">
            <form
              className="stack"
              onSubmit={(event) => {
                event.preventDefault();
                void (door.kind === "name" ? tellName() : enter(value, wanted));
              }}
            >
              {host === "" ? null : <p>{text("table-door-host", { host })}</p>}
              {seen === null ? null : <AtTheDoor table={seen} />}
              <TextField
                key={door.kind}
                label={text(door.kind === "name" ? "table-door-name" : "table-door-password")}
                type={door.kind === "name" ? "text" : "password"}
                maxLength={door.kind === "name" ? 24 : 200}
                autoComplete={door.kind === "name" ? "nickname" : "off"}
                autoFocus={isNamed}
                value={value}
                onChange={setValue}
                error={error}
              />
              <Button type="submit" look="primary" isDisabled={value.trim() === ""}>
                {text(freeSeat === null ? "table-door-enter" : "table-door-sit")}
              </Button>
            </form>
          </Card>
        ) : null}
      </Page>
    </Frame>
  );
}

/** Before the game: who sits where, places to take, bots to add, the link for friends, and the start. */
import { useState } from "react";
import { Button, Card, Confirm, Loading, Menu, Notice, toast } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import type { Request, Room } from "../../net/messages.ts";
import { command, type TableStore } from "../../store/table.ts";
import { InviteFriend } from "../notifications/Invitations.tsx";
import { gameOf, useGames } from "../useGames.ts";
import { Invitation } from "./Invitation.tsx";
import { TermsList } from "./TermsList.tsx";

interface WaitingRoomProps {
  readonly store: TableStore;
  readonly room: Room;
  /** Is given the token of a program that got a seat. */
  readonly onToken: (token: string) => void;
}

/** Asks before somebody is kept from the table for good. */
function Ban({ name, onConfirm }: { readonly name: string; readonly onConfirm: () => void }) {
  const text = useText();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button onPress={() => setIsAsking(true)}>{text("table-ban", { name })}</Button>
      <Confirm
        title={text("table-ban", { name })}
        question={text("table-ban-sure")}
        act={text("table-ban", { name })}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={onConfirm}
      />
    </>
  );
}

export function WaitingRoom({ store, room, onToken }: WaitingRoomProps) {
  const text = useText();
  const games = useGames();

  async function ask(request: Request): Promise<void> {
    const reply = await store.ask(request);
    if (!reply.ok) toast(reply.error.message);
  }

  async function seatProgram(seat: number): Promise<void> {
    const reply = await store.ask(command("seat_program", { seat }));
    if (!reply.ok) toast(reply.error.message);
    else onToken(String(reply.token));
  }

  // Seats that one reaches for are to stay where they are: what stands above them comes together with them.
  if (games.status === "loading") {
    return (
      <Card className="waiting stack">
        <h2>{text("table-waiting")}</h2>
        <Loading large>{text("loading")}</Loading>
      </Card>
    );
  }
  const game = gameOf(games, room.game);
  const levels = game?.levels ?? [];
  const free = room.seats.filter((seat) => seat.presence === "free").length;
  const invitation =
    room.invitation != null || room.access === "open" ? (
      <>
        <Invitation room={room} />
        <InviteFriend table={room.table} />
      </>
    ) : null;
  const terms = <TermsList terms={room} clock={room.clock} game={game} />;
  return (
    <Card className="waiting stack">
      <h2>{text("table-waiting")}</h2>
      <p>{free === 0 ? text("table-waiting-full") : text("table-waiting-for", { count: free })}</p>
      {/* A guest by the link learns what is played and finds a seat; a player with a seat, how to bring the others. */}
      {room.you.seat === null ? terms : invitation}
      {games.status === "failed" ? <Notice kind="warning">{games.error.message}</Notice> : null}
      <ol className="waiting-seats">
        {room.seats.map((seat, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={index}>
            <span className="waiting-name">
              {text("table-seat-line", { number: index + 1, name: seat.name ?? text("table-seat-empty") })}
            </span>
            <span className="row">
              {seat.presence === "free" && room.you.seat === null ? (
                <Button look="primary" onPress={() => void ask(command("sit", { seat: index }))}>
                  {text("table-sit")}
                </Button>
              ) : null}
              {index === room.you.seat ? (
                <Button onPress={() => void ask(command("stand"))}>{text("table-stand")}</Button>
              ) : null}
              {seat.presence === "free" && room.host ? (
                <Menu
                  look="secondary"
                  label={text("table-add-bot-at", { number: index + 1 })}
                  items={[
                    ...levels.map((level) => ({
                      id: level.id,
                      label: level.title,
                      onAction: () => void ask(command("seat_bot", { seat: index, level: level.id })),
                    })),
                    { id: "-program", label: text("table-add-program"), onAction: () => void seatProgram(index) },
                  ]}
                >
                  {text("table-add-bot")}
                </Menu>
              ) : null}
              {seat.presence !== "free" && room.host && index !== room.you.seat ? (
                <Button onPress={() => void ask(command("free_seat", { seat: index }))}>
                  {text("table-free-seat", { name: seat.name ?? "" })}
                </Button>
              ) : null}
              {seat.presence !== "free" &&
              seat.bot === null &&
              !seat.program &&
              room.host &&
              index !== room.you.seat ? (
                <Ban
                  name={seat.name ?? ""}
                  onConfirm={() => void ask(command("free_seat", { seat: index, ban: true }))}
                />
              ) : null}
            </span>
          </li>
        ))}
      </ol>
      {room.you.seat === null ? invitation : null}
      {room.start === "full" ? <p className="soft">{text("table-full-starts")}</p> : null}
      {room.start === "host" && !room.host ? <p className="soft">{text("table-host-starts")}</p> : null}
      {room.start === "host" && room.host ? (
        <div>
          <Button look="primary" size="large" isDisabled={free > 0} onPress={() => void ask(command("start"))}>
            {text("table-start")}
          </Button>
        </div>
      ) : null}
      {room.you.seat === null ? null : terms}
    </Card>
  );
}

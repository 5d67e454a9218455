/** The end of a game: who won and why, another game, the replay, the record. */
import { useEffect, useState } from "react";
import { Button, Card, LinkButton, toast } from "../../design/components/index.ts";
import { useLocale } from "../../i18n/text.ts";
import type { Room } from "../../net/messages.ts";
import { command, type TableStore } from "../../store/table.ts";
import { TrophyIcon } from "./icons.tsx";
import { WinnerTiles } from "./WinnerTiles.tsx";

/** Reasons of the table itself; all others are the game's, and told by `say result`. */
const TABLE_REASONS = new Set(["resigned", "agreed", "abandoned"]);

interface ResultPanelProps {
  readonly store: TableStore;
  readonly room: Room;
  readonly replaying: boolean;
  readonly onReplay: () => void;
}

export function ResultPanel({ store, room, replaying, onReplay }: ResultPanelProps) {
  const { language, text } = useLocale();
  const [told, setTold] = useState<string | null>(null);
  const { result } = room;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew in another language
  useEffect(() => {
    void store.say("result", 2).then(setTold);
  }, [store, language]);
  const names = (result?.winners ?? []).map((seat) => room.seats[seat]?.name ?? "").filter((name) => name !== "");
  const offered = room.you.seat !== null && room.offers.rematch.includes(room.you.seat);
  const others = room.offers.rematch
    .filter((seat) => seat !== room.you.seat)
    .map((seat) => room.seats[seat]?.name ?? "");
  const format = new Intl.ListFormat(language);

  async function rematch(withdraw: boolean): Promise<void> {
    const reply = await store.ask(command("offer", { what: "rematch", withdraw }));
    if (!reply.ok) toast(reply.error.message);
  }

  return (
    <Card className="result">
      {names.length === 1 && result !== null ? (
        <WinnerTiles name={names[0] ?? ""} isOwn={result.winners[0] === room.you.seat} />
      ) : null}
      <div className="result-head">
        <TrophyIcon />
        <h2>
          {names.length === 0
            ? text("table-result-none")
            : text("table-result", { names: format.format(names), count: names.length })}
        </h2>
      </div>
      {result !== null && TABLE_REASONS.has(result.reason) ? (
        <p>{text(`table-reason-${result.reason}`)}</p>
      ) : told === null ? null : (
        <p className="result-told">{told}</p>
      )}
      <div className="row">
        {room.rematch === null ? null : (
          <LinkButton href={`/t/${room.rematch}`} look="primary">
            {text("table-next")}
          </LinkButton>
        )}
        {room.you.seat === null || room.rematch !== null ? null : (
          <Button look="primary" onPress={() => void rematch(offered)}>
            {text(offered ? "table-rematch-withdraw" : "table-rematch")}
          </Button>
        )}
        <Button onPress={onReplay}>{text(replaying ? "table-replay-close" : "table-replay")}</Button>
        <LinkButton href={`/api/tables/${encodeURIComponent(room.table)}/record`} download={`${room.table}.json`}>
          {text("table-record")}
        </LinkButton>
        <LinkButton href="/">{text("to-lobby")}</LinkButton>
      </div>
      {others.length === 0 ? null : (
        <p role="status">{text("table-rematch-wanted", { names: format.format(others), count: others.length })}</p>
      )}
    </Card>
  );
}

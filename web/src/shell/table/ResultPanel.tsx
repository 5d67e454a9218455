/** The end of a game: who won and why, another game, the replay, the record. */
import { useEffect, useState } from "react";
import { Sentence } from "../../a11y/Sentence.tsx";
import { Button, Card, LinkButton, toast } from "../../design/components/index.ts";
import { useLocale } from "../../i18n/text.ts";
import type { Room } from "../../net/messages.ts";
import { command, type TableStore } from "../../store/table.ts";
import { tableApi } from "../tables.ts";
import { reasonText, winnersOf, winText } from "./ending.ts";
import { TrophyIcon } from "./icons.tsx";
import { WinnerTiles } from "./WinnerTiles.tsx";

interface ResultPanelProps {
  readonly store: TableStore;
  readonly room: Room;
  readonly onReplay: () => void;
}

export function ResultPanel({ store, room, onReplay }: ResultPanelProps) {
  const { language, text } = useLocale();
  const [told, setTold] = useState<string | null>(null);
  const { result } = room;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew in another language
  useEffect(() => {
    void store.say("result", 2).then(setTold);
  }, [store, language]);
  const names = winnersOf(room);
  const reason = reasonText(room, text);
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
        <h2>{winText(room, text, language)}</h2>
      </div>
      {reason !== null ? (
        <p>{reason}</p>
      ) : told === null ? null : (
        <p className="result-told">
          <Sentence>{told}</Sentence>
        </p>
      )}
      <div className="row">
        {room.rematch === null ? null : (
          <LinkButton href={`/t/${room.rematch}`} look="primary">
            {text("table-next")}
          </LinkButton>
        )}
        {room.you.seat === null || room.rematch !== null ? null : (
          <Button look={offered ? "secondary" : "primary"} onPress={() => void rematch(offered)}>
            {text(offered ? "table-rematch-withdraw" : "table-rematch")}
          </Button>
        )}
        <Button onPress={onReplay}>{text("table-replay")}</Button>
        <LinkButton href={tableApi(room.table, "/record")} download={`${room.table}.json`}>
          {text("table-record")}
        </LinkButton>
        <LinkButton href="/">{text("to-lobby")}</LinkButton>
      </div>
      {offered && room.rematch === null ? <p>{text("table-rematch-offered")}</p> : null}
      {others.length === 0 ? null : (
        <p>{text("table-rematch-wanted", { names: format.format(others), count: others.length })}</p>
      )}
    </Card>
  );
}

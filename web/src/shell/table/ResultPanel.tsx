/** The end of a game: who won and why, another game, the replay, the record. */
import { useEffect, useState } from "react";
import { Sentence } from "../../a11y/Sentence.tsx";
import { Button, Card, LinkButton, toast } from "../../design/components/index.ts";
import { type Text, useLocale } from "../../i18n/text.ts";
import type { Room } from "../../net/messages.ts";
import type { Game, Level } from "../../protocol/http.ts";
import { changeSettings, settings } from "../../settings/settings.ts";
import { command, type TableStore } from "../../store/table.ts";
import { EVEN, levelAbove } from "../levels.ts";
import { navigate } from "../router.ts";
import { openTable, playAgain, quickTable, tableApi } from "../tables.ts";
import { gameOf, useGames } from "../useGames.ts";
import { reasonText, winText } from "./ending.ts";
import { TrophyIcon } from "./icons.tsx";
import { Strips } from "./Strips.tsx";

interface ResultPanelProps {
  readonly store: TableStore;
  readonly room: Room;
  readonly onReplay: () => void;
}

interface Next {
  readonly game: Game;
  readonly level: Level;
}

/**
 * What fits better next: the level above that of the bots that one has just beaten, or an even match after a loss; null
 * where there is none, or people played too.
 */
function useNextLevel({ game: id, seats, you }: Room, hasWon: boolean): Next | null {
  const game = gameOf(useGames(), id);
  const bots = seats.filter((_, seat) => seat !== you.seat).map(({ bot }) => bot);
  const played = game?.levels.find(({ id }) => id !== EVEN && bots.every((bot) => bot === id));
  if (!game || !played || you.seat === null) return null;
  const level = hasWon ? levelAbove(game, played.id) : game.levels.find((one) => one.id === EVEN);
  return level == null ? null : { game, level };
}

/** The names of the people whom one has played with; none for whoever watched. */
function othersOf({ seats, you }: Room): readonly string[] {
  if (you.seat === null) return [];
  const others = seats.filter(({ bot, program }, seat) => seat !== you.seat && bot === null && !program);
  return others.flatMap(({ name }) => name ?? []);
}

/** How many games of the series each has won. */
function winsOf({ seats, wins }: Room, text: Text): readonly string[] {
  return seats.map(({ name }, seat) => text("table-series-of", { name: name ?? "", wins: wins[seat] ?? 0 }));
}

export function ResultPanel({ store, room, onReplay }: ResultPanelProps) {
  const { language, text } = useLocale();
  const [told, setTold] = useState<string | null>(null);
  const { result } = room;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew in another language
  useEffect(() => {
    // The first line names the winners, and the heading has.
    void store.say("result", 2).then((said) => setTold(said.split("\n").slice(1).join("\n")));
  }, [store, language]);
  const hasWon = room.you.seat !== null && (result?.winners.includes(room.you.seat) ?? false);
  const next = useNextLevel(room, hasWon);
  const reason = reasonText(room, text);
  const offered = room.you.seat !== null && room.offers.rematch.includes(room.you.seat);
  const others = room.offers.rematch
    .filter((seat) => seat !== room.you.seat)
    .map((seat) => room.seats[seat]?.name ?? "");
  const people = othersOf(room);
  const format = new Intl.ListFormat(language);

  async function playNext({ game, level }: Next): Promise<void> {
    try {
      const opened = await openTable(quickTable(game, level.id, room.language));
      changeSettings({ levels: { ...settings.get().levels, [game.id]: level.id } });
      navigate(opened);
    } catch (refused) {
      toast((refused as Error).message);
    }
  }

  async function again(): Promise<void> {
    try {
      navigate(await playAgain(room.table));
    } catch (refused) {
      toast((refused as Error).message);
    }
  }

  async function rematch(withdraw: boolean): Promise<void> {
    const reply = await store.ask(command("offer", { what: "rematch", withdraw }));
    if (!reply.ok) toast(reply.error.message);
  }

  return (
    <Card className={`result${reason === null && told === null ? " result-untold" : ""}`}>
      {hasWon ? <Strips /> : null}
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
      {room.games > 1 ? (
        <p className="result-series">
          {text("table-series", { count: room.games, wins: format.format(winsOf(room, text)) })}
        </p>
      ) : null}
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
        {people.length === 0 ? null : (
          <Button onPress={() => void again()}>{text("table-again", { names: format.format(people) })}</Button>
        )}
        {next === null ? null : (
          <Button onPress={() => void playNext(next)}>
            {text(hasWon ? "table-next-level" : "table-other-level", { level: next.level.title })}
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

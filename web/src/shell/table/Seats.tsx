/** Who is at the table: names, presence, scores, clocks, and whose turn it is, unmistakably. */
import { type CSSProperties, useEffect, useState } from "react";
import type { Announcer } from "../../a11y/announcer.ts";
import { Button, PlayerName, toast } from "../../design/components/index.ts";
import type { AnyFront } from "../../games/front.ts";
import { lookOf } from "../../games/look.ts";
import { useLocale, useText } from "../../i18n/text.ts";
import type { RoomSeat, TableView } from "../../net/messages.ts";
import { useObservable } from "../../observable.ts";
import { longestWord, shortName } from "../../shortName.ts";
import { askedOf } from "../../store/asked.ts";
import { type ClockReading, clockText, millisecondsLeft, URGENT_MS } from "../../store/clock.ts";
import { command, type TableStore } from "../../store/table.ts";
import { WhoButton } from "../people/WhoButton.tsx";
import { gameOf, useGames } from "../useGames.ts";
import { BellIcon, PresenceMark } from "./icons.tsx";

/** Letters of a word that have room beside the score on the smallest screen. */
const SHORT = 8;
/** A clock's text in the page's language, and whether it is nearly up. */
export function useClock(reading: ClockReading | null, seat: number): { text: string; urgent: boolean } | null {
  const text = useText();
  const [now, setNow] = useState(() => performance.now());
  const running = reading?.clock.running.includes(seat) ?? false;
  useEffect(() => {
    setNow(performance.now());
    if (!running) return;
    const timer = setInterval(() => setNow(performance.now()), 200);
    return () => clearInterval(timer);
  }, [running]);
  const left = reading === null ? null : millisecondsLeft(reading, seat, now);
  if (left === null) return null;
  const { days, time } = clockText(left);
  return {
    text: days > 0 ? text("table-clock-whole-days", { days }) : time,
    urgent: running && left < URGENT_MS,
  };
}

/** A number as people write it: a hyphen is no minus, and goes unheard. */
function figure(value: number): string {
  return String(value).replace("-", "−");
}

function Clock({ reading, seat }: { reading: ClockReading | null; seat: number }) {
  const text = useText();
  const clock = useClock(reading, seat);
  if (clock === null) return null;
  return (
    <span className={`seat-clock${clock.urgent ? " seat-clock-urgent" : ""}`} role="timer">
      <span className="unseen">{text("table-clock")} </span>
      {clock.text}
    </span>
  );
}

/** Until when a seat's clock stands still; nothing where it doesn't. */
function Resting({ reading, seat }: { reading: ClockReading | null; seat: number }) {
  const { language, text } = useLocale();
  const until = reading?.clock.kind === "days" ? reading.clock.resting[seat] : null;
  if (until == null) return null;
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(until);
  return <span>{text("table-resting", { date })}</span>;
}

interface SeatsProps {
  readonly store: TableStore;
  readonly announcer: Announcer;
  /** Null until the game's is there. */
  readonly front: AnyFront | null;
  /** The position that a replay shows, instead of the game as it is now; null for none. */
  readonly replayed: TableView | null;
}

/** Whether somebody has the seat who is neither a bot nor a program. */
function isPerson({ name, bot, program }: RoomSeat): boolean {
  return name !== null && bot === null && !program;
}

/** How well a bot plays. */
function Level({ game, level }: { readonly game: string; readonly level: string }) {
  const text = useText();
  const games = useGames();
  const title = gameOf(games, game)?.levels.find(({ id }) => id === level)?.title;
  return <span className="seat-tag">{title ?? text("table-bot")}</span>;
}

export function Seats({ store, announcer, front, replayed }: SeatsProps) {
  const text = useText();
  const { room, view: now, reading } = useObservable(store.table);
  const view = replayed ?? now;
  if (room === null) return null;
  const Back = lookOf(room.game)?.Back;

  async function nudge(seat: number): Promise<void> {
    const reply = await store.ask(command("nudge", { seat }));
    if (reply.ok) announcer.announce(text("table-nudge-sent"));
    else toast(reply.error.message);
  }

  return (
    <section className="table-seats" data-part="seats" aria-label={text("table-seats")}>
      <ul data-seats={room.seats.length}>
        {room.seats.map((seat, index) => {
          const own = index === room.you.seat;
          const asked = askedOf(room, view, index);
          const acts = asked !== null;
          const absent = seat.presence === "away" || seat.presence === "gone" || seat.presence === "reconnecting";
          const name = seat.name ?? text("table-seat-free", { number: index + 1 });
          const short = shortName(name);
          const letters = longestWord(short);
          const winner = room.result?.winners.includes(index) ?? false;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={index}
              className={`seat${acts ? " seat-acts" : ""}${own ? " seat-own" : ""}${letters > SHORT || short !== name ? " seat-long" : ""}`}
              style={{ "--letters": letters, "--name": [...short].length } as CSSProperties}
            >
              <div className="seat-who">
                <PresenceMark presence={seat.presence} />
                <PlayerName className="seat-name">{name}</PlayerName>
                {isPerson(seat) && !own ? (
                  <WhoButton table={room.table} name={name} who={{ seat: index }} className="seat-open" />
                ) : null}
                {room.games > 0 ? (
                  <span className="seat-wins">
                    <span className="unseen">{text("table-wins", { count: room.wins[index] ?? 0 })}</span>
                    <span aria-hidden="true">★{room.wins[index] ?? 0}</span>
                  </span>
                ) : null}
              </div>
              <div className="seat-figures">
                {view === null ? null : (
                  <span className="seat-score">
                    <span className="unseen">{text("table-score")} </span>
                    {figure(view.scores[index] ?? 0)}
                  </span>
                )}
                <Clock reading={reading} seat={index} />
              </div>
              <div className="seat-state">
                {winner ? <span className="seat-tag seat-tag-winner">{text("table-winner")}</span> : null}
                <Resting reading={reading} seat={index} />
                {acts ? (
                  <strong>{text(`table-${asked}-${own ? "own" : "other"}`)}</strong>
                ) : absent ? (
                  <span>{text(`table-presence-${seat.presence}`)}</span>
                ) : seat.substitute != null ? (
                  <span className="seat-tag">{text("table-substitute")}</span>
                ) : seat.bot !== null ? (
                  <Level game={room.game} level={seat.bot} />
                ) : own ? (
                  <span className="seat-tag">{text("table-you")}</span>
                ) : null}
                {view === null || front === null ? null : (
                  <span className="seat-held">
                    <span className="unseen">{text("table-held", { count: front.held(view, index) })}</span>
                    {Back === undefined ? null : <Back />}
                    <span aria-hidden="true">{front.held(view, index)}</span>
                  </span>
                )}
                {acts && !own && seat.bot === null && room.you.seat !== null ? (
                  <Button look="quiet" aria-label={text("table-nudge")} onPress={() => void nudge(index)}>
                    <BellIcon />
                  </Button>
                ) : null}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

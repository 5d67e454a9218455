/**
 * What happens to the people at a table, in sentences, for those who do not see it: seats taken and left, lost
 * connections, offers, and an end that the table made. What happens in the game the server tells.
 */
import type { Text } from "../../i18n/text.ts";
import type { Presence, Room, RoomSeat, Seat } from "../../net/messages.ts";
import { reasonText, winText } from "./ending.ts";

const ABSENT: ReadonlySet<Presence> = new Set<Presence>(["reconnecting", "away", "gone"]);

/**
 * The seats of `now` whose absence is known: it was said, or to be seen when one came. Somebody new may still be on
 * their way to the table.
 */
export function absentSeats(before: Room | null, now: Room, known: ReadonlySet<Seat>): ReadonlySet<Seat> {
  const isKnown = ({ name, presence }: RoomSeat, seat: Seat): boolean => {
    const was = before?.seats[seat];
    return was === undefined || (was.name === name && (known.has(seat) || was.presence !== presence));
  };
  const absent = now.seats.map((seat, index) => ABSENT.has(seat.presence) && isKnown(seat, index));
  return new Set(absent.flatMap((is, index) => (is ? [index] : [])));
}

/** Tells what is new in `now`, the most important last: it is what stays in the ear; `absent`: as `absentSeats`. */
export function roomNews(
  before: Room,
  now: Room,
  absent: ReadonlySet<Seat>,
  text: Text,
  language: string,
): readonly string[] {
  return [
    ...now.seats.flatMap((seat, index) => seatNews(before.seats[index], seat, index, absent, now, text)),
    ...(before.status === "waiting" && now.status === "waiting" ? waitingNews(before, now, text) : []),
    ...offerNews("end", before, now, text, language),
    ...(hasOffered(now) && !hasOffered(before) ? [text("table-end-offered")] : []),
    ...(before.status === "over" || now.status !== "over" ? [] : endNews(now, text, language)),
    ...offerNews("rematch", before, now, text, language),
  ];
}

function seatNews(
  before: RoomSeat | undefined,
  now: RoomSeat,
  index: Seat,
  absent: ReadonlySet<Seat>,
  room: Room,
  text: Text,
): string[] {
  if (before === undefined) return [];
  if (before.name !== now.name) {
    return [text("table-seat-line", { number: index + 1, name: now.name ?? text("table-seat-empty") })];
  }
  if (index === room.you.seat || now.name === null) return [];
  const state = stateNews(before, now, absent.has(index));
  return state === null ? [] : [text("table-seat-news", { name: now.name, state: text(state) })];
}

/** The text of what somebody is or does now; null where nothing has changed. */
function stateNews(before: RoomSeat, now: RoomSeat, isMissed: boolean): string | null {
  if ((now.substitute ?? null) !== null && (before.substitute ?? null) === null) return "table-substitute";
  if (before.presence === now.presence) return null;
  if (ABSENT.has(now.presence)) return `table-presence-${now.presence}`;
  return isMissed ? "table-presence-back" : null;
}

function freeSeats(room: Room): number {
  return room.seats.filter(({ presence }) => presence === "free").length;
}

function waitingNews(before: Room, now: Room, text: Text): string[] {
  const free = freeSeats(now);
  if (free === freeSeats(before)) return [];
  return [free === 0 ? text("table-waiting-full") : text("table-waiting-for", { count: free })];
}

/** Tells who wants to end the game, or to play again, whenever one more does. */
function offerNews(what: "end" | "rematch", before: Room, now: Room, text: Text, language: string): string[] {
  const others = now.offers[what].filter((seat) => seat !== now.you.seat);
  if (now.rematch !== null || others.every((seat) => before.offers[what].includes(seat))) return [];
  const names = others.map((seat) => now.seats[seat]?.name ?? "");
  return [text(`table-${what}-wanted`, { names: new Intl.ListFormat(language).format(names), count: names.length })];
}

/** Whether one has offered to end the game oneself, and nobody but oneself: with the others it would be over. */
function hasOffered({ you, offers }: Room): boolean {
  return you.seat !== null && offers.end.length === 1 && offers.end[0] === you.seat;
}

function endNews(room: Room, text: Text, language: string): string[] {
  const reason = reasonText(room, text);
  return reason === null ? [] : [reason, winText(room, text, language)];
}

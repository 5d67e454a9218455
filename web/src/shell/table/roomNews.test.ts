import { beforeAll, expect, it } from "vitest";
import { currentLocale, switchLanguage } from "../../i18n/text.ts";
import type { Room, RoomSeat } from "../../net/messages.ts";
import { absentSeats, roomNews } from "./roomNews.ts";

const seat = (name: string | null, more: Partial<RoomSeat> = {}): RoomSeat => ({
  name,
  bot: null,
  program: false,
  substitute: null,
  presence: name === null ? "free" : "here",
  ...more,
});
const ANNA = seat("Anna");
const BOGDAN = seat("Bogdan");
const room = (more: Partial<Room>): Room =>
  ({
    status: "playing",
    you: { seat: 0, name: "Anna" },
    seats: [ANNA, BOGDAN],
    offers: { end: [], rematch: [] },
    rematch: null,
    result: null,
    ...more,
  }) as unknown as Room;
const PLAYING = room({});
const OVER = room({ status: "over", result: { winners: [0], scores: [0, 0], reason: "rounds" } });

function news(before: Room, now: Room): readonly string[] {
  return roomNews(before, now, absentSeats(null, before, new Set()), currentLocale().text, "en");
}

beforeAll(() => switchLanguage("en"));

it("says who takes a seat, and how many are free still", () => {
  const waiting = room({ status: "waiting", seats: [ANNA, seat(null), seat(null)] });
  const one = room({ status: "waiting", seats: [ANNA, BOGDAN, seat(null)] });
  const all = room({ status: "waiting", seats: [ANNA, BOGDAN, seat("Bruno", { bot: "easy" })] });
  expect(news(waiting, one)).toEqual(["Seat 2: Bogdan", "One seat is free."]);
  expect(news(one, all)).toEqual(["Seat 3: Bruno", "Everyone is here."]);
  expect(news(one, waiting)).toEqual(["Seat 2: free", "2 seats are free."]);
});

it("announces the last seat alone when the game begins with it", () => {
  expect(news(room({ status: "waiting", seats: [ANNA, seat(null)] }), PLAYING)).toEqual(["Seat 2: Bogdan"]);
});

it.each([
  [{ presence: "reconnecting" }, "Bogdan: reconnecting"],
  [{ presence: "away" }, "Bogdan: away"],
  [{ presence: "gone" }, "Bogdan: left"],
  [{ presence: "gone", substitute: "easy" }, "Bogdan: a bot is playing"],
] as const)("tells lost connections, absence and who stands in apart: %o", (state, told) => {
  const absent = room({ seats: [ANNA, seat("Bogdan", state)] });
  expect(news(PLAYING, absent)).toEqual([told]);
  expect(news(absent, PLAYING)).toEqual(["Bogdan: back"]);
});

it("says that somebody is back only of those whose absence is known", () => {
  const empty = room({ seats: [ANNA, seat(null)] });
  const coming = room({ seats: [ANNA, seat("Bogdan", { presence: "away" })] });
  const lost = room({ seats: [ANNA, seat("Bogdan", { presence: "reconnecting" })] });
  let absent: ReadonlySet<number> = new Set();
  const told = [empty, coming, coming, PLAYING, lost, lost, PLAYING].flatMap((now, index, rooms) => {
    const before = rooms[index - 1] ?? empty;
    const news = roomNews(before, now, absent, currentLocale().text, "en");
    absent = absentSeats(before, now, absent);
    return news;
  });
  expect(told).toEqual(["Seat 2: Bogdan", "Bogdan: reconnecting", "Bogdan: back"]);
});

it("says nothing of the own connection, which has its own notice", () => {
  expect(news(PLAYING, room({ seats: [seat("Anna", { presence: "reconnecting" }), BOGDAN] }))).toEqual([]);
});

it("tells what others offer, once for each who joins in", () => {
  const offered = room({ offers: { end: [1], rematch: [] } });
  expect(news(PLAYING, offered)).toEqual(["Bogdan offers to end the game."]);
  expect(news(offered, { ...offered })).toEqual([]);
  expect(news(offered, PLAYING)).toEqual([]);
  const own = room({ offers: { end: [0], rematch: [] } });
  expect(news(PLAYING, own)).toEqual(["You’ve offered to end the game. The others can see your offer."]);
  expect(news(own, { ...own })).toEqual([]);
  expect(news(OVER, { ...OVER, offers: { end: [], rematch: [1] } })).toEqual(["Bogdan wants a rematch."]);
});

it.each([
  ["resigned", "The game ended by resignation."],
  ["agreed", "Everyone agreed to end the game."],
  ["abandoned", "A player was away for too long."],
  ["closed", "The people who run this server ended the game."],
  ["time", "Time ran out."],
])("tells that the table ended the game, and why: %s", (reason, told) => {
  const over = room({ status: "over", result: { winners: [0], scores: [0, 0], reason } });
  expect(news(PLAYING, over)).toEqual([told, over.you.seat === 0 ? "You win!" : "Anna wins"]);
  expect(news(over, { ...over })).toEqual([]);
});

it("leaves the end of the game itself to the server, which tells it", () => {
  expect(news(PLAYING, OVER)).toEqual([]);
});

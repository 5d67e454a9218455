/** Answers to all that is typed at a table but moves: the questions of the terminal, by the same names and in its words. */
import type { Announcer } from "../../a11y/announcer.ts";
import { BUFFERS, type Buffer, type Messages, STEPS, type Step } from "../../a11y/messages.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Text } from "../../i18n/text.ts";
import type { Preview, Reply, Room } from "../../net/messages.ts";
import type { Games, RulesReply } from "../../protocol/http.ts";
import { changeSettings, settings, VERBOSITIES } from "../../settings/settings.ts";
import { placed } from "../../store/fold.ts";
import { spokenTime } from "../../store/spokenTime.ts";
import { command, type TableStore } from "../../store/table.ts";
import { ApiError, get } from "../api.ts";
import { readNeighbours } from "../people/people.ts";
import { reporting } from "../people/reporting.ts";
import { navigate } from "../router.ts";
import { tableApi } from "../tables.ts";
import type { Answers } from "./answers.ts";
import { invitationLink } from "./invitationLink.ts";
import { isEarly, type Prepared, speaksAgainst } from "./usePrepared.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** All that answers are made of. */
export interface Asking {
  readonly store: TableStore;
  readonly announcer: Announcer;
  readonly messages: Messages;
  readonly answers: Answers;
  readonly prepared: Prepared;
  readonly vocabulary: Vocabulary;
  /** Questions about one thing that the game answers; null where only the server knows. */
  readonly precise: readonly string[] | null;
  /** The move that is laid out on the board; null for none. */
  readonly laidOut: () => string | null;
  readonly language: Language;
  readonly text: Text;
}

/** Questions about one thing, which not every game answers. */
const PRECISE: ReadonlySet<string> = new Set(["word", "spell", "cards", "find", "places", "remember"]);
const MOST_ALARMS = 10;
const LONGEST_ALARM = 86_400;

type Answer = (argument: string, asking: Asking) => string | Promise<string>;

/** A sentence about what is wrong; thrown where an answer ends in one. */
class Wrong extends Error {}

/** Answers a question by its name; a sentence also where it can't be answered. */
export async function answerTo(name: string, argument: string, asking: Asking, typed = name): Promise<string> {
  const { precise, vocabulary } = asking;
  if (PRECISE.has(name) && precise?.includes(name) === false) return vocabulary.say("asked-unknown", { typed });
  const answer = ANSWERS[name] ?? ((rest: string) => asking.answers.answer(`${name} ${rest}`.trim(), verbosity()));
  try {
    return await answer(argument, asking);
  } catch (error) {
    if (error instanceof Wrong || error instanceof ApiError) return error.message;
    throw error;
  }
}

function verbosity(): number {
  return settings.get().verbosity;
}

function roomOf({ store, vocabulary }: Asking): Room {
  const { room } = store.table.get();
  if (room === null) throw new Wrong(vocabulary.say("nothing-yet"));
  return room;
}

/** Sends a request of the room; says what is wrong with it where it was refused, else `done`. */
async function sent(reply: Promise<Reply>, done = ""): Promise<string> {
  const answered = await reply;
  if (!answered.ok) throw new Wrong(answered.error.message);
  return done;
}

// Buffers

function bufferNamed(asked: string, { vocabulary: { say } }: Asking): Buffer {
  const found = BUFFERS.find((buffer) => [buffer, say(`buffer-${buffer}`)].includes(asked.toLowerCase()));
  if (found !== undefined) return found;
  throw new Wrong(say("buffer-unknown", { asked, names: BUFFERS.map((buffer) => say(`buffer-${buffer}`)) }));
}

/** What the chosen buffer is called, and how much is in it. */
export function bufferTold({ messages }: Pick<Asking, "messages">, { say }: Vocabulary): string {
  const buffer = messages.chosen.get();
  return say("buffer-is", { name: say(`buffer-${buffer}`), count: messages.count(buffer) });
}

/** Goes through the chosen buffer; the message there, or a sentence that there is none. */
export function gone(step: Step, messages: Messages, { say }: Vocabulary): string {
  const found = messages.go(step);
  if ("message" in found) return found.message.text;
  return say(`buffer-${found.none}`, { name: say(`buffer-${messages.chosen.get()}`) });
}

function go(step: Step): Answer {
  return (argument, asking) => {
    if (argument !== "") asking.messages.chosen.set(bufferNamed(argument, asking));
    return gone(step, asking.messages, asking.vocabulary);
  };
}

function mute(isMuted: boolean): Answer {
  return (argument, asking) => {
    const { say } = asking.vocabulary;
    const before = settings.get().muted;
    if (argument !== "") {
      const buffer = bufferNamed(argument, asking);
      changeSettings({ muted: [...before.filter((one) => one !== buffer), ...(isMuted ? [buffer] : [])] });
    } else if (!isMuted) changeSettings({ muted: [] });
    const names = settings.get().muted.map((buffer) => say(`buffer-${buffer}`));
    return names.length === 0 ? say("muted-none") : say("muted-is", { names });
  };
}

/** Says messages like the one that was gone to always, or never more. */
function choose(isSaid: boolean): Answer {
  return (_, asking) => {
    const message = asking.messages.current();
    if (message?.kind === undefined) throw new Wrong(asking.vocabulary.say("kind-none"));
    const key = `${roomOf(asking).game} ${message.kind}`;
    changeSettings({ kinds: { ...settings.get().kinds, [key]: isSaid } });
    return asking.vocabulary.say(isSaid ? "kind-more" : "kind-less", { text: message.text });
  };
}

// The prepared move

async function toldDraft({ store, prepared, vocabulary: { say } }: Asking, move = prepared.move): Promise<string> {
  if (move === "") return say("draft-none");
  const lines = [say("draft", { move })];
  const read = await store.ask({ do: "read", text: move });
  if (!read.ok) return [...lines, read.error.message].join("\n");
  const reply = await store.ask({ do: "preview", move: read.move as string });
  if (reply.ok) {
    const { lacks, points } = reply as unknown as Preview;
    if (lacks.length > 0) lines.push(...lacks);
    else if (points !== null && points !== 0) lines.push(say("draft-points", { count: points }));
  }
  return lines.join("\n");
}

/** Adds a piece to the prepared move. */
export async function addPart(part: string, asking: Asking): Promise<string> {
  const parts = part === "" ? asking.prepared.parts : [...asking.prepared.parts, part];
  asking.prepared.change(parts, asking.prepared.isReady);
  return toldDraft(asking, parts.join(" "));
}

/** Plays the prepared move; null when it was made, else why not. */
export async function playPrepared({ store, prepared }: Asking): Promise<string | null> {
  const refusal = await store.play(prepared.move);
  if (refusal === null) prepared.change([]);
  return refusal?.message ?? null;
}

function isOnTurn({ store }: Asking): boolean {
  const { room, view } = store.table.get();
  const seat = room?.you.seat;
  return seat != null && room?.status === "playing" && view !== null && !view.over && view.to_act.includes(seat);
}

async function prepare(argument: string, asking: Asking): Promise<string> {
  const { prepared, vocabulary } = asking;
  if (roomOf(asking).you.seat === null) throw new Wrong(vocabulary.say("room-you-watch"));
  const laid = argument === "" && prepared.move === "" ? asking.laidOut() : null;
  const parts = argument !== "" ? [argument] : laid !== null ? [laid] : prepared.parts;
  const move = parts.join(" ");
  const against = move === "" ? null : await speaksAgainst(asking.store, move);
  // What is no move at all is refused before anything is changed.
  if (against?.code === "bad_move") throw new Wrong(against.message);
  if (move !== "" && isOnTurn(asking) && !isEarly(against)) {
    const refusal = await asking.store.play(move);
    if (refusal !== null) throw new Wrong(refusal.message);
    prepared.change([]);
    return vocabulary.say("ready-sent", { move });
  }
  prepared.change(parts, true);
  const told = await toldDraft(asking, move);
  return move === "" ? told : `${told}\n${vocabulary.say("ready-is")}`;
}

/** Drops what is prepared. */
export function cancel({ prepared, vocabulary }: Pick<Asking, "prepared" | "vocabulary">): string {
  prepared.change([]);
  return vocabulary.say("ready-cancelled");
}

// The table

function people(_: string, asking: Asking): string {
  const { say } = asking.vocabulary;
  const { seats, spectators, you } = roomOf(asking);
  const told = seats.map(({ name, bot, presence }, seat) => {
    const number = seat + 1;
    if (seat === you.seat) return say("room-seat-you", { number });
    if (bot !== null) return say("room-seat-bot", { number, name: name ?? "", level: asking.vocabulary.levelOf(bot) });
    if (presence === "free") return say("room-seat-free", { number });
    return say("room-seat", { number, name: name ?? "", presence });
  });
  return [...told, ...(spectators.length > 0 ? [say("room-watching", { names: spectators })] : [])].join("\n");
}

/** The seat of a number, from 1; without one the first that `fits`. */
function seatNamed(
  asked: string,
  asking: Asking,
  fits: (seat: Room["seats"][number], index: number) => boolean,
): number {
  const { seats } = roomOf(asking);
  const seat = asked === "" ? seats.findIndex(fits) : Number(asked) - 1;
  if (seats[seat] === undefined) throw new Wrong(asking.text("which-seat", { highest: seats.length }));
  return seat;
}

const isFree = ({ presence }: Room["seats"][number]): boolean => presence === "free";

async function seatBot(argument: string, asking: Asking): Promise<string> {
  const [number = "", ...rest] = argument.split(" ");
  const wanted = rest.join(" ").toLowerCase();
  const { games } = await get<Games>("/api/games");
  const levels = games.find(({ id }) => id === roomOf(asking).game)?.levels ?? [];
  const level = levels.find(({ id, title }) => [id, title.toLowerCase()].includes(wanted)) ?? levels[0];
  return sent(
    asking.store.ask(command("seat_bot", { seat: seatNamed(number, asking, isFree), level: level?.id ?? wanted })),
  );
}

/** Opens what reports somebody, by the number of their seat or their name. */
async function report(asked: string, asking: Asking): Promise<string> {
  const { say } = asking.vocabulary;
  const { table } = roomOf(asking);
  const people = await readNeighbours(table);
  const found = people.filter(
    ({ name, seat }) => name.toLowerCase() === asked.toLowerCase() || (seat !== null && String(seat + 1) === asked),
  );
  const [one] = found;
  if (people.length === 0) throw new Wrong(say("report-nobody"));
  if (one === undefined || found.length > 1)
    throw new Wrong(say("report-who", { names: people.map(({ name }) => name) }));
  reporting.set({ person: one.person, name: one.name, table, line: null });
  return "";
}

function offer(withdraw: boolean): Answer {
  return (_, asking) => {
    const what = roomOf(asking).status === "over" ? "rematch" : "end";
    const done = asking.vocabulary.say(withdraw ? "offer-withdrawn" : `offer-${what}`);
    return sent(asking.store.ask(command("offer", { what, withdraw })), done);
  };
}

function rulesFound(topics: RulesReply["topics"], asked: string): RulesReply["topics"][number] | undefined {
  if (/^\d+$/.test(asked)) return Number(asked) > 0 ? topics[Number(asked)] : undefined;
  return topics.slice(1).find(({ title }) => title.toLowerCase().startsWith(asked.toLowerCase()));
}

async function rules(asked: string, asking: Asking): Promise<string> {
  const { say } = asking.vocabulary;
  const { topics } = await get<RulesReply>(`/api/games/${roomOf(asking).game}/rules`);
  const topic = asked === "" ? topics[0] : rulesFound(topics, asked);
  if (topics.length === 0) throw new Wrong(say("rules-none"));
  if (topic === undefined)
    throw new Wrong(say("rules-unknown", { asked, topics: topics.slice(1).map(({ title }) => title) }));
  const quoted = topic.text.replaceAll("**", "").replaceAll(/`([^`]*)`/g, (_, typed) => say("quoted", { text: typed }));
  const told = [topic.title, quoted];
  if (asked !== "") return told.join("\n");
  const list = topics.slice(1).map(({ title }, index) => say("rules-topic", { number: index + 1, topic: title }));
  return [...told, ...list, say("rules-how")].join("\n");
}

/** The seconds of alarms as they are typed, the longest first; null where a part is no such number. */
export function alarmsIn(typed: string): readonly number[] | null {
  const parts = typed.split(/[\s,]+/).filter((part) => part !== "");
  const some = parts.slice(0, MOST_ALARMS);
  if (!some.every((part) => /^\d+$/.test(part) && Number(part) <= LONGEST_ALARM)) return null;
  const seconds = new Set(some.map(Number).filter((one) => one > 0));
  return [...seconds].sort((one, other) => other - one);
}

function alarm(asked: string, { vocabulary: { say }, language }: Asking): string {
  const wanted = alarmsIn(asked);
  if (wanted === null) throw new Wrong(say("alarm-wrong", { asked }));
  if (asked.trim() !== "") changeSettings({ alarms: wanted });
  const { alarms } = settings.get();
  if (alarms.length === 0) return say("alarm-none");
  const times = alarms.map((seconds) => spokenTime(seconds, language)).join(", ");
  return say("alarm-is", { count: alarms.length, times });
}

function verbose(asked: string, { vocabulary: { say } }: Asking): string {
  const level = VERBOSITIES.find((one) => String(one) === asked);
  if (level === undefined && asked !== "") throw new Wrong(say("verbose-wrong", { asked }));
  if (level !== undefined) changeSettings({ verbosity: level });
  return say("verbose-is", { level: verbosity() });
}

function names(_: string, { vocabulary: { say } }: Asking): string {
  const letters = !settings.get().letters;
  changeSettings({ letters });
  return say(letters ? "names-on" : "names-off");
}

/** All that happened since one’s own last move, whatever was said of it. */
function changed(_: string, asking: Asking): string {
  const { log, room } = asking.store.table.get();
  const own = log.findLastIndex(({ events }) => events.some(({ seat }) => seat !== null && seat === room?.you.seat));
  return (
    log
      .slice(own + 1)
      .map((line) => placed(line).text)
      .join("\n") || asking.vocabulary.say("nothing-yet")
  );
}

function help(asked: string, { vocabulary, precise }: Asking): string {
  const { say, words } = vocabulary;
  const known = vocabulary.questions.filter((name) => !PRECISE.has(name) || precise?.includes(name));
  const names = asked === "" ? known : known.filter((name) => name === words[asked.toLowerCase()]);
  if (names.length === 0) throw new Wrong(say("help-unknown", { asked }));
  const lines = names.map((name) => say("help-line", { names: say(`question-${name}`), about: say(`about-${name}`) }));
  return [...(asked === "" ? [say("help-moves")] : []), ...lines].join("\n");
}

async function moves(_: string, { store, vocabulary: { say } }: Asking): Promise<string> {
  return [(await store.say("moves", verbosity())) || say("moves-none"), say("moves-more")].join("\n");
}

/** Downloads the record, which there is when the game is over. */
async function save(_: string, asking: Asking): Promise<string> {
  const record = tableApi(roomOf(asking).table, "/record");
  await get<unknown>(record);
  const link = document.createElement("a");
  link.href = record;
  link.download = "";
  link.click();
  return asking.text("table-record");
}

const ANSWERS: Readonly<Record<string, Answer>> = {
  moves,
  changed,
  again: (_, { announcer, vocabulary }) => announcer.lastSaid() ?? vocabulary.say("nothing-yet"),
  ...Object.fromEntries(STEPS.map((step) => [step, go(step)])),
  buffer(argument, asking) {
    if (argument !== "") asking.messages.chosen.set(bufferNamed(argument, asking));
    return bufferTold(asking, asking.vocabulary);
  },
  alarm,
  rules,
  draft: (_, asking) => toldDraft(asking),
  undo(_, asking) {
    const parts = asking.prepared.parts.slice(0, -1);
    asking.prepared.change(parts, asking.prepared.isReady);
    return toldDraft(asking, parts.join(" "));
  },
  go: async (_, asking) => (asking.prepared.move === "" ? toldDraft(asking) : ((await playPrepared(asking)) ?? "")),
  prepare,
  cancel: (_, asking) => cancel(asking),
  chat(argument, { store, vocabulary }) {
    if (argument === "") throw new Wrong(vocabulary.say("chat-what"));
    return sent(store.ask(command("chat", { text: argument })));
  },
  people,
  sit: (argument, asking) => sent(asking.store.ask(command("sit", { seat: seatNamed(argument, asking, isFree) }))),
  stand: (_, { store }) => sent(store.ask(command("stand"))),
  start: (_, { store }) => sent(store.ask(command("start"))),
  bot: seatBot,
  free: (argument, asking) =>
    sent(asking.store.ask(command("free_seat", { seat: seatNamed(argument, asking, () => false) }))),
  remind(argument, asking) {
    const { view } = asking.store.table.get();
    const own = roomOf(asking).you.seat;
    const seat = seatNamed(argument, asking, (_, index) => index !== own && (view?.to_act.includes(index) ?? false));
    return sent(asking.store.ask(command("nudge", { seat })), asking.text("table-nudge-sent"));
  },
  report,
  offer: offer(false),
  withdraw: offer(true),
  link(_, asking) {
    const room = roomOf(asking);
    if (room.invitation === null) throw new Wrong(asking.vocabulary.say("link-none"));
    return invitationLink(room);
  },
  verbose,
  names,
  less: choose(false),
  more: choose(true),
  mute: mute(true),
  unmute: mute(false),
  save,
  quit() {
    navigate("/");
    return "";
  },
  help,
};

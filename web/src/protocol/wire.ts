// Made by `make wire` from the server's messages. Change those, not this.

import type { ForeseenEvent, GameEvent, Json, TableView } from "./game.ts";

/** What happens to the seat of somebody who has been away for `after` seconds while others wait. */
export interface Absence {
  readonly after: number;
  readonly then: "bot" | "end" | "wait";
  readonly level: string | null;
}

/** How one signs in, and where one has. */
export interface Account {
  readonly ways: readonly WayReply[];
  readonly devices: readonly DeviceReply[];
  readonly events: readonly EventReply[];
}

/** Make a move. */
export interface Act {
  readonly do: "act";
  readonly move: string;
  readonly id?: string | number | null;
  readonly lang?: string | null;
}

/** What a bot would play (null: it would rather wait); in words, with a nudge and reasons, where these were asked. `event` is what would be said of the move, as far as the seat can know it; null where nothing is to be seen. */
export interface Advice {
  readonly move: string | null;
  readonly typed?: string;
  readonly said?: string;
  readonly event?: ForeseenEvent | null;
  readonly nudge?: string;
  readonly why?: readonly string[];
}

/** Ask what the bot of a level (None: the weakest) would play; `ms` is the time it may take, in milliseconds. With `explain` advice is given with a nudge and with reasons, where the game has an analyst: a move that a person could find who plays about as well as the level (None: as most people), with `best` the strongest of all. */
export interface Advise {
  readonly do: "advise";
  readonly level?: string | null;
  readonly ms?: number;
  readonly explain?: boolean;
  readonly best?: boolean;
  readonly id?: string | number | null;
  readonly lang?: string | null;
}

/** Change who may watch, and whether there are hints. */
export interface Alter {
  readonly do: "options";
  readonly id?: string | number | null;
  readonly lang?: string | null;
  readonly spectators?: "hidden" | "none" | "open" | null;
  readonly hints?: boolean | null;
}

/** A move beside the best one: what is said of the two, what would be said of the best one, and a summary. */
export interface AnalysedMove {
  readonly number: number;
  readonly seat: number;
  readonly move: string;
  readonly best: string;
  readonly lost: number;
  readonly before: number;
  readonly after: number;
  readonly of_move: string;
  readonly of_best: string;
  readonly event: ForeseenEvent | null;
  readonly said: string;
}

/** How far an analysis is; when it is ready, what was found: `said` leads over to the turns. */
export interface AnalysisReply {
  readonly state: "none" | "failed" | "ready" | "running" | "waiting";
  readonly done: number;
  readonly total: number;
  readonly moves: readonly AnalysedMove[];
  readonly turns: readonly Turn[];
  readonly said: string;
  readonly seats: readonly string[];
}

/** Say something, or a ready-made phrase. */
export interface Chat {
  readonly do: "chat";
  readonly id?: string | number | null;
  readonly lang?: string | null;
  readonly text?: string | null;
  readonly phrase?: string | null;
}

/** Somebody spoke. */
export interface ChatItem {
  readonly feed: "chat";
  readonly from: string;
  readonly seat: number | null;
  readonly text?: string;
  readonly phrase?: string;
  readonly at: number;
  readonly seq: number;
}

/** One thing said: words of somebody's own, or the key of a ready-made phrase. `at` is the server's time. */
export interface ChatLine {
  readonly from: string;
  readonly seat: number | null;
  readonly text?: string;
  readonly phrase?: string;
  readonly at: number;
}

/** What one doesn't want to hear of, and when. */
export interface ChoiceBody {
  readonly off?: readonly string[];
  readonly quiet_from?: number | null;
  readonly quiet_to?: number | null;
  readonly zone?: string;
}

/** One's friends, those who were asked or ask, whom one has blocked or muted, and what moderators decided. */
export interface CompanyReply {
  readonly friends: readonly KnownReply[];
  readonly asked: readonly KnownReply[];
  readonly askers: readonly KnownReply[];
  readonly blocked: readonly KnownReply[];
  readonly muted: readonly KnownReply[];
  readonly shows_presence: boolean;
  readonly notices: readonly NoticeReply[];
  readonly moderator: boolean;
}

/** So many days for each move; with a `bank` what remains of them is kept for later moves. */
export interface DaysClock {
  readonly kind: "days";
  readonly days: number;
  readonly bank: boolean;
}

/** So many days for each move, with a `bank` for what remains of them. `resting` has for each seat until when its clock stands still, in ms since 1970: its person is on vacation; null where they aren't. */
export interface DaysClockReading {
  readonly kind: "days";
  readonly left: readonly number[] | null;
  readonly running: readonly number[];
  readonly answer: number | null;
  readonly at: number;
  readonly days: number;
  readonly bank: boolean;
  readonly resting: readonly (number | null)[];
}

/** A device where one is signed in; `here` is the one that asks. */
export interface DeviceReply {
  readonly id: string;
  readonly label: string;
  readonly began: number;
  readonly used: number;
  readonly here: boolean;
}

/** A word that a draft makes, and whether it may be made; null where only the players judge that. */
export interface DraftWord {
  readonly word: string;
  readonly known: boolean | null;
}

/** Something that happened to how one signs in: a key of the pages' texts, and on which device. */
export interface EventReply {
  readonly at: number;
  readonly what: string;
  readonly device: string;
}

/** Ask for what happened after event number `since`; with `narrate` each event comes with a sentence. */
export interface Events {
  readonly do: "events";
  readonly since?: number;
  readonly narrate?: boolean;
  readonly id?: string | number | null;
  readonly lang?: string | null;
}

/** A page of signals; `more`: there may be another. */
export interface FairPlayReply {
  readonly signals: readonly SignalsReply[];
  readonly more: boolean;
}

/** Free a seat; with `ban`, whoever had it doesn't come back to this table. */
export interface FreeSeat {
  readonly do: "free_seat";
  readonly id?: string | number | null;
  readonly lang?: string | null;
  readonly seat: number;
  readonly ban?: boolean;
}

/** A game: with how many seats it can be played, and in which languages of words, the usual one first. `lesson`: it has a tutorial. Unless it chooses them, a table with a clock for moves or the game has the options `with_clock`, and one that is open to everybody has the options `with_strangers`. */
export interface GameCard {
  readonly id: string;
  readonly title: string;
  readonly tagline: string;
  readonly seats: readonly number[];
  readonly languages: readonly string[];
  readonly levels: readonly Level[];
  readonly options: readonly GameOption[];
  readonly lesson: boolean;
  readonly with_clock: Readonly<Record<string, string | number | boolean>>;
  readonly with_strangers: Readonly<Record<string, string | number | boolean>>;
}

/** So many minutes for the game, and so many seconds more with each move. */
export interface GameClock {
  readonly kind: "game";
  readonly minutes: number;
  readonly increment: number;
}

/** So many minutes for the game, and so many seconds more with each move. */
export interface GameClockReading {
  readonly kind: "game";
  readonly left: readonly number[] | null;
  readonly running: readonly number[];
  readonly answer: number | null;
  readonly at: number;
  readonly minutes: number;
  readonly increment: number;
}

/** What happened in the game, and in sentences; `told` has an entry for each sentence. */
export interface GameItem {
  readonly feed: "game";
  readonly seq: number;
  readonly events: readonly GameEvent[];
  readonly said: readonly string[];
  readonly told: readonly Told[];
  readonly clock: NoClockReading | MoveClockReading | GameClockReading | DaysClockReading;
}

/** An option of a game: what it means in a sentence, what it is called, and a title for each of its choices. */
export interface GameOption {
  readonly name: string;
  readonly type: "choice" | "number" | "seat" | "switch" | "text";
  readonly default: string | number | boolean;
  readonly choices: readonly (string | number | boolean)[];
  readonly lowest: number;
  readonly highest: number;
  readonly means: string;
  readonly title: string;
  readonly titles: readonly string[];
}

/** Somebody's rating in a game, `pace` being "live" or "days". */
export interface GameRating {
  readonly game: string;
  readonly title: string;
  readonly pace: string;
  readonly rating: Rating;
  readonly games: number;
}

/** How somebody does in a game: the highest scores, the moves with most points and the longest words are records. `streak` is how many games they have won in a row, `best_streak` at most. */
export interface GameStatisticsReply {
  readonly game: string;
  readonly title: string;
  readonly games: number;
  readonly won: number;
  readonly streak: number;
  readonly best_streak: number;
  readonly levels: readonly LevelScore[];
  readonly highest: readonly RecordReply[];
  readonly best: readonly RecordReply[];
  readonly longest: readonly RecordReply[];
}

/** All games. */
export interface Games {
  readonly games: readonly GameCard[];
}

/** One's rated games of one kind against somebody: how often one came before them, and how often behind. */
export interface HeadToHeadReply {
  readonly game: string;
  readonly title: string;
  readonly pace: string;
  readonly games: number;
  readonly won: number;
  readonly lost: number;
}

/** One's rated games against somebody, by game and pace; `last`: the last table where both finished a game. */
export interface HeadsToHeads {
  readonly against: readonly HeadToHeadReply[];
  readonly last: string | null;
}

/** The first message: who comes to which table, and what they have seen of it. */
export interface Hello {
  readonly do: "hello";
  readonly id?: string | number | null;
  readonly lang?: string | null;
  readonly ticket?: string | null;
  readonly token?: string | null;
  readonly table?: string | null;
  readonly invitation?: string | null;
  readonly epoch?: string | null;
  readonly seq?: number | null;
  readonly say?: number;
  readonly marks?: boolean;
}

/** A table that a friend invites one to; `invitation` opens its door. */
export interface InvitationReply {
  readonly table: string;
  readonly title: string;
  readonly by: string;
  readonly invitation: string;
}

/** One's invitations to tables that still wait, the newest first. */
export interface InvitationsReply {
  readonly invitations: readonly InvitationReply[];
}

/** Which seat (null: none, to watch), and what opens the door. */
export interface JoinBody {
  readonly seat?: number | null;
  readonly invitation?: string | null;
  readonly password?: string | null;
}

/** Somebody whom one knows; `online` of friends who show it. */
export interface KnownReply {
  readonly person: string;
  readonly name: string;
  readonly online: boolean;
}

/** Somebody on a leaderboard. */
export interface LeaderReply {
  readonly place: number;
  readonly person: string;
  readonly name: string;
  readonly rating: Rating;
  readonly games: number;
}

/** A page of a leaderboard; `more`: there may be another. */
export interface Leaders {
  readonly leaders: readonly LeaderReply[];
  readonly more: boolean;
}

/** Moves that a seat may make; `complete` is false where only some are listed. */
export interface Legal {
  readonly moves: readonly string[];
  readonly total: number;
  readonly complete: boolean;
}

/** Ask what a seat may do now; at most `limit` moves are listed, and never more than MOST_MOVES. */
export interface LegalMoves {
  readonly do: "legal";
  readonly limit?: number;
  readonly id?: string | number | null;
  readonly lang?: string | null;
}

/** A tutorial: for each step whether its move is shown beforehand, and who is there. `language` is that of its words, null in a game without; `terms` are what its tasks name. `table` is what the steps are played with, `game` the short game at the end. */
export interface LessonReply {
  readonly shown: readonly boolean[];
  readonly language: string | null;
  readonly terms: Readonly<Record<string, string>>;
  readonly seats: readonly string[];
  readonly table: LessonSetup;
  readonly game: LessonSetup;
}

/** What a table of a tutorial is opened with; keys as those of a new table. */
export interface LessonSetup {
  readonly seats: number;
  readonly lexicon: string | null;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly pack: Readonly<Record<string, Json>> | null;
}

/** A level of a game's bots; `rating`: its place among them, as the arena measured it. */
export interface Level {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly rating: number | null;
}

/** Games against bots of a level, and how many of them were won. */
export interface LevelScore {
  readonly level: string;
  readonly title: string;
  readonly games: number;
  readonly won: number;
}

/** A line of the log; `moderator` may be "operator". */
export interface LogReply {
  readonly number: number;
  readonly at: number;
  readonly moderator: string;
  readonly moderator_name: string;
  readonly person: string;
  readonly name: string;
  readonly what: string;
  readonly why: string;
  readonly until: number | null;
}

/** A page of the log; `more`: there may be another. */
export interface ModerationLog {
  readonly lines: readonly LogReply[];
  readonly more: boolean;
}

/** So many seconds for each move. */
export interface MoveClock {
  readonly kind: "move";
  readonly seconds: number;
}

/** So many seconds for each move. */
export interface MoveClockReading {
  readonly kind: "move";
  readonly left: readonly number[] | null;
  readonly running: readonly number[];
  readonly answer: number | null;
  readonly at: number;
  readonly seconds: number;
}

/** Somebody else at a table: `seat` is null for spectators who have said something. `said` has the times of what they said, by which a line of the chat is theirs. */
export interface Neighbour {
  readonly person: string;
  readonly name: string;
  readonly seat: number | null;
  readonly said: readonly number[];
}

/** The people at a table but oneself. */
export interface Neighbours {
  readonly people: readonly Neighbour[];
}

/** Nobody is hurried. */
export interface NoClock {
  readonly kind: "none";
}

/** Nobody is hurried. */
export interface NoClockReading {
  readonly kind: "none";
  readonly left: readonly number[] | null;
  readonly running: readonly number[];
  readonly answer: number | null;
  readonly at: number;
}

/** One's private note on somebody. */
export interface Note {
  readonly words: string;
}

/** What a moderator decided about oneself, why, and until when (in ms since 1970; null for no such time). */
export interface NoticeReply {
  readonly at: number;
  readonly what: string;
  readonly why: string;
  readonly until: number | null;
}

/** How one is reached: `push_key` is the server's, `browsers` how many are subscribed; what one doesn't want. `mails`: this server sends mail. Quiet hours are minutes of the day in the time zone `zone`, or null. */
export interface Notifications {
  readonly push_key: string;
  readonly browsers: number;
  readonly mails: boolean;
  readonly address: string;
  readonly confirmed: boolean;
  readonly kinds: readonly string[];
  readonly off: readonly string[];
  readonly quiet_from: number | null;
  readonly quiet_to: number | null;
  readonly zone: string;
}

/** Remind a seat that it is waited for. */
export interface Nudge {
  readonly do: "nudge";
  readonly id?: string | number | null;
  readonly lang?: string | null;
  readonly seat: number;
}

/** A seat was reminded. */
export interface NudgeItem {
  readonly feed: "nudge";
  readonly seq: number;
  readonly from: number;
  readonly to: number;
}

/** Offer to end the game or to play again, or take it back. */
export interface Offer {
  readonly do: "offer";
  readonly id?: string | number | null;
  readonly lang?: string | null;
  readonly what: "end" | "rematch";
  readonly withdraw?: boolean;
}

/** The seats that offer to end the game, and to play again. */
export interface Offers {
  readonly end: readonly number[];
  readonly rematch: readonly number[];
}

/** The provider's page, to which the browser goes. */
export interface OpenIDReply {
  readonly address: string;
}

/** A new table, and the invitation to it. */
export interface OpenedReply {
  readonly table: Summary;
  readonly invitation: string;
}

/** Somebody else in a game. */
export interface OpponentReply {
  readonly person: string;
  readonly name: string;
  readonly place: number;
}

/** Games with somebody, and how many of them were won by whoever the statistics are about. */
export interface OpponentScore {
  readonly person: string;
  readonly name: string;
  readonly games: number;
  readonly won: number;
}

/** A page of those whom somebody has played; `more`: there may be another. */
export interface Opponents {
  readonly opponents: readonly OpponentScore[];
  readonly more: boolean;
}

/** What spectators said among themselves, now that the game is over. */
export interface OverheardItem {
  readonly feed: "overheard";
  readonly seq: number;
  readonly chat: readonly ChatLine[];
}

/** An owner's pack, null for the game's own. */
export interface PackReply {
  readonly pack: Readonly<Record<string, Json>> | null;
}

/** A part of a draft's points, and what it is for. */
export interface Part {
  readonly what: string;
  readonly points: number;
}

/** Ask whether the server still hears this connection. */
export interface Ping {
  readonly do: "ping";
  readonly id?: string | number | null;
  readonly lang?: string | null;
}

/** A page of somebody's rated games; `more`: there may be another. */
export interface PlayedGames {
  readonly games: readonly PlayedReply[];
  readonly more: boolean;
}

/** A rated game with the rating after it; `ended` in milliseconds since 1970. */
export interface PlayedReply {
  readonly table: string;
  readonly ended: number;
  readonly place: number;
  readonly points: number;
  readonly rating: Rating;
  readonly others: readonly OpponentReply[];
}

/** Somebody, as they let others know them: a line about themselves, codes of languages, and their ratings. */
export interface Player {
  readonly person: string;
  readonly name: string;
  readonly about: string;
  readonly languages: readonly string[];
  readonly ratings: readonly GameRating[];
}

/** Ask what a draft of a move would do. */
export interface Preview {
  readonly do: "preview";
  readonly move: string;
  readonly id?: string | number | null;
  readonly lang?: string | null;
}

/** What a draft would do; `lacks` are sentences about all that is still missing. */
export interface PreviewReply {
  readonly fits: boolean;
  readonly error: Refusal | null;
  readonly points: number | null;
  readonly working: readonly Part[];
  readonly words: readonly DraftWord[];
  readonly lacks: readonly string[];
}

/** What one lets others know: `visibility` is "everybody", "played" or "nobody", `languages` are codes. */
export interface ProfileReply {
  readonly about: string;
  readonly visibility: string;
  readonly languages: readonly string[];
}

/** What can be asked at a table, in order, and the words for it. `words` has the question of each word; one of them that begins a move too (`verbs`) is a question alone or before a number. `phrases` has what whole lines ask, as a word and what follows it. `sentences` are messages of Fluent. */
export interface QuestionsReply {
  readonly questions: readonly string[];
  readonly words: Readonly<Record<string, string>>;
  readonly phrases: Readonly<Record<string, string>>;
  readonly verbs: readonly string[];
  readonly sentences: string;
}

/** A rating as people see it, and how far off it may be; `provisional`: by too few games for a place. */
export interface Rating {
  readonly value: number;
  readonly deviation: number;
  readonly provisional: boolean;
}

/** Ask for the text of the move that a person typed, as far as it is clear. */
export interface Read {
  readonly do: "read";
  readonly text: string;
  readonly id?: string | number | null;
  readonly lang?: string | null;
}

/** A record: points or letters, in which words ("" for none), at which table; `ended` in ms since 1970. */
export interface RecordReply {
  readonly value: number;
  readonly words: string;
  readonly table: string;
  readonly ended: number;
}

/** Why something was refused: a code, a sentence for a person, and the number of a broken rule. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly rule: string | null;
}

/** A table that is over after so many of its moves: all is open; `events` and `said` are of the last one. */
export interface ReplayReply {
  readonly moves: number;
  readonly total: number;
  readonly view: TableView;
  readonly events: readonly GameEvent[];
  readonly said: readonly string[];
}

/** A report that waits: who reports whom and why, what the server found, and how many measures came `before`. `line` is the time of the one line that is reported, null where it isn't one. */
export interface ReportReply {
  readonly id: string;
  readonly at: number;
  readonly reason: string;
  readonly words: string;
  readonly reporter: string;
  readonly reporter_name: string;
  readonly person: string;
  readonly name: string;
  readonly name_then: string;
  readonly table: string | null;
  readonly said: readonly SaidLine[];
  readonly line: number | null;
  readonly before: number;
}

/** A page of the reports that wait; `more`: there may be another. */
export interface Reports {
  readonly reports: readonly ReportReply[];
  readonly more: boolean;
}

/** Give up. */
export interface Resign {
  readonly do: "resign";
  readonly id?: string | number | null;
  readonly lang?: string | null;
}

/** How the game ended. */
export interface Result {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly reason: string;
}

/** All that a client knows of a table beside the game. `games` of a series of rematches are over, and each seat has so many `wins` in them. */
export interface Room {
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly pack: boolean;
  readonly words: boolean;
  readonly lexicon: string | null;
  readonly language: string | null;
  readonly seed_chosen: boolean;
  readonly time_percent: readonly number[];
  readonly hints: boolean;
  readonly watching: "hidden" | "none" | "open";
  readonly delay: number;
  readonly absence: Absence;
  readonly start: "full" | "host";
  readonly rated: boolean;
  readonly table: string;
  readonly game: string;
  readonly title: string;
  readonly status: "over" | "playing" | "waiting";
  readonly host: boolean;
  readonly you: You;
  readonly seats: readonly RoomSeat[];
  readonly spectators: readonly string[];
  readonly clock: NoClockReading | MoveClockReading | GameClockReading | DaysClockReading;
  readonly access: "open" | "private";
  readonly invitation: string | null;
  readonly offers: Offers;
  readonly rematch: string | null;
  readonly wins: readonly number[];
  readonly games: number;
  readonly result: Result | null;
  readonly commitment: string | null;
}

/** How the room is now. */
export interface RoomItem {
  readonly feed: "room";
  readonly seq: number;
  readonly room: Room;
}

/** One seat of a room: who has it, or null names for a free one. `substitute` is the level of the bot that plays for somebody who is away. */
export interface RoomSeat {
  readonly name: string | null;
  readonly bot: string | null;
  readonly program: boolean;
  readonly substitute: string | null;
  readonly presence: "away" | "free" | "gone" | "here" | "reconnecting";
}

/** The rules of a game for players. */
export interface RulesReply {
  readonly topics: readonly Topic[];
}

/** What somebody said at a table, and when. */
export interface SaidLine {
  readonly at: number;
  readonly text: string;
}

/** Ask for the table, or one part of it, in words: `what` is a topic, some with an argument ("word 3"). With `letters` a hand, or a word that is spelt, has each letter with a word that it stands in. With `moves` the table is asked as it was after so many moves of the players. */
export interface Say {
  readonly do: "say";
  readonly what?: string;
  readonly verbose?: number;
  readonly since?: number;
  readonly letters?: boolean;
  readonly moves?: number | null;
  readonly id?: string | number | null;
  readonly lang?: string | null;
}

/** Give a free seat to a bot. */
export interface SeatBot {
  readonly do: "seat_bot";
  readonly id?: string | number | null;
  readonly lang?: string | null;
  readonly seat: number;
  readonly level: string;
}

/** Keep a free seat for a program. */
export interface SeatProgram {
  readonly do: "seat_program";
  readonly id?: string | number | null;
  readonly lang?: string | null;
  readonly seat: number;
}

/** Who asks; null each before they have a name. `kept`: they have a way to sign in elsewhere. */
export interface Session {
  readonly guest: string | null;
  readonly name: string | null;
  readonly lang: string | null;
  readonly kept: boolean;
}

/** A nickname and a language. */
export interface SessionBody {
  readonly name: string;
  readonly lang?: string;
}

/** How one can sign in at this server besides the ways that all have. `mail`: by a link to an address; `openid`: the name of the provider with which one can, null for none. */
export interface SignInWays {
  readonly mail: boolean;
  readonly openid: string | null;
}

/** Somebody's decisions in rated games of one kind: how many were also the strongest player's. `lost` is what the others gave away on average, as a chance to win. `seconds` is the middle time for a move, `spread` how much the times differ (of their logarithm). `usual` is the share at which the best honest players agree, null where it isn't known; `unusual`: this one is well above that. */
export interface SignalsReply {
  readonly person: string;
  readonly name: string;
  readonly game: string;
  readonly title: string;
  readonly games: number;
  readonly decisions: number;
  readonly agreed: number;
  readonly lost: number;
  readonly seconds: number;
  readonly spread: number;
  readonly usual: number | null;
  readonly unusual: boolean;
}

/** Something happened of which the client is told nothing. */
export interface SilentItem {
  readonly feed: "none";
  readonly seq: number;
}

/** Take a free seat. */
export interface Sit {
  readonly do: "sit";
  readonly id?: string | number | null;
  readonly lang?: string | null;
  readonly seat: number;
}

/** Leave the seat while the table waits. */
export interface Stand {
  readonly do: "stand";
  readonly id?: string | number | null;
  readonly lang?: string | null;
}

/** Begin the game. */
export interface Start {
  readonly do: "start";
  readonly id?: string | number | null;
  readonly lang?: string | null;
}

/** How somebody does in each game. */
export interface StatisticsReply {
  readonly games: readonly GameStatisticsReply[];
}

/** A table in a list of tables. `created`, `due` and `ended` are in milliseconds since 1970. `language` is that of its words. `to_act` are the seats that a game waits for in which nobody is hurried, `due` is when a flag falls in one that goes on for days. In the list of the tables where a person has or had a seat, `you` is their seat, `turn` says that the game waits for them, `last` has sentences about the last move. */
export interface Summary {
  readonly table: string;
  readonly game: string;
  readonly title: string;
  readonly status: "over" | "playing" | "waiting";
  readonly seats: readonly SummarySeat[];
  readonly access: "open" | "private";
  readonly password: boolean;
  readonly clock: NoClock | MoveClock | GameClock | DaysClock;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly host: string;
  readonly created: number;
  readonly language: string | null;
  readonly to_act: readonly number[];
  readonly due: number | null;
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly ended: number | null;
  readonly you: number | null;
  readonly turn: boolean;
  readonly last: readonly string[];
  readonly rated: boolean;
}

/** A seat: null and null where it is free; `bot` is the level of a bot. */
export interface SummarySeat {
  readonly name: string | null;
  readonly bot: string | null;
}

/** One table. */
export interface TableReply {
  readonly table: Summary;
}

/** The body of a request for a new table; docs/table-server.md has the meaning and here are the defaults. */
export interface TableSetup {
  readonly game: string;
  readonly seats?: number | null;
  readonly options?: Readonly<Record<string, Json>>;
  readonly seed?: string | null;
  readonly words?: readonly string[] | null;
  readonly lexicon?: string | null;
  readonly pack?: Readonly<Record<string, Json>> | null;
  readonly access?: "open" | "private";
  readonly password?: string | null;
  readonly bots?: readonly (string | null)[];
  readonly clock?: NoClock | MoveClock | GameClock | DaysClock;
  readonly time_percent?: readonly number[];
  readonly absence?: Absence;
  readonly hints?: boolean;
  readonly rated?: boolean;
  readonly spectators?: "hidden" | "none" | "open";
  readonly delay?: number;
  readonly start?: "full" | "host";
}

/** A list of tables. */
export interface Tables {
  readonly tables: readonly Summary[];
}

/** What came of a move in a tutorial: whether it was the one that was asked for, and what happened then. */
export interface Taught {
  readonly right: boolean;
  readonly events: readonly Readonly<Record<string, Json>>[];
  readonly said: readonly string[];
  readonly told: readonly Told[];
}

/** What players agree to when they sit down. `options` are those that were chosen, all others are as they always are. `pack` and `words`: the table has its owner's own. `lexicon` is null for the game's own, `language` is that of its words, null in a game without. With `seed_chosen` the host may know how the cards are mixed. `time_percent` is how much of the clock's time each seat has; 100 for seats that are not listed. `watching` is what spectators see, `delay` how many moves later they see hands. */
export interface Terms {
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly pack: boolean;
  readonly words: boolean;
  readonly lexicon: string | null;
  readonly language: string | null;
  readonly seed_chosen: boolean;
  readonly time_percent: readonly number[];
  readonly hints: boolean;
  readonly watching: "hidden" | "none" | "open";
  readonly delay: number;
  readonly absence: Absence;
  readonly start: "full" | "host";
  readonly rated: boolean;
}

/** Opens WebSockets for a short while. */
export interface Ticket {
  readonly ticket: string;
}

/** What a sentence describes: the kind of event, and its level, 1 for the main events to 3 for the least. `brief` says the same in fewer words, none where those who follow the game need none. */
export interface Told {
  readonly kind: string;
  readonly level: number;
  readonly brief: string;
}

/** A part of the rules in Markdown; ids are the same in every language. */
export interface Topic {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** What a transfer link ends in, and for how many milliseconds it works, once. */
export interface TransferReply {
  readonly secret: string;
  readonly lives: number;
}

/** What came of a move that was tried, and a sentence about it; `lost` is how much of the chance it gives away. `lost` is null where the move was not looked at. */
export interface Tried {
  readonly worth: "best" | "good" | "made" | "worse";
  readonly said: string;
  readonly lost: number | null;
}

/** A move at which the game turned, put in a sentence. */
export interface Turn {
  readonly number: number;
  readonly said: string;
}

/** How many days of vacation one has left, and until when one is on vacation (ms since 1970; null: one isn't). */
export interface VacationReply {
  readonly days: number;
  readonly until: number | null;
}

/** Ask for what a seat, or a spectator, may know. */
export interface View {
  readonly do: "view";
  readonly id?: string | number | null;
  readonly lang?: string | null;
}

/** A way to sign in: `kind` is "passkey" or "words". Times are in milliseconds since 1970. */
export interface WayReply {
  readonly id: string;
  readonly kind: string;
  readonly label: string;
  readonly created: number;
  readonly used: number | null;
}

/** The reply to `hello`: everything, or a null view where the items that were missed follow. */
export interface Welcome {
  readonly epoch: string;
  readonly seq: number;
  readonly room: Room;
  readonly view: TableView | null;
  readonly events: readonly GameEvent[];
  readonly chat: readonly ChatLine[];
  readonly said: readonly string[];
  readonly told: readonly Told[];
}

/** Recovery words, shown this once. */
export interface WordsReply {
  readonly words: readonly string[];
}

/** Ask for the game record; `format` names another format that the game can write. */
export interface WriteRecord {
  readonly do: "record";
  readonly format?: string | null;
  readonly id?: string | number | null;
  readonly lang?: string | null;
}

/** Who the client is at the table. */
export interface You {
  readonly seat: number | null;
  readonly name: string;
}

export type ClockSetup =
  | NoClock
  | MoveClock
  | GameClock
  | DaysClock;

export type Command =
  | Hello
  | Ping
  | View
  | Events
  | Say
  | WriteRecord
  | Read
  | LegalMoves
  | Preview
  | Advise
  | Act
  | Sit
  | Stand
  | SeatBot
  | FreeSeat
  | SeatProgram
  | Start
  | Chat
  | Nudge
  | Resign
  | Offer
  | Alter;

export type FeedItem =
  | GameItem
  | RoomItem
  | ChatItem
  | OverheardItem
  | NudgeItem
  | SilentItem;

export type RoomClock =
  | NoClockReading
  | MoveClockReading
  | GameClockReading
  | DaysClockReading;

/** The room of a tutorial's table: nobody can come, nothing is timed, and the learner has the first seat. */
import type { Room } from "../../net/messages.ts";
import type { Game } from "../../protocol/http.ts";
import type { LessonReply } from "../../protocol/wire.ts";

export function lessonRoom(game: Game, lesson: LessonReply, you: string): Room {
  return {
    ...{ table: "lesson", game: game.id, title: game.title, status: "playing", host: false },
    ...{ options: lesson.table.options, pack: lesson.table.pack !== null, words: false, lexicon: null },
    ...{ language: lesson.language, seed_chosen: false, time_percent: [], hints: true, rated: false },
    ...{ watching: "none", delay: 0, start: "full", access: "private", invitation: null },
    // biome-ignore lint/suspicious/noThenProperty: the protocol's name
    absence: { after: 0, then: "wait", level: null },
    you: { name: you, seat: 0 },
    seats: lesson.seats.map((name, seat) => ({
      ...{ name: seat === 0 ? you : name, bot: null, program: false, substitute: null, presence: "here" },
    })),
    spectators: [],
    clock: { kind: "none", at: 0, running: [], left: null, answer: null },
    offers: { rematch: [], end: [] },
    ...{ rematch: null, wins: [], games: 0, result: null, commitment: null },
  };
}

/**
 * What the table page knows of a game: the interface that each folder `games/<game>/` fills from its `index.ts`.
 *
 * A front draws and asks; it judges nothing. What may be done comes as `legal` and `preview` from the server.
 */

import type { ComponentType } from "react";
import type { GameEvent, Legal, Preview, Refusal, Seat, TableView } from "../net/messages.ts";
import type { OptionValue } from "../protocol/http.ts";

/** A person, a bot or a program at the table, as a board names it. */
export interface Player {
  readonly seat: Seat;
  readonly name: string;
  /** True for the seat of who looks on. */
  readonly own: boolean;
  readonly isBot: boolean;
}

/** What a person has chosen about the look and feel of boards; kept by the table page. */
export interface BoardSettings {
  /** Motion that explains is shown; false also where the system asks for less of it. */
  readonly motion: boolean;
  /** Tiles show their Braille dots too, where the game has them. */
  readonly braille: boolean;
  /** The own hand stands before the table in the document, and so for a screen reader. */
  readonly handFirst: boolean;
  /** Places without names on a board are numbered at its edges. */
  readonly coordinates: boolean;
  /** Where a bot waits for an answer that needs no thought, it is given. */
  readonly autoAccept: boolean;
}

/** What a board may ask of the table. Each answers when the server has; a refusal changes nothing. */
export interface Dispatch<Draft> {
  /** Sends a move; resolves with null when it was made, else with why not. The draft is kept where it was refused. */
  act(move: string): Promise<Refusal | null>;
  /** Changes the draft, which is kept over reloads. */
  draft(next: Draft): void;
  /** Keeps how the own hand is arranged, over reloads too. */
  arrange(order: readonly string[]): void;
  /** Asks the server for a topic in words (`hand`, `word 2`), and announces them. */
  say(topic: string): void;
  /** Asks the server for a topic in words, to be shown (`cards c3`). */
  tell(topic: string): Promise<string>;
  /** Announces a sentence of the page's own, at once and politely. */
  announce(text: string, lang?: string): void;
  /** Announces what another's doing means for one's own things, after what they did. */
  news(text: string): void;
}

/** What a board gets. All of it changes from outside only; the board holds nothing but what is merely looks. */
export interface BoardProps<View extends TableView, Draft> {
  readonly view: View;
  /** The own seat; null for who only looks on. */
  readonly you: Seat | null;
  readonly players: readonly Player[];
  /** The options that the table is played with, as far as they were chosen. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** The events of the newest step, for motion; `step` grows with each, and is 0 before the first. */
  readonly events: readonly GameEvent[];
  readonly step: number;
  /** What happened before the board was first shown, as far as that is known. */
  readonly past: readonly GameEvent[];
  /** Moves of the own seat; null while they are being asked for, or where there is no own seat. */
  readonly legal: Legal | null;
  readonly draft: Draft;
  /** What the move that the draft stands for would do; null while none is drafted or the server has not answered. */
  readonly preview: Preview | null;
  /** The faces of the own hand as they were arranged last; new ones are not among them. */
  readonly order: readonly string[];
  /** When answers are made for those who are waited for, by `performance.now()`; null where they are not hurried. */
  readonly answerUntil: number | null;
  readonly dispatch: Dispatch<Draft>;
  readonly settings: BoardSettings;
  /** A command is on its way: nothing may be sent now. */
  readonly busy: boolean;
}

/** A key that answers a question while the table has focus: one letter, and the topic that `say` takes. */
export interface QuestionKey {
  readonly key: string;
  readonly topic: string;
}

export type Sound =
  | "lay"
  | "take"
  | "turn"
  | "flip"
  | "pair"
  | "wrong"
  | "yourTurn"
  | "win"
  | "end"
  | "message"
  | "nudge"
  | "join"
  | "leave"
  | "lost"
  | "lowTime"
  | "edge";

/** All that the table page knows of a game. */
export interface GameFront<View extends TableView, Draft> {
  /** The draft of who has begun nothing. */
  readonly emptyDraft: Draft;
  /** Makes a kept draft fit the view that is now: what it names and is no longer there falls out. Pure. */
  readonly fitDraft: (draft: Draft, view: View, you: Seat) => Draft;
  /** Whether a value read from the browser's memory has the shape of a draft. */
  readonly isDraft: (value: unknown) => value is Draft;
  /** The move that a draft stands for, to be previewed; null for none. Pure. */
  readonly draftMove: (draft: Draft, view: View, you: Seat) => string | null;
  readonly Board: ComponentType<BoardProps<View, Draft>>;
  /** What the others hold and have made, beside the board; none where the board itself shows it. */
  readonly Others: ComponentType<BoardProps<View, Draft>> | null;
  /** The text that says what keys do on the board; null where nothing but arrows and Enter do something. */
  readonly keys: string | null;
  /** How many cards or tiles a seat holds. */
  readonly held: (view: View, seat: Seat) => number;
  /** How many moves to ask the server for; 0 where the board needs none. */
  readonly legalLimit: number;
  /** Questions of this game beside those of every table. */
  readonly questions: readonly QuestionKey[];
  /** Topics of this game about one thing: `word 2`, `spell 2`, `cards c3`; null where only the server knows. */
  readonly precise: readonly ("word" | "spell" | "cards" | "find" | "places" | "remember")[] | null;
  /** Kinds of events that the board can show, when they are long past or have not happened yet. */
  readonly shows: readonly string[];
  /** A view of a finished game as the players had it: what none of them saw is hidden; null where nothing is. Pure. */
  readonly veiled: ((view: View) => View) | null;
  /** Draws a word of a sentence that names a card by its sign; null where the game has no such cards. */
  readonly Drawn: ComponentType<{ readonly children: string }> | null;
  /** Which sound an event makes, if any. */
  readonly soundOf: (event: GameEvent, you: Seat | null) => Sound | null;
}

/** A front whose own types are closed over, as the table page holds it. */
// biome-ignore lint/suspicious/noExplicitAny: the page hands a game's own values back to it, and never looks inside
export type AnyFront = GameFront<any, any>;

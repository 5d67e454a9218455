/** The bodies of the server's HTTP requests and replies, as docs/table-server.md gives them. */

export interface Level {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

export type OptionValue = string | number | boolean;

export interface GameOption {
  readonly name: string;
  readonly type: "switch" | "number" | "choice" | "text" | "seat";
  readonly default: OptionValue;
  readonly choices: readonly OptionValue[];
  readonly lowest: number;
  readonly highest: number;
  /** What it means, in a sentence; and what it is called, briefly. */
  readonly means: string;
  readonly title: string;
  /** One for each of the choices. */
  readonly titles: readonly string[];
}

export interface Game {
  readonly id: string;
  readonly title: string;
  readonly tagline: string;
  /** The numbers of seats that it can be played with. */
  readonly seats: readonly number[];
  readonly levels: readonly Level[];
  readonly options: readonly GameOption[];
}

export interface Topic {
  /** The same in every language. */
  readonly id: string;
  readonly title: string;
  /** Markdown. */
  readonly text: string;
}

export interface Session {
  readonly guest: string | null;
  readonly name: string | null;
  readonly lang: string | null;
}

export type Clock =
  | { readonly kind: "none" }
  | { readonly kind: "move"; readonly seconds: number }
  | { readonly kind: "game"; readonly minutes: number; readonly increment: number }
  | { readonly kind: "days"; readonly days: number };

export interface Absence {
  readonly after: number;
  readonly then: "bot" | "end" | "wait";
  readonly level: string;
}

export interface NewTable {
  readonly game: string;
  readonly seats?: number;
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly access?: "open" | "private";
  readonly password?: string | null;
  /** For each seat from seat 1 on: a level, or null for a person. */
  readonly bots?: readonly (string | null)[];
  readonly clock?: Clock;
  readonly absence?: Absence;
  readonly hints?: boolean;
  readonly spectators?: "hidden" | "open" | "none";
  readonly start?: "full" | "host";
}

/** What who sits down at a table agrees to. */
export interface Terms {
  /** Options of the rules that were chosen; all others are as they always are. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** The table has its owner's own pack, which `GET /api/tables/{table}/pack` gives. */
  readonly pack: boolean;
  /** The table has its owner's own list of words. */
  readonly words: boolean;
  /** null: the game's own. */
  readonly lexicon: string | null;
  /** The host chose how the cards are mixed, and may know them. */
  readonly seed_chosen: boolean;
  readonly hints: boolean;
  /** What spectators see. */
  readonly watching: NonNullable<NewTable["spectators"]>;
  /** How many moves later spectators see hands. */
  readonly delay: number;
  readonly absence: Absence;
  readonly start: NonNullable<NewTable["start"]>;
}

export interface TableSummary {
  readonly table: string;
  readonly game: string;
  readonly title: string;
  readonly status: "waiting" | "playing" | "over";
  readonly seats: readonly { readonly name: string | null; readonly bot: string | null }[];
  readonly access: "open" | "private";
  readonly password: boolean;
  readonly clock: Clock;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly host: string;
  /** When it was opened, in milliseconds since 1970. */
  readonly created: number;
  /** The seats that a game which goes on for days waits for. */
  readonly to_act?: readonly number[];
  /** The seats that have won, once the game is over. */
  readonly winners?: readonly number[];
  /** One's own seat, in the list of one's tables. */
  readonly you?: number | null;
}

export interface NewTableReply {
  readonly table: TableSummary;
  readonly invitation: string;
}

export interface ErrorBody {
  readonly error: { readonly code: string; readonly message: string; readonly rule: string | null };
}

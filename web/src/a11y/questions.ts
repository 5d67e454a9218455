/** Questions about a table: what a person may type or press, by the words that the server has for them. */

/** A key that asks a question while the table has focus; what it asks is a name of the server's list. */
export interface QuestionKey {
  readonly topic: string;
  readonly key: string;
}

export const QUESTION_KEYS: readonly QuestionKey[] = [
  { topic: "hand", key: "h" },
  { topic: "table", key: "t" },
  { topic: "last", key: "l" },
  { topic: "scores", key: "s" },
  { topic: "whose", key: "w" },
  { topic: "now", key: "n" },
  { topic: "bag", key: "b" },
  { topic: "result", key: "r" },
  { topic: "clock", key: "c" },
  { topic: "moves", key: "?" },
  { topic: "hint", key: "i" },
];

/** The words of a game in a language, as the server gives them; English ones always work beside. */
export interface Words {
  /** The question of each first word. */
  readonly words: Readonly<Record<string, string>>;
  /** What whole lines ask, as a word and what follows it. */
  readonly phrases: Readonly<Record<string, string>>;
  /** Words that begin a move. */
  readonly verbs: ReadonlySet<string>;
}

/** What was typed, told apart: a question with what follows it, a part of a move, or a move for the server to read. */
export type Typed =
  | { readonly kind: "question"; readonly name: string; readonly argument: string }
  | { readonly kind: "part"; readonly text: string }
  | { readonly kind: "move"; readonly text: string };

/** A line that begins so adds to a move that is prepared. */
const ADDING = "+";

/** A word without accents and hooks, as it is typed where the keyboard has none. */
function withoutMarks(word: string): string {
  return word.replaceAll("ł", "l").normalize("NFKD").replace(/\p{M}/gu, "");
}

/** Tells questions from moves. A word that is both is a question alone or before a number ("word 3"), else a move. */
export function understand(typed: string, { words, phrases, verbs }: Words): Typed {
  const text = typed.trim().replace(/\s+/g, " ").normalize("NFC");
  if (text.startsWith(ADDING)) return { kind: "part", text: text.slice(1).trim() };
  const [first = "", ...others] = (phrases[text.toLowerCase()] ?? text).split(" ");
  const word = first.toLowerCase();
  const argument = others.join(" ");
  const isMove = verbs.has(word) && !(word in words && /^\d*$/.test(argument));
  const name = isMove ? undefined : (words[word] ?? words[withoutMarks(word)]);
  return name === undefined ? { kind: "move", text } : { kind: "question", name, argument };
}

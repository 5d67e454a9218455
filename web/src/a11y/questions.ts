/** Questions about the table: what a person may type or press, and the topic of `say` that answers it. */

/** A question of every table; words in other languages come from the pages' texts. */
export interface Question {
  readonly topic: string;
  /** The key that asks it while the table has focus. */
  readonly key: string;
  /** The text that holds its names, comma separated, the first one shown. */
  readonly names: string;
}

export const QUESTIONS: readonly Question[] = [
  { topic: "hand", key: "h", names: "table-question-hand" },
  { topic: "table", key: "t", names: "table-question-table" },
  { topic: "last", key: "l", names: "table-question-last" },
  { topic: "scores", key: "s", names: "table-question-scores" },
  { topic: "whose", key: "w", names: "table-question-whose" },
  { topic: "now", key: "n", names: "table-question-now" },
  { topic: "bag", key: "b", names: "table-question-bag" },
  { topic: "result", key: "r", names: "table-question-result" },
  { topic: "clock", key: "c", names: "table-question-clock" },
  { topic: "hint", key: "?", names: "table-question-hint" },
];

/** Questions that are only typed: what there is to ask, and what was said last. */
const TYPED = [
  { topic: "help", names: "table-question-help" },
  { topic: "again", names: "table-question-again" },
] as const;

/** Topics that take a number, as `history 5`, or a card, as `cards c3`. */
const PRECISE = [
  { topic: "history", names: "table-question-history", argument: /^\d{1,3}$/, example: "5" },
  { topic: "word", names: "table-question-word", argument: /^\d{1,3}$/, example: "1" },
  { topic: "spell", names: "table-question-spell", argument: /^\d{1,3}$/, example: "1" },
  { topic: "cards", names: "table-question-cards", argument: /^\S{1,4}$/, example: "A" },
] as const;

/** What was typed, told apart: a question with its topic, or a move for the server to read. */
export type Typed =
  | { readonly kind: "question"; readonly topic: string }
  | { readonly kind: "move"; readonly text: string };

/** Tells questions from moves; `namesOf` gives a text's comma separated names in the language of the page. */
export function understand(typed: string, namesOf: (text: string) => string): Typed {
  const text = typed.trim();
  const [first = "", ...rest] = text.toLowerCase().split(/\s+/);
  const named = (entry: { topic: string; names: string }) =>
    entry.topic === first || namesOf(entry.names).toLowerCase().split(/,\s*/).includes(first);
  if (rest.length === 0) {
    const question = [...QUESTIONS, ...TYPED].find(named);
    if (question !== undefined) return { kind: "question", topic: question.topic };
  }
  const precise = PRECISE.find(named);
  const [argument, ...more] = rest;
  if (precise !== undefined && argument === undefined) return { kind: "question", topic: precise.topic };
  if (precise !== undefined && argument !== undefined && more.length === 0 && precise.argument.test(argument)) {
    return { kind: "question", topic: `${precise.topic} ${argument}` };
  }
  return { kind: "move", text };
}

/** Names a game's questions, `topics` those about one thing, as people of the page's language type them. */
export function helpText(
  text: (id: string, args?: Record<string, string>) => string,
  topics: readonly string[],
): string {
  const first = ({ names }: { readonly names: string }) => text(names).split(",")[0] ?? "";
  const questions = [...QUESTIONS, ...TYPED].map(first).join(", ");
  const had = PRECISE.filter(({ topic }) => topic === "history" || topics.includes(topic));
  const precise = had.map((entry) => `${first(entry)} ${entry.example}`).join(", ");
  return text("table-help", { questions, precise });
}

/** The words in which people ask and move at a table, and the sentences that answer them: the server's, of one list. */
import type { Words } from "../../a11y/questions.ts";
import { type TextArguments, textOf, useLocale } from "../../i18n/text.ts";
import type { QuestionsReply } from "../../protocol/wire.ts";
import { get } from "../api.ts";
import { useLoad } from "../useLoad.ts";

export interface Vocabulary extends Words {
  /** All questions, in the order in which help lists them. */
  readonly questions: readonly string[];
  /** Says a sentence of the server's; a list among the parameters is said as one. */
  readonly say: (id: string, parameters?: Parameters) => string;
  /** The title of a level; its id, where a game from another package has no title for it. */
  readonly levelOf: (level: string) => string;
  /** What a question is called first. */
  readonly nameOf: (question: string) => string;
}

type Parameters = Readonly<Record<string, TextArguments[string] | readonly string[]>>;

function isList(value: unknown): value is readonly string[] {
  return Array.isArray(value);
}

/** The words of a game in the page's language; null until they have come. */
export function useVocabulary(game: string | undefined): Vocabulary | null {
  const { language } = useLocale();
  const loaded = useLoad<Vocabulary | null>(`${game} ${language}`, async () => {
    if (game === undefined) return null;
    const { questions, words, phrases, verbs, sentences } = await get<QuestionsReply>(`/api/games/${game}/questions`);
    const spoken = textOf(language, [sentences]);
    const list = (items: readonly string[]): string => {
      const [last] = items.slice(-1);
      if (last === undefined) return spoken("list-empty");
      return items.length === 1 ? last : spoken("list", { head: items.slice(0, -1).join(", "), last });
    };
    const say: Vocabulary["say"] = (id, parameters = {}) =>
      spoken(
        id,
        Object.fromEntries(
          Object.entries(parameters).map(([name, value]) => [name, isList(value) ? list(value) : value]),
        ),
      );
    const levelOf = (level: string) => (sentences.includes(`level-${level} =`) ? spoken(`level-${level}`) : level);
    const nameOf = (question: string) => say(`question-${question}`).split(",")[0] ?? question;
    return { questions, words, phrases, verbs: new Set(verbs), say, levelOf, nameOf };
  });
  return loaded.status === "ready" ? loaded.value : null;
}

import { expect, test } from "vitest";
import { LANGUAGES } from "../i18n/languages.ts";
import { currentLocale, switchLanguage } from "../i18n/text.ts";
import { helpText, QUESTIONS, understand } from "./questions.ts";

const names: Record<string, string> = {
  "table-question-hand": "ręka, r",
  "table-question-history": "historia",
  "table-question-word": "słowo",
};
const namesOf = (text: string) => names[text] ?? "";

test("questions are known by their own names and by those of the language", () => {
  expect(understand(" Ręka ", namesOf)).toEqual({ kind: "question", topic: "hand" });
  expect(understand("hand", namesOf)).toEqual({ kind: "question", topic: "hand" });
  expect(understand("historia 5", namesOf)).toEqual({ kind: "question", topic: "history 5" });
});

test.each(LANGUAGES)("a question mark asks for help, as at a terminal: %s", async (language) => {
  await switchLanguage(language);
  expect(understand("?", currentLocale().text)).toEqual({ kind: "question", topic: "help" });
});

test("a move that begins as a question does is a move", () => {
  expect(understand("word ВОДА", namesOf)).toEqual({ kind: "move", text: "word ВОДА" });
  expect(understand("A 3/4 3/6", namesOf)).toEqual({ kind: "move", text: "A 3/4 3/6" });
});

test("each question has a key of its own", () => {
  expect(new Set(QUESTIONS.map((question) => question.key)).size).toBe(QUESTIONS.length);
});

test("help names what may be asked, as one types it, and each of it is understood", () => {
  const texts = (id: string, args: Record<string, string> = {}) =>
    id === "table-help" ? `${args.questions}, ${args.precise}` : `${id.replace("table-question-", "")}-x, other`;
  const typed = helpText(texts, ["word", "spell", "cards"]).split(", ");
  expect(typed).toEqual(expect.arrayContaining(["hand-x", "clock-x", "help-x", "again-x", "history-x 5", "cards-x A"]));
  expect(helpText(texts, []).split(", ")).toEqual(typed.filter((question) => !/^(word|spell|cards)-/.test(question)));
  for (const question of typed) expect(understand(question, texts).kind).toBe("question");
});

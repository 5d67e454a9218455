import { beforeAll, expect, it } from "vitest";
import { currentLocale, switchLanguage } from "../../i18n/text.ts";
import type { Clock, Game, GameOption, OptionValue, Terms } from "../../protocol/http.ts";
import { termsOf } from "./terms.ts";

const USUAL: Terms = {
  options: {},
  pack: false,
  words: false,
  lexicon: null,
  language: null,
  seed_chosen: false,
  time_percent: [],
  hints: true,
  watching: "hidden",
  delay: 2,
  // biome-ignore lint/suspicious/noThenProperty: the name is the protocol's, and the value is never awaited
  absence: { after: 300, then: "wait", level: "easy" },
  start: "full",
  rated: false,
};
const NO_CLOCK: Clock = { kind: "none" };

function option(
  name: string,
  type: GameOption["type"],
  usual: OptionValue,
  more: Partial<GameOption> = {},
): GameOption {
  return { name, type, default: usual, choices: [], lowest: 0, highest: 9, means: "", title: "", titles: [], ...more };
}
const GAME = {
  id: "any",
  options: [
    option("names", "switch", false, { means: "Names are words too." }),
    option("bonus", "switch", true, { means: "Pairs open another." }),
    option("least", "number", 6, { means: "The shortest word: 4 to 8.", title: "The shortest word: 4 to 8." }),
    option("rows", "number", 10, { means: "Rows, 1 to 100; the pack must fit.", title: "Rows" }),
    option("first", "seat", "draw", { title: "Who starts", choices: ["draw"], titles: ["by lot"] }),
    option("foreign", "choice", "no", { title: "Foreign words", choices: ["no", "vote"], titles: ["no", "voted on"] }),
    option("theme", "text", "", { means: "A theme. Empty: none.", title: "Theme" }),
  ],
} as unknown as Game;

beforeAll(() => switchLanguage("en"));

function told(changed: Partial<Terms>, clock: Clock = NO_CLOCK, game: Game | null = GAME): readonly string[] {
  return termsOf({ ...USUAL, ...changed }, clock, game, currentLocale().text);
}

it("says nothing where all is as always, also where that was chosen", () => {
  expect(told({})).toEqual([]);
  expect(told({ options: { names: false, bonus: true, least: 6, first: "draw", foreign: "no", theme: "" } })).toEqual(
    [],
  );
});

it("says every option that is not as always, in words", () => {
  expect(
    told({ options: { names: true, bonus: false, least: 5, rows: 6, first: 1, foreign: "vote", theme: "forest" } }),
  ).toEqual([
    "Names are words too.",
    "Off: Pairs open another.",
    "The shortest word: 4 to 8. At this table: 5",
    "Rows: 6",
    "Who starts: Seat 2",
    "Foreign words: voted on",
    "Theme: forest",
  ]);
});

it("says what else one agrees to", () => {
  const clock: Clock = { kind: "game", minutes: 10, increment: 5 };
  expect(
    told({ pack: true, words: true, lexicon: "pl", seed_chosen: true, hints: false, watching: "none" }, clock),
  ).toEqual([
    "Clock: 10 min + 5 s per move",
    "The host is using their own pack",
    "The host is using their own word list",
    "Dictionary: pl",
    "The host chose how the cards are shuffled and may know them",
    "No hints",
    "No spectators",
  ]);
  expect(told({ lexicon: "en", language: "en" })).toEqual([]);
  expect(told({ lexicon: "en-wide", language: "en" })).toEqual(["Dictionary: en-wide"]);
  expect(told({ watching: "open" })).toEqual(["Spectators see all hands with a delay of 2 moves."]);
});

it("says what happens when somebody is away, where something happens", () => {
  const away = (after: number, then: "bot" | "end") => ({ absence: { after, then, level: "easy" } });
  expect(told(away(300, "bot"))).toEqual(["If a player is away for 5 min, a bot takes over"]);
  expect(told(away(90, "end"))).toEqual(["If a player is away for 90 s, the game ends"]);
  expect(told(away(300, "bot"), { kind: "days", days: 3, bank: false })).toEqual(["Clock: 3 days per move"]);
});

it("says nothing of the rules while it does not know them", () => {
  expect(told({ options: { least: 5 }, hints: false }, NO_CLOCK, null)).toEqual(["No hints"]);
});

it("says which seats have more time, where there is a clock", () => {
  const { text } = currentLocale();
  const terms: Terms = { ...USUAL, time_percent: [100, 250] };
  expect(termsOf(terms, { kind: "move", seconds: 30 }, null, text)).toContain("Seat 2 has 250% of the normal time");
  expect(termsOf(terms, NO_CLOCK, null, text)).toEqual([]);
});

/** What who sits down at a table agrees to, where it is not as always: one sentence for each thing. */
import type { Text } from "../../i18n/text.ts";
import type { Clock, Game, GameOption, OptionValue, Terms } from "../../protocol/http.ts";
import { clockText } from "../clockText.ts";

/** Says all that differs from the usual; without `game`, whose options are not known, nothing of the rules. */
export function termsOf(terms: Terms, clock: Clock, game: Game | null, text: Text): readonly string[] {
  const clocks = clockText(clock, text);
  const changed = (game?.options ?? []).flatMap((option) => {
    const value = terms.options[option.name];
    return value === undefined || value === option.default ? [] : [optionText(option, value, text)];
  });
  return [
    ...(terms.rated ? [text("table-terms-rated")] : []),
    ...(clocks === null ? [] : [text("table-terms-clock", { clock: clocks })]),
    ...(clocks === null ? [] : extraTime(terms.time_percent, text)),
    ...changed,
    ...(terms.pack ? [text("table-terms-pack")] : []),
    ...(terms.words ? [text("table-terms-words")] : []),
    // The lexicon of a language is named by the language, at the head of the table.
    ...(terms.lexicon === null || terms.lexicon === terms.language
      ? []
      : [text("table-terms-lexicon", { name: terms.lexicon })]),
    ...(terms.seed_chosen ? [text("table-terms-seed")] : []),
    ...(terms.hints ? [] : [text("table-terms-no-hints")]),
    ...(terms.watching === "open" ? [text("table-terms-open", { delay: terms.delay })] : []),
    ...(terms.watching === "none" ? [text("table-terms-closed")] : []),
    ...absenceText(terms, clock, text),
  ];
}

/** Seats that have more time than the others, as all agreed before the start. */
function extraTime(percents: readonly number[], text: Text): readonly string[] {
  return percents.flatMap((percent, seat) =>
    percent === 100 ? [] : [text("table-terms-time", { number: seat + 1, percent })],
  );
}

function optionText(option: GameOption, value: OptionValue, text: Text): string {
  const { means, title } = option;
  if (option.type === "switch") return value === true ? means : text("table-terms-not", { what: means });
  const choice = option.choices.indexOf(value);
  if (choice >= 0) return text("table-terms-option", { what: title, value: option.titles[choice] ?? String(value) });
  if (option.type === "seat") {
    return text("table-terms-option", { what: title, value: text("seat-number", { number: Number(value) + 1 }) });
  }
  // Where a game has no short title, it is the whole sentence.
  const key = title === means ? "table-terms-value" : "table-terms-option";
  return text(key, { what: title, value: String(value) });
}

/** With a clock of days nobody is ever missed, and where everybody waits there is nothing to know. */
function absenceText({ absence }: Terms, clock: Clock, text: Text): readonly string[] {
  if (absence.then === "wait" || clock.kind === "days") return [];
  const { after } = absence;
  const time =
    after % 60 === 0
      ? text("table-time-minutes", { minutes: after / 60 })
      : text("table-time-seconds", { seconds: after });
  return [text(`table-terms-away-${absence.then}`, { time })];
}

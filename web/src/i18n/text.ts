/** Sentences of the pages in the chosen language: Fluent messages, fetched one language at a time. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { observable, useObservable } from "../observable.ts";
import { part } from "../part.ts";
import type { Language } from "./languages.ts";
import { pseudo } from "./pseudo.ts";

export type TextArguments = Record<string, FluentVariable>;
/** A message of texts/ with its parameters filled in. */
export type Text = (id: string, args?: TextArguments) => string;

export interface Locale {
  readonly language: Language;
  readonly text: Text;
}

const SOURCES: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import("./texts-en.ts"),
  pl: () => import("./texts-pl.ts"),
  uk: () => import("./texts-uk.ts"),
  ro: () => import("./texts-ro.ts"),
};

/** Texts of some pages or of one game alone, which are fetched with these. */
const LATER = import.meta.glob<string>(
  "../texts/*/{account,dnup,klepka,lessons,new-table,people,ratings,replay,scrabble_cards,settings,sounds,word_rummikub}.ftl",
  {
    query: "?raw",
    import: "default",
  },
);
export type LaterTexts =
  | "account"
  | "dnup"
  | "klepka"
  | "lessons"
  | "new-table"
  | "people"
  | "ratings"
  | "replay"
  | "scrabble_cards"
  | "settings"
  | "sounds"
  | "word_rummikub";
/** What was asked for, and when all of it is there. */
const wanted = new Map<LaterTexts, Promise<void>>();
/** The switch that was asked for last: it has the texts of all before it. */
let newest: { readonly language: Language; readonly isPseudo: boolean; done: Promise<void> } | null = null;

async function laterIn(language: Language): Promise<readonly string[]> {
  const loads = [...wanted.keys()].map((name) => LATER[`../texts/${language}/${name}.ftl`]);
  return Promise.all(loads.flatMap((load) => (load === undefined ? [] : [part(load())])));
}

/** The function that gives messages of these Fluent files. It throws for an unknown message or a missing parameter. */
export function textOf(language: Language, files: readonly string[], isPseudo = false): Text {
  // Isolation marks would end up in announcements and copied text; all four languages run left to right.
  const bundle = new FluentBundle(language, { useIsolating: false, ...(isPseudo && { transform: pseudo }) });
  for (const file of files) {
    const [error] = bundle.addResource(new FluentResource(file));
    if (error) throw error;
  }
  return (id, args) => {
    const message = bundle.getMessage(id);
    if (!message?.value) throw new Error(`no text "${id}" in ${language}`);
    return bundle.formatPattern(message.value, args ?? null);
  };
}

const locale = observable<Locale>({
  language: "en",
  text: (id) => {
    throw new Error(`text "${id}" asked for before the language was loaded`);
  },
});

/** Fetches a language and switches to it, pages and all. With `isPseudo` English in disguise. */
export function switchLanguage(language: Language, isPseudo = false): Promise<void> {
  const mine = { language, isPseudo, done: Promise.resolve() };
  newest = mine;
  mine.done = (async () => {
    const [{ default: files }, later] = await Promise.all([part(SOURCES[language]()), laterIn(language)]);
    if (newest !== mine) return newest?.done;
    document.documentElement.lang = language;
    locale.set({ language, text: textOf(language, [...Object.values(files), ...later], isPseudo) });
  })();
  return mine.done;
}

/** Fetches texts of some pages alone, in this language and all that are switched to; waits for those on their way. */
export async function fetchTexts(...names: readonly LaterTexts[]): Promise<void> {
  const missing = names.filter((name) => !wanted.has(name));
  if (missing.length > 0) {
    // Entered before they are asked for, as a switch fetches all that is wanted.
    for (const name of missing) wanted.set(name, Promise.resolve());
    const { language, isPseudo } = newest ?? { language: locale.get().language, isPseudo: false };
    const coming = switchLanguage(language, isPseudo);
    for (const name of missing) wanted.set(name, coming);
  }
  await Promise.all(names.map((name) => wanted.get(name)));
}

/** Waits for a part of the pages and the texts that it alone needs. */
export async function withTexts<Part>(coming: Promise<Part>, ...names: readonly LaterTexts[]): Promise<Part> {
  const [come] = await Promise.all([coming, fetchTexts(...names)]);
  return come;
}

/** The language and texts of now, outside components. */
export function currentLocale(): Locale {
  return locale.get();
}

export const onLocaleChange = locale.subscribe;

/** The language and texts in a component, which follows every switch. */
export function useLocale(): Locale {
  return useObservable(locale);
}

/** The texts in a component: `const text = useText(); text("lobby-title")`. */
export function useText(): Text {
  return useLocale().text;
}

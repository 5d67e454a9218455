/** What a person has set for this browser: kept in its storage, applied to the document, told to all who listen. */
import { LANGUAGES, type Language } from "../i18n/languages.ts";
import { observable, useObservable } from "../observable.ts";

export const THEMES = ["system", "light", "dark", "contrast"] as const;
export const SOUNDS = ["all", "essential", "off"] as const;
export const MOTIONS = ["system", "reduced"] as const;
/** What comes first in the document of a table, and so for a screen reader: the table, one's hand or the move field. */
export const READING_ORDERS = ["table", "hand", "move"] as const;
export const VERBOSITIES = [1, 2, 3] as const;

export interface Settings {
  /** null: as the browser asks. */
  readonly language: Language | null;
  readonly theme: (typeof THEMES)[number];
  readonly sounds: (typeof SOUNDS)[number];
  /** 0 to 100. */
  readonly volume: number;
  readonly motion: (typeof MOTIONS)[number];
  /** Braille letters on tiles and cards, beside the printed ones. */
  readonly braille: boolean;
  readonly readingOrder: (typeof READING_ORDERS)[number];
  /** How much is announced: 1 little, 3 everything. */
  readonly verbosity: (typeof VERBOSITIES)[number];
  /** Each letter of a hand, or of a word that is spelt, is told with a word that it stands in. */
  readonly letters: boolean;
  /** Kinds of events, as `game kind`, that are always said or never, whatever `verbosity` says. */
  readonly kinds: Readonly<Record<string, boolean>>;
  /** Buffers of messages that are kept without being said. */
  readonly muted: readonly string[];
  /** Seconds left on one’s own clock at which that is said. */
  readonly alarms: readonly number[];
  /** The key of each place and message that is jumped to, with Ctrl and Alt; none where it has been taken away. */
  readonly jumpKeys: Readonly<Record<string, string>>;
  /** The jump keys work. */
  readonly jumps: boolean;
  /** How loud each sound is, from 0 to 100, beside the others; all of them where it is not named. */
  readonly soundLevels: Readonly<Record<string, number>>;
  /** The field for typed moves is unfolded at tables: so it was left. */
  readonly textField: boolean;
  /** Columns and rows of a crossword are numbered at its edges. */
  readonly coordinates: boolean;
  /** A bot's word is accepted where nothing else is to be decided. */
  readonly autoAccept: boolean;
  /** The level of the bots that one plays at once against, by game; without one it is the first. */
  readonly levels: Readonly<Record<string, string>>;
  /** The language of words that one plays in; null: one's own. */
  readonly words: Language | null;
}

export const DEFAULTS: Settings = {
  language: null,
  theme: "system",
  sounds: "all",
  volume: 60,
  motion: "system",
  braille: false,
  readingOrder: "table",
  verbosity: 2,
  letters: false,
  kinds: {},
  muted: [],
  alarms: [60, 20],
  jumpKeys: {},
  jumps: true,
  soundLevels: {},
  textField: false,
  coordinates: false,
  autoAccept: true,
  levels: {},
  words: null,
};

const KEY = "litera.settings";

function oneOf<T>(choices: readonly T[], value: unknown, otherwise: T): T {
  return choices.includes(value as T) ? (value as T) : otherwise;
}

/** The entries of a stored object whose values are of a type. */
function entriesIn<T>(found: unknown, isRight: (value: unknown) => value is T): Readonly<Record<string, T>> {
  const entries = typeof found === "object" && found !== null ? Object.entries(found) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, T] => isRight(entry[1])));
}

const isText = (value: unknown): value is string => typeof value === "string";
const isSwitch = (value: unknown): value is boolean => typeof value === "boolean";
const isLevel = (value: unknown): value is number => typeof value === "number" && value >= 0 && value <= 100;
const isSeconds = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0;

function listIn<T>(found: unknown, isRight: (value: unknown) => value is T, otherwise: readonly T[]): readonly T[] {
  return Array.isArray(found) ? found.filter(isRight) : otherwise;
}

/** Settings from stored text; what is missing or was never a choice has its default. */
export function readSettings(stored: string | null): Settings {
  let found: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(stored ?? "{}");
    if (typeof parsed === "object" && parsed !== null) found = { ...parsed };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  const volume = found.volume;
  return {
    language: oneOf<Language | null>(LANGUAGES, found.language, null),
    theme: oneOf(THEMES, found.theme, DEFAULTS.theme),
    sounds: oneOf(SOUNDS, found.sounds, DEFAULTS.sounds),
    volume: typeof volume === "number" && volume >= 0 && volume <= 100 ? volume : DEFAULTS.volume,
    motion: oneOf(MOTIONS, found.motion, DEFAULTS.motion),
    braille: found.braille === true,
    readingOrder: oneOf(READING_ORDERS, found.readingOrder, DEFAULTS.readingOrder),
    verbosity: oneOf(VERBOSITIES, found.verbosity, DEFAULTS.verbosity),
    letters: found.letters === true,
    kinds: entriesIn(found.kinds, isSwitch),
    muted: listIn(found.muted, isText, DEFAULTS.muted),
    alarms: listIn(found.alarms, isSeconds, DEFAULTS.alarms),
    jumpKeys: entriesIn(found.jumpKeys, isText),
    jumps: found.jumps !== false,
    soundLevels: entriesIn(found.soundLevels, isLevel),
    textField: found.textField === true,
    coordinates: found.coordinates === true,
    autoAccept: found.autoAccept !== false,
    levels: entriesIn(found.levels, isText),
    words: oneOf<Language | null>(LANGUAGES, found.words, null),
  };
}

export const settings = observable<Settings>(readSettings(localStorage.getItem(KEY)));

/** Changes some settings, at once and for good. */
export function changeSettings(changed: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...changed });
  localStorage.setItem(KEY, JSON.stringify(settings.get()));
}

export function useSettings(): Settings {
  return useObservable(settings);
}

/** Whether motion is to be left out, by the setting or by the system. */
export function motionReduced(): boolean {
  return settings.get().motion === "reduced" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Keeps the document's attributes, which tokens.css goes by, in step with the settings. */
export function applySettings(): void {
  const apply = () => {
    const { theme, motion } = settings.get();
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.motion = motion;
  };
  apply();
  settings.subscribe(apply);
}

/** The languages of the pages, by their codes. */
export const LANGUAGES = ["en", "pl", "uk", "ro"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language's own name for itself. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  pl: "Polski",
  uk: "Українська",
  ro: "Română",
};

/** The first of the wanted languages that there is; English where there is none. */
export function chooseLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const primary = tag.toLowerCase().split("-")[0];
    const found = LANGUAGES.find((language) => language === primary);
    if (found) return found;
  }
  return "en";
}

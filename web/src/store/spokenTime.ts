/** A time as people say it: "2 minutes 5 seconds", in the words of a language. */
import type { Language } from "../i18n/languages.ts";

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

export function spokenTime(seconds: number, language: Language): string {
  let rest = Math.max(0, Math.round(seconds));
  const parts: string[] = [];
  for (const [unit, length] of UNITS) {
    const count = Math.floor(rest / length);
    rest -= count * length;
    const isZero = count === 0 && (unit !== "second" || parts.length > 0);
    if (!isZero)
      parts.push(new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count));
  }
  return parts.join(" ");
}

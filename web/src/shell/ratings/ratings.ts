/** Ratings in words, and the pages of those who have one. */
import type { Text } from "../../i18n/text.ts";
import type { Rating } from "../../protocol/wire.ts";

export const PACES = ["live", "days"] as const;
export type Pace = (typeof PACES)[number];

export function playerHref(person: string): string {
  return `/people/${encodeURIComponent(person)}`;
}

/** Such as "1640 ± 85"; a provisional rating says so. */
export function ratingText({ value, deviation, provisional }: Rating, text: Text): string {
  const known = { value: String(value), deviation: String(deviation) };
  return text(provisional ? "rating-provisional" : "rating-value", known);
}

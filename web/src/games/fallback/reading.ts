/** Reads the view of a game that nobody has described: values as text, and which keys are the game's own. */
import type { Json, TableView } from "../../net/messages.ts";

/** What the page shows elsewhere: seats, scores, whose turn it is, the end; and hands, which have a part of their own. */
const SHOWN = ["game", "seats", "phase", "turn", "to_act", "scores", "over", "winners", "reason", "hands"];

/** A list, or a key of an object that holds one; none where there is something else. */
export function listOf(value: unknown, key?: string): readonly Json[] {
  const inner = key === undefined ? value : (value as Readonly<Record<string, Json>>)[key];
  return Array.isArray(inner) ? inner : [];
}

/** A value in characters: lists by their items, objects by their keys and values. */
export function written(value: Json): string {
  if (value === null) return "–";
  if (typeof value === "boolean") return value ? "✓" : "✗";
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value)) {
    const items = value.map((item: Json) => (typeof item === "object" ? `(${written(item)})` : written(item)));
    return items.length === 0 ? "–" : items.join(", ");
  }
  return Object.entries(value)
    .map(([key, inner]) => `${named(key)}: ${written(inner)}`)
    .join("; ");
}

/** The name of a key, as a game writes it, for people: `round_turns` is “round turns”. */
export function named(key: string): string {
  return key.replaceAll("_", " ");
}

/** The keys of a view that are the game's own, with their values as text. */
export function ownKeys(view: TableView): readonly (readonly [name: string, value: string])[] {
  return Object.entries(view as unknown as Readonly<Record<string, Json>>)
    .filter(([key]) => !SHOWN.includes(key))
    .map(([key, value]) => [named(key), written(value)] as const);
}

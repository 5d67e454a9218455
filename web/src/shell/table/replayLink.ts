/** Addresses of single moves: `/t/ID?move=12` opens the replay of a finished table after its twelfth move. */

/** The address of a finished table after so many moves of its players. */
export function replayLink(table: string, move: number): string {
  return `/t/${encodeURIComponent(table)}?move=${move}`;
}

/** The move that an address names; null where it names none. */
export function moveOf(query: URLSearchParams): number | null {
  const move = query.get("move");
  return move !== null && /^\d{1,5}$/.test(move) ? Number(move) : null;
}

/** Opening tables and finding the way to them. */

import { toast } from "../design/components/index.ts";
import type { Clock, Game, Level, NewTable, NewTableReply, OptionValue } from "../protocol/http.ts";
import { post } from "./api.ts";
import { ensureSession } from "./session.ts";

/** The address of a table's page. */
export function tableHref(table: string, invitation: string | null = null): string {
  return invited(`/t/${encodeURIComponent(table)}`, invitation);
}

/** The page that opens a table of a game, or asks which, to which a friend will be invited. */
export function newTableHref(game: string, friend: string | null): string {
  const path = `/new/${encodeURIComponent(game)}`;
  return friend === null ? path : `${path}?${new URLSearchParams({ with: friend })}`;
}

/** The address at which the server tells of a table, or of a part of it, as `/pack`. */
export function tableApi(table: string, part = "", invitation: string | null = null): string {
  return invited(`/api/tables/${encodeURIComponent(table)}${part}`, invitation);
}

function invited(path: string, invitation: string | null): string {
  return invitation === null ? path : `${path}?${new URLSearchParams({ invitation })}`;
}

/** Opens a table, invites a friend to it where one is given, and gives its page's address. */
export async function openTable(table: NewTable, friend: string | null = null): Promise<string> {
  await ensureSession();
  const opened = await post<NewTableReply>("/api/tables", table);
  const { table: id } = opened.table;
  if (friend !== null) {
    const said = post(tableApi(id, "/invite"), { person: friend });
    // The table is open all the same: whoever has ended the friendship meanwhile isn't invited.
    await said.catch((refused: Error) => toast(refused.message));
  }
  return tableHref(id);
}

/** Opens a table for the same game as one that is over and invites those who sat there, or one of them; its address. */
export async function playAgain(table: string, person: string | null = null): Promise<string> {
  const opened = await post<NewTableReply>(tableApi(table, "/again"), { person });
  return tableHref(opened.table.table);
}

/** The level of a game's bots that one plays at once against: the one that was chosen, or the first. */
export function levelOf(game: Game, chosen: string | undefined): Level {
  const level = game.levels.find(({ id }) => id === chosen) ?? game.levels[0];
  if (!level) throw new Error(`${game.id} has no bots`);
  return level;
}

/**
 * The language of words that one plays a game in: the one that was chosen, else one's own, else the game's; null for a
 * game without words.
 */
export function wordsOf(game: Game, chosen: string | null, own: string): string | null {
  return (
    [chosen, own].find((language) => language !== null && game.languages.includes(language)) ??
    game.languages[0] ??
    null
  );
}

/** What a request for a table says of its language of words: nothing where it is the game's usual one. */
export function lexiconOf(game: Game, words: string | null): Pick<NewTable, "lexicon"> {
  return words === null || words === game.languages[0] ? {} : { lexicon: words };
}

/** The options that a table has where none is chosen: those with strangers or a clock differ from others in a few. */
export function usualOptions(game: Game, access: "private" | "open", clock: Clock): Record<string, OptionValue> {
  return {
    ...Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    ...(clock.kind === "move" || clock.kind === "game" ? game.with_clock : {}),
    ...(access === "open" ? game.with_strangers : {}),
  };
}

/** The quickest table of a game: as few seats as it takes, bots of a level on all others. */
export function quickTable(game: Game, chosen: string | undefined, words: string | null): NewTable {
  const seats = Math.min(...game.seats);
  const level = levelOf(game, chosen);
  return {
    game: game.id,
    seats,
    bots: Array.from({ length: seats - 1 }, () => level.id),
    access: "private",
    start: "full",
    ...lexiconOf(game, words),
  };
}

/** The page's address that a pasted link, or a table's id alone, means; null where it is neither. */
export function readInvitation(pasted: string): string | null {
  const trimmed = pasted.trim();
  if (/^[\w-]{4,64}$/.test(trimmed)) return tableHref(trimmed);
  const address = URL.parse(trimmed, location.origin);
  const found = address?.pathname.match(/^\/t\/([\w-]{4,64})$/);
  if (!address || !found?.[1] || !/^https?:$/.test(address.protocol)) return null;
  return tableHref(found[1], address.searchParams.get("invitation"));
}

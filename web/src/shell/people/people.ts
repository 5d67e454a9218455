/** People among each other: what the server is asked. */
import type { CompanyReply, Neighbour, Neighbours, Note } from "../../protocol/wire.ts";
import { get, post } from "../api.ts";
import { ensureSession } from "../session.ts";
import type { Reported } from "./reporting.ts";

/** What one may say of somebody. */
export type Tie = "friend" | "block" | "mute";

/** Why somebody may be reported; each has a text `report-reason-…`. */
export const REASONS = ["chat", "name", "play", "other"] as const;
export type Reason = (typeof REASONS)[number];

export async function readCompany(): Promise<CompanyReply> {
  await ensureSession();
  return get<CompanyReply>("/api/company");
}

export async function tie(person: string, kind: Tie): Promise<CompanyReply> {
  await ensureSession();
  return post<CompanyReply>("/api/company/tie", { person, kind });
}

export function untie(person: string, kind: Tie): Promise<CompanyReply> {
  return post<CompanyReply>("/api/company/untie", { person, kind });
}

export function showPresence(shown: boolean): Promise<CompanyReply> {
  return post<CompanyReply>("/api/company/presence", { shown });
}

/** The people at a table but oneself. */
export async function readNeighbours(table: string): Promise<readonly Neighbour[]> {
  return (await get<Neighbours>(`/api/tables/${encodeURIComponent(table)}/people`)).people;
}

export async function readNote(person: string): Promise<string> {
  return (await get<Note>(`/api/company/notes/${encodeURIComponent(person)}`)).words;
}

export async function writeNote(person: string, words: string): Promise<string> {
  return (await post<Note>("/api/company/notes", { person, words })).words;
}

export async function report({ person, table, line }: Reported, reason: Reason, words: string): Promise<void> {
  await ensureSession();
  await post("/api/reports", { person, reason, words, table, line });
}

/** Who one is at this server: a guest with a nickname, from the first thing that needs one. */
import { currentLocale } from "../i18n/text.ts";
import { observable, useObservable } from "../observable.ts";
import type { Session } from "../protocol/http.ts";
import { get, post } from "./api.ts";

/** null until it is known. */
const session = observable<Session | null>(null);

/** Notes who one is from now on. */
export function becomes(known: Session): void {
  session.set(known);
}

export async function loadSession(): Promise<Session> {
  const found = await get<Session>("/api/session");
  session.set(found);
  return found;
}

/** Takes a nickname, 1 to 24 characters. */
export async function takeName(name: string): Promise<Session> {
  const taken = await post<Session>("/api/session", { name, lang: currentLocale().language });
  session.set(taken);
  return taken;
}

/** A number from 100 to 999, so that two guests at one table can be told apart. */
function anyNumber(): number {
  return 100 + ((crypto.getRandomValues(new Uint16Array(1))[0] ?? 0) % 900);
}

/** Makes sure that one is a guest; who has no name yet gets a friendly one, to be changed at any time. */
export async function ensureSession(): Promise<Session> {
  const known = session.get() ?? (await loadSession());
  return known.guest === null ? takeName(currentLocale().text("guest-name", { number: anyNumber() })) : known;
}

export function useSession(): Session | null {
  return useObservable(session);
}

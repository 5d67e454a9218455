/** How one signs in: what the server is asked, and what the browser's passkeys are. */
import type { Session } from "../../protocol/http.ts";
import type { Account, TransferReply, WordsReply } from "../../protocol/wire.ts";
import { get, post } from "../api.ts";
import { becomes, ensureSession } from "../session.ts";

interface Options<T> {
  readonly options: T;
}

/** Whether the browser has passkeys: on https, and on this computer, but not in a home network without it. */
export function hasPasskeys(): boolean {
  return "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;
}

export async function readAccount(): Promise<Account> {
  await ensureSession();
  return get<Account>("/api/account");
}

/** New recovery words; those from before work no more. */
export async function newWords(): Promise<readonly string[]> {
  const { words } = await post<WordsReply>("/api/account/words");
  await refreshed();
  return words;
}

/** An address that makes another device one's own, once, and how many milliseconds it works. */
export async function newTransfer(): Promise<{ link: string; lives: number }> {
  const { secret, lives } = await post<TransferReply>("/api/account/transfer");
  // Behind the #, which no server is told and no log keeps.
  return { link: `${location.origin}/sign-in#${secret}`, lives };
}

/** Has the browser make a passkey; gives false where the person thinks better of it. */
export async function newPasskey(): Promise<boolean> {
  const { options } = await post<Options<PublicKeyCredentialCreationOptionsJSON>>("/api/account/passkeys");
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const made = await unlessCancelled(navigator.credentials.create({ publicKey }));
  if (!made) return false;
  becomes(await post<Session>("/api/account/passkeys/finish", { credential: made.toJSON() }));
  return true;
}

export async function removeWay(id: string): Promise<Account> {
  const account = await post<Account>("/api/account/ways/remove", { id });
  await refreshed();
  return account;
}

/** Signs out on a device, or with null on all but this one. */
export function signOutDevice(id: string | null): Promise<Account> {
  return post<Account>("/api/account/devices/sign-out", { id });
}

export async function signOut(): Promise<void> {
  becomes(await post<Session>("/api/sign-out"));
}

/** Signs in with a passkey that the person chooses; gives false where they choose none. */
export async function signInWithPasskey(): Promise<boolean> {
  const { options } = await post<Options<PublicKeyCredentialRequestOptionsJSON>>("/api/sign-in/passkey");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const signed = await unlessCancelled(navigator.credentials.get({ publicKey }));
  if (!signed) return false;
  becomes(await post<Session>("/api/sign-in/passkey/finish", { credential: signed.toJSON() }));
  return true;
}

export async function signInWithWords(words: string): Promise<void> {
  becomes(await post<Session>("/api/sign-in/words", { words }));
}

export async function signInByTransfer(secret: string): Promise<void> {
  becomes(await post<Session>("/api/sign-in/transfer", { secret }));
}

/** Everything that the server keeps about one, as a file of the browser's. */
export async function downloadData(): Promise<void> {
  const data = await get<object>("/api/account/data");
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = "litera.json";
  link.click();
  URL.revokeObjectURL(address);
}

/** Erases oneself; whoever asks types their name. */
export async function deleteAccount(name: string): Promise<void> {
  becomes(await post<Session>("/api/account/delete", { name }));
}

/** Asks for a link by mail; whether somebody signs in by the address, nobody is told. */
export async function askForLink(address: string): Promise<void> {
  await post("/api/sign-in/mail", { address });
}

export async function signInByMail(secret: string): Promise<void> {
  becomes(await post<Session>("/api/sign-in/mail/finish", { secret }));
}

async function refreshed(): Promise<void> {
  becomes(await get<Session>("/api/session"));
}

/** What the browser's passkeys give; null where the person closes its window, or it has what was asked for already. */
async function unlessCancelled(asked: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await asked) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

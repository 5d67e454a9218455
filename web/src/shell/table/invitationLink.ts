/** The address of a table for friends. */
import type { Room } from "../../net/messages.ts";

/** The address that brings a friend to the table. */
export function invitationLink(room: Room): string {
  const address = new URL(`/t/${room.table}`, location.origin);
  if (room.invitation != null) address.searchParams.set("invitation", room.invitation);
  return address.href;
}

/** Copies the invitation, where the browser lets it; gives whether it did. */
export async function copyInvitation(room: Room): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(invitationLink(room));
    return true;
  } catch (error) {
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
    return false;
  }
}

/** Whether an address leads to the computer on which it is opened, so that it brings nobody else here. */
export function isOwnComputer(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost") || host.startsWith("127.") || host === "[::1]";
}

/** Notifications: what the server is asked, and how this browser is reached. */
import type { ChoiceBody, InvitationReply, InvitationsReply, Notifications } from "../../protocol/wire.ts";
import { get, post } from "../api.ts";
import { ensureSession } from "../session.ts";

/** Whether the browser can be reached while the pages are closed: on https, and on this computer. */
export function canBeReached(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

export async function readNotifications(): Promise<Notifications> {
  await ensureSession();
  return get<Notifications>("/api/notifications");
}

export function choose(choice: ChoiceBody): Promise<Notifications> {
  return post<Notifications>("/api/notifications", choice);
}

export function giveAddress(address: string): Promise<Notifications> {
  return post<Notifications>("/api/notifications/address", { address });
}

export function confirmAddress(secret: string): Promise<Notifications> {
  return post<Notifications>("/api/notifications/confirm", { secret });
}

export async function readInvitations(): Promise<readonly InvitationReply[]> {
  return (await get<InvitationsReply>("/api/invitations")).invitations;
}

export function inviteFriend(table: string, person: string): Promise<unknown> {
  return post(`/api/tables/${encodeURIComponent(table)}/invite`, { person });
}

async function manager(): Promise<PushManager> {
  return (await navigator.serviceWorker.ready).pushManager;
}

/** Whether this browser is reached now. */
export async function isReached(): Promise<boolean> {
  if (!canBeReached() || !(await navigator.serviceWorker.getRegistration())) return false;
  return (await (await manager()).getSubscription()) !== null;
}

/** Has this browser be reached; gives false where the person doesn't allow it. */
export async function reach(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const made = await (await manager()).subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = "", keys } = made.toJSON();
  await post("/api/notifications/subscribe", { endpoint, p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" });
  return true;
}

/** Has this browser be reached no more. */
export async function reachNoMore(): Promise<void> {
  const made = await (await manager()).getSubscription();
  if (made === null) return;
  await post("/api/notifications/unsubscribe", { endpoint: made.endpoint });
  await made.unsubscribe();
}

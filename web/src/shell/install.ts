/**
 * Putting the pages among a device's own applications: the browser's offer, kept until somebody takes it. Nothing asks
 * by itself.
 */
import { observable, useObservable } from "../observable.ts";

/** The event of browsers that offer to install (W3C, Manifest Incubations). */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** What can be done: the browser offers to install; its own menu does it (iOS has no offers); nothing. */
export type Installing = "offered" | "by-hand" | "no";

const offer = observable<InstallOffer | null>(null);

/** Listens for the browser's offer; it comes once, soon after the page was loaded. */
export function awaitOffer(): void {
  addEventListener("beforeinstallprompt", (event) => {
    // The browser's own bar stays away; the pages have a button where it is in nobody's way.
    event.preventDefault();
    offer.set(event as InstallOffer);
  });
  addEventListener("appinstalled", () => offer.set(null));
}

/** Whether these pages run as an application of the device already. */
function isInstalled(): boolean {
  return matchMedia("(display-mode: standalone)").matches;
}

/** Whether the device is an iPhone or iPad; an iPad says that it is a Mac, but has a touch screen. */
function isAppleTouch(): boolean {
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.platform) && navigator.maxTouchPoints > 1)
  );
}

export function useInstalling(): Installing {
  const offered = useObservable(offer) !== null;
  if (isInstalled()) return "no";
  if (offered) return "offered";
  return isAppleTouch() ? "by-hand" : "no";
}

/** Takes up the offer: the browser asks, once for each offer. */
export async function install(): Promise<void> {
  const taken = offer.get();
  offer.set(null);
  await taken?.prompt();
}

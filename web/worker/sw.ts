/**
 * The service worker: keeps the files of one build, so that the pages open without a connection and tell that there is
 * none; and shows notifications. What the server says is never kept: `/api` and `/ws` pass untouched.
 */

/** The files of this build; build/service-worker.ts puts them in. */
declare const BUILT_FILES: readonly string[];
/** Changes with the files. */
declare const BUILD: string;

const worker = globalThis as unknown as ServiceWorkerGlobalScope;
const CACHE = `litera-${BUILD}`;

async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(["/", ...BUILT_FILES]);
}

async function dropOlder(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/** A page: from the server, or without a connection the kept one, which shows every address. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match("/");
    if (!kept) throw error;
    return kept;
  }
}

/** A built file: its name changes with its content, so the kept one is right. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** What the server sends for somebody who is away. */
interface Told {
  readonly title: string;
  readonly body: string;
  /** The page that it leads to. */
  readonly href: string;
  /** A later message about the same takes the place of this one. */
  readonly tag: string;
}

async function show(data: PushMessageData): Promise<void> {
  const { title, body, href, tag }: Told = data.json();
  await worker.registration.showNotification(title, { body, tag, icon: "/apple-touch-icon.png", data: { href } });
}

/** Opens what a notification leads to: in a window that shows it already, else in another. */
async function follow(href: string): Promise<void> {
  const address = new URL(href, worker.location.origin).href;
  const windows = await worker.clients.matchAll({ type: "window" });
  const open = windows.find(({ url }) => url === address);
  await (open ? open.focus() : worker.clients.openWindow(address));
}

worker.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(show(event.data));
});
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(follow(event.notification.data.href));
});
worker.addEventListener("install", (event) => event.waitUntil(keepFiles()));
worker.addEventListener("activate", (event) => event.waitUntil(dropOlder()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(file(request));
});

// Caches every file of one version. A page is always served from one version as a whole; another one is activated
// on request, or when no page uses the old one.

/** Replaced by the build. */
declare const __FILES__: { readonly version: string; readonly files: readonly string[] };

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Waiting {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface ClientMessage extends Waiting {
  readonly data: unknown;
}
interface Pushed extends Waiting {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Waiting {
  readonly notification: { readonly tag: string; close(): void };
}
interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(address: string): Promise<unknown>;
}
interface Scope {
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window' }): Promise<Page[]>;
    openWindow(address: string): Promise<unknown>;
  };
  readonly registration: {
    showNotification(title: string, options: { body: string; tag: string; icon: string }): Promise<void>;
  };
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: ClientMessage) => void): void;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void;
}

const { version, files } = __FILES__;
const PREFIX = 'oubliette-';
const CACHE = PREFIX + version;
const kept = new Set(files);
const scope = globalThis as unknown as Scope;

scope.addEventListener('install', (event) => event.waitUntil(keepAll()));
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
scope.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(scope.skipWaiting());
});
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method === 'GET' && origin === location.origin && kept.has(pathname)) {
    event.respondWith(fromHere(request, pathname));
  }
});

scope.addEventListener('push', (event) => event.waitUntil(showNotice(event.data?.json())));
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.tag));
});

/** A push message of the table server; a message of another form becomes a generic notification. */
async function showNotice(data: unknown): Promise<void> {
  const { table = '', title = 'Oubliette', body = '' } = (data ?? {}) as Record<string, string>;
  await scope.registration.showNotification(String(title), {
    body: String(body),
    // A new notification of a table replaces the last one.
    tag: String(table),
    icon: '/candle.svg',
  });
}

async function openTable(table: string): Promise<void> {
  const address = new URL(/^[a-z0-9]{16,32}$/.test(table) ? `/#online/${table}` : '/', location.origin).href;
  const pages = await scope.clients.matchAll({ type: 'window' });
  const there = pages.find(({ url }) => url === address) ?? pages[0];
  if (there === undefined) return void (await scope.clients.openWindow(address));
  if (there.url !== address) await there.navigate(address);
  await there.focus();
}

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  // Files with a hash in their name may come from the HTTP cache; the others are fetched again.
  await cache.addAll(
    files.map((file) => new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'reload' })),
  );
}

/** Keeps the previous version: another window may still use it and request its files. */
async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
  await scope.clients.claim();
}

async function fromHere(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(path, { ignoreVary: true })) ?? (await fetch(request));
}

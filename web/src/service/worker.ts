// The service worker: it keeps the shell of the client, so that the page opens without a connection and can say so, and it
// shows calls to the table. Whatever the server answers is never kept: a table without its server is not the table.
/// <reference lib="webworker" />
import type { Note, Told } from './told';

// Filled in by the build; see build/service.ts.
declare const __SHELL__: string[];
declare const __TEXTS__: Record<string, string>;
declare const __VERSION__: string;
declare const __CALLS__: Record<string, Record<string, { title: string; body: string }>>;

const worker = self as unknown as ServiceWorkerGlobalScope;
/** The files of the first page, and by language the one with its texts. */
const FILES = __SHELL__;
const TEXTS = __TEXTS__;
const SHELL = `shell-${__VERSION__}`;
/** What outlives a version: the language and the quiet hours of this device. */
const NOTES = 'notes';

worker.addEventListener('install', (event) => event.waitUntil(install()));

/** Everything the first page needs, with its texts: one visit is enough. Without room for it there is no service worker. */
async function install(): Promise<void> {
  const cache = await caches.open(SHELL);
  const paths = [...FILES, textsOf((await note('language')) ?? preferred())];
  await cache.addAll(paths.map((path) => new Request(path, { cache: 'reload' })));
}

/** What the page chooses as long as nobody has chosen; see `preferred` in `lib/texts/language.svelte.ts`. */
function preferred(): string {
  const codes = worker.navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return codes.find((code) => code in TEXTS) ?? 'en';
}
const textsOf = (language: string): string => TEXTS[language] ?? TEXTS['en'] ?? '/';

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(names.filter((name) => name !== SHELL && name !== NOTES).map((name) => caches.delete(name)));
      await worker.clients.claim();
    })(),
  );
});

worker.addEventListener('message', (event) => {
  const told = event.data as Told;
  if (told.type === 'take-over') event.waitUntil(worker.skipWaiting());
  if (told.type === 'keep') event.waitUntil(keep(told.paths));
  if (told.type === 'note') event.waitUntil(remember(told.name, told.text));
});

/** Keeps files of the client that were loaded without the service worker. What there is no room for comes from the
 * server, as before. */
async function keep(paths: string[]): Promise<void> {
  const cache = await caches.open(SHELL);
  const ours = paths.filter((path) => path.startsWith('/assets/'));
  await Promise.allSettled(ours.map(async (path) => (await cache.match(path)) ?? cache.add(path)));
}

async function remember(name: Note, text: string): Promise<void> {
  const cache = await caches.open(NOTES);
  await Promise.allSettled([
    cache.put(`/notes/${name}`, new Response(text)),
    name === 'language' ? keep([textsOf(text)]) : undefined,
  ]);
}

async function note(name: Note): Promise<string | undefined> {
  const cache = await caches.open(NOTES);
  return (await cache.match(`/notes/${name}`))?.text();
}

// ---------- pages ----------

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(page(request));
  else if (pathname.startsWith('/assets/') || FILES.includes(pathname)) event.respondWith(asset(event));
});

/** The page as the server has it now; without a connection the page that is kept. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (problem) {
    const kept = await (await caches.open(SHELL)).match('/');
    if (kept) return kept;
    throw problem;
  }
}

/** A file of this version. A name in `assets` never means another content. What the server answers goes to the page at
 * once, whether or not there is room to keep it. */
async function asset(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(SHELL).catch(() => null);
  const kept = await cache?.match(request.url).catch(() => undefined);
  if (kept) return kept;
  const answer = await fetch(request);
  if (cache && answer.ok) event.waitUntil(cache.put(request.url, answer.clone()).catch(() => undefined));
  return answer;
}

// ---------- calls ----------

/** What a push message says: which table waits, and nothing else. */
interface Call {
  type: 'turn';
  table: string;
  game: string;
}

worker.addEventListener('push', (event) => event.waitUntil(call(event.data?.json() as Call)));

async function call({ table, game }: Call): Promise<void> {
  const language = (await note('language')) ?? 'en';
  const texts = (__CALLS__[language] ?? __CALLS__['en'])?.[game];
  await worker.registration.showNotification(texts?.title ?? 'Emberhall', {
    body: texts?.body ?? '',
    lang: language,
    // A later call about the same table takes the place of an earlier one.
    tag: table,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { table },
  });
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { table } = event.notification.data as { table: string };
  event.waitUntil(visit(`/t/${encodeURIComponent(table)}`));
});

/** Brings a window with the table to the front, or opens one. */
async function visit(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window' });
  const there = windows.find((window) => new URL(window.url).pathname === path);
  if (there) await there.focus();
  else await worker.clients.openWindow(path);
}

// The browser has changed the address at which it can be called: the server is told the new one.
worker.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(subscribeAgain(event as PushSubscriptionChangeEvent)),
);

async function subscribeAgain(event: PushSubscriptionChangeEvent): Promise<void> {
  const options = event.oldSubscription?.options;
  const fresh = event.newSubscription ?? (options ? await worker.registration.pushManager.subscribe(options) : null);
  if (!fresh) return;
  const quiet: unknown = JSON.parse((await note('quiet')) ?? 'null');
  await fetch('/api/me/push', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ subscription: fresh, quiet }),
  });
}

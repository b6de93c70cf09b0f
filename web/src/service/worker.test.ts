// The service worker in a world of its own: caches that can be full, a server that answers or does not.
import { beforeEach, expect, it, vi } from 'vitest';

const listeners = new Map<string, (event: unknown) => void>();
/** What each cache holds. */
let stores: Map<string, Map<string, Response>>;
/** Whether the device has no room left. */
let full = false;
let online = true;

const pathOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : String(request), 'https://table.example').pathname;
const server = async (request: RequestInfo | URL): Promise<Response> => {
  if (!online) throw new TypeError('Failed to fetch');
  return new Response(`the file ${pathOf(request)}`);
};

function open(name: string) {
  const store = stores.get(name) ?? new Map<string, Response>();
  stores.set(name, store);
  const put = async (request: RequestInfo | URL, answer: Response) => {
    if (full) throw new DOMException('no room', 'QuotaExceededError');
    store.set(pathOf(request), answer);
  };
  const add = async (request: RequestInfo | URL) => put(request, await server(request));
  return {
    match: async (request: RequestInfo | URL) => store.get(pathOf(request))?.clone(),
    addAll: (requests: Request[]) => Promise.all(requests.map(add)),
    put,
    add,
  };
}

/** What the worker does with an event, and what it answers. */
async function happens(name: string, event: Record<string, unknown>): Promise<Response | undefined> {
  const under: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  listeners.get(name)?.({
    ...event,
    waitUntil: (what: Promise<unknown>) => under.push(what),
    respondWith: (what: Promise<Response>) => (answer = what),
  });
  const answered = await answer;
  for (const what of under) await what;
  return answered;
}
const fetched = (path: string) => happens('fetch', { request: new Request(`https://table.example${path}`) });
const kept = () => [...(stores.get('shell-7') ?? new Map<string, Response>()).keys()].sort();

beforeEach(async () => {
  vi.resetModules();
  listeners.clear();
  stores = new Map();
  [full, online] = [false, true];
  vi.stubGlobal('self', {
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    location: { origin: 'https://table.example' },
    navigator: { languages: ['fi', 'pl-PL', 'en'] },
  });
  vi.stubGlobal('caches', { open: async (name: string) => open(name), keys: async () => [...stores.keys()] });
  vi.stubGlobal('fetch', server);
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(path: string | URL, init?: RequestInit) {
        super(new URL(path, 'https://table.example'), init);
      }
    },
  );
  vi.stubGlobal('__SHELL__', ['/', '/early.js', '/assets/index-1.js']);
  vi.stubGlobal('__TEXTS__', { en: '/assets/texts-en.js', pl: '/assets/texts-pl.js', de: '/assets/texts-de.js' });
  vi.stubGlobal('__VERSION__', '7');
  vi.stubGlobal('__CALLS__', {});
  await import('./worker');
});

it('has the first page with the texts of the browser’s language after one visit', async () => {
  await happens('install', {});
  expect(kept()).toEqual(['/', '/assets/index-1.js', '/assets/texts-pl.js', '/early.js']);
  online = false;
  for (const path of ['/early.js', '/assets/index-1.js', '/assets/texts-pl.js'])
    expect(await (await fetched(path))?.text()).toBe(`the file ${path}`);
});

it('keeps the texts of the language that is chosen, in this version and the next', async () => {
  await happens('install', {});
  await happens('message', { data: { type: 'note', name: 'language', text: 'de' } });
  expect(kept()).toContain('/assets/texts-de.js');
  stores.delete('shell-7');
  await happens('install', {});
  expect(kept()).toContain('/assets/texts-de.js');
});

it('passes on what the server answers when there is no room to keep it', async () => {
  full = true;
  expect(await (await fetched('/assets/TablePage-1.js'))?.text()).toBe('the file /assets/TablePage-1.js');
  await happens('message', { data: { type: 'note', name: 'language', text: 'de' } });
  await happens('message', { data: { type: 'keep', paths: ['/assets/font-1.woff2'] } });
  expect(kept()).toEqual([]);
});

it('passes on what the server answers when nothing may be kept at all', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('not allowed', 'SecurityError')) });
  expect(await (await fetched('/assets/TablePage-1.js'))?.text()).toBe('the file /assets/TablePage-1.js');
});

it('keeps a file that passes through it', async () => {
  await fetched('/assets/TablePage-1.js');
  expect(kept()).toEqual(['/assets/TablePage-1.js']);
  online = false;
  expect(await (await fetched('/assets/TablePage-1.js'))?.text()).toBe('the file /assets/TablePage-1.js');
});

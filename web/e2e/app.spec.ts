// Emberhall as an installed program: manifests, the shell without a connection, new versions, calls to the table.
/// <reference lib="webworker" />
import { expect, test, type CDPSession, type Page, type Worker } from './lib/test.ts';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text, unspoken } from './lib/checks.ts';
import { leave, menu, open, somebody } from './lib/people.ts';
import { LANGUAGES, prefer } from './lib/settings.ts';

// Whoever came is gone before the next test begins.
test.afterEach(({ browser }) => leave(browser));

/** Waits until the service worker has the page in its hands. One that begins while a page loads gets the next one. */
async function served(page: Page): Promise<void> {
  const held = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready, navigator.serviceWorker.controller !== null));
  if (!(await held())) await page.reload();
  await expect.poll(held).toBe(true);
}
const cdp = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);

test('the browser finds everything it needs to install the client', async ({ page }) => {
  await page.goto('/');
  await served(page);
  const session = await cdp(page);
  const { errors, url } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toMatch(/\/manifest-en\.webmanifest$/);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A test's window keeps nothing, so nothing can be installed from it; besides that there is no objection.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});

for (const language of LANGUAGES) {
  test(`the manifest speaks the language of the page: ${language}`, async ({ page }) => {
    await prefer(page, { language });
    await page.goto('/');
    const link = page.locator('link[rel=manifest]');
    await expect(link).toHaveAttribute('href', `/manifest-${language}.webmanifest`);
    const answer = await page.request.get(`/manifest-${language}.webmanifest`);
    const manifest = (await answer.json()) as {
      lang: string;
      description: string;
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect(manifest.lang).toBe(language);
    expect(manifest.description).toBe(text(language, 'web-app-about'));
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src, sizes } of manifest.icons) {
      const picture = await (await page.request.get(src)).body();
      expect(picture.subarray(1, 4).toString()).toBe('PNG');
      expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes);
    }
  });
}

test('without a connection the page opens, says so honestly, and recovers', async ({ page, context }) => {
  await prefer(page, { language: 'pl' });
  await page.goto('/');
  await served(page);
  // Loaded a second time, everything has passed the service worker.
  await page.reload();
  await expect(page.locator('.pic svg')).toHaveCount(2);
  await context.setOffline(true);
  await page.reload();
  const notice = page.locator('.notice.bad');
  await expect(notice).toContainText(text('pl', 'web-offline'));
  await expect(page.locator('button.first')).toBeVisible();
  expect(await unspoken(page, 'pl')).toEqual([]);
  // Whoever wants to play all the same is told why not.
  await page.locator('button.first').click();
  await page.locator('dialog[open] .btn.primary').click();
  await expect(page.getByRole('alert')).toHaveText(text('pl', 'web-unreachable'));
  await page.keyboard.press('Escape');
  await context.setOffline(false);
  await expect(notice).toBeHidden({ timeout: 20_000 });
});

test('one visit is enough for the page to open without a connection', async ({ page, context }) => {
  await prefer(page, { language: 'de' });
  await page.goto('/');
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });
  const kept = () =>
    page.evaluate(async () => {
      const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().some(({ url }) => url.includes('/assets/texts-de-base'));
    });
  await expect.poll(kept).toBe(true);
  // What the browser has besides is gone, too.
  await (await cdp(page)).send('Network.clearBrowserCache');
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('button.first')).toBeVisible();
  await expect(page.locator('.notice.bad')).toContainText(text('de', 'web-offline'));
  expect(await unspoken(page, 'de')).toEqual([]);
});

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false });
  for (const [theme, ground] of [
    ['light', 'rgb(234, 221, 191)'],
    ['dark', 'rgb(23, 19, 15)'],
  ] as const) {
    test(`the page has the device's theme, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.goto('/');
      await expect(page.locator('body')).toHaveCSS('background-color', ground);
      await expect(page.locator('noscript')).toHaveCount(1);
    });
  }
});

test('a chosen theme is there before the page is', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await prefer(page, { theme: 'dark' });
  // The client never comes.
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(23, 19, 15)');
});

test('nothing the server answers is ever kept', async ({ page }) => {
  await open(page, { game: 'karak', seats: [{ type: 'me' }, { type: 'bot', level: 'spark' }] });
  await served(page);
  await page.reload();
  await expect(page.locator('header .turn')).not.toBeEmpty();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/');
  expect(kept.filter((path) => !/^\/(assets\/.+|flame\.svg|early\.js|notes\/.+)?$/.test(path))).toEqual([]);
});

/** A server in front of the one under test, that can bring another version of the service worker. */
async function front(behind: string): Promise<{ server: Server; url: string; change: () => void }> {
  let version = '';
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '/', behind));
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
      response.end(request.url === '/service.js' ? `${body.toString()}${version}` : body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${port}`, change: () => (version = '\n// another one') };
}

test('a new version is offered, and takes over when it may', async ({ browser, baseURL }) => {
  const { server, url, change } = await front(baseURL ?? '');
  const page = await somebody(browser);
  await page.goto(url);
  await served(page);
  await expect(page.getByText('A new version of Emberhall is available.')).toBeHidden();
  change();
  await page.reload();
  const offer = page.getByRole('button', { name: 'Reload' });
  await expect(offer).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await offer.click();
  await reloaded;
  await expect(page.locator('button.first')).toBeVisible();
  await expect(offer).toBeHidden();
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null),
  ).toBeNull();
  await page.context().close();
  server.closeAllConnections();
  server.close();
});

// ---------- calls ----------

/** A push service of the test's own: browsers without a window cannot reach a real one. */
async function fakePushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const text = (bytes: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    let kept: unknown = null;
    PushManager.prototype.getSubscription = () => Promise.resolve(kept as PushSubscription | null);
    PushManager.prototype.subscribe = async (options) => {
      if (typeof options?.applicationServerKey !== 'string' || options.applicationServerKey.length !== 87)
        throw new Error('which server?');
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, false, ['deriveBits']);
      const keys = {
        p256dh: text(await crypto.subtle.exportKey('raw', pair.publicKey)),
        auth: text(crypto.getRandomValues(new Uint8Array(16)).buffer),
      };
      const endpoint = `https://push.example.org/${keys.auth}`;
      kept = {
        endpoint,
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: () => {
          kept = null;
          return Promise.resolve(true);
        },
      };
      return kept as PushSubscription;
    };
  });
}

/** Brings a call to a table, as the push service would. */
async function call(page: Page, baseURL: string | undefined, table: string): Promise<void> {
  const session = await cdp(page);
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(baseURL ?? '').origin,
    registrationId: await registration,
    data: JSON.stringify({ type: 'turn', table, game: 'karak' }),
  });
}

/** The notifications that stand on the screen. */
function shownCalls(page: Page): Promise<{ title: string; body: string; tag: string; lang: string }[]> {
  return page.evaluate(async () => {
    const notifications = await (await navigator.serviceWorker.ready).getNotifications();
    return notifications.map(({ title, body, tag, lang }) => ({ title, body, tag, lang }));
  });
}

const ALONE = { game: 'karak', seats: [{ type: 'me' }, { type: 'bot', level: 'spark' }] } as const;

test('calls are switched on and off at the table, with quiet hours', async ({ browser, baseURL }) => {
  const page = await somebody(browser, {}, { permissions: ['notifications'], timezoneId: 'Europe/Warsaw' });
  await fakePushService(page);
  await open(page, { ...ALONE, seats: [...ALONE.seats] });
  await served(page);
  const told: { path: string; body: Record<string, unknown>; status: number }[] = [];
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    if (!path.startsWith('/api/me/push')) return;
    told.push({ path, body: response.request().postDataJSON() as Record<string, unknown>, status: response.status() });
  });
  const dialog = await menu(page);
  const calls = dialog.getByRole('switch', { name: /^Notify me when it’s my turn/ });
  await expect(calls).toBeEnabled();
  await expect(calls).not.toBeChecked();
  await calls.click();
  await expect(calls).toBeChecked();
  await expect.poll(() => told.length).toBe(1);
  expect(told[0]).toMatchObject({ path: '/api/me/push', status: 200, body: { quiet: { from: 22 * 60, to: 8 * 60 } } });
  expect([60, 120]).toContain((told[0]?.body['quiet'] as { offset: number }).offset);
  // Other hours are told at once.
  await dialog.getByLabel('from', { exact: true }).fill('21:30');
  await expect.poll(() => told.at(-1)?.body).toMatchObject({ quiet: { from: 21 * 60 + 30, to: 8 * 60 } });
  await dialog.getByRole('switch', { name: 'Quiet hours' }).click();
  await expect.poll(() => told.at(-1)?.body).toMatchObject({ quiet: null });
  await calls.click();
  await expect(calls).not.toBeChecked();
  // The page may know the answer before this test does.
  await expect.poll(() => told.at(-1)).toMatchObject({ path: '/api/me/push/remove', status: 200 });
  expect(told.every(({ status }) => status === 200)).toBe(true);

  // A call arrives: a notification in the language of the page, which names the game and nothing else.
  await dialog.locator('label', { hasText: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const table = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await call(page, baseURL, table);
  await expect
    .poll(() => shownCalls(page))
    .toEqual([{ title: 'Du bist dran', body: 'Karak\u00a02: Der Tisch wartet auf dich.', tag: table, lang: 'de' }]);
});

/** Taps the notification about a table. Only a real tap may move windows, so it is written down what the worker would do. */
function tap(worker: Worker, table: string): Promise<string[]> {
  return worker.evaluate(async (tag) => {
    const scope = self as unknown as ServiceWorkerGlobalScope;
    const done: string[] = [];
    WindowClient.prototype.focus = function () {
      done.push(`to the front: ${new URL(this.url).pathname}`);
      return Promise.resolve(this);
    };
    Clients.prototype.openWindow = (address) => {
      done.push(`opened: ${String(address)}`);
      return Promise.resolve(null);
    };
    const [notification] = await scope.registration.getNotifications({ tag });
    if (!notification) return ['there is no notification'];
    const event = new NotificationEvent('notificationclick', { notification });
    const work: Promise<unknown>[] = [];
    Object.defineProperty(event, 'waitUntil', { value: (one: Promise<unknown>) => work.push(one) });
    scope.dispatchEvent(event);
    await Promise.all(work);
    if ((await scope.registration.getNotifications({ tag })).length > 0) done.push('it still stands there');
    return done;
  }, table);
}

test('a tapped call leads to its table: to the window that has it, or to a new one', async ({ browser, baseURL }) => {
  const page = await somebody(browser, {}, { permissions: ['notifications'] });
  const { table } = await open(page, { ...ALONE, seats: [...ALONE.seats] });
  await served(page);
  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/credits');
  await served(elsewhere);
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('there is no service worker');
  const other = '0123456789abcdefghjkmnpqrs';
  for (const called of [table, other]) await call(page, baseURL, called);
  await expect.poll(async () => (await shownCalls(page)).map(({ tag }) => tag).sort()).toEqual([table, other].sort());
  expect(await tap(worker, table)).toEqual([`to the front: /t/${table}`]);
  expect(await tap(worker, other)).toEqual([`opened: /t/${other}`]);
  expect(await shownCalls(page)).toEqual([]);
});

test('whoever forbids calls, or cannot have any, is told what to do', async ({ browser }) => {
  const page = await somebody(browser);
  await page.addInitScript(() => {
    let permission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = () => Promise.resolve((permission = 'denied') as NotificationPermission);
  });
  await open(page, { ...ALONE, seats: [...ALONE.seats] });
  await served(page);
  const dialog = await menu(page);
  const calls = dialog.getByRole('switch', { name: /^Notify me when it’s my turn/ });
  await calls.click();
  await expect(dialog.getByText(/^This browser does not let Emberhall show notifications\./)).toBeVisible();
  await expect(calls).toBeDisabled();
  const old = await somebody(browser);
  await old.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await open(old, { ...ALONE, seats: [...ALONE.seats] });
  await expect((await menu(old)).getByText(/^This browser does not support notifications\./)).toBeVisible();
});

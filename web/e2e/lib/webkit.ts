// WebKit, the engine of Safari, over the W3C's WebDriver protocol: Debian's build of it, on a screen of its own. A tab has
// those parts of Playwright's page that the players use, and means the same by them.
import { spawn, type ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import type { Injector } from './injector.ts';
import { freePort } from './server.ts';
import type { Found, Tab } from './tab.ts';

/** Generous, as in `playwright.config.ts`: nothing here is a measurement. */
const PATIENCE = 60_000;
const WINDOW = { width: 1280, height: 838 };
/** How the protocol writes keys that are no characters. */
const KEYS: Record<string, string> = { Escape: '\uE00C', Enter: '\uE007', Tab: '\uE004', Space: ' ' };

type Work = (argument: never) => unknown;

/** The driver and its screen, for as many tabs as are wanted. */
export class WebKit {
  private constructor(
    private readonly screen: ChildProcess,
    private readonly driver: ChildProcess,
    private readonly url: string,
  ) {}

  static async start(): Promise<WebKit> {
    const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const display = await new Promise<string>((resolve, reject) => {
      screen.once('error', reject);
      screen.once('exit', () => reject(new Error('Xvfb has ended')));
      (screen.stdio[3] as Readable).once('data', (number: Buffer) => resolve(`:${String(number).trim()}`));
    });
    const port = freePort();
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', LC_ALL: 'C.UTF-8' },
    });
    const failed = new Promise<never>((_, reject) => {
      driver.once('error', reject);
      driver.once('exit', () => reject(new Error('WebKitWebDriver has ended')));
    });
    failed.catch(() => undefined);
    const webkit = new WebKit(screen, driver, `http://127.0.0.1:${port}`);
    const ready = until(
      () =>
        webkit.ask('GET', '/status').then(
          () => true,
          () => false,
        ),
      'WebKitWebDriver is not ready',
    );
    await Promise.race([ready, failed]);
    return webkit;
  }

  stop(): void {
    this.driver.kill();
    this.screen.kill();
  }

  /** A window of a browser of its own, which remembers nothing, and reaches the server through the injector. */
  async open(injector: Injector): Promise<WebKitTab> {
    const capabilities = { alwaysMatch: { timeouts: { script: PATIENCE, pageLoad: PATIENCE } } };
    const { sessionId } = (await this.ask('POST', '/session', { capabilities })) as { sessionId: string };
    const ask = (method: string, path: string, body?: unknown) =>
      this.ask(method, `/session/${sessionId}${path}`, body);
    await ask('POST', '/window/rect', WINDOW);
    return new WebKitTab(ask, injector);
  }

  private async ask(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(this.url + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (answer.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${method} ${path}: ${error}: ${message}`);
  }
}

/** Tries until it is so. What is tried takes its own time. */
async function until(tried: () => Promise<boolean>, problem: string, within = PATIENCE): Promise<void> {
  for (const end = Date.now() + within; !(await tried()); await new Promise((resolve) => setTimeout(resolve, 20)))
    if (Date.now() > end) throw new Error(problem);
}

export class WebKitTab implements Tab {
  constructor(
    private readonly ask: (method: string, path: string, body?: unknown) => Promise<unknown>,
    private readonly injector: Injector,
  ) {}

  evaluate = ((work: Work, argument?: unknown) => this.run(work, argument)) as Tab['evaluate'];

  waitForFunction = ((work: Work, argument?: unknown, { timeout = PATIENCE } = {}) =>
    // A page that is being left answers nothing.
    until(
      () => this.run(work, argument).then(Boolean, () => false),
      `it does not come to ${String(work)}`,
      timeout,
    )) as unknown as Tab['waitForFunction'];

  addInitScript = ((script: (argument: unknown) => void, argument?: unknown) =>
    Promise.resolve(this.injector.run(script, argument))) as unknown as Tab['addInitScript'];

  mouse = {
    click: (x: number, y: number) =>
      this.act('pointer', { pointerType: 'mouse' }, [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
  };

  keyboard = {
    press: (key: string) => this.type([KEYS[key] ?? key]),
    type: (text: string) => this.type([...text]),
  };

  locator(selector: string): Found {
    return new FoundBy(this, selector);
  }

  async goto(address: string): Promise<void> {
    await this.ask('POST', '/url', { url: new URL(address, this.injector.url).href });
  }

  async reload(): Promise<void> {
    await this.ask('POST', '/refresh', {});
  }

  async waitForURL(address: RegExp): Promise<void> {
    await until(async () => address.test((await this.ask('GET', '/url')) as string), `it does not come to ${address}`);
  }

  /** What the window shows, as a picture in PNG. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from((await this.ask('GET', '/screenshot')) as string, 'base64');
  }

  async close(): Promise<void> {
    await this.ask('DELETE', '');
  }

  /** Runs it in the page. The answer travels as JSON, as between browsers and Playwright. */
  private async run(work: Work, argument: unknown): Promise<unknown> {
    const script = `return Promise.resolve((${String(work)})(...arguments)).then((value) => JSON.stringify(value) ?? null)`;
    const answer = await this.ask('POST', '/execute/sync', { script, args: argument === undefined ? [] : [argument] });
    return answer === null ? undefined : JSON.parse(answer as string);
  }

  private type(keys: string[]): Promise<void> {
    return this.act(
      'key',
      {},
      keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  }

  private async act(type: 'key' | 'pointer', parameters: object, actions: object[]): Promise<void> {
    await this.ask('POST', '/actions', { actions: [{ type, id: type, parameters, actions }] });
  }
}

/**
 * Where to click the first of what is found, once it lies still and nothing lies over it. Until the click has come, nothing
 * else can be hit: what moves away meanwhile is missed, and clicked again. Runs in the page.
 */
async function aim(selector: string): Promise<{ x: number; y: number } | null> {
  const element = document.querySelector(selector);
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const before = JSON.stringify(element?.getBoundingClientRect());
  await new Promise(requestAnimationFrame);
  if (!element || JSON.stringify(element.getBoundingClientRect()) !== before) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (!element.contains(document.elementFromPoint(x, y))) return null;
  const parts = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
  let hit = false;
  const guard = (event: Event): void => {
    if (element.contains(event.target as Node)) return void (hit = true);
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  for (const part of parts) addEventListener(part, guard, true);
  const over = (): boolean => {
    for (const part of parts) removeEventListener(part, guard, true);
    return hit;
  };
  Object.assign(window, { over });
  return { x, y };
}

/** Whether what was aimed at was hit; a page that was left for another by a click was hit. Runs in the page. */
const struck = (): boolean => (window as { over?: () => boolean }).over?.() ?? true;

class FoundBy implements Found {
  constructor(
    private readonly tab: WebKitTab,
    private readonly selector: string,
  ) {}

  /** Everything here is done with the first of several. */
  first(): Found {
    return this;
  }

  count(): Promise<number> {
    return this.tab.evaluate((selector) => document.querySelectorAll(selector).length, this.selector);
  }

  async textContent(): Promise<string | null> {
    await this.waitFor({ state: 'attached' });
    return this.tab.evaluate((selector) => document.querySelector(selector)?.textContent ?? null, this.selector);
  }

  async waitFor({ state = 'visible', timeout = PATIENCE }: Parameters<Found['waitFor']>[0] = {}): Promise<void> {
    await this.tab.waitForFunction(
      ([selector, wanted]) => {
        const found = document.querySelector(selector);
        const seen = found?.checkVisibility({ visibilityProperty: true }) ?? false;
        return { attached: found !== null, detached: found === null, visible: seen, hidden: !seen }[wanted];
      },
      [this.selector, state] as const,
      { timeout },
    );
  }

  async click(): Promise<void> {
    const tried = async (): Promise<boolean> => {
      const at = await this.tab.evaluate(aim, this.selector);
      if (!at) return false;
      await this.tab.mouse.click(at.x, at.y);
      return this.tab.evaluate(struck);
    };
    await until(tried, `${this.selector} cannot be clicked`);
  }
}

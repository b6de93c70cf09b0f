// The tests' own server: each worker has one, whose clock stands still until a test moves it and whose randomness begins
// anew with every test. So no test waits for time, and a game is the same game every time.
import { test as base, expect, type Browser, type Page } from '@playwright/test';
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createInterface, type Interface } from 'node:readline';
import { TEST_SERVER } from './server.ts';

export { expect };
export type { BrowserContext, BrowserContextOptions, CDPSession, Page, WebSocketRoute, Worker } from '@playwright/test';

/** The time that pages show while a test holds it, until it is advanced. */
const NOON = Date.UTC(2027, 0, 15, 12);

/** The server under test. */
export class TestServer {
  url = '';
  private advanced = 0;
  private readonly held: Page[] = [];
  private readonly process: ChildProcessWithoutNullStreams;
  private readonly answers: AsyncIterableIterator<string>;

  private constructor() {
    this.process = spawn(TEST_SERVER, {
      stdio: ['pipe', 'pipe', 'inherit'],
    }) as unknown as ChildProcessWithoutNullStreams;
    const lines: Interface = createInterface({ input: this.process.stdout });
    this.answers = lines[Symbol.asyncIterator]();
  }

  static async start(): Promise<TestServer> {
    const server = new TestServer();
    server.url = await server.answer();
    return server;
  }

  private async answer(): Promise<string> {
    const { value, done } = await this.answers.next();
    if (done) throw new Error('the test server has ended');
    return value;
  }

  private async tell(line: string): Promise<void> {
    this.process.stdin.write(`${line}\n`);
    expect(await this.answer()).toBe('done');
  }

  /** Begins anew with this seed, for another test. */
  async reseed(seed: number): Promise<void> {
    this.held.length = 0;
    // Tables that nobody looks at any more leave memory.
    await this.tell('advance 3600000');
    await this.tell(`seed ${seed}`);
  }

  /** Holds the time of a page that is not open yet: like the server's, it stands still until it is advanced. */
  async hold(page: Page): Promise<void> {
    this.held.push(page);
    await page.clock.setFixedTime(NOON + this.advanced);
  }

  /** Moves the server's clock, and that of every page that is held. */
  async advance(seconds: number): Promise<void> {
    this.advanced += seconds * 1000;
    await this.tell(`advance ${seconds * 1000}`);
    for (const page of this.held) await page.clock.setFixedTime(NOON + this.advanced);
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.process.once('exit', resolve));
    this.process.stdin.end();
    await ended;
  }
}

/** What pages draw at random is the same in every run too, and new in every page: shares of the dice. Runs in the page. */
export function seeded(): void {
  let state = 1;
  try {
    const loads = Number(sessionStorage.getItem('loads') ?? 0);
    sessionStorage.setItem('loads', String(loads + 1));
    state += loads;
  } catch {
    // An empty page has no storage, and draws nothing.
  }
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    if (array === null) return array;
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let index = 0; index < bytes.length; index++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      bytes[index] = state >>> 24;
    }
    return array;
  };
}

/** A number for a title, the same every time. */
const seedOf = (title: string): number =>
  [...title].reduce((seed, letter) => (Math.imul(seed, 31) + letter.charCodeAt(0)) >>> 0, 7);

export const test = base.extend<{ reseeded: null }, { server: TestServer; browser: Browser }>({
  server: [
    // Playwright reads from the pattern which fixtures are wanted.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await TestServer.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await context.addInitScript(seeded);
        return context;
      };
      await use(browser);
      browser.newContext = newContext;
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.url),
  reseeded: [
    async ({ server }, use, info) => {
      await server.reseed(seedOf(info.titlePath.join('/')));
      await use(null);
    },
    { auto: true },
  ],
});

// Plays in the text mode: it listens to what is announced and types. It never touches the mouse.
import { expect, type Page } from '@playwright/test';
import { changed, changes } from './change.ts';
import type { Language } from './settings.ts';

/** Something the page says by itself: into the log, or as an interruption. */
export interface Announcement {
  kind: string;
  lines: string[];
}

/** What came over the wire, counted without the client's help. */
export interface Wire {
  /** The events of the game that have a line of their own; some are said by the line of an event beside them. */
  events: number;
  /** The decisions this player was asked for. */
  questions: Set<string>;
}

interface Told {
  type: string;
  n?: number;
  events?: { text?: unknown }[];
  records?: Told[];
  shown?: { sequence: number; viewer: number | null; waiting: { for: string; asked?: unknown } };
  sequence?: number;
  viewer?: number | null;
  waiting?: { for: string; asked?: unknown };
}

export class Listener {
  readonly wire: Wire = { events: 0, questions: new Set() };
  private readonly page: Page;
  /** The records that were counted; older ones may come later. */
  private readonly counted = new Set<number>();

  private constructor(page: Page) {
    this.page = page;
  }

  /** Listens from now on; call it before the page is opened. */
  static async at(page: Page): Promise<Listener> {
    const listener = new Listener(page);
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => listener.hear(String(payload))));
    await page.addInitScript(() => {
      // What a screen reader is told: nodes that come into a live region.
      const said: Announcement[] = [];
      Object.assign(window, { said });
      const texts = (node: Element) => [...node.querySelectorAll('p')].map((line) => line.textContent?.trim() ?? '');
      const heard = new WeakSet<Element>();
      const hear = (entry: Element) => {
        if (heard.has(entry)) return;
        heard.add(entry);
        said.push({ kind: entry.className.split(' ')[0] ?? '', lines: texts(entry) });
      };
      new MutationObserver((changes) => {
        for (const { addedNodes, target } of changes) {
          for (const node of addedNodes) {
            if (!(node instanceof Element)) continue;
            if (target instanceof Element && target.closest('[role="alert"]'))
              said.push({ kind: 'alert', lines: [node.textContent?.trim() ?? ''] });
            else if (target instanceof Element && target.matches('[role="log"]')) hear(node);
            // A log may come with its first lines.
            else node.querySelectorAll('[role="log"] > div').forEach(hear);
          }
        }
      }).observe(document, { childList: true, subtree: true });
    });
    return listener;
  }

  /** Everything that was announced so far. */
  said(): Promise<Announcement[]> {
    return this.page.evaluate(() => (window as unknown as { said: Announcement[] }).said);
  }

  private hear(payload: string): void {
    if (!payload.startsWith('{')) return;
    const told = JSON.parse(payload) as Told;
    if (told.type === 'welcome') {
      this.shown(told.shown);
    } else if (told.type === 'records') {
      for (const record of told.records ?? []) this.record(record);
    } else if (told.type === 'record') {
      this.record(told);
      this.shown(told.shown);
    } else if (told.type === 'shown' && told.sequence !== undefined && told.waiting) {
      this.shown({ sequence: told.sequence, viewer: told.viewer ?? null, waiting: told.waiting });
    }
  }

  private record({ n = -1, events = [] }: Told): void {
    if (this.counted.has(n)) return;
    this.counted.add(n);
    this.wire.events += events.filter(({ text }) => text !== undefined).length;
  }

  private shown(shown: Told['shown']): void {
    if (shown?.waiting.for === 'choice' && shown.waiting.asked)
      this.wire.questions.add(`${shown.sequence} ${shown.viewer}`);
  }
}

/** The lines, each as often as it was said to have happened. */
export function spread(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const [, text, times] = /^(.*) \(×(\d+)\)$/.exec(line) ?? [];
    return text !== undefined ? Array.from({ length: Number(times) }, () => text) : [line];
  });
}

/** A small generator, so that a run can be repeated. */
function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Heard {
  /** How many questions were announced. */
  questions: number;
  choices: string[];
  over: boolean;
  alerts: number;
}

/** More decisions than any game needs: whoever comes so far plays without an end. */
const MOST = 10_000;

export class TextPlayer {
  decisions = 0;
  private readonly page: Page;
  private readonly luck: () => number;

  constructor(page: Page, seed = 1) {
    this.page = page;
    this.luck = dice(seed);
  }

  /** Types a command. */
  async type(command: string): Promise<void> {
    const field = this.page.locator('#command');
    await expect(field).toBeFocused();
    await this.page.keyboard.type(command);
    await this.page.keyboard.press('Enter');
  }

  /** Types a command that is answered at once; what was answered. */
  async ask(command: string): Promise<string[]> {
    const entries = this.page.locator('[role="log"] > .answer');
    const before = await entries.count();
    await this.type(command);
    await expect(entries).toHaveCount(before + 1);
    return entries.last().locator('p').allInnerTexts();
  }

  private hear(): Promise<Heard> {
    return this.page.evaluate(() => {
      const { said } = window as unknown as { said: { kind: string }[] };
      return {
        questions: said.filter(({ kind }) => kind === 'question').length,
        alerts: said.filter(({ kind }) => kind === 'alert').length,
        choices: [...document.querySelectorAll('main ol li')].map((item) => item.textContent?.trim() ?? ''),
        over: document.querySelector('a[download]') !== null,
      };
    });
  }

  /** Plays on to the end: it waits for each question to be announced, then types the number of a choice. */
  async finish(pick: (choices: string[], luck: () => number) => number): Promise<void> {
    let answered = 0;
    for (;;) {
      const seen = await changes(this.page);
      const heard = await this.hear();
      if (heard.over) return;
      if (this.decisions > MOST)
        throw new Error(`no end after ${this.decisions} decisions\n${heard.choices.join('\n')}`);
      expect(heard.alerts, 'nothing typed here is refused').toBe(0);
      if (heard.questions <= answered || heard.choices.length === 0) {
        await changed(this.page, seen);
        continue;
      }
      answered = heard.questions;
      await this.type(String(pick(heard.choices, this.luck)));
      this.decisions++;
    }
  }
}

/** The words of each language that the tests type or listen for. */
export const WORDS: Record<
  Language,
  { help: string; log: string; hand: string; hall: string; board: string; around: string; turn: string }
> = {
  en: { help: 'help', log: 'log', hand: 'hand', hall: 'hall', board: 'board', around: 'around', turn: 'Your turn' },
  pl: {
    help: 'pomoc',
    log: 'dziennik',
    hand: 'ręka',
    hall: 'hala',
    board: 'mapa',
    around: 'wokół',
    turn: 'Twoja kolej',
  },
  de: {
    help: 'hilfe',
    log: 'verlauf',
    hand: 'hand',
    hall: 'halle',
    board: 'karte',
    around: 'ringsum',
    turn: 'Du bist dran',
  },
  et: { help: 'abi', log: 'logi', hand: 'käsi', hall: 'saal', board: 'kaart', around: 'ümbrus', turn: 'Sinu kord' },
};

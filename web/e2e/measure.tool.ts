// How fast the table answers: `cargo xtask measure-web`. It prints figures and judges nothing; what they are measured
// against stands in docs/client.md.
import { test, type CDPSession, type Page } from '@playwright/test';
import { cpus } from 'node:os';
import { Karak } from './lib/karak.ts';
import { prefer } from './lib/settings.ts';
import { playNow } from './lib/start.ts';
import { Thunderstone } from './lib/thunderstone.ts';
import { hexes } from './lib/tour.ts';

const ROUNDS = 12;

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
const shown = (values: number[]) =>
  `median ${percentile(values, 0.5).toFixed(0)}, nine of ten ${percentile(values, 0.9).toFixed(0)}, slowest ${Math.max(...values).toFixed(0)} of ${values.length}`;

/** From the click to the frame in which its effect is painted, in milliseconds. */
async function toPaint(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const found = new Promise<number>((resolve) => {
      const begin = (event: Event) => {
        removeEventListener('click', begin, true);
        // The frame after the next one begins when the next one was painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - event.timeStamp);
          port2.postMessage(null);
        });
      };
      addEventListener('click', begin, true);
    });
    Object.assign(globalThis, { painted: found });
  });
  await act();
  return page.evaluate(() => (globalThis as unknown as { painted: Promise<number> }).painted);
}

/** Frames a second while something goes on. */
async function frames(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { seen });
    const note = (time: number) => {
      seen.push(time);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await act();
  return page.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: number[] };
    return ((seen.length - 1) * 1000) / ((seen.at(-1) ?? 0) - (seen[0] ?? 0));
  });
}

/** Plays until so much land is laid. */
async function lateBoard(page: Page, wanted: number): Promise<number> {
  await prefer(page, { motion: 'calm', speed: 4, sound: false, game: 'karak', opponents: 2, level: 'candle' });
  await playNow(page);
  await new Karak(page).reach(async ({ is }) => is === 'turn' && (await hexes(page)) >= wanted);
  // What is measured moves as it does for most people.
  await page.evaluate(() => {
    document.documentElement.dataset['motion'] = 'full';
  });
  return hexes(page);
}

async function middle(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.locator('.board').boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
}

async function pan(page: Page): Promise<void> {
  const { x, y } = await middle(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < 90; step++) {
    await page.mouse.move(x + 120 * Math.sin(step / 7), y + 80 * Math.cos(step / 9));
    await page.waitForTimeout(12);
  }
  await page.mouse.up();
}

async function zoom(page: Page): Promise<void> {
  const { x, y } = await middle(page);
  await page.mouse.move(x, y);
  for (let step = 0; step < 90; step++) {
    await page.mouse.wheel(0, step % 30 < 15 ? -40 : 40);
    await page.waitForTimeout(12);
  }
}

const throttle = (cdp: CDPSession, rate: number) => cdp.send('Emulation.setCPUThrottlingRate', { rate });

test('measure the table of Karak', async ({ page, context }) => {
  const laid = await lateBoard(page, 30);
  const cdp = await context.newCDPSession(page);
  console.log(
    `${cpus()[0]?.model.trim()}, ${cpus().length} cores, Chromium ${context.browser()?.version()}; a board of ${laid} hexes, 1280×800`,
  );

  for (const rate of [1, 4]) {
    await throttle(cdp, rate);
    const taps: number[] = [];
    const dock: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const hits = page.locator('.hit:not(.rim)');
      const { x, y } = await middle(page);
      const spot = await hits.evaluateAll(
        (all, at) => {
          const near = all
            .map((hit) => hit.getBoundingClientRect())
            .map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }))
            .sort((a, b) => Math.hypot(a.x - at.x, a.y - at.y) - Math.hypot(b.x - at.x, b.y - at.y));
          return near[at.round % 5] ?? { x: at.x, y: at.y };
        },
        { x, y, round },
      );
      taps.push(await toPaint(page, () => page.mouse.click(spot.x, spot.y)));
      await page.keyboard.press('Escape');
      await page.waitForTimeout(100);
      const act = await page
        .locator('.dock .act')
        .nth(round % 8)
        .boundingBox();
      if (act) dock.push(await toPaint(page, () => page.mouse.click(act.x + act.width / 2, act.y + act.height / 2)));
      await page.keyboard.press('Escape');
      await page.waitForTimeout(100);
      // An action that was open has been taken; the next decision is as good as this one.
      await new Karak(page, round).until((scene) => scene.is === 'turn');
    }
    console.log(`CPU ${rate}×: a tapped hex to paint, ms: ${shown(taps)}`);
    console.log(`CPU ${rate}×: a button of the dock to paint, ms: ${shown(dock)}`);
  }
  for (const rate of [1, 4]) {
    await throttle(cdp, rate);
    console.log(
      `CPU ${rate}×: panning ${(await frames(page, () => pan(page))).toFixed(0)} frames a second, zooming ${(await frames(page, () => zoom(page))).toFixed(0)}`,
    );
  }
});

interface Held {
  table: { party: Record<string, { card: string; link: number | null }>; village: string[] };
}

/** A welcome whose viewer holds twelve cards: those dealt, and cards of the village. */
function withTwelve(message: string): string {
  const told = JSON.parse(message) as { type: string; shown?: { view: [path: string, value: Held][] } };
  const [whole] = told.type === 'welcome' ? (told.shown?.view ?? []) : [];
  const [first] = Object.values(whole?.[1].table.party ?? {});
  if (!whole || !first) return message;
  const { party, village } = whole[1].table;
  for (let slot = 0, next = 0; Object.keys(party).length < 12; slot++) {
    if (!party[slot]) party[slot] = { ...first, card: village[next++ % village.length] ?? first.card, link: null };
  }
  return JSON.stringify(told);
}

test('measure the table of Thunderstone', async ({ page, context }) => {
  await page.routeWebSocket(/\/live$/, (line) => {
    const server = line.connectToServer();
    server.onMessage((message) => line.send(typeof message === 'string' ? withTwelve(message) : message));
  });
  await prefer(page, { motion: 'calm', speed: 4, sound: false, game: 'thunderstone', opponents: 2, level: 'candle' });
  await playNow(page);
  await new Thunderstone(page).until(({ is }) => is === 'village', { shops: 2 });
  // Whoever comes back to the table is told all of it anew, and so gets the long hand.
  await page.reload();
  const faces = page.locator('.ts .held button.face');
  const piles = page.locator('.ts [data-pile] button.face');
  // Cards that are alike lie on one another.
  await faces.nth(8).waitFor();
  await page.evaluate(() => {
    document.documentElement.dataset['motion'] = 'full';
  });
  const cdp = await context.newCDPSession(page);
  console.log(`Thunderstone: ${await piles.count()} piles and ${await faces.count()} cards in the hand, 1280×800`);
  for (const rate of [1, 4]) {
    await throttle(cdp, rate);
    for (const [what, found] of [
      ['a card of the hand', faces],
      ['a pile of the village', piles],
    ] as const) {
      const times: number[] = [];
      const several = await found.count();
      for (let round = 0; round < ROUNDS; round++) {
        const one = found.nth((round * 5) % several);
        await one.scrollIntoViewIfNeeded();
        const box = await one.boundingBox();
        // Cards overlap; the left edge of each is free.
        if (box) times.push(await toPaint(page, () => page.mouse.click(box.x + 14, box.y + box.height / 2)));
        await page.keyboard.press('Escape');
        await page.waitForTimeout(150);
      }
      console.log(`CPU ${rate}×: ${what} to paint, ms: ${shown(times)}`);
    }
  }
});

// Plays Karak 2 as people do: it looks at the screen and clicks what is offered there. It knows a few good habits, so that
// games come to an end; it knows no rule and no message of the server.
import { expect } from '@playwright/test';
import { changed, changes, still, STUCK } from './change.ts';
import { seen, type Scene } from './karak-scene.ts';
import { playNow } from './start.ts';
import type { Tab } from './tab.ts';

export type { Scene };

export interface Habits {
  /** Calls this before every decision. */
  watch?: (scene: Scene) => void | Promise<void>;
  /** Does not skip what is shown. */
  patient?: boolean;
}

/** More clicks than any game needs: whoever comes so far plays without an end. */
const MOST = 10_000;

/** A small generator, so that a run can be repeated. */
function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How many steps lie between two hexes, written “q,r”. */
function distance(one: string, other: string): number {
  const [q = 0, r = 0] = one.split(',').map(Number);
  const [p = 0, s = 0] = other.split(',').map(Number);
  return (Math.abs(q - p) + Math.abs(r - s) + Math.abs(q + r - p - s)) / 2;
}

/** Where to click something, and what lies over it there. Runs in the page. */
function spot([selector, index]: readonly [string, number]): { x: number; y: number; over: string } | null {
  const element = document.querySelectorAll(selector)[index];
  if (!element) return null;
  // The map is moved by its own means only.
  if (!element.closest('.board')) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const there = document.elementFromPoint(x, y);
  const free = there !== null && element.contains(there);
  return { x, y, over: free ? '' : (there?.outerHTML.slice(0, 120) ?? 'nothing: it is outside the window') };
}

export class Karak {
  /** How many decisions were clicked. */
  decisions = 0;
  /** The round as the table last said it. */
  round = 0;
  /** What could not be clicked although it was offered. */
  readonly missed: string[] = [];
  protected readonly page: Tab;
  private readonly luck: () => number;
  private readonly visits = new Map<string, number>();
  /** Actions that are left alone until a later round, since they brought nothing lately. */
  private readonly tired = new Map<string, number>();
  private city: string | null = null;
  /** How often the page had changed when it was last looked at. */
  private seen = 0;

  constructor(page: Tab, seed = 1) {
    this.page = page;
    this.luck = dice(seed);
  }

  /** Plays on to the end of the game. */
  async finish(habits: Habits = {}): Promise<void> {
    const scene = await this.until(() => false, habits);
    expect(scene.is).toBe('over');
  }

  /** Plays until a scene is as wished, before anything is clicked there, or until the end. */
  async until(wished: (scene: Scene) => boolean | Promise<boolean>, habits: Habits = {}): Promise<Scene> {
    let looks = '';
    let since = Date.now();
    for (;;) {
      this.seen = await changes(this.page);
      const scene = await this.look();
      this.round = scene.round;
      if (scene.astray && scene.is !== 'over') {
        await this.page.keyboard.press('Escape');
        await changed(this.page, this.seen);
        continue;
      }
      await habits.watch?.(scene);
      if (scene.is === 'over' || (await wished(scene))) return scene;
      if (scene.looks !== looks) [looks, since] = [scene.looks, Date.now()];
      else if (Date.now() - since > STUCK)
        throw new Error(`nothing has happened for a while: ${scene.is}\n${this.missed.slice(-3).join('\n')}\n${looks}`);
      if (this.decisions > MOST) throw new Error(`no end: round ${scene.round}, ${this.decisions} decisions`);
      await this.act(scene, habits.patient);
    }
  }

  /** The same; a game that ends before it comes to that is followed by another. */
  async reach(wished: (scene: Scene) => boolean | Promise<boolean>, habits: Habits = {}): Promise<Scene> {
    for (;;) {
      const scene = await this.until(wished, habits);
      if (scene.is !== 'over') return scene;
      await playNow(this.page);
    }
  }

  look(): Promise<Scene> {
    return this.page.evaluate(seen);
  }

  /** One decision, or waiting for the others. */
  async act(scene: Scene, patient = false): Promise<void> {
    switch (scene.is) {
      case 'over':
        return;
      case 'ended':
        // The key that skips what is shown closes the result too, when it comes at the last moment.
        return void (await this.press('header .result'));
      case 'wait':
        return changed(this.page, this.seen);
      case 'shown':
        // Whoever is in a hurry does not watch.
        if (!patient) await this.page.keyboard.press('Escape');
        return changed(this.page, this.seen);
      case 'battle':
        return this.fight(scene);
      case 'ask':
        return this.answer(scene, '.dock .ask');
      case 'turn':
        return this.turn(scene);
    }
  }

  /** Clicks the nth of what is found, where a hand would: in its middle, and only if nothing lies over it. */
  protected async press(selector: string, index = 0): Promise<boolean> {
    let over = '';
    // What has just opened may not be in its place yet.
    for (const last of [false, true]) {
      const found = await this.page.evaluate(spot, [selector, index] as const);
      if (!found) return false;
      if (found.over === '') {
        await this.page.mouse.click(found.x, found.y);
        this.decisions++;
        return true;
      }
      over = found.over;
      if (!last) await still(this.page, selector, index);
    }
    this.missed.push(`${selector} ${index} lies under ${over}`);
    return false;
  }

  private number(below: number): number {
    return Math.floor(this.luck() * below);
  }

  // ---------- battles ----------
  private async fight({ battle }: Scene): Promise<void> {
    if (battle.spoils > 0) return this.answer(await this.look(), '.battle .spoils .ask');
    if (battle.spares > 0) return void (await this.press('.battle .spare:not([disabled])', this.number(battle.spares)));
    // A roll that is lost so far is tried again where that is possible.
    if (battle.losing && battle.agains > 0)
      return void (await this.press('.battle .foot .btn.big:not(.primary):not([disabled])'));
    if (await this.press('.battle .foot .btn.primary:not([disabled])')) return;
    await this.press('.battle .foot .btn:not([disabled], .undo)');
  }

  // ---------- questions ----------
  private async answer({ ask }: Scene, where: string): Promise<void> {
    if (ask.laying) return this.lay(ask.turns);
    const enough = () => this.press(`${where} .bar .btn.primary:not([disabled])`);
    // The last unit that can be recruited waits for a word.
    if (await this.press(`${where} .ends .btn:not([disabled])`)) return;
    if (ask.trains > 0)
      return void (await this.press(
        `${where} .unit .btn.icon:last-child[aria-disabled="false"]`,
        this.number(ask.trains),
      ));
    // What lies about is left there; buildings are raised as long as they can be paid.
    if (ask.items && (await enough())) return;
    const cards = `${where} button.card:not([disabled]):not([aria-disabled="true"]), ${where} .prices .btn:not([disabled]), ${where} .combos .btn:not([disabled])`;
    if (ask.cards > 0) return void (await this.press(cards, this.number(ask.cards)));
    if (await enough()) return;
    if (await this.press(`${where} .bar .btn:not([disabled])`)) return;
    // Who came to recruit has to change something.
    await this.press(`${where} .unit .btn.icon[aria-disabled="false"]`);
  }

  private async lay(turns: number): Promise<void> {
    if (turns > 0 && this.luck() < 0.4) await this.press('.laying .turns .btn:not([disabled])', this.number(turns));
    if (await this.press('.laying .btn.primary:not([disabled])')) return;
    const places = (await this.look()).ways.filter(({ way }) => way === 'place');
    await this.tap(places[this.number(places.length)]?.at ?? '');
  }

  // ---------- the turn ----------
  private async turn(scene: Scene): Promise<void> {
    // The map may have moved under the finger, and something else was tapped.
    if (scene.popped) return this.page.keyboard.press('Escape');
    const open = (letter: string) => scene.acts.includes(letter) && (this.tired.get(letter) ?? 0) <= scene.round;
    const act = async (letter: string, rest = 0) => {
      this.tired.set(letter, scene.round + rest);
      await this.press(`.dock .act[aria-keyshortcuts="${letter}"]`);
      const several = await this.page.locator('.pop .menu .btn').count();
      if (several > 0) await this.press('.pop .menu .btn', this.number(several));
    };
    const [HEAL, GATHER, CITY, BUILD, RECRUIT, PICK] = ['B', 'C', 'D', 'E', 'F', 'G'] as const;
    if (scene.lives <= 2 && open(HEAL)) return act(HEAL);
    if (open(CITY)) {
      this.city = scene.here;
      return act(CITY);
    }
    if (open(BUILD)) return act(BUILD, 1);
    if (open(RECRUIT) && scene.goods > 0 && scene.room > 0) return act(RECRUIT, 2);
    const prey = scene.ways.filter(({ foe }) => foe > 0 && this.dares(scene, foe)).sort((a, b) => b.foe - a.foe)[0];
    if (prey) return this.go(prey.at);
    if (scene.moved && open(GATHER) && scene.goods < 14) return act(GATHER);
    if (open(PICK)) return act(PICK, 4);
    const quiet = scene.ways.filter(({ foe, way }) => foe === 0 && way !== 'explore' && way !== 'portal');
    // With full hands one goes home, where they become an army.
    const home = this.city;
    if (home !== null && home !== scene.here && scene.goods >= 4 && scene.room > 0) {
      const best = quiet.toSorted((a, b) => distance(a.at, home) - distance(b.at, home))[0];
      if (best && distance(best.at, home) < distance(scene.here, home)) return this.go(best.at);
    }
    const unknown = scene.ways.filter(({ way }) => way === 'explore');
    if (unknown.length > 0 && scene.lives > 1) return this.go(unknown[this.number(unknown.length)]?.at ?? '');
    if (open(HEAL) && scene.lives <= 3) return act(HEAL);
    const least = Math.min(...quiet.map(({ at }) => this.visits.get(at) ?? 0));
    const fresh = quiet.filter(({ at }) => (this.visits.get(at) ?? 0) === least);
    if (fresh.length > 0 && this.luck() < 0.9) return this.go(fresh[this.number(fresh.length)]?.at ?? '');
    if (open(GATHER)) return act(GATHER);
    if (!(await this.press('.dock .end:not([disabled])')))
      await this.go(scene.ways[this.number(scene.ways.length)]?.at ?? '');
  }

  /** The General is for the strong, and for the late hours; the rest for whoever may win. */
  private dares({ might, lives, round }: Scene, foe: number): boolean {
    if (lives < 2) return false;
    if (foe >= 10) return might + 2 >= foe || (round > 45 && lives >= 3);
    return might + 0.5 >= foe;
  }

  private async go(at: string): Promise<void> {
    if (at === '') return;
    this.visits.set(at, (this.visits.get(at) ?? 0) + 1);
    if (await this.tap(at)) await this.press('.pop .do .btn');
  }

  /** Taps a hex, and looks at the whole map first if it is out of sight. */
  async tap(at: string): Promise<boolean> {
    const before = this.missed.length;
    if (await this.press(`.hit[data-at="${at}"]`)) return true;
    await this.press('.zoom .btn[aria-pressed]');
    await still(this.page, `.hit[data-at="${at}"]`);
    const found = await this.press(`.hit[data-at="${at}"]`);
    // To look around first is no fault.
    if (found) this.missed.length = before;
    return found;
  }
}

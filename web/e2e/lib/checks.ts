// What every screen owes to everybody: nothing cut, nothing that axe finds, the right language, no errors.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from './settings.ts';
import type { Tab } from './tab.ts';

/** Elements whose text does not fit them, or that stick out of the window. */
export async function cut(page: Tab): Promise<string[]> {
  // What follows the size of the window has two frames for it.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return page.evaluate(() => {
    const found: string[] = [];
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${(element.textContent ?? '').trim().slice(0, 40)}”`;
    const scrolls = (element: Element | null): boolean => {
      if (!element || element === document.body) return false;
      const { overflowX } = getComputedStyle(element);
      return overflowX === 'auto' || overflowX === 'scroll' || scrolls(element.parentElement);
    };
    const quiet = 'svg, .vh, [aria-hidden="true"], .board .plane';
    /** How far the words inside reach beyond an element that hides what does not fit. Pictures may be cropped. */
    const spills = (element: Element, across: boolean): boolean => {
      const frame = element.getBoundingClientRect();
      const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (words.nextNode()) {
        const { parentElement } = words.currentNode;
        if (!words.currentNode.textContent?.trim() || !parentElement?.checkVisibility() || parentElement.closest(quiet))
          continue;
        const range = document.createRange();
        range.selectNodeContents(words.currentNode);
        const box = range.getBoundingClientRect();
        if (across ? box.right > frame.right + 1 || box.left < frame.left - 1 : box.bottom > frame.bottom + 2)
          return true;
      }
      return false;
    };
    for (const element of document.querySelectorAll('body *')) {
      // The map is moved about under its frame on purpose.
      if (element.closest(quiet) || !element.checkVisibility()) continue;
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      const style = getComputedStyle(element);
      if (style.clipPath !== 'none') continue;
      if ((box.right > innerWidth + 1 || box.left < -1) && !scrolls(element.parentElement))
        found.push(`outside: ${name(element)}`);
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      if (
        hides(style.overflowX) &&
        style.textOverflow !== 'ellipsis' &&
        element.scrollWidth > element.clientWidth + 1 &&
        spills(element, true)
      ) {
        found.push(`cut: ${name(element)}`);
      }
      if (hides(style.overflowY) && element.scrollHeight > element.clientHeight + 2 && spills(element, false)) {
        found.push(`cut below: ${name(element)}`);
      }
    }
    return found;
  });
}

/** What axe finds, as lines one can act on. */
export async function axe(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

/** Nothing is cut and axe finds nothing. */
export async function sound(page: Page, what: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  expect.soft(await cut(page), `${what}: nothing is cut`).toEqual([]);
  expect.soft(await axe(page), `${what}: axe`).toEqual([]);
}

/** Listens for everything that a good page never does; the list is filled as it happens. */
export function troubles(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // A policy that is broken is told here too.
    if (message.type() === 'error' || message.type() === 'warning') found.push(`${message.type()}: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // A page that is left for another gives up the fonts it still waits for.
    if (request.resourceType() === 'font' && why === 'net::ERR_ABORTED') return;
    found.push(`failed: ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`${response.status()}: ${response.url()}`);
  });
  return found;
}

const LOCALES = fileURLToPath(new URL('../../../locales', import.meta.url));

/** The plain messages of a language, those without a variable or a plural. */
function messages(language: Language): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of readdirSync(`${LOCALES}/${language}`)) {
    const source = readFileSync(`${LOCALES}/${language}/${file}`, 'utf8');
    for (const [, key, text] of source.matchAll(/^([a-z][\w-]*) = ([^{}\n]+)$/gm))
      if (key && text) found.set(key, text.trim());
  }
  return found;
}

/** A plain text of the client in a language. */
export function text(language: Language, key: string): string {
  const found = messages(language).get(key);
  if (found === undefined) throw new Error(`there is no plain text ${key} in ${language}`);
  return found;
}

const english = new Map<Language, Set<string>>();
/** English words that this language has others for. */
function foreign(language: Language): Set<string> {
  const known = english.get(language);
  if (known) return known;
  const own = messages(language);
  const all = new Set(own.values());
  const words = new Set(
    [...messages('en')].flatMap(([key, words]) => (own.get(key) !== words && !all.has(words) ? [words] : [])),
  );
  english.set(language, words);
  return words;
}

/** What on the screen is in no language, or in the wrong one. */
export async function unspoken(page: Tab, language: Language): Promise<string[]> {
  const { lang, texts } = await page.evaluate(() => {
    const texts = new Set<string>();
    for (const element of document.querySelectorAll('body *')) {
      if (element.closest('option, style, script') || !element.checkVisibility()) continue;
      for (const node of element.childNodes)
        if (node.nodeType === 3 && node.textContent?.trim()) texts.add(node.textContent.trim());
      for (const name of ['aria-label', 'title', 'placeholder']) {
        const value = element.getAttribute(name)?.trim();
        if (value) texts.add(value);
      }
    }
    return { lang: document.documentElement.lang, texts: [...texts] };
  });
  const found = texts.filter((words) =>
    /\[[a-z]+-[a-z0-9-]+\]|\b(web|karak|ui|bot|thunderstone)-[a-z0-9]+(-[a-z0-9]+)*\b|\{\s*\$|undefined|NaN/.test(
      words,
    ),
  );
  if (lang !== language) found.push(`the page says it is in ${lang}`);
  if (language !== 'en')
    found.push(...texts.filter((words) => foreign(language).has(words)).map((words) => `English: ${words}`));
  return found;
}

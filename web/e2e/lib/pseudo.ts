// A made-up language: every text of the locales stands in ⟦brackets⟧. Whatever is on the screen outside of them was not
// said by Fluent. The page loads the texts as modules; here they are changed on the way, so that the client needs no door
// for tests.
import type { BrowserContext, Page } from '@playwright/test';

const ENTRY = /^(-?[a-z][\w-]*|[ \t]+\.[a-z][\w-]*)[ \t]*=/i;

/** A Fluent file with every value and attribute in brackets. */
export function bracketed(source: string): string {
  const blocks: string[][] = [];
  for (const line of source.split('\n')) {
    const begins = ENTRY.test(line) || line.startsWith('#');
    if (begins || blocks.length === 0) blocks.push([line]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.map((lines) => (ENTRY.test(lines[0] ?? '') ? entry(lines) : lines.join('\n'))).join('\n');
}

function entry(lines: string[]): string {
  const text = lines.join('\n');
  const head = ENTRY.exec(text)?.[0] ?? '';
  const value = text.slice(head.length).trim();
  // A grammatical gender is chosen by, not read.
  if (value === '' || /\.gender[ \t]*=$/.test(head)) return text;
  // The types of a card stand in one line, and are shown one by one.
  return `${head} ⟦${value.replaceAll(' • ', '⟧ • ⟦')}⟧\n`;
}

/** Lets this browser speak the made-up language in place of English. */
export async function speakPseudo(context: BrowserContext): Promise<void> {
  await context.route(/\/assets\/[\w-]+\.js$/, async (route) => {
    const answer = await route.fetch();
    const script = await answer.text();
    // A module of texts is one string.
    const found = /^(?:var|const|let) (\w+)=(`[^]*`|"[^]*"|'[^]*');\s*export\s*\{\s*\1 as default\s*\};?\s*$/.exec(
      script,
    );
    const module = found?.[2]
      ? ((await import(`data:text/javascript,${encodeURIComponent(script)}`)) as { default: unknown })
      : null;
    if (typeof module?.default !== 'string' || !/^[a-z][\w-]* =/m.test(module.default))
      return route.fulfill({ response: answer });
    return route.fulfill({ response: answer, body: `export default ${JSON.stringify(bracketed(module.default))};` });
  });
}

/** What may stand outside of the brackets: names of the house, of the games, of people, of rules, of languages, of keys, and the sign of a sum. */
const NAMES =
  /\b(Emberhall|Karak\s2|Thunderstone|Ann|Ben|Eve|Aidan|Brenna|Conall|Dagny|Egan|Fiora|Gala|Hektor|English|Polski|Deutsch|Eesti|[KT](?:-[A-Z0-9]+)+|[A-Z])\b|Σ/gu;

/** Every visible text, label and title with letters outside of the brackets. */
export async function unbracketed(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found = new Set<string>();
    const attributes = [
      'aria-label',
      'title',
      'placeholder',
      'alt',
      'aria-roledescription',
      'aria-valuetext',
      'aria-description',
    ];
    for (const element of document.querySelectorAll('body *')) {
      // What stands there in a language of its own, or as people wrote it.
      if (element.closest('style, script, [translate=no]') || !element.checkVisibility()) continue;
      for (const node of element.childNodes)
        if (node.nodeType === 3 && node.textContent?.trim()) found.add(node.textContent.trim());
      for (const name of attributes) {
        const value = element.getAttribute(name)?.trim();
        if (value) found.add(value);
      }
    }
    found.add(document.title);
    return [...found];
  });
  return texts.filter((text) => /\p{L}/u.test(outside(text).replaceAll(NAMES, '')));
}

/** The text without what stands in brackets, which may lie in one another. */
function outside(text: string): string {
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replaceAll(/⟦[^⟦⟧]*⟧/g, '');
  }
  return text;
}

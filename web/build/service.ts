// The service worker gets what only the build knows: the files of the first page, a version that changes with them, and
// its few texts in every language.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { LANGUAGES, text } from './texts.ts';

/** The games that are known when the client is built. */
const GAMES = JSON.parse(readFileSync(new URL('../src/lib/data/games.json', import.meta.url), 'utf8')) as { game: string; title: string }[];

/** What a call says, by language and game. */
function calls(): Record<string, Record<string, { title: string; body: string }>> {
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      Object.fromEntries(
        GAMES.map(({ game, title }) => [
          game,
          { title: text(language, 'web-turn-yours'), body: text(language, 'web-call-body', { game: text(language, title) }) },
        ]),
      ),
    ]),
  );
}

export function service(): Plugin {
  return {
    name: 'emberhall-service',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html'];
      const worker = bundle['service.js'];
      if (page?.type !== 'asset' || worker?.type !== 'chunk') return this.error('the service worker finds no page');
      const html = String(page.source);
      const first = new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1] ?? ''));
      for (const name of first) {
        const chunk = bundle[name.slice(1)];
        if (chunk?.type === 'chunk') for (const used of chunk.imports) first.add(`/${used}`);
      }
      const shell = ['/', '/flame.svg', ...first];
      // Any change of any file changes the names in what is hashed, since names carry hashes of their content.
      const names = Object.keys(bundle).sort().join('\n');
      const version = createHash('sha256').update(`${html}\n${names}\n${worker.code}`).digest('hex').slice(0, 16);
      const given: Record<string, unknown> = { __SHELL__: shell, __VERSION__: version, __CALLS__: calls() };
      for (const [name, value] of Object.entries(given)) worker.code = worker.code.replaceAll(name, () => JSON.stringify(value));
    },
  };
}

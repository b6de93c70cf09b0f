// The service worker gets what only the build knows: the files of the first page, its texts in every language, a version
// that changes with any file, and what a call to the table says.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { firstTexts } from './groups.ts';
import { LANGUAGES, text } from './texts.ts';

/** The games that are known when the client is built. */
const GAMES = JSON.parse(readFileSync(new URL('../src/lib/data/games.json', import.meta.url), 'utf8')) as {
  game: string;
  title: string;
}[];

/** What a call says, by language and game. */
function calls(): Record<string, Record<string, { title: string; body: string }>> {
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      Object.fromEntries(
        GAMES.map(({ game, title }) => [
          game,
          {
            title: text(language, 'web-turn-yours'),
            body: text(language, 'web-call-body', { game: text(language, title) }),
          },
        ]),
      ),
    ]),
  );
}

const PUBLIC = new URL('../public/', import.meta.url);

/** What lies beside the built files under a name of its own. */
const publicFiles = () =>
  readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

export function service(): Plugin {
  return {
    name: 'emberhall-service',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html'];
      const worker = bundle['service.js'];
      const early = bundle['early.js'];
      if (page?.type !== 'asset' || worker?.type !== 'chunk' || early?.type !== 'chunk')
        return this.error('the service worker finds no page');
      const html = String(page.source);
      const first = new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1] ?? ''));
      for (const name of first) {
        const chunk = bundle[name.slice(1)];
        if (chunk?.type === 'chunk') for (const used of chunk.imports) first.add(`/${used}`);
      }
      const pictures = Object.keys(bundle).filter((name) => /^assets\/poster-.+\.svg$/.test(name));
      const shell = ['/', '/flame.svg', '/early.js', ...first, ...pictures.map((name) => `/${name}`)];
      const texts = Object.fromEntries(
        LANGUAGES.map((language) => {
          const name = Object.keys(bundle).find((name) => name.startsWith(firstTexts(language)));
          return [language, name ? `/${name}` : this.error(`the texts of ${language} are missing`)];
        }),
      );
      fill(early, { __TEXTS__: texts });
      // Names carry hashes of their content; what keeps its name is hashed here.
      const hash = createHash('sha256').update(`${html}\n${Object.keys(bundle).sort().join('\n')}\n`);
      hash.update(`${early.code}\n${worker.code}\n`);
      for (const file of publicFiles())
        hash.update(file.slice(fileURLToPath(PUBLIC).length)).update(readFileSync(file));
      const version = hash.digest('hex').slice(0, 16);
      fill(worker, { __SHELL__: shell, __TEXTS__: texts, __VERSION__: version, __CALLS__: calls() });
    },
  };
}

/** Writes what only the build knows into a finished file. */
function fill(chunk: { code: string }, given: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(given))
    chunk.code = chunk.code.replaceAll(name, () => JSON.stringify(value));
}

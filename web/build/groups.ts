// `virtual:texts` has a loader for every language and group of texts: one file of the client for each, so that a page
// asks for few. What only the terminal says is in no group and is not built.
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { LANGUAGES, type Language } from './texts.ts';

const LOCALES = new URL('../../locales/', import.meta.url);
const GAMES = new URL('../src/lib/games/', import.meta.url);
const read = (file: URL) => JSON.parse(readFileSync(file, 'utf8')) as unknown;

/** The files of every group: those of the client, and one group for each game with drawings. */
export function groups(): Record<string, string[]> {
  const games = readdirSync(GAMES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^[^/]+\/texts\.json$/.test(name),
  );
  return {
    ...(read(new URL('../src/lib/texts/groups.json', import.meta.url)) as Record<string, string[]>),
    ...Object.fromEntries(games.map((name) => [name.split('/')[0], read(new URL(name, GAMES)) as string[]])),
  };
}

/** The texts of a group without the comments for translators. */
export function joined(language: string, names: readonly string[]): string {
  const files = names.map((name) => readFileSync(new URL(`${language}/${name}.ftl`, LOCALES), 'utf8'));
  return files.join('\n').replaceAll(/^#.*\n/gm, '');
}

const LIST = '\0virtual:texts';
/** The name of a group's module; the build names its file by it. */
const ONE = /^\0texts:(\w+)\/([\w-]+)$/;

/** How the file of a group is called, if the module is one. */
export function fileOf(module: string | null | undefined): string | undefined {
  const [, language, group] = ONE.exec(module ?? '') ?? [];
  return language && group ? `texts-${language}-${group}` : undefined;
}

/** The beginning of the file's name that has the texts of the first page. */
export const firstTexts = (language: Language): string => `assets/texts-${language}-base-`;

export function texts(): Plugin {
  return {
    name: 'emberhall-texts',
    resolveId: (id) => (id === 'virtual:texts' ? LIST : id.startsWith('texts:') ? `\0${id}` : undefined),
    load(id) {
      if (id === LIST) {
        const names = LANGUAGES.flatMap((language) => Object.keys(groups()).map((group) => `${language}/${group}`));
        return `export const loaders = {${names.map((name) => `'${name}': () => import('texts:${name}')`).join(',')}};`;
      }
      const [, language, group] = ONE.exec(id) ?? [];
      if (!language || !group) return undefined;
      const names = groups()[group] ?? this.error(`there is no group ${group}`);
      for (const name of names) this.addWatchFile(new URL(`${language}/${name}.ftl`, LOCALES).pathname);
      return `export default ${JSON.stringify(joined(language, names))};`;
    },
  };
}

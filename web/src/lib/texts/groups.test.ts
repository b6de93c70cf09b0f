import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { groups, joined } from '../../../build/groups';

const repository = new URL('../../../../', import.meta.url);
/** Crates whose messages no browser sees. */
const ELSEWHERE = /^crates\/(emberhall|lab|load|bench|web-types)\//;
const keysIn = (text: string) => new Set([...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? ''));

function sources(folder: string, ending: RegExp): string[] {
  return readdirSync(new URL(folder, repository), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}${name}`)
    .filter((name) => ending.test(name) && !/\/tests\/|\.test\.ts$|\/target\//.test(name) && !ELSEWHERE.test(name));
}

it('have everything that the browser says', () => {
  const all = readdirSync(new URL('locales/en/', repository)).map((name) => name.replace('.ftl', ''));
  const built = Object.values(groups()).flat();
  const left = joined(
    'en',
    all.filter((name) => !built.includes(name)),
  );
  const elsewhere = keysIn(left);
  expect(elsewhere.size).toBeGreaterThan(200);
  const files = [...sources('crates/', /\.rs$/), ...sources('web/src/', /\.(ts|svelte)$/)];
  expect(files.length).toBeGreaterThan(300);
  for (const file of files) {
    const source = readFileSync(new URL(file, repository), 'utf8');
    const said = [...source.matchAll(/["'`](ui-[a-z0-9-]+)["'`]/g)].map((match) => match[1] ?? '');
    expect(
      said.filter((key) => elsewhere.has(key)),
      file,
    ).toEqual([]);
  }
});

it('name each file once, and none that only the terminal reads', () => {
  const built = Object.values(groups()).flat();
  expect(built.length).toBe(new Set(built).size);
  for (const name of ['terminal', 'lab', 'lab-odds', 'archive', 'fair']) expect(built).not.toContain(name);
});

it('carry no comments', () => {
  for (const names of Object.values(groups())) expect(joined('pl', names)).not.toMatch(/^#/m);
});

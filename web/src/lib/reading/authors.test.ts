import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { AUTHORS } from './authors';

it('thanks whoever drew an icon that the client shows', () => {
  const folder = new URL('../../', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
  const imported = files
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .flatMap((name) => [...read(name).matchAll(/from 'icon:([a-z-]+)'/g)].map((match) => match[1] ?? ''));
  const listed = files
    .filter((name) => name.endsWith('.icons'))
    .flatMap((name) => Object.values(JSON.parse(read(name)) as Record<string, string>));
  expect(imported.length).toBeGreaterThan(0);
  expect(listed.length).toBeGreaterThan(98);
  const shown = new Set([...imported, ...listed]);
  const thanked = Object.values(AUTHORS).flat();
  expect([...shown].filter((icon) => !thanked.includes(icon))).toEqual([]);
});

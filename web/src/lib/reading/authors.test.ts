import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { AUTHORS } from './authors';

it('thanks whoever drew an icon that the client shows', () => {
  const folder = new URL('../../', import.meta.url);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|svelte)$/.test(name));
  const shown = new Set(
    names.flatMap((name) =>
      [...readFileSync(new URL(name, folder), 'utf8').matchAll(/from 'icon:([a-z-]+)'/g)].map((match) => match[1] ?? ''),
    ),
  );
  expect(shown.size).toBeGreaterThan(0);
  const thanked = Object.values(AUTHORS).flat();
  expect([...shown].filter((icon) => !thanked.includes(icon))).toEqual([]);
});

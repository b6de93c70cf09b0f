// Colours and sizes of text come from tokens.css, pigments of a game from its palette.css; the window is asked only for
// what docs/client.md lists, everything else asks for its own room.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HEIGHTS, WIDTHS } from '../lib/ui/breakpoints';

const root = new URL('../', import.meta.url);
const IS_TOKENS = /^styles\/tokens\.css$|^lib\/games\/\w+\/palette\.css$/;
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|css|ts)$/.test(name) && !/\.test\.ts$|^dev\/|^lib\/(types|data)\//.test(name))
  .map((name) => ({ name, text: readFileSync(new URL(name, root), 'utf8') }));
const sheets = files.filter(({ name }) => !name.endsWith('.ts'));

const HEX = '#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})';
const FUNCTION = String.raw`\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|light-dark)\(`;
const NAME = String.raw`\b(?:white|black|gr[ae]y|silver|red|green|blue|yellow|orange|purple|brown|gold|beige|ivory)\b`;

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');

/** The style sheet of a file, and the rest of it. */
function parts(name: string, text: string): { css: string; rest: string } {
  if (name.endsWith('.css')) return { css: withoutComments(text), rest: '' };
  const css = /<style[^>]*>[\s\S]*<\/style>/.exec(text)?.[0] ?? '';
  return { css: withoutComments(css), rest: text.replace(css, '') };
}

const declarations = (css: string): { property: string; value: string }[] =>
  [...css.matchAll(/([\w-]+)\s*:\s*([^;{}]+)[;}]/g)].map(([, property = '', value = '']) => ({ property, value }));

/** Colours that are no token. */
function rawColours(name: string, text: string): string[] {
  const { css, rest } = parts(name, text);
  const inSheet = declarations(css).flatMap(({ value }) => {
    const own = value.replace(/var\(--[\w-]+/g, '').replace(/url\([^)]*\)/g, '');
    return own.match(new RegExp(`${HEX}\\b|${FUNCTION}|${NAME}`, 'gi')) ?? [];
  });
  // A colour in an attribute or a string, not the address of a drawing or the start of a block.
  const outside = rest.match(new RegExp(`(?<=["'\`:\\s])${HEX}(?=["'\`;,)\\s])|${FUNCTION}(?=[\\d.])`, 'gi')) ?? [];
  return [...inSheet, ...outside];
}

/** Sizes of text that are no token; a size in em follows the text around it. */
const rawSizes = (name: string, text: string): string[] =>
  declarations(parts(name, text).css)
    .filter(({ property }) => property === 'font-size' || property === 'font')
    .map(({ value }) => (value.split('/')[0] ?? '').replace(/var\(--[\w-]+\)/g, ''))
    .filter((size) => /[\d.]+(?:r?em|px|pt|vw|vh|cq\w+)\b|\bcalc\(|\bclamp\(/.test(size.replace(/\b[\d.]+em\b/g, '')));

const found = (of: (name: string, text: string) => string[], among = files): string[] =>
  among
    .filter(({ name }) => !IS_TOKENS.test(name))
    .flatMap(({ name, text }) => of(name, text).map((value) => `${name}: ${value.trim()}`));

it('are many', () => expect(sheets.length).toBeGreaterThan(100));

describe('colours', () => {
  it('come from the tokens', () => expect(found(rawColours)).toEqual([]));

  it('are noticed in a style, an attribute and a string', () => {
    const style = (css: string) => rawColours('A.svelte', `<p>#1</p><style>${css}</style>`);
    expect(style('a { color: #abc; }')).toEqual(['#abc']);
    expect(style('a { box-shadow: 0 1px rgb(0 0 0 / 0.5), 0 0 var(--red); }')).toEqual(['rgb(']);
    expect(style('a { background: light-dark(var(--a), var(--b)) }')).toEqual(['light-dark(']);
    expect(style('a { fill: white; }')).toEqual(['white']);
    expect(style('a:hover { color: color-mix(in srgb, var(--gold) 5%, transparent); white-space: nowrap; }')).toEqual(
      [],
    );
    expect(style('/* #abc */ a { mask: url(#abc); }')).toEqual([]);
    expect(rawColours('A.svelte', '<path fill="#8E2A23" />')).toEqual(['#8E2A23']);
    expect(rawColours('A.svelte', '{#each all as one}<use href="#i-add" />{/each}')).toEqual([]);
    expect(rawColours('a.ts', "const fill = '#fff6e2';")).toEqual(['#fff6e2']);
  });
});

describe('sizes of text', () => {
  it('come from the tokens', () => expect(found(rawSizes, sheets)).toEqual([]));

  it('are noticed in both properties', () => {
    expect(rawSizes('a.css', 'a { font-size: 1.4rem; }')).toHaveLength(1);
    expect(rawSizes('a.css', 'a { font: 600 22px/1 var(--font-ui); }')).toHaveLength(1);
    expect(rawSizes('a.css', 'a { font-size: calc(2 * var(--text-sm)); }')).toHaveLength(1);
    expect(rawSizes('a.css', 'a { font: 600 var(--text-xl) / 34px var(--font-ui); font-size: 0.9em; }')).toEqual([]);
  });
});

it('leave the theme to the tokens', () => {
  expect(found((_, text) => text.match(/data-theme|prefers-color-scheme/g) ?? [], sheets)).toEqual([]);
});

it('name no token that is nowhere given', () => {
  const given = new Set(
    files.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)['"]?\s*[:=]/g)].map(([, name]) => name)),
  );
  const missing = (_: string, text: string) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name).filter((name) => !given.has(name));
  expect(files.flatMap(({ name, text }) => missing(name, text).map((token) => `${name}: ${token}`))).toEqual([]);
});

describe('queries', () => {
  /** What the window may be asked: docs/client.md, *Colours, sizes, room*. */
  const WINDOW = [
    ...[WIDTHS.phone, WIDTHS.desk].flatMap((width) => [`width < ${width}px`, `width >= ${width}px`]),
    ...[HEIGHTS.short, HEIGHTS.low].flatMap((height) => [`height < ${height}px`, `height >= ${height}px`]),
  ];
  const DEVICE = /^(?:hover|pointer|prefers-[\w-]+|forced-colors): [\w-]+$/;

  /** One way to write a bound. */
  const bound = (condition: string): string =>
    condition
      .replace(/max-(\w+): (\d+)px/, (_, axis: string, most: string) => `${axis} < ${Number(most) + 1}px`)
      .replace(/min-(\w+): (\d+)px/, '$1 >= $2px');

  /** What a file asks the window beyond that; a game asks for the room of its table. */
  const wrongQueries = (name: string, text: string): string[] =>
    [...parts(name, text).css.matchAll(/@media ([^{]*)/g)]
      .flatMap(([, query = '']) => query.match(/(?<=\()[^()]+(?=\))/g) ?? [])
      .map(bound)
      .filter((asked) => !DEVICE.test(asked) && (name.startsWith('lib/games/') || !WINDOW.includes(asked)));

  const CONTAINERS = ['table', 'dialog', 'page'];
  const namedContainers = (_: string, text: string): string[] =>
    [...text.matchAll(/@container (\w*)/g)].map(([, name = '']) => name).filter((name) => !CONTAINERS.includes(name));

  it('ask the window for little', () => {
    expect(sheets.flatMap(({ name, text }) => wrongQueries(name, text).map((query) => `${name}: ${query}`))).toEqual(
      [],
    );
  });

  it('ask a container that there is', () => expect(found(namedContainers, sheets)).toEqual([]));

  it('are noticed', () => {
    expect(wrongQueries('lib/ui/a.css', '@media (max-width: 899px) and (hover: hover) { a { top: 0 } }')).toEqual([]);
    expect(wrongQueries('lib/ui/a.css', '@media (width < 720px), (pointer: coarse) { a { top: 0 } }')).toEqual([
      'width < 720px',
    ]);
    expect(wrongQueries('lib/games/karak/a.css', '@media (width < 900px) { a { top: 0 } }')).toEqual(['width < 900px']);
    expect(namedContainers('a.css', '@container tabel (width < 900px) { a { top: 0 } }')).toEqual(['tabel']);
  });

  it('and numbers of a layout in scripts have one place', () => {
    const compared = (name: string, text: string): string[] =>
      /\bbreakpoints\.ts$/.test(name)
        ? []
        : (parts(name, text).rest.match(/\b(?:inner)?(?:width|height)(?:\.current)?[^\n]{0,9} [<>]=? \d{3,}/gi) ?? []);
    expect(found(compared)).toEqual([]);
    expect(compared('a.ts', 'const narrow = innerWidth < 900;')).toEqual(['innerWidth < 900']);
    expect(compared('a.ts', 'const low = (innerHeight.current ?? 0) < 840;')).toHaveLength(1);
  });
});

// How much is loaded, compressed, and whether that is within the limits: `npm run sizes`, after `npm run build`.
//
// First load: what index.html names, everything that imports at once, and the texts of the largest language. A game: what
// its table imports beyond the first load and the shell of a table.
import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const KIB = 1024;
const LIMITS = {
  'first load, JavaScript': 62,
  'first load, CSS': 9,
  'karak, JavaScript': 110,
  'thunderstone, JavaScript': 110,
};
const dist = new URL('../dist/', import.meta.url);
const read = (name) => readFileSync(new URL(name, dist), 'utf8');
const packed = (name) => gzipSync(readFileSync(new URL(name, dist)), { level: 9 }).length;
const assets = readdirSync(new URL('assets/', dist)).map((name) => `assets/${name}`);

/** A file and everything it imports at once. */
function reached(names) {
  const all = new Set(names);
  for (const name of all) {
    if (!name.endsWith('.js')) continue;
    for (const [, used] of read(name).matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      all.add(`assets/${used}`);
  }
  return all;
}

const page = read('index.html');
const first = reached([...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map((match) => match[1]));
const texts = assets.filter((name) => /^assets\/texts-\w+-base-/.test(name));
if (texts.length !== 4) throw new Error(`the texts of the first page: ${texts.length} files instead of 4`);
first.add(texts.sort((a, b) => packed(b) - packed(a))[0]);

const table = assets.filter((name) => /^assets\/TablePage-.+\.js$/.test(name));
const shell = reached([...first, ...table]);
const gameCode = (game) => {
  const entry = assets.filter((name) => name.startsWith(`assets/${game}-`) && name.endsWith('.js'));
  if (entry.length === 0) throw new Error(`${game} has no code`);
  return [...reached(entry)].filter((name) => !shell.has(name));
};

const parts = {
  'first load, JavaScript': [...first].filter((name) => name.endsWith('.js')),
  'first load, CSS': [...first].filter((name) => name.endsWith('.css')),
  'karak, JavaScript': gameCode('karak'),
  'thunderstone, JavaScript': gameCode('thunderstone'),
};
const kib = (bytes) => (bytes / KIB).toFixed(1).padStart(7);
let failed = false;
for (const [part, names] of Object.entries(parts)) {
  const sum = names.reduce((total, name) => total + packed(name), 0);
  failed ||= sum > LIMITS[part] * KIB;
  console.log(`${kib(sum)} KiB of ${LIMITS[part]}: ${part}`);
  for (const name of names) console.log(`  ${kib(packed(name))} ${name}`);
}
process.exit(failed ? 1 : 0);

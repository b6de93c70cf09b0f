// How much the first page loads, compressed, and whether that is within the limits. Run after `npm run build`.
import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMITS = { js: 180, css: 60 };
const dist = new URL('../dist/', import.meta.url);
const packed = (name) => gzipSync(readFileSync(new URL(name, dist)), { level: 9 }).length;
const kib = (bytes) => (bytes / 1024).toFixed(1).padStart(7);

// What index.html names, what that imports at once, and the texts of the largest language.
const page = readFileSync(new URL('index.html', dist), 'utf8');
const first = new Set([...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map((match) => match[1]));
for (const name of first) {
  if (!name.endsWith('.js')) continue;
  const source = readFileSync(new URL(name, dist), 'utf8');
  for (const match of source.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) first.add(`assets/${match[1]}`);
}
const assets = readdirSync(new URL('assets/', dist)).map((name) => `assets/${name}`);
for (const text of ['web', 'server', 'table', 'ui', 'bots']) {
  const files = assets.filter((name) => new RegExp(`/${text}-[\\w-]{8}\\.js$`).test(name));
  const largest = files.sort((a, b) => packed(b) - packed(a))[0];
  if (largest) first.add(largest);
}
let failed = false;
for (const [kind, limit] of Object.entries(LIMITS)) {
  const names = [...first].filter((name) => name.endsWith(`.${kind}`));
  const sum = names.reduce((total, name) => total + packed(name), 0);
  console.log(`${kind} at first load: ${kib(sum)} KiB of ${limit}`);
  for (const name of names) console.log(`  ${kib(packed(name))} ${name}`);
  failed ||= sum > limit * 1024;
}
const later = assets.filter((name) => /\.(js|css)$/.test(name) && !first.has(name));
for (const name of later.sort((a, b) => packed(b) - packed(a)).slice(0, 12)) console.log(`later ${kib(packed(name))} ${name}`);
process.exit(failed ? 1 : 0);

// Writes a packed copy beside every text of the built client: `node scripts/pack.mjs FOLDER`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const folder = process.argv[2];
if (!folder) throw new Error('which folder?');
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(html|js|css|svg|json|webmanifest)$/.test(name)) continue;
  const file = join(folder, name);
  writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
}

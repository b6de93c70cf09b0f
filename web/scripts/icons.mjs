// Draws the icons of the installed client from art/icon.svg: `npm run icons`. The pictures are kept beside the source, so
// that a build needs no browser.
import { chromium } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';

const drawing = readFileSync(new URL('../art/icon.svg', import.meta.url), 'utf8');
// Systems cut maskable icons to their own shape: the ground fills the square, the flame stays in the inner circle.
const square = drawing.replaceAll('rx="96"', '');
const inner = square
  .replace(/<path class="hex"[^>]*>/, '')
  .replace('translate(119.5 98) scale(10.5)', 'translate(140 126) scale(8.9)');
// Android shows the badge as a shape of one colour.
const badge = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -1 30 32"><path fill="#fff" fill-rule="evenodd" d="M13 1c1 6 9 9 9 17a9 9 0 01-18 0c0-4 2-6 4-9 .5 3 1.5 4 3 5C10 9 10 5 13 1zM13 15c-.7 1.5-.8 3-.7 4.8-.6-.3-1-.8-1.3-1.8-1 1-2 2-2 4a4 4 0 008 0c0-3-3-4-4-7z"/></svg>`;
const ICONS = [
  ['icon-192', drawing, 192],
  ['icon-512', drawing, 512],
  ['maskable-512', inner, 512],
  ['apple-180', square, 180],
  ['badge-96', badge, 96],
];

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' });
for (const [name, svg, size] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  writeFileSync(
    new URL(`../public/icons/${name}.png`, import.meta.url),
    await page.screenshot({ omitBackground: true }),
  );
  await page.close();
}
await browser.close();

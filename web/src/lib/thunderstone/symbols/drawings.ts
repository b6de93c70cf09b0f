// Puts what the cards refer to into the page, once: emblems, signs, backdrops, hatchings.
import emblems from './emblems.icons';
import engraving from './engraving.svg?raw';
import { SIGNS, signDrawings } from './signs';

/** The hatching of the frames, in units of a window 100 wide. */
const PATTERNS = { s: 3.6, m: 2.3, l: 1.35 };

const GRADIENTS = `
<radialGradient id="ts-gl-p"><stop offset="0" stop-color="#FFFAEA"/><stop offset=".55" stop-color="#FFFAEA" stop-opacity=".7"/><stop offset="1" stop-color="#FFFAEA" stop-opacity="0"/></radialGradient>
<radialGradient id="ts-gl-e"><stop offset="0" stop-color="#FF8A3C"/><stop offset=".45" stop-color="#C8501E" stop-opacity=".75"/><stop offset="1" stop-color="#C8501E" stop-opacity="0"/></radialGradient>
<linearGradient id="ts-bone" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#F6EBD0"/><stop offset=".6" stop-color="#EFDDB4"/><stop offset="1" stop-color="#F0A35E"/></linearGradient>
<path id="ts-seal" d="M39.6 20L36.6 24.5L37 29.8L32.2 32.2L29.8 37L24.5 36.6L20 39.6L15.5 36.6L10.2 37L7.8 32.2L3 29.8L3.4 24.5L.4 20L3.4 15.5L3 10.2L7.8 7.8L10.2 3L15.5 3.4L20 .4L24.5 3.4L29.8 3L32.2 7.8L37 10.2L36.6 15.5Z"/>`;

const shape = (id: string, path: string): string => `<path id="${id}" d="${path}"/>`;
/** A drawing that is hatched too needs itself as a stencil. */
const stencil = (id: string, of: string): string => `<clipPath id="${id}"><use href="#${of}"/></clipPath>`;

function all(): string {
  const drawn = Object.entries(emblems).map(([card, path]) => shape(`ts-e-${card}`, path) + stencil(`ts-c-${card}`, `ts-e-${card}`));
  const signs = SIGNS.map((name) => shape(`ts-s-${name}`, signDrawings[name]));
  const patterns = Object.entries(PATTERNS).map(
    ([density, step]) =>
      `<pattern id="ts-pt-${density}" width="${step}" height="${step}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0H${step}" stroke="#FFE9B8" stroke-opacity=".34" stroke-width="${step * 0.42}"/></pattern>`,
  );
  return `<svg width="0" height="0"><defs>${[...drawn, ...signs, stencil('ts-c-fire', 'ts-s-light'), ...patterns].join('')}${GRADIENTS}</defs></svg>${engraving}`;
}

let there = false;

export function needDrawings(): void {
  if (there) return;
  there = true;
  const holder = document.createElement('div');
  holder.className = 'ts-drawings';
  holder.setAttribute('aria-hidden', 'true');
  // Files of this repository and icons of a package, with neither script nor style in them.
  holder.innerHTML = all();
  document.body.append(holder);
}

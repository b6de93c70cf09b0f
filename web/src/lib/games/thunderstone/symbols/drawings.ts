// Puts what the cards refer to into the page, once: signs, backdrops, hatchings.
import engraving from './engraving.svg?raw';
import { SIGNS, signDrawings, type SignName } from './signs';

/** The hatching of the frames, in units of a window 100 wide. */
const PATTERNS = { s: 3.6, m: 2.3, l: 1.35 };

const GRADIENTS = `
<radialGradient id="ts-gl-p"><stop offset="0" stop-color="var(--card-glow)"/><stop offset=".55" stop-color="var(--card-glow)" stop-opacity=".7"/><stop offset="1" stop-color="var(--card-glow)" stop-opacity="0"/></radialGradient>
<radialGradient id="ts-gl-e"><stop offset="0" stop-color="var(--card-glow-fire)"/><stop offset=".45" stop-color="var(--card-glow-ember)" stop-opacity=".75"/><stop offset="1" stop-color="var(--card-glow-ember)" stop-opacity="0"/></radialGradient>
<linearGradient id="ts-bone" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--card-bone)"/><stop offset=".6" stop-color="var(--card-bone-2)"/><stop offset="1" stop-color="var(--card-bone-3)"/></linearGradient>
<path id="ts-seal" d="M39.6 20L36.6 24.5L37 29.8L32.2 32.2L29.8 37L24.5 36.6L20 39.6L15.5 36.6L10.2 37L7.8 32.2L3 29.8L3.4 24.5L.4 20L3.4 15.5L3 10.2L7.8 7.8L10.2 3L15.5 3.4L20 .4L24.5 3.4L29.8 3L32.2 7.8L37 10.2L36.6 15.5Z"/>`;

export const shape = (id: string, path: string): string => `<path id="${id}" d="${path}"/>`;
/** A drawing that is hatched too needs itself as a stencil. */
export const stencil = (id: string, of: string): string => `<clipPath id="${id}"><use href="#${of}"/></clipPath>`;

function all(): string {
  const signs = SIGNS.map((name) => shape(`ts-s-${name}`, signDrawings[name]));
  const patterns = Object.entries(PATTERNS).map(
    ([density, step]) =>
      `<pattern id="ts-pt-${density}" width="${step}" height="${step}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0H${step}" stroke="var(--card-frame-hatch)" stroke-opacity=".34" stroke-width="${step * 0.42}"/></pattern>`,
  );
  return `<svg width="0" height="0"><defs>${[...signs, stencil('ts-c-fire', 'ts-s-light'), ...patterns].join('')}${GRADIENTS}</defs></svg>${engraving}`;
}

let holder: HTMLElement | null = null;

export function needDrawings(): void {
  if (holder) return;
  holder = document.createElement('div');
  holder.className = 'ts-drawings';
  holder.setAttribute('aria-hidden', 'true');
  // Files of this repository and icons of a package, with neither script nor style in them.
  holder.innerHTML = all();
  document.body.append(holder);
}

/** More definitions that cards refer to. */
export function addDrawings(definitions: string): void {
  needDrawings();
  holder?.insertAdjacentHTML('beforeend', `<svg width="0" height="0"><defs>${definitions}</defs></svg>`);
}

/** The definition of a sign, for `ui/Icon`. */
export function glyph(name: SignName): string {
  needDrawings();
  return `ts-s-${name}`;
}

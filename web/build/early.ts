// The script that runs before anything is painted (`src/early.ts`) keeps its name in the built page. A policy without
// inline content wants it as a file.
import type { Plugin } from 'vite';

export function early(): Plugin {
  return {
    name: 'emberhall-early',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (html) => html.replace('/src/early.ts', '/early.js') },
  };
}

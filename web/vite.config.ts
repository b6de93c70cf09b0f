import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { early } from './build/early.ts';
import { fileOf, texts } from './build/groups.ts';
import { icons } from './build/icons.ts';
import { manifests } from './build/manifest.ts';
import { service } from './build/service.ts';

// Where the server of `emberhall serve` listens while the client is being worked on.
const server = process.env['EMBERHALL_SERVER'] ?? 'http://127.0.0.1:4321';

export default defineConfig({
  plugins: [svelte(), icons(), texts(), manifests(), early(), service()],
  resolve: {
    alias: {
      $lib: fileURLToPath(new URL('./src/lib', import.meta.url)),
      $locales: fileURLToPath(new URL('../locales', import.meta.url)),
    },
  },
  server: {
    proxy: { '/api': { target: server, ws: true } },
    fs: { allow: ['..'] },
  },
  build: {
    // The oldest browsers that have everything the client uses; see docs/client.md.
    target: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    // A policy without inline content refuses data URLs in style sheets too.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', early: 'src/early.ts', service: 'src/service/worker.ts' },
      output: {
        // A service worker keeps its name, and its place above all that it serves; so does what the page begins with.
        entryFileNames: ({ name }) =>
          name === 'service' || name === 'early' ? `${name}.js` : 'assets/[name]-[hash].js',
        chunkFileNames: ({ facadeModuleId }) => `assets/${fileOf(facadeModuleId) ?? '[name]'}-[hash].js`,
      },
    },
  },
  // Generous: a machine may be busy with other things.
  test: { include: ['src/**/*.test.ts'], environment: 'node', testTimeout: 60_000 },
});

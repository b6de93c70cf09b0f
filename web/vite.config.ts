import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { icons } from './build/icons.ts';
import { manifests } from './build/manifest.ts';
import { service } from './build/service.ts';

// Where the server of `emberhall serve` listens while the client is being worked on.
const server = process.env['EMBERHALL_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte(), icons(), manifests(), service()],
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
    target: 'es2022',
    // A policy without inline content refuses data URLs in style sheets too.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', service: 'src/service/worker.ts' },
      // A service worker keeps its name, and its place above all that it serves.
      output: { entryFileNames: ({ name }) => (name === 'service' ? 'service.js' : 'assets/[name]-[hash].js') },
    },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});

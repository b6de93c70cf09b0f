import { defineConfig } from '@playwright/test';

// The server under test. Without an address the built binary is started for the tests.
const base = process.env['EMBERHALL_URL'];

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  reporter: [['list']],
  use: {
    baseURL: base ?? 'http://127.0.0.1:8479',
    locale: 'en',
    // The system's browser; nothing is downloaded.
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium' },
  },
  ...(base
    ? {}
    : {
        webServer: {
          command: `${process.env['EMBERHALL'] ?? '../target/debug/emberhall'} serve --listen 127.0.0.1:8479 --data test-results/data`,
          url: 'http://127.0.0.1:8479/healthz',
          reuseExistingServer: false,
        },
      }),
});

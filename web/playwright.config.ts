import { defineConfig } from '@playwright/test';
import { commandLine, ENVIRONMENT, freePort, freshFolder } from './e2e/lib/server.ts';

// The server under test. Without an address the built binary is started for the tests, at a free port and with an empty
// folder. The workers read this file too, and must come to the same address.
const given = process.env['EMBERHALL_URL'];
const port = Number((process.env['EMBERHALL_PORT'] ??= given ? '0' : String(freePort())));
const folder = (process.env['EMBERHALL_FOLDER'] ??= given ? '' : freshFolder());

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // A table waits for its bots and its animations most of the time.
  workers: 3,
  forbidOnly: true,
  // Generous: a machine may be busy with other things. Nothing here is a measurement.
  timeout: 600_000,
  // The dice are real, so every game is another one. What fails once and then passes is reported as flaky.
  retries: 1,
  // The longest games are for `cargo xtask browse`; the others belong to every run of the tests.
  ...(process.env['LONG'] ? {} : { grepInvert: /@long/ }),
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    baseURL: given ?? `http://127.0.0.1:${port}`,
    locale: 'en',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // The system's browser; nothing is downloaded, and it calls nobody.
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic'],
    },
  },
  ...(given
    ? {}
    : {
        webServer: {
          command: commandLine(port, folder).join(' '),
          url: `http://127.0.0.1:${port}/readyz`,
          env: { ...ENVIRONMENT },
          stderr: 'pipe',
        },
      }),
});

import { defineConfig } from '@playwright/test';

// Every worker starts a server of its own (`e2e/lib/test.ts`).
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // A table waits for its bots and its animations most of the time.
  workers: 3,
  forbidOnly: true,
  // Generous: a machine may be busy with other things. Nothing here is a measurement.
  timeout: 1_800_000,
  // Time and dice are handed in, so a test that fails once fails again.
  retries: 0,
  // The longest games are for `cargo xtask browse`; the others belong to every run of the tests.
  ...(process.env['LONG'] ? {} : { grepInvert: /@long/ }),
  expect: { timeout: 120_000 },
  reporter: [['list']],
  use: {
    locale: 'en',
    // Whatever cannot be clicked or opened says so, long before the whole test has to.
    actionTimeout: 180_000,
    navigationTimeout: 180_000,
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // The system's browser; nothing is downloaded, and it calls nobody.
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic'],
    },
  },
});

// The tools that need a browser: pictures and measurements. They run by their own commands, not with the tests.
import { defineConfig } from '@playwright/test';
import { commandLine, ENVIRONMENT, freePort, freshFolder } from './e2e/lib/server.ts';
import tests from './playwright.config.ts';

// The server to be looked at. Without an address the built binary is started, at a free port and with an empty folder.
// The workers read this file too, and must come to the same address.
const given = process.env['EMBERHALL_URL'];
const port = Number((process.env['EMBERHALL_PORT'] ??= given ? '0' : String(freePort())));
const folder = (process.env['EMBERHALL_FOLDER'] ??= given ? '' : freshFolder());

export default defineConfig({
  ...tests,
  testMatch: /\.tool\.ts$/,
  workers: 1,
  timeout: 3_600_000,
  use: { ...tests.use, baseURL: given ?? `http://127.0.0.1:${port}` },
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

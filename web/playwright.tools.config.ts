// The tools that need a browser: pictures and measurements. They run by their own commands, not with the tests.
import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

export default defineConfig({ ...tests, testMatch: /\.tool\.ts$/, workers: 1, retries: 0, timeout: 3_600_000 });

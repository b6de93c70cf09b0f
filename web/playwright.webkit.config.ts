// The tests in WebKit. Playwright only runs them: it has no say in the browser, which `e2e/lib/webkit.ts` starts.
import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

export default defineConfig({ ...tests, testMatch: /\.webkit\.ts$/, workers: 1 });

import { defineConfig } from '@playwright/test';

const TIMEOUT_FACTOR = Number(process.env['TEST_TIMEOUT_FACTOR'] ?? 1);

/** Configuration of the cross-browser tests. Playwright runs them; other programs drive the browsers. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../frontend/test-results/browsers',
  forbidOnly: true,
  retries: 0,
  workers: 1,
  timeout: 180_000 * TIMEOUT_FACTOR,
  expect: { timeout: 15_000 * TIMEOUT_FACTOR },
  reporter: 'list',
});

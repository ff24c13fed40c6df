import { defineConfig, devices } from '@playwright/test';
import { FLAGS } from './e2e/support/chromium.ts';

const executablePath = process.env['CHROMIUM_PATH'];
// The environment may name the report's file; a file given here would override it.
const report = process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? {} : { outputFile: 'test-results/report.json' };
const drawsPictures = process.env['UPDATE_PICTURES'] === '1';

/** Multiplies all timeouts, for machines that run other work too; see scripts/verify.mjs. */
const TIMEOUT_FACTOR = Number(process.env['TEST_TIMEOUT_FACTOR'] ?? 1);

/** Configuration of the browser tests. Each worker runs its own installation: see e2e/support/bank.ts. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine may lose a race that a test has with the page; scripts/verify.mjs names each test that needed its second try.
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  timeout: 40_000 * TIMEOUT_FACTOR,
  expect: { timeout: 8_000 * TIMEOUT_FACTOR, toPass: { timeout: 20_000 * TIMEOUT_FACTOR } },
  reporter: [['list'], ['json', report]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    actionTimeout: 8_000 * TIMEOUT_FACTOR,
    navigationTimeout: 15_000 * TIMEOUT_FACTOR,
    screenshot: 'only-on-failure',
    launchOptions: { args: FLAGS, ...(executablePath ? { executablePath } : {}) },
  },
  projects: drawsPictures
    ? [{ name: 'pictures', testMatch: 'pictures.ts' }]
    : [{ name: 'browser', testMatch: '*.spec.ts' }],
});

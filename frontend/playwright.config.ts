import { defineConfig, devices } from '@playwright/test';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const executablePath = process.env['CHROMIUM_PATH'];
// A report named by the environment goes where it says, and only then: a file given here would win over it.
const report = process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? {} : { outputFile: 'test-results/report.json' };
const drawsPictures = process.env['UPDATE_PICTURES'] === '1';

/** Each worker runs an installation of its own: see e2e/support/bank.ts. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // A machine that does other work too is slow: that is no failure, only never is.
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 120_000 } },
  reporter: [['list'], ['json', report]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    screenshot: 'only-on-failure',
    launchOptions: { args: FLAGS, ...(executablePath ? { executablePath } : {}) },
  },
  projects: drawsPictures
    ? [{ name: 'pictures', testMatch: 'pictures.ts' }]
    : [{ name: 'browser', testMatch: '*.spec.ts' }],
});

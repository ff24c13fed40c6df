// @ts-check
// `npm test`: everything that must hold; the last line counts the checks and tests.
import { exec, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './browser.mjs';

// The whole suite keeps every core busy, and a CI machine may do other work too: slow answers must not fail there.
process.env.TEST_TIMEOUT_FACTOR ??= process.env.CI ? '30' : '4';

const REPORTS = '.cache/reports';
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

/** @typedef {Record<string, string | undefined>} Env */

/** @param {string} command @param {Env} [env] @returns {Promise<boolean>} */
function run(command, env = {}) {
  console.log(`\n▶ ${command}`);
  const child = spawn(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((resolve) => child.once('close', (code) => resolve(code === 0)));
}

/**
 * Runs a command and shows its output at its end, because others run at the same time.
 * @param {string} command
 * @param {Env} [env]
 * @returns {Promise<boolean>}
 */
function runQuietly(command, env = {}) {
  return new Promise((resolve) => {
    exec(
      command,
      { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, ...env } },
      (error, stdout, stderr) => {
        console.log(`\n▶ ${command}\n${stdout}${stderr}`.trimEnd());
        resolve(error === null);
      },
    );
  });
}

/** @typedef {{ passed: number, failed: number }} Count */

/** @param {boolean} ok @returns {Count} */
const asCount = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/** A runner that dies before it reports counts as one failure. @param {boolean} ok @param {() => Count} read @returns {Count} */
function counted(ok, read) {
  try {
    const count = read();
    return ok || count.failed > 0 ? count : { ...count, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** @param {string} file */
const report = (file) => JSON.parse(readFileSync(`${REPORTS}/${file}`, 'utf8'));

const CHECKS = [
  'npm run --silent lint',
  'npm run --silent documents',
  'npm run --silent format:check',
  'npm run --silent typecheck',
  'npm run --silent generate:check',
  'npm run --silent lint:promises',
  'npm run --silent imports',
  'npm run --silent unused',
  'npm run --silent bench -w frontend',
];

/** @type {Count[]} */
const counts = [asCount(await run('npm run --silent build'))];

async function runUnitTests() {
  const ok = await run(
    `npm run --silent test:unit -- --maxWorkers=2 --json --outputFile=${REPORTS}/jest.json`,
  );
  counts.push(
    counted(ok, () => {
      const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = report('jest.json');
      // A skipped test counts as failed, like a suite that could not run.
      return {
        passed: numPassedTests,
        failed: Math.max(numFailedTests + numPendingTests, numFailedTestSuites),
      };
    }),
  );
}

async function runBrowserTests() {
  const ok = await runQuietly('npm run --silent test:e2e', {
    CHROMIUM_PATH: await findBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: `../${REPORTS}/playwright.json`,
  });
  counts.push(
    counted(ok, () => {
      const { expected, unexpected, flaky, skipped } = report('playwright.json').stats;
      return { passed: expected, failed: unexpected + flaky + skipped };
    }),
  );
}

async function runChecks() {
  for (const check of CHECKS) counts.push(asCount(await runQuietly(check)));
}

// The browser tests wait for a third of their time, so they share the cores with Jest. The checks come first, to fail early.
await Promise.all([runUnitTests(), runChecks().then(runBrowserTests)]);

const total = (/** @type {keyof Count} */ key) => counts.reduce((sum, count) => sum + count[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') > 0 ? 1 : 0;

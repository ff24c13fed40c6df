// @ts-check
// `npm test`: everything that must hold; the last line counts the checks and tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './browser.mjs';

// The whole suite keeps every core busy, and a CI machine may do other work too: slow answers must not fail there.
process.env.TEST_TIMEOUT_FACTOR ??= process.env.CI ? '30' : '4';

const REPORTS = '.cache/reports';
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

/**
 * Runs a command; a quiet one shows its output at its end, because another one runs at the same time.
 * @param {string} command @param {Record<string, string>} [env] @returns {Promise<boolean>}
 */
async function run(command, env = {}, isQuiet = false) {
  if (!isQuiet) console.log(`\n▶ ${command}`);
  const stdio = isQuiet ? 'pipe' : 'inherit';
  const child = spawn(command, { shell: true, stdio, env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  if (isQuiet) console.log(`\n▶ ${command}\n${output}`.trimEnd());
  return code === 0;
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

/** Runs the lanes in parallel, the commands of a lane in order; a lane uses one core. */
const LANES = [
  ['npm run --silent lint', 'npm run --silent documents'],
  [
    'npm run --silent format:check',
    'npm run --silent typecheck',
    'npm run --silent generate:check',
    'npm run --silent imports',
    'npm run --silent structure',
    'npm run --silent unused',
  ],
];

/** @type {Count[]} */
const counts = [asCount(await run('npm run --silent build'))];
await Promise.all(
  LANES.map(async (checks) => {
    for (const check of checks) counts.push(asCount(await run(check, {}, true)));
  }),
);

const unit = await run(`npm run --silent test:unit -- --json --outputFile=${REPORTS}/jest.json`);
counts.push(
  counted(unit, () => {
    const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites, testResults } =
      report('jest.json');
    for (const { assertionResults } of testResults)
      for (const { status, invocations, fullName } of assertionResults)
        if (status === 'passed' && invocations > 1) console.log(`passed at the second try: ${fullName}`);
    // A skipped test counts as failed, like a suite that could not run.
    return {
      passed: numPassedTests,
      failed: Math.max(numFailedTests + numPendingTests, numFailedTestSuites),
    };
  }),
);

const browser = await findBrowser();
const e2e = await run('npm run --silent test:e2e', {
  CHROMIUM_PATH: browser,
  PLAYWRIGHT_JSON_OUTPUT_NAME: `../${REPORTS}/playwright.json`,
});
counts.push(
  counted(e2e, () => {
    const { expected, unexpected, flaky, skipped } = report('playwright.json').stats;
    if (flaky > 0) console.log(`${flaky} passed at the second try, listed above as flaky`);
    return { passed: expected + flaky, failed: unexpected + skipped };
  }),
);

counts.push(asCount(await run('npm run --silent bench -w frontend')));

const total = (/** @type {keyof Count} */ key) => counts.reduce((sum, count) => sum + count[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') > 0 ? 1 : 0;

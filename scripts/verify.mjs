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
 * Runs an npm script; a quiet one shows its output at its end, because another one runs at the same time.
 * @param {string} script @param {Record<string, string>} [env] @returns {Promise<boolean>}
 */
async function run(script, env = {}, isQuiet = false) {
  const command = `npm run --silent ${script}`;
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
/** @type {Count[]} */
const counts = [];

/** Counts a check. @param {boolean} ok */
const countCheck = (ok) => counts.push({ passed: Number(ok), failed: Number(!ok) });

/** Counts a runner's tests; one that dies before it reports is a failure. @param {boolean} ok @param {() => Count} read */
function countTests(ok, read) {
  try {
    const { passed, failed } = read();
    counts.push({ passed, failed: ok ? failed : Math.max(failed, 1) });
  } catch {
    countCheck(false);
  }
}

/** @param {string} file */
const report = (file) => JSON.parse(readFileSync(`${REPORTS}/${file}`, 'utf8'));

/** Lanes that run in parallel, the checks of a lane in order; a lane uses one core. */
const LANES = [
  ['lint', 'documents'],
  ['format:check', 'typecheck', 'generate:check', 'imports', 'structure', 'unused'],
];

countCheck(await run('build'));
await Promise.all(
  LANES.map(async (checks) => {
    for (const check of checks) countCheck(await run(check, {}, true));
  }),
);

const unit = await run(`test:unit -- --json --outputFile=${REPORTS}/jest.json`);
countTests(unit, () => {
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
});

const browser = await findBrowser();
const e2e = await run('test:e2e', {
  CHROMIUM_PATH: browser,
  PLAYWRIGHT_JSON_OUTPUT_NAME: `../${REPORTS}/playwright.json`,
});
countTests(e2e, () => {
  const { expected, unexpected, flaky, skipped } = report('playwright.json').stats;
  if (flaky > 0) console.log(`${flaky} passed at the second try, listed above as flaky`);
  return { passed: expected + flaky, failed: unexpected + skipped };
});

countCheck(await run('bench -w frontend'));

const total = (/** @type {keyof Count} */ key) => counts.reduce((sum, count) => sum + count[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') > 0 ? 1 : 0;

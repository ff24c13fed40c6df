/** Makes every wait of the tests longer where a machine does other work too; see scripts/verify.mjs. */
const TIMEOUT_FACTOR = Number(process.env.TEST_TIMEOUT_FACTOR ?? 1);

/** Six workspaces, one runner. Sources are run directly: the `source` condition leads workspace imports to src/. */
const workspace = (name, more = {}) => ({
  displayName: name,
  rootDir: `<rootDir>/${name}`,
  roots: ['<rootDir>'],
  testMatch: ['<rootDir>/{src,test}/**/*.spec.{ts,tsx}'],
  testRunner: '<rootDir>/../scripts/testing/jest/runner.mjs',
  transform: {},
  ...more,
});

export default {
  // For the tests that start real servers; a failing query is red much earlier, and a hanging test in ten minutes at most.
  testTimeout: 120_000 * Math.min(TIMEOUT_FACTOR, 5),
  // Not a share of the cores: a container may see its host’s, and a process for each of those starves them all. One more than
  // the two of a small machine, since a client's spec waits for a third of its time.
  maxWorkers: 3,
  testSequencer: '<rootDir>/scripts/testing/jest/sequencer.mjs',
  // Module graphs that a test has loaded stay in its process: a process is renewed before it is short of memory.
  workerIdleMemoryLimit: '1500MB',
  projects: [
    workspace('contracts'),
    workspace('recording'),
    workspace('mocks'),
    workspace('bff', {
      setupFilesAfterEnv: ['reflect-metadata'],
      globalSetup: '<rootDir>/src/testing/global-setup.mjs',
      globalTeardown: '<rootDir>/src/testing/global-teardown.mjs',
    }),
    workspace('lab', {
      testMatch: ['<rootDir>/bench/**/*.spec.ts'],
      setupFilesAfterEnv: ['reflect-metadata'],
    }),
    workspace('frontend', {
      runner: '<rootDir>/../scripts/testing/jest/own-workers.mjs',
      testEnvironment: '<rootDir>/src/testing/window.mjs',
      setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
      // Node's own `fetch` needs them.
      fakeTimers: { doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'hrtime'] },
    }),
  ],
};

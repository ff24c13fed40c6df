/** Rules that `npm run mutation` mutates; `-- --mutate <file>` mutates others. */
export default {
  mutate: [
    'contracts/src/{calculation,rates,people,platform,office,bank,simulations}/**/*.ts',
    'bff/src/**/{*.rules,decision,search-text,workflow-bodies}.ts',
    '!**/*.spec.ts',
    '!**/testing/**',
  ],
  ignorePatterns: ['dist', '.cache', '/docs', '/frontend', '/mocks', '/recording'],
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings'],
  jest: { configFile: 'lab/mutation/jest.config.mjs', enableFindRelatedTests: true },
  coverageAnalysis: 'perTest',
  // Ignores tables of constants, because each of their mutants would run every spec.
  ignoreStatic: true,
  concurrency: 1,
  tempDirName: '.cache/mutation',
  incremental: true,
  incrementalFile: '.cache/mutation.json',
  reporters: ['clear-text', 'json', 'progress'],
  jsonReporter: { fileName: '.cache/mutation-report.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 85, break: 85 },
};

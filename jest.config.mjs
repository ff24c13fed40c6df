/** Four rooms, one runner. Sources are run directly: the `source` condition leads workspace imports to src/. */
const swc = (decorators) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true, decorators },
      transform: {
        legacyDecorator: decorators,
        decoratorMetadata: decorators,
        react: { runtime: 'automatic' },
      },
    },
    module: { type: 'es6' },
  },
];

const room = (name, { decorators = false, ...more } = {}) => ({
  displayName: name,
  rootDir: `<rootDir>/${name}`,
  roots: ['<rootDir>'],
  testMatch: ['<rootDir>/{src,test}/**/*.spec.{ts,tsx}'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': swc(decorators) },
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  ...more,
});

export default {
  // Tests wait for sockets more than they calculate: one process a core, not one less.
  maxWorkers: '150%',
  projects: [
    room('contracts'),
    room('mocks'),
    room('bff', {
      decorators: true,
      setupFiles: ['reflect-metadata'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/patience.ts'],
      globalSetup: '<rootDir>/src/testing/global-setup.mjs',
      globalTeardown: '<rootDir>/src/testing/global-teardown.mjs',
    }),
    room('frontend', {
      testEnvironment: 'jest-fixed-jsdom',
      testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
      moduleNameMapper: { '\\.css$': '<rootDir>/src/testing/style-stub.ts' },
      setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
    }),
  ],
};

/**
 * Jest's configuration of the mutation run: specs of pure rules. jest-runtime loads a mutated module again for each run; the suite's
 * own runner would load it once.
 */
import { COMPILER_OPTIONS } from '../../scripts/jest/compiler-options.mjs';

export default {
  rootDir: '../..',
  testMatch: [
    '<rootDir>/contracts/src/**/*.spec.ts',
    '<rootDir>/bff/src/**/{*.rules,decision,search-text,workflow-bodies}.spec.ts',
  ],
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts'],
  setupFilesAfterEnv: ['reflect-metadata'],
  transform: { '^.+\\.ts$': ['@swc/jest', COMPILER_OPTIONS] },
};

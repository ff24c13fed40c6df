/** swc's options for compiling sources in tests. */
export const COMPILER_OPTIONS = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      react: { runtime: 'automatic' },
    },
  },
  module: { type: 'es6' },
};

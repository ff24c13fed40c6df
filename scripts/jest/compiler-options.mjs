/** Returns swc's options for compiling sources in tests. */
export const compilerOptions = ({ decorators }) => ({
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
});

/** How swc compiles the sources of the workspaces in tests. */
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

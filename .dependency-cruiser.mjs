/**
 * Rules of who may import whom. `scripts/check-imports.mjs` also runs these rules over a fixture that breaks every one of them.
 * FIXTURE_ROOT lets the fixture stand in for the project's root.
 */
const root = process.env.FIXTURE_ROOT ?? '';
const at = (path) => `^${root}${path}`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'domain-is-pure',
      comment: 'contracts/domain knows no other folder, no framework and no I/O',
      severity: 'error',
      from: { path: at('contracts/src/domain'), pathNot: '\\.spec\\.ts$|/testing/' },
      to: { pathNot: `${at('contracts/src/domain')}` },
    },
    {
      name: 'contracts-know-no-app',
      severity: 'error',
      from: { path: at('contracts/') },
      to: { path: at('(bff|frontend|mocks|recording)/') },
    },
    {
      name: 'recording-knows-no-app',
      severity: 'error',
      from: { path: at('recording/') },
      to: { path: at('(bff|frontend|mocks)/') },
    },
    {
      name: 'mocks-calculate-for-themselves',
      comment: 'an own implementation, so that "local equals core" proves something',
      severity: 'error',
      from: { path: at('mocks/') },
      to: { path: at('contracts/(src|dist)/domain/mortgage') },
    },
    {
      name: 'mocks-know-no-app',
      severity: 'error',
      from: { path: at('mocks/') },
      to: { path: at('(bff|frontend)/') },
    },
    {
      name: 'bff-knows-mocks-in-tests-only',
      severity: 'error',
      from: { path: at('bff/'), pathNot: '\\.spec\\.ts$|/testing/|^bff/test/' },
      to: { path: at('mocks/') },
    },
    {
      name: 'bff-and-client-talk-http',
      severity: 'error',
      from: { path: at('(bff|frontend)/src') },
      to: { path: at('(bff|frontend)/'), pathNot: at('$1/') },
    },
    {
      name: 'client-does-not-calculate',
      comment: 'what an income carries (domain/income) is the one estimate of its own',
      severity: 'error',
      from: { path: at('frontend/src') },
      to: { path: at('contracts/(src|dist)/domain/mortgage') },
    },
    {
      name: 'client-knows-no-core',
      comment: "the client sees the BFF's bodies, never those of the bank's core",
      severity: 'error',
      from: { path: at('frontend/') },
      to: { path: at('contracts/(src|dist)/generated/core\\.') },
    },
    {
      name: 'adapters-are-private',
      comment: "a bff module imports another module's port or exported service, never its adapters",
      severity: 'error',
      from: { path: at('bff/src/modules/([^/]+)/') },
      to: {
        path: `${at('bff/src/modules/')}[^/]+/[^/]+\\.(local|core|controller)\\.ts$`,
        pathNot: at('bff/src/modules/$1/'),
      },
    },
    {
      name: 'border-is-the-only-way-out',
      severity: 'error',
      from: {
        path: at('bff/src'),
        // The server's own classes are no way out.
        pathNot: `${at('bff/src/border')}|fast-prototypes\\.ts$|\\.spec\\.ts$|/testing/`,
      },
      to: { path: 'node_modules/undici|^(node:)?https?$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'shared-knows-no-feature',
      severity: 'error',
      from: { path: at('frontend/src/shared') },
      to: { path: at('frontend/src/(features|app)') },
    },
    {
      name: 'features-know-no-feature',
      severity: 'error',
      from: { path: at('frontend/src/features/([^/]+)/') },
      to: { path: at('frontend/src/(features|app)/'), pathNot: at('frontend/src/features/$1/') },
    },
    {
      name: 'nothing-imports-lab',
      comment: 'drills, benches and other browsers import the product; the product runs without them',
      severity: 'error',
      from: { pathNot: at('lab/') },
      to: { path: at('lab/') },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules|/dist/' },
    exclude: { path: '/dist/|\\.module\\.css$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'node', 'default'],
      exportsFields: ['exports'],
    },
  },
};

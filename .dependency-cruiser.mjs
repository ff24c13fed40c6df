/**
 * Rules of who may import whom. `scripts/check-imports.mjs` also runs these rules over a fixture that breaks every one of them.
 * FIXTURE_ROOT lets the fixture stand in for the project's root.
 */
const root = process.env.FIXTURE_ROOT ?? '';
const at = (path) => `^${root}${path}`;

/** The subjects in layers: each imports those below only. The same names in contracts, bff and frontend. */
const LAYERS = [['office', 'workflow'], ['simulations'], ['calculation'], ['rates', 'people'], ['bank']];
const SUBJECTS = LAYERS.flat().join('|');

/** One rule a layer, and one for what stands below all of them: it knows no subject. */
function subjectRules() {
  const source = 'contracts|bff';
  const rules = LAYERS.flatMap((layer, index) =>
    layer.map((subject) => ({
      name: `${subject}-knows-lower-subjects-only`,
      severity: 'error',
      from: { path: at(`(${source})/src/${subject}/`), pathNot: '\\.spec\\.ts$|src/.*testing/' },
      to: {
        path: at(
          `$1/src/(${LAYERS.slice(0, index + 1)
            .flat()
            .join('|')})/`,
        ),
        pathNot: at(`$1/src/${subject}/`),
      },
    })),
  );
  return [
    ...rules,
    {
      name: 'ground-knows-no-subject',
      severity: 'error',
      from: {
        path: at('bff/src/(access|border|clock|config|database|http|jobs|observability|spreadsheet)/'),
        pathNot: '\\.spec\\.ts$|src/.*testing/',
      },
      to: { path: at(`bff/src/(${SUBJECTS})/`) },
    },
  ];
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'rules-are-pure',
      comment:
        'arithmetic and rules in contracts know no framework and no I/O; of the documents they take types at most',
      severity: 'error',
      from: { path: at(`contracts/src/(platform|${SUBJECTS})`), pathNot: '\\.spec\\.ts$|src/.*testing/' },
      to: { pathNot: at(`contracts/src/(platform|api/operation|generated/(core|comunas)|${SUBJECTS})`) },
    },
    ...subjectRules(),
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
      to: { path: at('contracts/(src|dist)/calculation/mortgage') },
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
      from: { path: at('bff/'), pathNot: '\\.spec\\.ts$|src/.*testing/|^bff/test/' },
      to: { path: at('mocks/') },
    },
    {
      name: 'bff-acts-by-its-decorators',
      comment: 'the table of our own operations is an output for the client, recordings and replays',
      severity: 'error',
      from: { path: at('bff/src'), pathNot: '\\.spec\\.ts$|src/.*testing/' },
      to: { path: at('contracts/(src|dist)/(generated/bff-operations|api/find-operation)\\.') },
    },
    {
      name: 'bff-and-client-talk-http',
      severity: 'error',
      from: { path: at('(bff|frontend)/src') },
      to: { path: at('(bff|frontend)/'), pathNot: at('$1/') },
    },
    {
      name: 'client-does-not-calculate',
      comment: 'what an income carries (calculation/income) is the one estimate of its own',
      severity: 'error',
      from: { path: at('frontend/src') },
      to: { path: at('contracts/(src|dist)/calculation/mortgage') },
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
      comment: "a module of the bff imports another module's port or exported service, never its adapters",
      severity: 'error',
      from: { path: at(`bff/src/((${SUBJECTS})/[a-z-]+)/`) },
      to: {
        path: at('bff/src/[a-z/-]+\\.(local|core)\\.ts$'),
        pathNot: at('bff/src/$1/'),
      },
    },
    {
      name: 'controllers-are-private',
      severity: 'error',
      from: { path: at(`bff/src/(${SUBJECTS})/`) },
      to: { path: at('bff/src/[a-z/-]+\\.controller\\.ts$'), pathNot: at('bff/src/$1/') },
    },
    {
      name: 'border-is-the-only-way-out',
      severity: 'error',
      from: {
        path: at('bff/src'),
        // The server's own classes are no way out.
        pathNot: `${at('bff/src/border')}|fast-prototypes\\.ts$|\\.spec\\.ts$|src/.*testing/`,
      },
      to: { path: 'node_modules/undici|^(node:)?https?$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'shared-knows-no-subject',
      severity: 'error',
      from: { path: at('frontend/src/shared') },
      to: { path: at(`frontend/src/(app|${SUBJECTS})/`) },
    },
    {
      name: 'client-subjects-know-no-subject',
      severity: 'error',
      from: { path: at(`frontend/src/(${SUBJECTS})/`) },
      to: { path: at(`frontend/src/(app|${SUBJECTS})/`), pathNot: at('frontend/src/$1/') },
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

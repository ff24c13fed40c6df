/** Rules that core.yaml states beyond its schemas: a core that breaks one is told which, and each refusal that is expected is stated. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { CoreContract, coreOperation } from '@simulador/contracts/api/core-contract';
import type { CoreOperationId } from '@simulador/contracts/api/core-request';
import { CORE_PLAUSIBLE, CORE_REFUSED } from '@simulador/contracts/generated/core-rules';
import { CoreBounds } from '@simulador/contracts/api/core-bounds';
import { santiagoDate } from '@simulador/contracts/platform/dates';
import { demoUfClp } from '@simulador/contracts/rates/demo-rates';
import { readFileSync } from 'node:fs';
import { startMockServer, type MockServer } from '../mock-server.ts';
import { MockClient } from '../testing/mock-client.ts';
import { CASES } from './cases.ts';
import { conformance } from './cli.ts';
import { sendCase } from './suite.ts';

const MOCKS = readFileSync(new URL('../../../docs/mocks.md', import.meta.url), 'utf8');
/** Rows of the table of scenarios that break a rule. */
const BREAKING = [...MOCKS.matchAll(/^\| `(\w+)` +\| `(\w+)` +\| `(\S+)` +\|$/gm)].map(
  ([, operation = '', rule = '', scenario = '']) => [operation, rule, scenario] as const,
);

let server: MockServer;
let mock: MockClient;
beforeAll(async () => {
  server = await startMockServer({ port: 0 });
  mock = new MockClient(server.url);
});
afterEach(() => mock.play({}));
afterAll(() => server.close());

/** Runs the suite for an operation. */
async function run(operation: string, environment: Record<string, string> = {}): Promise<string> {
  let said = '';
  await conformance(['--target', server.url, '--operation', operation], environment, {
    report: (text) => (said += text),
    complaint: (text) => (said += text),
  });
  return said;
}

/** Returns the lines of an operation in the report: its own, and one for each violation. */
async function linesOf(operation: string, environment: Record<string, string> = {}): Promise<string[]> {
  const lines = (await run(operation, environment)).split('\n');
  const first = lines.findIndex((line) => line.includes(` ${operation} `));
  const next = lines.findIndex((line, index) => index > first && !line.startsWith('    '));
  return lines.slice(first, next);
}

/** Returns what is wrong with the answer to an operation's first request that is answered. */
async function deviationsOf(operation: keyof typeof CASES): Promise<string[]> {
  const testCase = CASES[operation].find(({ expects }) => expects === 'answer');
  if (!testCase) throw new Error(`no answered case of ${operation}`);
  const today = santiagoDate(new Date());
  const target = {
    ...{ url: new URL(server.url), credentials: undefined, timeoutMs: 10_000, allowWorkflow: false },
    bounds: new CoreBounds().at(today),
  };
  const uf = { clpPerUf: demoUfClp(today), changePct: 0 };
  const [{ deviations }] = await sendCase(operation, testCase, target, { ufs: [uf] });
  return deviations.map(({ detail }) => detail);
}

describe('a core that breaks a rule', () => {
  it.each(BREAKING)('%s, %s, by %s', async (operation, rule, scenario) => {
    const id = operation as keyof typeof CASES;
    expect(await deviationsOf(id)).toEqual([]);
    await mock.play({ [operation]: scenario });
    expect((await deviationsOf(id)).join('\n')).toContain(`(regla ${rule})`);
  });

  it('can be simulated for each rule that core.yaml states, except of operations that act: nothing is created or changed', () => {
    const stated = Object.entries(CORE_PLAUSIBLE).flatMap(([operation, rules]) =>
      coreOperation(operation as CoreOperationId).acts
        ? []
        : Object.keys(rules).map((rule) => `${operation} ${rule}`),
    );
    expect(BREAKING.map(([operation, rule]) => `${operation} ${rule}`).sort()).toEqual(stated.sort());
  });

  it('honours it with the tolerance of its bank', async () => {
    await mock.play({ calc_dividendo: 'bias:salida.0.SegInc+0.009' });
    expect((await linesOf('calc_dividendo'))[0]).toMatch(/^✗/);
    expect((await linesOf('calc_dividendo', { CORE_BOUNDS: 'total_uf=0.01,premium_pct=100' }))[0]).toMatch(
      /^✓/,
    );
  });

  it('is not checked with tolerances that are none', async () => {
    expect(await run('tmc', { CORE_BOUNDS: 'total=1' })).toMatch(/^CORE_BOUNDS no entiende «total=1»\.$/m);
  });
});

describe('a refusal that is expected', () => {
  const contract = new CoreContract();
  const refusals = (Object.keys(CASES) as (keyof typeof CASES)[]).flatMap((id) =>
    CASES[id]
      .filter(({ expects, body, params }) => expects === 'refusal' && body !== undefined && !params)
      .map((testCase) => ({ id, ...testCase })),
  );

  it('is against the schema or named in x-refused', () => {
    const stated: Readonly<Partial<Record<CoreOperationId, object>>> = CORE_REFUSED;
    const unstated = refusals.filter(
      ({ id, body, breaks = '' }) =>
        !Object.hasOwn(stated[id] ?? {}, breaks) && contract.bodyViolations(id, body).length === 0,
    );
    expect(unstated).toEqual([]);
  });

  it('is asked for each refusal that core.yaml states, except those that depend on a core’s own data', () => {
    const asked = new Set(refusals.map(({ id, breaks }) => `${id} ${breaks}`));
    const stated = Object.entries(CORE_REFUSED).flatMap(([id, codes]) =>
      Object.keys(codes).map((code) => `${id} ${code}`),
    );
    expect(stated.filter((each) => !asked.has(each))).toEqual(['calc_dividendo maximum_rate']);
  });
});

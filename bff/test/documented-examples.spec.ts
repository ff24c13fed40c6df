import { expect, it } from '@jest/globals';
import { access, readFile } from 'node:fs/promises';
import { parse, parseAllDocuments } from 'yaml';
import type { ExchangeOutcome } from '../src/border/upstream/exchange.ts';
import { bffForSpec } from '../src/testing/for-spec.ts';

const OPS_TOKEN = 'credencial-de-operaciones';
/** Reads a file of docs/examples. */
const example = (name: string): Promise<string> =>
  readFile(new URL(`../../docs/examples/${name}`, import.meta.url), 'utf8');

const bff = bffForSpec({ OPS_TOKEN });

interface Rules {
  readonly groups: readonly {
    readonly rules: readonly { readonly alert: string; readonly expr: string }[];
  }[];
}

it('the alerts use existing metrics and outcomes', async () => {
  const { text } = await bff.http.get('/ops/metrics').set({ Authorization: `Bearer ${OPS_TOKEN}` });
  const metrics = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_count`, `${name}_bucket`] : [name],
  );
  const { groups } = parse(await example('alerts.yml')) as Rules;
  const expressions = groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)).join('\n');
  const named = expressions.match(/\b[a-z]+(?:_[a-z]+)+(?=[{)[])/g) ?? [];
  const used = [...new Set(named)].filter((name) => !name.endsWith('_over_time'));
  expect(used).toHaveLength(14);
  expect(metrics).toEqual(expect.arrayContaining(used));
  const outcomes: Readonly<Record<ExchangeOutcome, true>> = {
    ok: true,
    refused: true,
    unauthorized: true,
    limited: true,
    failed: true,
    garbage: true,
    timeout: true,
    cut: true,
    reset: true,
    left: true,
  };
  const ofCores = expressions.match(/upstream_\w+_count\{outcome\W+[^"}]+/g) ?? [];
  const values = ofCores.flatMap((each) => each.split('"')[1]?.split('|') ?? []);
  expect(Object.keys(outcomes)).toEqual(expect.arrayContaining(values));
});

interface AlertTests {
  readonly tests: readonly {
    readonly name: string;
    readonly alert_rule_test: readonly {
      readonly alertname: string;
      readonly exp_alerts: readonly object[];
    }[];
  }[];
}

it('each alert fires in a unit test, does not in quiet, and has a row in the runbook', async () => {
  const { groups } = parse(await example('alerts.yml')) as Rules;
  const alerts = new Set(groups.flatMap(({ rules }) => rules.map(({ alert }) => alert)));
  const { tests } = parse(await example('alerts.test.yml')) as AlertTests;
  const namesOf = (chosen: AlertTests['tests'], fires: boolean): Set<string> =>
    new Set(
      chosen
        .flatMap((test) => test.alert_rule_test)
        .filter(({ exp_alerts: expected }) => expected.length > 0 === fires)
        .map(({ alertname }) => alertname),
    );
  expect(namesOf(tests, true)).toEqual(alerts);
  const quiet = tests.filter(({ name }) => name.startsWith('in quiet'));
  expect([namesOf(quiet, true), namesOf(quiet, false)]).toEqual([new Set(), alerts]);
  const page = await readFile(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| `([A-Z][a-z]\w+)` +\|/gm)];
  expect(new Set(rows.map(([, name]) => name))).toEqual(alerts);
});

it('the dashboard uses existing metrics', async () => {
  const { text } = await bff.http.get('/ops/metrics').set({ Authorization: `Bearer ${OPS_TOKEN}` });
  const { panels } = JSON.parse(await example('dashboard.json')) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };
  for (const { title, targets } of panels)
    for (const { expr } of targets) {
      const [metric = title] = expr.match(/\b[a-z]+(?:_[a-z0-9]+)+(?=[{)[])/) ?? [];
      expect(text).toContain(`# TYPE ${metric.replace(/_(count|bucket)$/, '')} `);
    }
});

it('an idle connection outlives that of a proxy in front', async () => {
  const { headers } = await fetch(`${bff.url}/health/live`);
  expect(headers.get('Keep-Alive')).toBe('timeout=75');
});

it('the example of a cluster uses existing variables, probes and commands', async () => {
  const page = await readFile(new URL('../../docs/configuration.md', import.meta.url), 'utf8');
  const text = await example('kubernetes.yaml');
  const manifests = parseAllDocuments(text).map((document) => document.toJS() as Record<string, never>);
  expect(manifests.map(({ kind }) => kind)).toEqual([
    'ConfigMap',
    'Job',
    'Deployment',
    'PodDisruptionBudget',
    'Service',
  ]);
  const names = [...Object.keys(manifests[0]?.['data'] ?? {}), ...(text.match(/\b[A-Z]+_[A-Z_]+\b/g) ?? [])];
  for (const name of names) expect(page).toContain(`\`${name}\``);
  for (const [, path = ''] of text.matchAll(/path: ([^,]+),/g))
    expect((await bff.http.get(path)).status).toBe(200);
  const [, command = ''] = /command: \[node, bff\/dist\/(.+)\.js\]/.exec(text) ?? [];
  await access(new URL(`../src/${command}.ts`, import.meta.url));
});

it('the first rates are loaded as documented', async () => {
  await bff.query('DELETE FROM rates');
  await bff.query('DELETE FROM range_amounts');
  await bff.query('DELETE FROM range_periods');
  await bff.query('DELETE FROM tmc');
  await bff.query(await example('tarifas.sql'));
  const page = await readFile(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  const [, body = '', answer = ''] = /api\/tarificador\/Tarifa .*\n.*-d '(.+)' +# (.+)\n/.exec(page) ?? [];
  const rate = await bff.http.post('/api/tarificador/Tarifa').send(JSON.parse(body) as object);
  expect([rate.status, rate.body]).toEqual([200, JSON.parse(answer)]);
});

/** UF and TMC that the BFF knows: how they are watched, stored from the CMF, and found to be missing. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '../src/config/environment.ts';
import { ChangeDoor } from '../src/rates/changes/change-door.ts';
import { CmfValues } from '../src/rates/published/cmf-values.ts';
import { EXAMPLE_REQUEST } from '../src/testing/example.ts';
import { bffForSpec } from '../src/testing/for-spec.ts';
import { retryUntil } from '../src/testing/retry-until.ts';
import { access, readFile } from 'node:fs/promises';
import { parse, parseAllDocuments } from 'yaml';
import type { ExchangeOutcome } from '../src/border/upstream/exchange.ts';

const OPS_TOKEN = 'credencial-de-operaciones';
const bff = bffForSpec({ OPS_TOKEN, MODE_PARIDAD: 'local' });

/** Returns a metric's values by their labels. */
async function read(metric: string): Promise<Record<string, number>> {
  const { text } = await bff.http.get('/ops/metrics').set({ Authorization: `Bearer ${OPS_TOKEN}` });
  const lines = [...text.matchAll(new RegExp(`^${metric}(?:\\{\\w+="(\\w+)"\\})? (\\S+)$`, 'gm'))];
  return Object.fromEntries(lines.map(([, label = '', value]) => [label, Number(value)]));
}

describe('the days for which values are known', () => {
  const today = (): string => bff.clock.today();
  const days = () => read('published_value_days_left');

  it.each([
    ['today', '0, 9', 9],
    ['yesterday, and again from tomorrow', '-1, 1', -1],
    ['five days ago', '-5', -5],
  ])('end with the last UF that can be used: %s', async (_what, offsets, expected) => {
    await bff.query('DELETE FROM uf_values');
    await bff.query('INSERT INTO uf_values (date, value) SELECT $1::date + unnest($2::integer[]), 40000', [
      today(),
      `{${offsets}}`,
    ]);
    expect(await days()).toMatchObject({ paridad: expected });
  });

  it('end with the first TMC that ends', async () => {
    await bff.query('UPDATE tmc SET valid_to = $1::date + 30', [today()]);
    await bff.query('UPDATE tmc SET valid_to = $1::date + 2 WHERE id = (SELECT max(id) FROM tmc)', [today()]);
    expect(await days()).toMatchObject({ tmc: 2 });
  });

  it('are -9999 without any UF or TMC, so that the alerts fire', async () => {
    await bff.query('DELETE FROM uf_values');
    await bff.query('DELETE FROM tmc');
    expect(await days()).toEqual({ paridad: -9999, tmc: -9999 });
  });
});

describe('connections to the database', () => {
  it('are counted with those that are reserved', async () => {
    expect(await read('database_connections_max')).toEqual({ '': 10 });
    expect(await read('database_connections_waiting')).toEqual({ '': 0 });
    expect((await read('database_connections_used'))['']).toBeLessThanOrEqual(10);
  });
});

describe('values of the CMF', () => {
  const UF = { segment: null, valid_from: '2026-11-20', valid_to: '2026-11-20', value: 40_880.36 } as const;
  const TMC = { segment: 24, valid_from: '2026-11-15', valid_to: '2026-12-14', value: 6.6 } as const;

  beforeEach(async () => {
    await bff.query('DELETE FROM uf_values');
    await bff.query('DELETE FROM tmc');
  });

  it('of a mock core are missing in production, and replaced by equal ones', async () => {
    const config = bff.app.get<AppConfig>(APP_CONFIG);
    const valuesOf = (production: boolean) =>
      new CmfValues(bff.app.get(DataSource), bff.clock, { ...config, production }, bff.app.get(ChangeDoor));
    const production = valuesOf(true);
    const given = { uf: [UF], tmc: [TMC, { ...TMC, segment: 22 }] } as const;
    for (const table of ['uf', 'tmc'] as const) {
      const of = (isMock: boolean) => given[table].map((value) => ({ ...value, isMock }));
      expect(await production.store(table, of(true))).toBe(of(true).length);
      expect(await valuesOf(false).isMissing(table, 'today')).toBe(false);
      expect(await production.isMissing(table, 'today')).toBe(true);
      expect(await production.store(table, of(false))).toBe(of(false).length);
      expect(await production.isMissing(table, 'today')).toBe(false);
      expect(await production.store(table, of(false))).toBe(0);
    }
  });

  it('that are repeated are stored once, and those that an administrator has corrected are not counted', async () => {
    const values = bff.app.get(CmfValues);
    const tmc = { ...TMC, isMock: false };
    expect(await values.store('tmc', [tmc, { ...tmc, value: 6.7 }])).toBe(1);
    const stored = await bff.query('SELECT DISTINCT annual_pct::float8 AS pct FROM tmc');
    expect(stored).toEqual([{ pct: 6.7 }]);
    await bff.query(`UPDATE tmc SET source = 'typed'`);
    expect(await values.store('tmc', [tmc])).toBe(0);
  });
});

it('UF, TMC and rates that this BFF has not are named by the readiness probe, with how to give them', async () => {
  await bff.query('DELETE FROM uf_values');
  await bff.query('DELETE FROM tmc');
  await bff.query('DELETE FROM rates WHERE product_id = 8');
  const ready = async () => bff.http.get('/health/ready');
  const { status, body } = await retryUntil(ready, (answer) => answer.status === 200);
  expect([status, body.missing]).toEqual([
    200,
    [
      expect.stringMatching(
        /^Falta la UF del \d\d-\d\d-\d{4}: agréguela en \/tarifas\/mantenedores.*MODE_PARIDAD=core/,
      ),
      expect.stringMatching(/^Falta la TMC vigente el .*MODE_TMC=core/),
      expect.stringMatching(
        /^Faltan tasas vigentes de Universal: cárguelas en \/tarifas .*MODE_TARIFICADOR=core/,
      ),
    ],
  ]);
  const answer = await bff.http.post('/api/external/calc_dividendo/').send(EXAMPLE_REQUEST);
  expect(answer.status).toBe(503);
  // UF and TMC are read at once, and the first lack is answered.
  expect([
    'El banco aún no publica el valor de la UF de hoy, y sin él no podemos calcular. Contacta a un ejecutivo.',
    'No conocemos la tasa máxima convencional de este crédito, y sin ella no podemos calcular. Contacta a un ejecutivo.',
  ]).toContain(answer.body.errors_detail);
});

/** Reads a file of docs/examples. */
const example = (name: string): Promise<string> =>
  readFile(new URL(`../../docs/examples/${name}`, import.meta.url), 'utf8');

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

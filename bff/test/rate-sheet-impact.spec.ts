/** The impact of a sheet on saved simulations, compared with a recount by the database, and its body, which may be large. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { levelPaymentOf } from '@simulador/contracts/calculation/mortgage/level-payment';
import { levelTermsOf, type PaymentRequest } from '@simulador/contracts/calculation/mortgage/request-terms';
import { ufToNumber } from '@simulador/contracts/platform/money';
import { DataSource } from 'typeorm';
import { runDemoDataCommand } from '../src/commands/demo-data-command.ts';
import { forSpec } from '../src/testing/for-spec.ts';
import { startSheets } from '../src/testing/rate-sheets.ts';

const SIMULATIONS = 1_500;
const ABOVE_TMC_PCT = 9.9;
const SHEETS = '/api/simulador/hojas';
const ROOM = 1024 * 1024;

/** Returns a rate's new value by its id: a fifth each rises, falls, is deleted, is above the TMC, stays. */
const valueOf = (id: number, rate: number): number | null =>
  [rate + 0.1, rate - 0.1, null, ABOVE_TMC_PCT, rate][id % 5] ?? null;

/** SQL: each simulation with the id of its suggested rate, null for none or a chosen rate. */
const RECOUNT = `
  WITH credits AS (
    SELECT simulations.id, credit.* FROM simulations, jsonb_to_record(snapshot->'calculation')
      AS credit (montocredito numeric, plazototal int, destino int, codpro int, tipopropiedad int, "personalizarTasa" boolean)
    WHERE day > $1::date - 90 AND day <= $1::date
  ), matched AS (
    SELECT credits.id, (
      SELECT r.id FROM rates r
      JOIN range_periods rp ON rp.id = r.range_period_id JOIN range_amounts ra ON ra.id = r.range_amount_id
      WHERE r.product_id = codpro AND r.loan_use_id = destino AND r.real_estate_type_id = tipopropiedad
        AND NOT coalesce("personalizarTasa", false)
        AND rp.min_years <= plazototal AND (plazototal < rp.max_years OR (plazototal = rp.max_years AND plazototal = 40))
        AND ra.min_amount_uf <= montocredito AND montocredito < ra.max_amount_uf
    ) AS rate
    FROM credits
  )
  SELECT count(*)::int AS count, count(*) FILTER (WHERE rate % 5 IN (0, 3))::int AS higher,
    count(*) FILTER (WHERE rate % 5 = 1)::int AS lower, count(*) FILTER (WHERE rate % 5 = 2)::int AS lost,
    count(*) FILTER (WHERE rate IS NULL OR rate % 5 = 4)::int AS same,
    count(*) FILTER (WHERE rate % 5 = 3)::int AS above_tmc
  FROM matched`;

const sheets = forSpec(() => startSheets({}, 'all'));
let sheet: number;
beforeAll(async () => {
  const { bff } = sheets.tables;
  await runDemoDataCommand([String(SIMULATIONS)], {
    source: bff.app.get(DataSource),
    clock: bff.clock,
    print: () => undefined,
  });
  const { body } = await bff.http.get('/api/external/tarifas/');
  const changes = (body as { id: number; rate: number }[]).map(({ id, rate }) => {
    const value = valueOf(id, rate);
    return { rate: id, value: value === null ? null : Number(value.toFixed(2)) };
  });
  sheet = await sheets.draft(...changes);
});

describe('the impact of a sheet', () => {
  it('equals the database’s count, simulation by simulation', async () => {
    const { bff } = sheets.tables;
    const { status, body } = await sheets.author.post(`/${sheet}/impacto`);
    const [counted] = (await bff.query(RECOUNT, [bff.clock.today()])) as [Record<string, number>];
    expect(status).toBe(200);
    expect(body).toMatchObject(counted);
    for (const name of ['lower', 'higher', 'lost', 'above_tmc']) expect(counted[name]).toBeGreaterThan(0);
    const changes = (body.largest as { change_uf: number }[]).map(({ change_uf: uf }) => Math.abs(uf));
    expect(changes).toEqual([...changes].sort((one, other) => other - one));
    expect(changes).toHaveLength(10);
  });

  it('prices a simulation as the calculator does, with its insurances, grace and people', async () => {
    const { bff } = sheets.tables;
    const { body } = await sheets.author.post(`/${sheet}/impacto`);
    const stored = (await bff.query(
      "SELECT id, snapshot->'calculation' AS calculation FROM simulations",
    )) as {
      id: number;
      calculation: PaymentRequest;
    }[];
    const byId = new Map(stored.map(({ id, calculation }) => [id, calculation]));
    const priced = (id: number, tasasimulacion: number): number =>
      ufToNumber(
        levelPaymentOf(levelTermsOf({ ...(byId.get(id) as PaymentRequest), tasasimulacion })).totalDividend,
      );
    for (const each of body.largest as Record<string, number>[]) {
      const { simulation = 0, rate_before: before = 0, rate_after: after = 0 } = each;
      expect([each['dividend_before'], each['dividend_after']]).toEqual([
        priced(simulation, before),
        priced(simulation, after),
      ]);
    }
  });
});

describe('the body of a sheet', () => {
  const send = async (method: 'post' | 'patch', body: string, headers: Readonly<Record<string, string>>) => {
    const { http } = sheets.tables.bff;
    const path = method === 'post' ? SHEETS : `${SHEETS}/1`;
    const { status } = await http[method](path).set(headers).type('json').send(body);
    return status;
  };

  it.each(['post', 'patch'] as const)('is parsed after the access check: %s', async (method) => {
    const broken = `{"name": "${'x'.repeat(100_000)}`;
    expect(await send(method, broken, {})).toBe(401);
    expect(await send(method, broken, sheets.secondHeaders)).toBe(400);
  });

  it('has its own limits', async () => {
    const named = (size: number): string => JSON.stringify({ name: 'x'.repeat(size), changes: [] });
    // Parsed, and refused for its name.
    expect(await send('post', named(500_000), sheets.secondHeaders)).toBe(400);
    expect(await send('post', named(ROOM), sheets.secondHeaders)).toBe(413);
    const many = (count: number): object[] =>
      Array.from({ length: count }, () => ({ rate: 999_999, value: 4 }));
    const sent = JSON.stringify({ name: 'Lunes', changes: many(20_000) });
    expect(await send('post', sent, sheets.secondHeaders)).toBe(400);
  });
});

/** The impact of a sheet on saved simulations, compared with a recount by the database, and its body, which may be large. */
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import { request, type ServerResponse } from 'node:http';
import { DataSource } from 'typeorm';
import { runDemoDataCommand } from '../src/commands/demo-data-command.ts';
import { ImpactService } from '../src/rates/changes/impact.service.ts';
import { ImpactThread } from '../src/rates/changes/impact-thread.ts';
import { retryUntil } from '../src/testing/retry-until.ts';
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

const sheets = forSpec(() => startSheets({}, 'counted'));
let sheet: number;
let rate: number;
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
  rate = changes[0]?.rate ?? 0;
});

describe('the impact of a sheet', () => {
  it('equals the database’s count, simulation by simulation', async () => {
    const { bff } = sheets.tables;
    const { status, body } = await sheets.author.post(`/${sheet}/impacto`);
    const [counted] = (await bff.query(RECOUNT, [bff.clock.today()])) as [Record<string, number>];
    expect(status).toBe(200);
    expect(body).toMatchObject(counted);
    for (const name of ['lower', 'higher', 'lost', 'above_tmc']) expect(counted[name]).toBeGreaterThan(0);
    const bars = body.distribution as { from: number | null; count: number }[];
    const sum = (list: readonly { count: number }[]): number =>
      list.reduce((all, { count }) => all + count, 0);
    expect(sum(bars.filter(({ from }) => from !== null && from >= 0))).toBe(body.higher);
    expect(sum(bars)).toBe(body.higher + body.lower);
    const changes = (body.largest as { change_uf: number }[]).map(({ change_uf: uf }) => Math.abs(uf));
    expect(changes).toEqual([...changes].sort((one, other) => other - one));
    expect(changes).toHaveLength(10);
    // The bank sends no notices.
    expect((await sheets.author.get(`/${sheet}/cotizadas`)).body.notified).toBeNull();
  });

  it('reports its progress line by line, and ends when the client disconnects', async () => {
    const { bff, admin } = sheets.tables;
    const url = `${bff.url}/api/simulador/hojas/${sheet}/impacto`;
    const order = { method: 'POST', headers: { ...admin, Accept: 'application/x-ndjson' } };
    const lines = (await (await fetch(url, order)).text()).trim().split('\n');
    const parts = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const done = parts.slice(0, -1).map((part) => part['done']);
    expect(done).toEqual([1000, done.at(-1)]);
    expect(parts.at(-1)).toMatchObject({ count: done.at(-1) });
    // `fetch` would open another connection in its place, for whose end the BFF's waits.
    const leaving = request(url, order).end();
    await once(leaving, 'response');
    leaving.destroy();
    expect((await sheets.author.post(`/${sheet}/impacto`)).status).toBe(200);
  });

  it('is calculated once for two that ask at once, while another sheet is refused, and submitted after it', async () => {
    const { bff } = sheets.tables;
    const add = ImpactThread.prototype.add;
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const added = jest.spyOn(ImpactThread.prototype, 'add').mockImplementation(async function (
      this: ImpactThread,
      batch,
    ) {
      await released;
      return add.call(this, batch);
    });
    const counted = jest.spyOn(ImpactThread.prototype, 'result');
    const asked = jest.spyOn(bff.app.get(ImpactService), 'of');
    const waited = jest.spyOn(bff.app.get(ImpactService), 'ofWhenFree');
    try {
      const both = Promise.all([1, 2].map(() => sheets.author.post(`/${sheet}/impacto`)));
      await retryUntil(
        async () => [added.mock.calls.length, asked.mock.calls.length],
        ([batches, requests]) => batches === 1 && requests === 2,
      );
      const other = await sheets.draft({ rate, value: 4.99 });
      const refused = await sheets.author.post(`/${other}/impacto`);
      expect([refused.status, refused.body.detail]).toEqual([
        409,
        'Se está calculando el impacto de otra hoja: espere a que termine e inténtelo de nuevo.',
      ]);
      await bff.query(
        "UPDATE simulations SET snapshot = snapshot - 'calculation' WHERE id = (SELECT max(id) FROM simulations)",
      );
      const submission = sheets.author.post(`/${other}/enviar`);
      await retryUntil(
        async () => waited.mock.calls.length,
        (submissions) => submissions === 1,
      );
      release();
      const submitted = await submission;
      expect([submitted.status, submitted.body.submitted_impact?.latest]).toEqual([
        200,
        expect.objectContaining({ count: expect.any(Number) }),
      ]);
      const [one, another] = await both;
      expect([one?.status, one?.body.count > 0]).toEqual([200, true]);
      expect(another?.body).toEqual(one?.body);
      expect(counted).toHaveBeenCalledTimes(2);
    } finally {
      release();
      jest.restoreAllMocks();
    }
  });

  it('does not prevent a submission whose client leaves during the count', async () => {
    const { bff, admin } = sheets.tables;
    const submitted = await sheets.draft({ rate, value: 4.97 });
    const url = `${bff.url}/api/simulador/hojas/${submitted}/enviar`;
    const leaving = request(url, { method: 'POST', headers: admin }).on('error', () => undefined);
    const add = ImpactThread.prototype.add;
    let answered: ServerResponse | undefined;
    bff.app.getHttpServer().once('request', (_request: unknown, response: ServerResponse) => {
      answered = response;
    });
    let isGone: boolean | undefined;
    const added = jest.spyOn(ImpactThread.prototype, 'add').mockImplementationOnce(async function (
      this: ImpactThread,
      batch,
    ) {
      leaving.destroy();
      isGone = await retryUntil(async () => answered?.closed, Boolean);
      return add.call(this, batch);
    });
    leaving.end();
    const sheet = await retryUntil(
      async () => (await sheets.author.get(`/${submitted}`)).body,
      ({ state }) => state === 'submitted',
    ).finally(() => added.mockRestore());
    expect(isGone).toBe(true);
    expect(sheet.submitted_impact).toMatchObject({ rates: 1, latest: { count: expect.any(Number) } });
    const stored = async (path: string): Promise<unknown> => {
      await bff.query('UPDATE rate_sheets SET impact = impact #- $1 WHERE id = $2', [path, submitted]);
      return (await sheets.author.get(`/${submitted}`)).body.submitted_impact.latest;
    };
    // Impacts of former releases lack the medians, or the simulations.
    await stored('{latest,median_uf}');
    expect(await stored('{latest,median_percent}')).toMatchObject({ median_uf: null, median_percent: null });
    expect(await stored('{latest}')).toBeNull();
  });

  it('does not prevent a submission if it can’t be counted', async () => {
    const failed = jest.spyOn(ImpactThread.prototype, 'result').mockRejectedValue(new Error('out of memory'));
    const { status, body } = await sheets.author.post(`/${await sheets.draft({ rate, value: 4.98 })}/enviar`);
    failed.mockRestore();
    expect([status, body.submitted_impact]).toEqual([
      200,
      expect.objectContaining({ rates: 1, latest: null }),
    ]);
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

/** Sets of changes at their instant, and rates that a TMC has overtaken. See docs/rules.md R592, R593, R907, R908. */
import { describe, expect, it } from '@jest/globals';
import { addDays, nextSantiagoMidnight, santiagoDate } from '@simulador/contracts/platform/dates';
import { eachWithRates, loadedRates } from '../src/testing/rate-sheets.ts';
import { FirstDayController } from '../src/bootstrap/first-day.controller.ts';
import { ChangeDoor } from '../src/rates/changes/change-door.ts';
import { startBff } from '../src/testing/test-bff.ts';
import { DataSource } from 'typeorm';
import { refusalOf } from '../src/testing/rate-tables.ts';
import { retryUntil } from '../src/testing/retry-until.ts';

const { sheets, rates } = eachWithRates({ RATE_APPROVAL: 'second' });
const DAY_MS = 86_400_000;
/** Short enough for sessions to stay valid. */
const SOON_MS = 20_000;
/** SQL: a TMC of all segments from a day on. */
const TMC = `
  INSERT INTO tmc (type_code, currency, above_uf, up_to_uf, min_months, annual_pct, valid_from)
  SELECT DISTINCT type_code, currency, above_uf, up_to_uf, min_months, $1::numeric, $2::date FROM tmc WHERE currency = 998`;

const approvedFor = async (at: Date, ...changes: object[]): Promise<number> => {
  const id = await sheets.submitted(...changes);
  const { status } = await sheets.second.approve(id, { effective_at: at.toISOString() });
  expect(status).toBe(200);
  return id;
};
const rowOf = async (id: number): Promise<unknown> =>
  (
    (await sheets.tables.bff.query('SELECT state, reason, effective_at FROM rate_sheets WHERE id = $1', [
      id,
    ])) as unknown[]
  )[0];
const steps = async (): Promise<string> =>
  JSON.stringify(await sheets.tables.bff.app.get(FirstDayController).steps());
const settled = (): Promise<Date> => sheets.tables.bff.app.get(ChangeDoor).settled();

/** 00:00 of the first of December in Santiago. */
const MIDNIGHT = '2026-12-01T03:00:00.000Z';

/** Locks of the prices that are waited for. */
const WAITING = `SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database
  WHERE datname = current_database() AND relation = 'rates'::regclass AND NOT granted`;

const submitted = () => sheets.submitted({ rate: rates.short, value: 4.15 });
const events = async (id: number): Promise<string[]> =>
  (await sheets.author.get(`/${id}`)).body.history.map(({ event }: { event: string }) => event);

describe('a submitted sheet', () => {
  it('is approved once by several who press at the same time', async () => {
    const id = await submitted();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => sheets.second.approve(id, { effective_at: MIDNIGHT })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await events(id)).toEqual(['approved', 'submitted', 'written']);
  });

  it('is either approved or withdrawn by its author meanwhile', async () => {
    for (let round = 0; round < 2; round += 1) {
      const id = await submitted();
      const { version } = (await sheets.author.get(`/${id}`)).body;
      const [approval, change] = await Promise.all([
        sheets.second.approve(id, {}, version),
        sheets.author.post(`/${id}/devolver`, { reason: 'Falta un plazo' }),
      ]);
      expect([approval.status, change.status].sort()).toEqual([200, 409]);
      const state = await sheets.stateOf(id);
      expect(state).toBe(approval.status === 200 ? 'in_force' : 'returned');
      expect(await sheets.tables.suggested(rates.product, 1000, 10)).toBe(state === 'in_force' ? 4.15 : 4);
      Object.assign(rates, await loadedRates(sheets.tables));
    }
  });
});

it('one of several approvals at once puts a set of other prices in force', async () => {
  const values = { max_years: 33 };
  const id = await sheets.submitted({ kind: 'period', row: String(rates.ranges.long), values });
  const answers = await Promise.all([1, 2, 3].map(() => sheets.second.approve(id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

it('a sheet that is deleted while its approval waits is missing', async () => {
  const { bff } = sheets.tables;
  const id = await submitted();
  const busy = bff.app.get(DataSource).createQueryRunner();
  await busy.startTransaction();
  await busy.query('LOCK TABLE rates IN SHARE ROW EXCLUSIVE MODE');
  const answer = sheets.second.approve(id);
  await retryUntil(
    () => bff.query(WAITING),
    ({ length }) => length === 1,
  );
  await busy.query('DELETE FROM rate_sheets WHERE id = $1', [id]);
  await busy.commitTransaction();
  await busy.release();
  expect(refusalOf(await answer)).toEqual([404, 'Este cambio no existe.']);
});

describe('at its instant a set', () => {
  it('is returned with its reason if the TMC of that day forbids it by then', async () => {
    const { bff } = sheets.tables;
    const at = new Date(bff.clock.now().getTime() + SOON_MS);
    const id = await approvedFor(at, { rate: rates.short, value: 4.15 });
    const today = santiagoDate(bff.clock.now());
    await bff.query('UPDATE tmc SET valid_to = $1::date - 1', [today]);
    await bff.query(TMC, [4.1, today]);
    bff.clock.advance(SOON_MS + 1000);
    expect((await sheets.author.get(`/${id}`)).body).toMatchObject({
      state: 'returned',
      effective_at: null,
      reason: expect.stringMatching(/^No se pudo poner en vigencia: La tasa no puede ser mayor a la TMC: /),
    });
    expect(await sheets.tables.suggested(rates.product, 1000, 10)).toBe(4);
    expect(await steps()).toMatch(/tarifas vigentes están sobre la TMC de hoy/);
    await bff.query('DELETE FROM tmc WHERE annual_pct = 4.1');
    await bff.query('UPDATE tmc SET valid_to = NULL');
  });

  it('puts values that no rate needs in force without a request', async () => {
    const { bff } = sheets.tables;
    const at = new Date(bff.clock.now().getTime() + SOON_MS);
    const id = await approvedFor(at, { kind: 'cost', row: '1', values: { notary_uf: 3.2 } });
    bff.clock.advance(SOON_MS);
    await settled();
    const notary = 'SELECT notary_uf::float8 AS uf FROM operation_cost_params';
    expect([await sheets.stateOf(id), await bff.query(notary)]).toEqual(['in_force', [{ uf: 3.2 }]]);
    await bff.query('UPDATE operation_cost_params SET notary_uf = 3');
  });

  it('is not put in force twice, nor half, by a process that ends in the middle', async () => {
    const { bff } = sheets.tables;
    const at = new Date(bff.clock.now().getTime() + SOON_MS);
    const id = await approvedFor(at, { rate: rates.short, value: 4.15 }, { rate: rates.long, value: 4.3 });
    bff.clock.advance(SOON_MS);
    // The first process loses its connection once both rates are written, before it can mark the set.
    await bff.query(`
      CREATE FUNCTION end_process() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END $$;
      CREATE TRIGGER end_process BEFORE UPDATE ON rate_sheets FOR EACH ROW EXECUTE FUNCTION end_process()`);
    await expect(settled()).rejects.toThrow();
    await bff.query('DROP TRIGGER end_process ON rate_sheets; DROP FUNCTION end_process');
    expect(await bff.query('SELECT state FROM rate_sheets WHERE id = $1', [id])).toEqual([
      { state: 'approved' },
    ]);
    expect(await sheets.tables.suggested(rates.product, 1000, 10)).toBe(4.15);
    expect(await sheets.tables.suggested(rates.product, 1000, 20)).toBe(4.3);
    expect(await sheets.stateOf(id)).toBe('in_force');
  });
});

it('a replica with another setting of approval does not start beside one that runs', async () => {
  const { databaseUrl } = sheets.tables.bff;
  await expect(startBff({ databaseUrl, env: { RATE_APPROVAL: 'none' } })).rejects.toThrow(
    /RATE_APPROVAL: otra réplica de esta base de datos tiene second, y esta none/,
  );
  const same = await startBff({ databaseUrl, env: { RATE_APPROVAL: 'second' } });
  await same.close();
});

it('a set takes effect at midnight of Santiago, whoever reads first, once', async () => {
  const { bff } = sheets.tables;
  const midnight = nextSantiagoMidnight(bff.clock.now());
  const id = await approvedFor(midnight, { rate: rates.short, value: 4.15 });
  bff.clock.advance(midnight.getTime() - bff.clock.now().getTime() - 1000);
  expect(await sheets.tables.suggested(rates.product, 1000, 10)).toBe(4);
  bff.clock.advance(1000);
  const read = await Promise.all([1, 2, 3].map(() => sheets.tables.suggested(rates.product, 1000, 10)));
  expect(read).toEqual([4.15, 4.15, 4.15]);
  expect(await rowOf(id)).toMatchObject({ state: 'in_force' });
  const changed = await bff.query(`SELECT at FROM audit WHERE subject = $1 AND details ? 'rate'`, [
    `Tarificador ${rates.short}`,
  ]);
  expect(changed).toEqual([{ at: midnight }]);
});

it('a TMC that begins tomorrow overtakes nothing today', async () => {
  const { bff } = sheets.tables;
  await bff.query(TMC, [4.1, addDays(santiagoDate(bff.clock.now()), 1)]);
  expect(await steps()).not.toContain('sobre la TMC');
  bff.clock.advance(DAY_MS);
  expect(await steps()).toContain('sobre la TMC');
  await bff.query('DELETE FROM tmc WHERE annual_pct = 4.1');
});

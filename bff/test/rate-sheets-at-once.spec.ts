/** Sheets that several administrators decide about at the same time. */
import { describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { eachWithRates, loadedRates } from '../src/testing/rate-sheets.ts';
import { refusalOf } from '../src/testing/rate-tables.ts';
import { retryUntil } from '../src/testing/retry-until.ts';

/** 00:00 of the first of December in Santiago. */
const MIDNIGHT = '2026-12-01T03:00:00.000Z';

/** Locks of the prices that are waited for. */
const WAITING = `SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database
  WHERE datname = current_database() AND relation = 'rates'::regclass AND NOT granted`;

const { sheets, rates } = eachWithRates({ RATE_APPROVAL: 'second' });

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

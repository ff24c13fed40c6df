/** Writing of changes of rows. */
import { expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import type { Putting } from './row-kind.ts';
import { writeRows } from './row-kinds.ts';

const DAYS = ['2026-01-01', '2026-01-02', '2026-01-03'];
const uf = (valid_from: string) => ({ segment: null, valid_from, valid_to: valid_from, value: 39_000 });

it.each([
  ['added', null, 'INSERT INTO uf_values'],
  ['deleted', DAYS, 'DELETE FROM uf_values'],
] as const)('published values that are %s together need one statement', async (_what, present, start) => {
  const statements: string[] = [];
  const query = async (sql: string): Promise<unknown[]> => {
    statements.push(sql.trim());
    return sql.startsWith('SELECT') ? [...(present ?? []), '2026-02-01'].map(uf) : [];
  };
  const changes = DAYS.map((day) => ({
    ...({ kind: 'uf', row: day } as const),
    from: present && uf(day),
    values: present ? null : uf(day),
  }));
  const manager = { query } as unknown as EntityManager;
  const work: Putting = { manager, at: new Date(), actor: 1, sheet: 2, source: 'typed', entries: [] };
  const rows = await writeRows(work, changes);
  expect(rows).toEqual(DAYS.map((day) => (present ? null : uf(day))));
  expect(work.entries.map(({ subject }) => subject)).toEqual(DAYS.map((day) => `uf ${day}`));
  expect(statements.filter((sql) => sql.startsWith(start))).toHaveLength(1);
});

import { expect, it } from '@jest/globals';
import { connectedForSpec } from '../testing/for-spec.ts';
import { ResolutionEntity } from './entities/state.entities.ts';
import { PREPARED, prepared } from './prepared.ts';

const own = connectedForSpec();

it('a connection prepares marked statements once, those of the ORM too, and no others', async () => {
  const executed = await own.source.transaction(async (manager) => {
    for (const n of [1, 2, 3]) {
      expect(await manager.query(prepared('SELECT $1::int AS n'), [n])).toEqual([{ n }]);
      await manager.query('SELECT $1::int AS other', [n]);
      await manager.find(ResolutionEntity, { where: { isInitial: n > 1 }, comment: PREPARED });
    }
    const sql =
      'SELECT left(statement, 20) AS text, generic_plans + custom_plans AS times FROM pg_prepared_statements';
    return manager.query<object[]>(`${sql} ORDER BY text`);
  });
  expect(executed).toEqual([
    { text: '/* prepared */ SELEC', times: '3' },
    { text: '/* prepared */ SELEC', times: '3' },
  ]);
});

it('a marked statement that failed can be repeated', async () => {
  const invert = prepared('SELECT 1 / $1::int AS n');
  await own.source.transaction(async (manager) => {
    await manager.query('SAVEPOINT before');
    await expect(manager.query(invert, [0])).rejects.toThrow('division by zero');
    await manager.query('ROLLBACK TO SAVEPOINT before');
    expect(await manager.query(invert, [1])).toEqual([{ n: 1 }]);
  });
});

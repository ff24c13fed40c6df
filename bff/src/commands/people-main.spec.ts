import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDataSource } from '../database/data-source.ts';
import { runBuilt } from '../testing/built.ts';
import { storeNewSimulation } from '../testing/stored-simulation.ts';
import { createDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());

describe('npm run person', () => {
  it('reads the person from its input', async () => {
    const source = await createDataSource(database.url).initialize();
    const { simulation } = await storeNewSimulation(source);
    await source.destroy();
    const [code, said] = await runBuilt(
      'commands/people-main.ts',
      ['erase'],
      { DATABASE_URL: database.url },
      `${simulation.client.identification}\n`,
    );
    expect([code, said]).toEqual([0, 'Se borraría simulations: 1, clients: 1. Bórralo con --confirm.\n']);
  });
});

import { describe, expect, it } from '@jest/globals';
import { createDataSource } from '../database/data-source.ts';
import { runBuilt } from '../testing/built.ts';
import { storeNewSimulation } from '../testing/stored-simulation.ts';
import { databaseForSpec } from '../testing/for-spec.ts';

const database = databaseForSpec();

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

/** Answers of the workflow that are valid and about something else than what was asked. See docs/rules.md R987. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SimulationEntity } from '../src/database/entities/simulation.entity.ts';
import type { TestBff } from '../src/testing/test-bff.ts';
import { Sending, statusAndDetail } from '../src/testing/workflow.ts';

const NOT_POSSIBLE_NOW = 'No es posible enviar la simulación en este momento.';

const sending = new Sending();
const { store, send, stored, isSent } = sending;
let bff: TestBff;
let simulation: SimulationEntity;

beforeAll(async () => {
  ({ bff } = await sending.open({}));
});
afterAll(() => bff.close());
beforeEach(async () => {
  simulation = await sending.begin();
});

describe('an answer about something else', () => {
  it('is not used: another RUT’s participant, whatever their e-mail', async () => {
    await send();
    const other = await store({ inputs: { email: simulation.client.email } });
    await bff.core.play({ partakers: `set:$:${JSON.stringify((await stored()).partakers)}` });
    expect(await statusAndDetail(send(other))).toEqual([502, NOT_POSSIBLE_NOW]);
    expect((await stored()).incomes).toHaveLength(1);
  });

  it.each([
    [
      'another application’s variables',
      { StateVars: 'set:0.application:"a0000000-0000-4000-8000-0000000000ff"' },
    ],
    ['a request of number 0', { Sim2Wf: 'set:request:0' }],
  ])('is not used: %s', async (_case, scenario) => {
    await bff.core.play(scenario);
    expect(await statusAndDetail(send())).toEqual([502, NOT_POSSIBLE_NOW]);
    expect(await isSent(simulation)).toEqual({ sent: false });
  });
});

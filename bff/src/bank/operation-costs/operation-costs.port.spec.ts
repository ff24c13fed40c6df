import { describe, expect, it } from '@jest/globals';
import {
  DEFAULT_OPERATION_COST_PARAMS,
  type OperationCostInput,
} from '@simulador/contracts/calculation/mortgage/operation-costs';
import { ufFromNumber, ufToNumber } from '@simulador/contracts/platform/money';
import fc from 'fast-check';
import { adaptersForSpec } from '../../testing/for-spec.ts';
import { ADAPTERS, type Adapter } from '../../testing/both-adapters.ts';
import { SettableClock } from '../../testing/settable-clock.ts';
import { OperationCostParamsTable } from './operation-cost-params.ts';
import { OperationCostsPort } from './operation-costs.port.ts';

const adapters = adaptersForSpec();

const EXAMPLE: OperationCostInput = {
  credit: ufFromNumber(2000),
  propertyValue: ufFromNumber(2500),
  dfl2: false,
  socialEstate: false,
  subpurpose: 1,
};

async function linesOf(adapter: Adapter, question: OperationCostInput): Promise<[string, number][]> {
  const { value } = await adapters[adapter].app.get(OperationCostsPort).lines(question);
  return value.map(({ description, amount }) => [description, ufToNumber(amount)]);
}

describe.each(ADAPTERS)('the operation costs, answered by %s', (adapter) => {
  it("are the example's, in its order", async () => {
    expect(await linesOf(adapter, EXAMPLE)).toEqual([
      ['Tasación', 2.975],
      ['Estudio de títulos', 3.57],
      ['Borrador de escritura', 2.975],
      ['Notaría', 3],
      ['Conservador de Bienes Raíces', 13.5],
      ['Impuesto al mutuo', 16],
    ]);
  });
});

describe('the operation costs', () => {
  it('are compared by the amounts of a new installation while the table is empty', async () => {
    const empty = { query: () => Promise.resolve([]) };
    const table = new OperationCostParamsTable(empty as never, new SettableClock(), { on() {} } as never);
    expect(await table.orDefault()).toBe(DEFAULT_OPERATION_COST_PARAMS);
  });

  it('are equal from both adapters, for any request', async () => {
    const amount = fc
      .integer({ min: 3_000_000, max: 250_000_000 })
      .map((units) => ufFromNumber(units / 10_000));
    const questions = fc.sample(
      fc.record({
        credit: amount,
        propertyValue: amount,
        dfl2: fc.boolean(),
        socialEstate: fc.boolean(),
        subpurpose: fc.constantFrom(1, 2, 7) as fc.Arbitrary<1 | 2 | 7>,
      }),
      { numRuns: 100, seed: 2026 },
    );
    for (const question of questions) {
      expect(await linesOf('local', question)).toEqual(await linesOf('core', question));
    }
  });
});

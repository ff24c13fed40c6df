import { describe, expect, it } from '@jest/globals';
import {
  DEFAULT_OPERATION_COST_PARAMS,
  type OperationCostsRequest,
} from '@simulador/contracts/calculation/mortgage/operation-costs';
import fc from 'fast-check';
import { adaptersForSpec } from '../../testing/for-spec.ts';
import { ADAPTERS, type Adapter } from '../../testing/both-adapters.ts';
import { SettableClock } from '../../testing/settable-clock.ts';
import { OperationCostParamsTable } from './operation-cost-params.ts';
import { OperationCostsPort } from './operation-costs.port.ts';

const adapters = adaptersForSpec();

type Question = OperationCostsRequest & { readonly subpurpose: 1 | 2 | 7 };
const EXAMPLE: Question = {
  credit_amount: 2000,
  estate_value: 2500,
  has_dfl2: false,
  is_social_estate: false,
  subpurpose: 1,
};

async function linesOf(adapter: Adapter, question: Question): Promise<[string, number][]> {
  const { value } = await adapters[adapter].app.get(OperationCostsPort).lines(question);
  return value.map(({ operation_cost_description: name, amount_uf: uf }) => [name, uf]);
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
    const amount = fc.integer({ min: 3_000_000, max: 250_000_000 }).map((units) => units / 10_000);
    const questions = fc.sample(
      fc.record({
        credit_amount: amount,
        estate_value: amount,
        has_dfl2: fc.boolean(),
        is_social_estate: fc.boolean(),
        subpurpose: fc.constantFrom(1, 2, 7) as fc.Arbitrary<1 | 2 | 7>,
      }),
      { numRuns: 30, seed: 2026 },
    );
    for (const question of questions) {
      expect(await linesOf('local', question)).toEqual(await linesOf('core', question));
    }
  });
});

import { expect, it, jest } from '@jest/globals';
import type { ChosenWay } from '../figures/shown.ts';
import { applyWay } from './apply-way.ts';

const uf = (amount: number) => ({ currency: 'UF', amount });

it.each<[ChosenWay, object[]]>([
  [{ kind: 'years', to: 28 }, [{ 'credit.paymentYears': '28' }]],
  [
    { kind: 'value', to: 2466 },
    // The value first: it empties savings and credit, and the credit leaves the savings as they were.
    [{ 'credit.propertyValue': uf(2466) }, { 'credit.creditAmount': uf(1966) }],
  ],
  [{ kind: 'codebtor', to: 40_000 }, [{ 'client.hasCodebtor': true, 'client.codebtorSalaryClp': '40000' }]],
  [{ kind: 'savings', to: 539 }, [{ 'credit.savings': uf(539) }]],
  [{ kind: 'credit', to: 1961 }, [{ 'credit.creditAmount': uf(1961) }]],
])('takes %j into the form', (used, changes) => {
  const change = jest.fn();
  applyWay(change, used, { valorpropiedad: 2500, montocredito: 2000 });
  expect(change.mock.calls).toEqual(changes.map((each) => [each]));
});

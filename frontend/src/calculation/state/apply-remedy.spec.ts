import { expect, it, jest } from '@jest/globals';
import { applyRemedy } from './apply-remedy.ts';

it.each([
  [{ years: 28 }, [{ 'credit.paymentYears': '28' }]],
  [
    { creditUf: 1966, valueUf: 2466 },
    // The value first: it empties savings and credit, and the credit leaves the savings as they were.
    [
      { 'credit.propertyValue': { currency: 'UF', amount: 2466 } },
      { 'credit.creditAmount': { currency: 'UF', amount: 1966 } },
    ],
  ],
  [{ codebtorClp: 40_000 }, [{ 'client.hasCodebtor': true, 'client.codebtorSalaryClp': '40000' }]],
  [{ creditUf: 1961, valueUf: null }, [{ 'credit.creditAmount': { currency: 'UF', amount: 1961 } }]],
])('takes %j into the form', (used, changes) => {
  const change = jest.fn();
  applyRemedy(change, used);
  expect(change.mock.calls).toEqual(changes.map((each) => [each]));
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import { answerBy } from '../answer-by.ts';
import { JSON_HEADERS, ORIGIN } from '../testing/ask-core.ts';
import { mockCoreHandlers } from './handlers.ts';

let answer = answerBy(mockCoreHandlers());
beforeEach(() => {
  answer = answerBy(mockCoreHandlers());
});

async function ask(method: string, path: string, body?: object): Promise<[number, unknown]> {
  const request = new Request(`${ORIGIN}/api/tarificador/${path}`, {
    method,
    headers: JSON_HEADERS,
    body: body ? JSON.stringify(body) : null,
  });
  const response = await answer(request);
  return [response?.status ?? 0, await response?.json()];
}

const CREDIT = { amount: 300, period: 5, loan_use: 1, product: 8, real_estate_type: 1 };

describe('the rate tables of the mock core', () => {
  it('are what suggested rates come from', async () => {
    expect(await ask('POST', 'Tarifa', CREDIT)).toEqual([200, { rate: 3.98 }]);
    expect(await ask('PATCH', 'Tarificador/1/', { rate: 3.5 })).toEqual([200, expect.anything()]);
    expect(await ask('POST', 'Tarifa', CREDIT)).toEqual([200, { rate: 3.5 }]);
  });

  it('are valid while the ranges of a product fill it', async () => {
    const validity = async (): Promise<unknown> => {
      const [, products] = await ask('GET', 'Product/');
      return (products as { id: number; is_range_valid_period: boolean }[]).find(({ id }) => id === 8)
        ?.is_range_valid_period;
    };
    expect(await validity()).toBe(true);
    await ask('POST', 'RangePeriod/', { product: 8, min_years: 42, max_years: 45 });
    expect(await validity()).toBe(false);
    await ask('POST', 'RangePeriod/', { product: 8, min_years: 40, max_years: 42 });
    expect(await validity()).toBe(true);
    await ask('PATCH', 'Product/8/', { max_period: 50 });
    expect(await validity()).toBe(false);
  });

  it('take a first row where all were deleted', async () => {
    const [, rates] = await ask('GET', 'Tarificador/');
    const rows = rates as { id: number }[];
    for (const { id } of rows) await ask('DELETE', `Tarificador/${id}/`);
    expect(await ask('GET', 'Tarificador/')).toEqual([200, []]);
    const { id: _id, ...first } = rows[0] ?? { id: 0 };
    const form = Object.fromEntries(Object.entries(first).map(([name, value]) => [name, String(value)]));
    expect(await ask('POST', 'Tarificador/', form)).toEqual([200, { id: 1, ...first }]);
    expect((await ask('POST', 'Tarificador/', first))[0]).toBe(400);
  });

  it.each([
    ['an overlap', 'POST', 'RangePeriod/', { product: 8, min_years: 39, max_years: 41 }, 409],
    ['a duplicate', 'POST', 'LoanUse/', { name: 'Compraventa' }, 409],
    ['a range of no product', 'POST', 'RangePeriod/', { product: 5, min_years: 1, max_years: 2 }, 400],
    ['bounds that are not in order', 'PATCH', 'RangeAmount/1/', { max_amount: 300 }, 400],
    ['an unknown field', 'PATCH', 'Tarificador/1/', { rate: 4, product: 8 }, 400],
    ['what is in use', 'DELETE', 'RangeAmount/1/', undefined, 409],
    ['what is not there', 'DELETE', 'RangeAmount/99/', undefined, 404],
  ])('refuse %s', async (_what, method, path, body, status) => {
    expect((await ask(method, path, body))[0]).toBe(status);
  });
});

/** Prepayments, affordability, another bank's offer and refinancing. */
import { describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { CREDIT } from '../../src/testing/example.ts';
import { bff } from './bff.ts';

const post = async (path: string, body: object) =>
  Promise.resolve(bff.http.post(`/api/simulador/${path}`).send(body));

describe('prepayments', () => {
  const prepay = (change: object, credit: object = {}) =>
    post('prepago', {
      calculation: { ...CREDIT, ...credit },
      extra_uf: 300,
      month: 24,
      every: 'once',
      effect: 'term',
      ...change,
    });

  it('have the reference figures', async () => {
    const { status, body } = await prepay({ extra_uf: 50, month: 12, every: 'yearly' });
    const { instalments, dividend_after, interest_uf, commission_uf, net_saving_uf } = body;
    expect([status, [instalments, dividend_after, interest_uf, commission_uf, net_saving_uf]]).toEqual([
      200,
      [183, 11.1876, 788.633, 4.278, 563.3735],
    ]);
    expect(body.rows).toHaveLength(instalments);
    expect(body.rows.at(-1)).toMatchObject({ balance: 0, due: body.last_due });
    expect(body.saved_interest_uf).toBeCloseTo(body.interest_before_uf - body.interest_uf, 4);
  });

  it('use the legal limits that an operator added, with first day and source', async () => {
    const source = bff.app.get(DataSource);
    await source.query(
      `INSERT INTO prepayment_params VALUES ('2026-11-20', 1, 1500, 20, 'Ley nueva, artículo 1')`,
    );
    try {
      const { body } = await prepay({});
      expect(body.insurance_saved_uf).toBeCloseTo(67 * 0.292, 4);
      expect(body.conditions).toEqual({
        months: 1,
        credit_max_uf: 1500,
        least_part_pct: 20,
        valid_from: '2026-11-20',
        source: 'Ley nueva, artículo 1',
      });
      expect([body.commission_uf, body.net_saving_uf]).toEqual([null, null]);
      const smaller = await prepay({}, { montocredito: 1500, valorpropiedad: 2500 });
      expect(smaller.body.commission_uf).toBe(1.1406);
    } finally {
      await source.query(`DELETE FROM prepayment_params WHERE valid_from = '2026-11-20'`);
    }
  });

  it.each([
    [{ month: 0 }, 'month'],
    [{ month: 300 }, 'month'],
    [{ extra_uf: 0 }, 'extra_uf'],
    [{ every: 'daily' }, 'every'],
    [{ effect: 'both' }, 'effect'],
  ])('with %j are refused', async (change, name) => {
    const { status, body } = await prepay(change);
    expect([status, body.fields]).toEqual([400, [expect.objectContaining({ name })]]);
  });
});

describe("another bank's offer", () => {
  const OFFER = { credit_uf: 2000, years: 25, payment_uf: 11.4796, costs_uf: 42.02 };
  const compare = (change: object) => post('oferta', { calculation: CREDIT, offer: { ...OFFER, ...change } });

  it('with our figures has our CAE and no difference', async () => {
    const figures = { cae: 4.82, cae_with_costs: 5.03, costs_uf: 42.02, total_with_costs_uf: 3485.9 };
    const same = { ...figures, payment_uf: 11.4796, payment_clp: 469_290 };
    expect((await compare({})).body).toEqual({
      cae: 4.82,
      cae_with_costs: 5.03,
      total_uf: 3443.88,
      monthly_difference_clp: 0,
      total_difference_uf: 0,
      theirs: { ...same, rate: null },
      ours: { ...same, rate: 4.5 },
    });
    expect((await compare({ insurance_uf: 0.292 })).body.theirs.rate).toBe(4.5);
  });

  it('in pesos is compared in pesos: a positive difference costs more', async () => {
    const { body } = await compare({ payment_uf: undefined, payment_clp: 500_000 });
    expect(body.monthly_difference_clp).toBe(500_000 - 469_290);
    expect(body.total_difference_uf).toBeGreaterThan(0);
  });

  it.each([
    [{ payment_uf: 6.6666 }, 'payment_uf'],
    [{ payment_uf: undefined }, 'payment_uf'],
    [{ payment_clp: 400_000 }, 'payment_uf'],
    [{ payment_uf: 6.9586, insurance_uf: 0.292 }, 'payment_uf'],
    [{ costs_uf: 2000 }, 'costs_uf'],
  ])('with %j is refused', async (change, name) => {
    const { status, body } = await compare(change);
    expect([status, body.fields]).toEqual([400, [expect.objectContaining({ name })]]);
  });
});

describe('refinancing', () => {
  const PRESENT = { balance_uf: 1910.1262, payment_uf: 11.1876, months_left: 276 };
  const refinance = (present: object, credit: object = {}) =>
    post('refinanciamiento', {
      calculation: {
        ...CREDIT,
        montocredito: 1910.1262,
        destino: 72,
        plazototal: 23,
        tasasimulacion: 3.9,
        ...credit,
      },
      present: { ...PRESENT, ...present },
    });

  it('pays off from the month in which the savings exceed commission and costs', async () => {
    const { body } = await refinance({});
    expect(body).toMatchObject({ commission_uf: 10.8934, dividend: 10.5489, present_rate: 4.5 });
    // Appraisal, title study, deed draft, notary and registration; no tax on a refinancing.
    expect([body.costs_uf, body.month]).toEqual([18.2504, 31]);
  });

  it('of more than UF 5.000 has no legal maximum of the commission, so no month', async () => {
    const large = { balance_uf: 5000.0001, payment_uf: 40 };
    const credit = { montocredito: 5000.0001, valorpropiedad: 9000 };
    const { body } = await refinance(large, credit);
    expect([body.commission_uf, body.month]).toEqual([null, null]);
    const limited = await refinance({ ...large, balance_uf: 5000 }, credit);
    expect([limited.body.commission_uf, limited.body.month]).toEqual([
      expect.any(Number),
      expect.any(Number),
    ]);
  });

  it('of a credit that is never repaid is refused', async () => {
    const { status, body } = await refinance({ payment_uf: 6.92 });
    expect([status, body.fields]).toEqual([400, [expect.objectContaining({ name: 'payment_uf' })]]);
  });
});

import { beforeAll, describe, expect, it } from '@jest/globals';
import { bffForSpec } from '../src/testing/for-spec.ts';
import { creditWith, mixRates, offered, rateOf, TERMS } from './shared/offered-credits.ts';

const bff = bffForSpec();
beforeAll(() => mixRates(bff));

const post = async (path: string, body: object) =>
  Promise.resolve(bff.http.post(`/api/simulador/${path}`).send(body));
const afford = (change: object, terms: object = {}) =>
  post('alcance', { calculation: { ...TERMS, ...terms }, savings_uf: 500, ...change });

/** Tries every whole UF, from the largest that the bank finances. A range of amounts has one rate. */
async function largestOneByOne(savingsUf: number, plazototal: number, paymentClp: number) {
  const bounds = (await bff.query('SELECT DISTINCT min_amount_uf::float8 AS uf FROM range_amounts')) as {
    uf: number;
  }[];
  const rates = new Map<number, number | null>();
  for (let uf = Math.min(20_000, 9 * savingsUf); uf >= 300; uf -= 1) {
    const credit = creditWith({
      montocredito: uf,
      valorpropiedad: uf + savingsUf,
      plazototal,
      montoAsegurado: 0.8 * (uf + savingsUf),
    });
    const from = Math.max(...bounds.flatMap((bound) => (bound.uf <= uf ? [bound.uf] : [])));
    if (!rates.has(from)) rates.set(from, await rateOf(bff, credit));
    const found = offered(credit, rates.get(from) ?? null);
    if (found !== null && found.clp <= paymentClp) return [uf, found.rate];
  }
  return null;
}

describe('the largest credit', () => {
  it.each([
    [100, 20, 1_000_000],
    [250, 25, 1_950_000],
    [300, 20, 2_250_000],
    [300, 8, 2_250_000],
    [300, 30, 4_100_000],
  ])(
    'with savings of UF %d over %d years and an income of $%d is found as one by one',
    async (savings_uf, plazototal, income_clp) => {
      const { status, body } = await afford({ savings_uf, income_clp, insured_pct: 80 }, { plazototal });
      const expected = await largestOneByOne(savings_uf, plazototal, Math.floor(income_clp / 4));
      expect([status, [body.credit_uf, body.row?.Tasa]]).toEqual([200, expected]);
      expect(body.value_uf).toBe(body.credit_uf + savings_uf);
      expect(body.row.RenMin).toBeLessThanOrEqual(income_clp);
    },
  );

  it('for a property is at most its financed share, and insures its value', async () => {
    const { body } = await afford({ payment_clp: 5_000_000, value_uf: 1000, insured_pct: 80 });
    expect([body.credit_uf, body.value_uf, body.row.SegInc]).toEqual([900, 1000, 0.0832]);
  });

  it.each([
    ['a payment', { payment_clp: 475_000 }, 'Con un crédito mayor el dividendo pasaría de $475.000.'],
    [
      'an income',
      { income_clp: 1_900_003 },
      'El dividendo puede llegar a $475.000, la cuarta parte de la renta.',
    ],
    [
      'an income with other debts that leave its quarter',
      { income_clp: 1_900_000, debts_clp: 285_000 },
      'El dividendo puede llegar a $475.000, la cuarta parte de la renta.',
    ],
    [
      'an income with more other debts',
      { income_clp: 1_900_000, debts_clp: 405_000 },
      'El dividendo puede llegar a $355.000: con los $405.000 de otras deudas, el 40 % de la renta.',
    ],
    [
      'the savings',
      { payment_clp: 5_000_000, savings_uf: 100 },
      'El banco financia hasta el 90 % del valor: con este ahorro, UF 900.',
    ],
    [
      'the property',
      { payment_clp: 5_000_000, value_uf: 1000 },
      'El banco financia hasta el 90 % del valor: de esta propiedad, UF 900.',
    ],
    [
      'the largest credit',
      { payment_clp: 90_000_000, savings_uf: 10_000 },
      'El crédito llega al máximo del banco, que es de UF 20.000.',
    ],
  ])('names %s as its limit', async (_what, change, limit) => {
    const { status, body } = await afford(change, { personalizarTasa: true, tasasimulacion: 4.5 });
    expect([status, body.limit]).toEqual([200, limit]);
  });

  it('is limited by a range without an allowed rate', async () => {
    await bff.query(`UPDATE rates SET annual_pct = 9.9 WHERE range_amount_id IN
      (SELECT id FROM range_amounts WHERE min_amount_uf >= 1000)`);
    const { body } = await afford({ payment_clp: 5_000_000 });
    expect([body.credit_uf < 1000, body.limit]).toEqual([
      true,
      'Para un crédito mayor no hay una tasa que se pueda usar.',
    ]);
    await mixRates(bff);
  });
});

describe('a credit that does not exist', () => {
  const own = { personalizarTasa: true };
  it.each([
    [
      'a payment that is too low',
      { payment_clp: 1000 },
      {},
      'No alcanza para el crédito mínimo, que es de UF 300.',
    ],
    [
      'debts that take 40 % of the income',
      { income_clp: 1_900_000, debts_clp: 760_000 },
      {},
      'Las otras deudas ocupan el 40 % de la renta, que es de $760.000: no queda para un dividendo.',
    ],
    [
      'too little savings',
      { payment_clp: 400_000, savings_uf: 33.3 },
      {},
      'El ahorro no alcanza para el porcentaje del valor que el banco no financia: faltan UF 0,04.',
    ],
    [
      'a cheap property',
      { payment_clp: 400_000, value_uf: 333 },
      {},
      'El banco financia hasta el 90 % del valor: de esta propiedad, menos que el crédito mínimo, que es de UF 300.',
    ],
    [
      'refinancing without a property',
      { payment_clp: 400_000, savings_uf: 0 },
      { destino: 72 },
      'Para este destino la propiedad debe valer más de UF 1.500: no se llega con UF 0 y el 90 % que financia el banco, faltan UF 150,01.',
    ],
    [
      'refinancing of a cheap property',
      { payment_clp: 400_000, value_uf: 1500 },
      { destino: 72 },
      'El valor de la propiedad debe ser mayor a UF 1500.',
    ],
    [
      'refinancing with a low payment',
      { payment_clp: 100_000, savings_uf: 200 },
      { destino: 72 },
      'Para este destino la propiedad debe valer más de UF 1.500: el crédito sería de UF 1.301 o más, y para eso no alcanza.',
    ],
    [
      'an own rate above the TMC',
      { payment_clp: 400_000 },
      { ...own, tasasimulacion: 6.61 },
      'La tasa no puede ser mayor a la TMC.',
    ],
    [
      'an own rate above 10 %',
      { payment_clp: 400_000 },
      { ...own, tasasimulacion: 12 },
      'La tasa debe ser mayor a 0 y menor a 10.',
    ],
    [
      'a term that is not offered',
      { payment_clp: 400_000 },
      { plazototal: 41 },
      'Los años de pago deben estar entre 5 y 40 años.',
    ],
    [
      'a term without rates',
      { payment_clp: 400_000 },
      { plazototal: 5, codpro: 77 },
      'No hay una tasa para ese producto, destino y propiedad con un plazo de 5 años.',
    ],
  ])('by %s is a 404 that says so', async (_what, change, terms, reason) => {
    const answer = await afford(change, terms);
    expect([answer.status, answer.body.detail]).toEqual([404, reason]);
  });

  it.each([
    ['a purchase', 33.3, {}, 0.04],
    ['another purpose', 0, { destino: 52 }, 150.01],
    ['another purpose with some savings', 149.995, { destino: 52 }, 0.01],
  ])(
    'of %s exists once the missing savings are there, and not before',
    async (_case, savings_uf, terms, missing) => {
      const withMore = async (uf: number) =>
        (await afford({ payment_clp: 5_000_000, savings_uf: savings_uf + uf }, terms)).status;
      expect(await Promise.all([withMore(missing), withMore(missing - 0.01)])).toEqual([200, 404]);
    },
  );

  it.each([
    [{}],
    [{ payment_clp: 1, income_clp: 1 }],
    [{ payment_clp: 400_000, debts_clp: 1 }],
    [{ income_clp: 1_900_000, debts_clp: -1 }],
    [{ income_clp: 1_900_000, debts_clp: 0.5 }],
  ])('by %j is a 400', async (change) => {
    expect((await afford(change)).status).toBe(400);
  });

  it('at a chosen rate of more than four decimals is refused as its calculation', async () => {
    const own = (tasasimulacion: number) =>
      afford({ payment_clp: 900_000 }, { personalizarTasa: true, tasasimulacion });
    const { status, body } = await own(4.43215);
    expect([status, body.fields]).toEqual([400, [expect.objectContaining({ name: 'tasasimulacion' })]]);
    expect((await own(4.4321)).status).toBe(200);
  });

  it('by an impossible calculation is refused as that calculation', async () => {
    const { status, body } = await afford({ payment_clp: 1000 }, { mesesgracia: 7 });
    expect([status, body.fields]).toEqual([400, [expect.objectContaining({ name: 'mesesgracia' })]]);
  });
});

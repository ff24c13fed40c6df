/** Explanation of each figure of a calculation. */
import { describe, expect, it } from '@jest/globals';
import { Decimal } from 'decimal.js';
import { CREDIT, EXAMPLE_REQUEST } from '../../src/testing/example.ts';
import { bff } from './bff.ts';

const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });

interface Node {
  readonly label: string;
  readonly op: string;
  readonly args: readonly Node[];
  readonly places?: number;
  readonly value: string;
}
interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly value: string;
  readonly node: Node;
}

const post = async (path: string, body: object) => Promise.resolve(bff.http.post(path).send(body));
const explain = (body: object) => post('/api/simulador/explicacion', body);

/** Digits for a rate of 15 decimals. Those of Exact would take twice as long. */
const Monthly = Decimal.clone({ precision: 24, rounding: Decimal.ROUND_HALF_UP });

const foundRates = new Map<string, Decimal>();

/** Returns the rate of payments, which several figures of an answer have. */
function rateOf(...payments: Parameters<typeof approached>): Decimal {
  const key = payments.join(' ');
  const rate = foundRates.get(key) ?? approached(...payments);
  foundRates.set(key, rate);
  return rate;
}

/** Finds the rate by secants, month by month, so that it shares no formula with the checked code. */
function approached(net: Decimal, payment: Decimal, grace: number, instalments: number): Decimal {
  const excessAt = (rate: Decimal): Decimal => {
    const discount = new Monthly(1).div(rate.plus(1));
    let factor = discount.pow(grace);
    let worth = new Monthly(0);
    for (let month = 1; month <= instalments; month += 1) {
      factor = factor.times(discount);
      worth = worth.plus(factor);
    }
    return worth.times(payment).minus(net);
  };
  let [last, rate] = [new Monthly(0), new Monthly(0.01)];
  let [excessAtLast, excess] = [excessAt(last), excessAt(rate)];
  while (rate.minus(last).abs().gt(1e-17)) {
    const next = rate.minus(excess.times(rate.minus(last)).div(excess.minus(excessAtLast)));
    [last, excessAtLast, rate, excess] = [rate, excess, next, excessAt(next)];
  }
  return rate;
}

/** Evaluates a step from the inputs only, ignoring the values of other steps. */
function evaluate({ op, args, places, value }: Node): Decimal {
  const values = args.map(evaluate);
  const [one = new Exact(0), other = new Exact(0), third = new Exact(0), fourth = new Exact(0)] = values;
  switch (op) {
    case 'input':
      return new Exact(value);
    case 'add':
      return values.reduce((sum, each) => sum.plus(each));
    case 'subtract':
      return one.minus(other);
    case 'multiply':
      return values.reduce((product, each) => product.times(each));
    case 'divide':
      return one.div(other);
    case 'power':
      return one.pow(other);
    case 'round':
      return one.toDecimalPlaces(places ?? 0);
    case 'irr':
      return rateOf(one, other, third.toNumber(), fourth.toNumber());
    default:
      throw new Error(`unknown: ${op}`);
  }
}

const stepsOf = (node: Node): Node[] => [node, ...node.args.flatMap(stepsOf)];

describe('the explanation of a figure', () => {
  it.each([
    ['the example', EXAMPLE_REQUEST],
    ['grace months', { ...CREDIT, montocredito: 1999.9999, mesesgracia: 3 }],
    [
      'grace months, two people and a refinancing',
      {
        ...CREDIT,
        montocredito: 3000,
        valorpropiedad: 4000,
        plazototal: 30,
        tasasimulacion: 5,
        mesesgracia: 6,
        asegurados: 2,
        destino: 72,
      },
    ],
    [
      'a subsidy with unemployment insurance',
      {
        ...CREDIT,
        montocredito: 1800,
        valorpropiedad: 2000,
        plazototal: 20,
        tasasimulacion: 3.89,
        codigoSubsidio: 19,
        tasa_seg_ces: 0.00012,
        montoAsegurado: 1500,
      },
    ],
    ['free disposition with DFL2', { ...CREDIT, destino: 52, DFL2: true }],
    ['insurance rates on a tie', { ...CREDIT, montocredito: 2005, tasa_seg_des: 0.00007, tasa_seg_inc: 0 }],
    [
      'a rate that is 0 a month, without insurance',
      { ...CREDIT, montocredito: 2250, tasasimulacion: 0.0001, tasa_seg_des: 0, tasa_seg_inc: 0 },
    ],
    ['a monthly rate on a tie', { ...CREDIT, tasasimulacion: 4.536 }],
    ['the longest term', { ...CREDIT, plazototal: 40, mesesgracia: 1, tasasimulacion: 6.6 }],
  ])('evaluates to exactly that figure: %s', async (_credit, body) => {
    const { status, body: answer } = await explain(body);
    expect(status).toBe(200);
    const web = await post('/simulations/api/calc_simulation_web', { ...body, edad: 40 });
    const { salida, cae_with_costs, total_with_costs } = web.body;
    const { FecVencimiento, ...row } = salida[0];
    const expected = { ...row, cae_with_costs, total_with_costs };
    const figures = (answer.figures as Figure[]).filter(({ name }) => name !== 'suggested_rate');
    const of = (read: (figure: Figure) => number) =>
      Object.fromEntries(figures.map((figure) => [figure.name, read(figure)]));
    expect(figures).toHaveLength(Object.keys(expected).length);
    expect(of(({ value }) => Number(value))).toEqual(expected);
    expect(of(({ node }) => evaluate(node).toNumber() + 0)).toEqual(expected);
    expect(figures.filter(({ node, value }) => node.value !== value)).toEqual([]);
  });

  it('has in each step the value of its own steps', async () => {
    const { body } = await explain({ ...EXAMPLE_REQUEST, mesesgracia: 2 });
    const figures: Figure[] = body.figures;
    const steps = figures.flatMap(({ node }) => stepsOf(node)).filter(({ op }) => op !== 'irr');
    const own = steps.filter(({ args }) => args.every(({ op }) => op !== 'irr'));
    expect(own.length).toBeGreaterThan(100);
    for (const step of own)
      expect(evaluate(step).minus(step.value).abs().toNumber()).toBeLessThan(
        1e-30 * (1 + Number(step.value)),
      );
  });

  it('names entered and configured values', async () => {
    const { body, headers } = await explain({ ...CREDIT, mesesgracia: 3 });
    const dividend = body.figures.find(({ name }: Figure) => name === 'DivTotalPe');
    expect(dividend).toMatchObject({ unit: 'CLP', value: '474592' });
    const inputs = stepsOf(dividend.node).filter(({ op }) => op === 'input');
    expect(Object.fromEntries(inputs.map(({ label, value }) => [label, value]))).toMatchObject({
      'Monto del crédito': '2000',
      'Meses de gracia': '3',
      'Tasa anual en porcentaje': '4.5',
      'Tasa mensual del seguro de desgravamen': '0.000068',
      'Valor de la UF en pesos': '40880.36',
    });
    expect(headers['x-uf-date']).toBe('2026-11-20');
  });

  it('has the row of the suggested rate', async () => {
    const { body } = await explain(EXAMPLE_REQUEST);
    const found: Figure = body.figures.find(({ name }: Figure) => name === 'suggested_rate');
    const { montocredito, plazototal } = EXAMPLE_REQUEST;
    const suggested = await post('/api/tarificador/Tarifa', {
      amount: montocredito,
      period: plazototal,
      loan_use: 1,
      product: 8,
      real_estate_type: 2,
    });
    expect([Number(found.value), found.unit]).toEqual([suggested.body.rate, 'percent']);
    expect(evaluate(found.node).toNumber()).toBe(suggested.body.rate);
    expect(found.node.label).toBe('Tasa sugerida');
    const [row] = found.node.args;
    expect([found.node.args.length, row?.op, row?.value]).toEqual([1, 'input', found.value]);
    const [, minYears, maxYears, minAmount, maxAmount] = (
      /^Tasa de Universal, Compraventa, Departamento, de (\d+) a (\d+) años, de UF ([\d.]+) a UF ([\d.]+), vigente desde el \d{2}-\d{2}-\d{4}$/.exec(
        row?.label ?? '',
      ) ?? []
    ).map((text) => Number(text.replaceAll('.', '')));
    expect(minYears).toBeLessThanOrEqual(plazototal);
    expect(maxYears).toBeGreaterThanOrEqual(plazototal);
    expect(minAmount).toBeLessThanOrEqual(montocredito);
    expect(maxAmount).toBeGreaterThanOrEqual(montocredito);
  });

  it('calculates the insured amount from the value, unless it was entered', async () => {
    const insured = async (change: object) => {
      const { body } = await explain({ ...CREDIT, ...change });
      const { node } = body.figures.find(({ name }: Figure) => name === 'SegInc') as Figure;
      const found = stepsOf(node).find(({ label }) => label === 'Monto asegurado');
      const inputs = stepsOf(found as Node).filter(({ op }) => op === 'input');
      return [found?.op, found?.value, inputs.map(({ label, value }) => `${label} ${value}`)];
    };
    const ofValue = [
      'Valor de la propiedad 2500',
      'Porcentaje asegurable del valor 80',
      'Cien por ciento 100',
    ];
    expect(await insured({ montoAsegurado: 2000, porcentaje: 80 })).toEqual(['round', '2000', ofValue]);
    expect(await insured({ montoAsegurado: 2000 })).toEqual(['round', '2000', ofValue]);
    expect(await insured({ montoAsegurado: 1234 })).toEqual(['input', '1234', ['Monto asegurado 1234']]);
  });

  it('names the costs in the monthly rate of the CAE with costs', async () => {
    const { body } = await explain(CREDIT);
    const irrOf = (figure: string) =>
      stepsOf((body.figures as Figure[]).find(({ name }) => name === figure)?.node as Node).find(
        ({ op }) => op === 'irr',
      )?.label;
    expect(irrOf('TasaCae')).toBe('Tasa mensual que iguala los pagos con el crédito');
    expect(irrOf('cae_with_costs')).toBe('Tasa mensual que iguala los pagos con el crédito menos los gastos');
  });

  it('says why the first payment is due on its day', async () => {
    expect((await explain(CREDIT)).body.dates).toEqual([
      {
        name: 'FecVencimiento',
        value: '2026-12-20',
        reason: 'Un mes después de la simulación, que es del 20-11-2026.',
      },
    ]);
    expect((await explain({ ...CREDIT, mesesgracia: 3 })).body.dates).toEqual([
      {
        name: 'FecVencimiento',
        value: '2027-03-20',
        reason: 'Un mes después de la gracia, que es de 3 meses desde la simulación, del 20-11-2026.',
      },
    ]);
  });

  it.each([
    [{ montocredito: 299 }, 'montocredito'],
    [{ edad: 40 }, 'edad'],
  ])('with %j is refused', async (change, name) => {
    const { status, body } = await explain({ ...CREDIT, ...change });
    expect([status, body.fields]).toEqual([400, [expect.objectContaining({ name })]]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import { adaptersForSpec } from '../src/testing/for-spec.ts';
import { ADAPTERS, type Adapter } from '../src/testing/both-adapters.ts';
import { CREDIT } from '../src/testing/example.ts';
import { type ScriptedCore, startScriptedCore } from '../src/testing/scripted-core.ts';
import { REFERENCE_UF } from '../src/testing/test-core.ts';
import { everyMode, startBff, type TestBff } from '../src/testing/test-bff.ts';

interface Figures {
  readonly interest: number;
  readonly capital: number;
  readonly insurance: number;
  readonly payment: number;
  readonly balance: number;
}
interface Row extends Figures {
  readonly k: number;
  readonly due: string;
}
interface Year extends Figures {
  readonly year: number;
}
interface Answer {
  readonly rows: Row[];
  readonly by_year: Year[];
}

const PATH = '/api/simulador/cuadro';
const SUMMED = ['interest', 'capital', 'insurance', 'payment'] as const;
/** Returns ten-thousandths of a UF, so that sums need no rounding. */
const units = (amountUf: number): number => Math.round(amountUf * 10_000);
const sum = (rows: readonly Figures[], part: (typeof SUMMED)[number]): number =>
  rows.reduce((total, row) => total + units(row[part]), 0);

const adapters = adaptersForSpec();
beforeAll(() => adapters.setUf(REFERENCE_UF));

const ask = (adapter: Adapter, change: object = {}, path = PATH): Promise<Response> =>
  Promise.resolve(adapters[adapter].http.post(path).send({ ...CREDIT, ...change }));
const cuadro = async (adapter: Adapter, change: object = {}): Promise<Answer> =>
  (await ask(adapter, change)).body as Answer;
const dividendOf = async (adapter: Adapter, change: object) =>
  (await ask(adapter, change, '/api/external/calc_dividendo')).body.salida[0];

describe.each(ADAPTERS)('the schedule, its dividend calculated by %s', (adapter) => {
  it('equals the reference row’s, with source and day of the UF', async () => {
    const answer = await ask(adapter);
    expect([answer.status, answer.headers['x-source'], answer.headers['x-uf-date']]).toEqual([
      200,
      adapter,
      '2026-11-20',
    ]);
    const { rows, by_year } = answer.body as Answer;
    expect([rows.length, by_year.length]).toEqual([300, 25]);
    expect(rows[0]).toEqual({
      k: 1,
      due: '2026-12-20',
      interest: 7.604,
      capital: 3.5836,
      insurance: 0.292,
      payment: 11.4796,
      balance: 1996.4164,
    });
    expect(rows.at(-1)).toMatchObject({ k: 300, due: '2051-11-20', balance: 0 });
  });

  it.each([
    ['5 years', { plazototal: 5 }, 60, '2026-12-20'],
    ['40 years', { plazototal: 40 }, 480, '2026-12-20'],
    ['5 years after 6 months of grace', { plazototal: 5, mesesgracia: 6 }, 60, '2027-06-20'],
    ['40 years after 6 months of grace', { plazototal: 40, mesesgracia: 6 }, 480, '2027-06-20'],
    [
      'a subsidised credit with unemployment insurance',
      { codigoSubsidio: 1, tasa_seg_ces: 0.00012, montoAsegurado: 2000 },
      300,
      '2026-12-20',
    ],
  ])('of %s foots in every row and year, pays the dividend and ends at 0', async (_what, change, n, due) => {
    const [{ rows, by_year }, said] = await Promise.all([
      cuadro(adapter, change),
      dividendOf(adapter, change),
    ]);
    expect([rows.length, rows[0]?.due, said.FecVencimiento]).toEqual([n, due, due]);
    expect(rows.map(({ k }) => k)).toEqual(Array.from({ length: n }, (_, index) => index + 1));
    expect(by_year.map(({ year }) => year)).toEqual(Array.from({ length: n / 12 }, (_, index) => index + 1));
    for (const row of [...rows, ...by_year]) {
      expect(units(row.interest) + units(row.capital) + units(row.insurance)).toBe(units(row.payment));
    }
    for (const row of rows.slice(0, -1)) {
      expect([row.payment, units(row.insurance)]).toEqual([
        said.DivTotal,
        units(said.DivTotal) - units(said.Dividendo),
      ]);
    }
    expect([rows.at(-1)?.balance, by_year.at(-1)?.balance]).toEqual([0, 0]);
    for (const { year, balance, ...figures } of by_year) {
      const months = rows.slice((year - 1) * 12, year * 12);
      for (const part of SUMMED) expect(units(figures[part])).toBe(sum(months, part));
      expect(balance).toBe(months.at(-1)?.balance);
    }
  });

  it.each([
    [0, 2000],
    [6, 2046.0599],
  ])(
    'repays after %i months of grace exactly %d UF, each balance the one above less the capital',
    async (mesesgracia, capitalUf) => {
      const { rows } = await cuadro(adapter, { mesesgracia });
      expect(sum(rows, 'capital')).toBe(units(capitalUf));
      const before = [units(capitalUf), ...rows.map(({ balance }) => units(balance))];
      expect(rows.map((row, index) => (before[index] ?? 0) - units(row.capital))).toEqual(before.slice(1));
      expect(rows.map(({ interest }) => units(interest))).toEqual(
        before.slice(0, -1).map((balance) => Number((BigInt(balance) * 3802n + 500_000n) / 1_000_000n)),
      );
    },
  );

  it('has the same rows as from the other adapter', async () => {
    expect(await cuadro(adapter, { mesesgracia: 6, plazototal: 37 })).toEqual(
      await cuadro(adapter === 'local' ? 'core' : 'local', { mesesgracia: 6, plazototal: 37 }),
    );
  });
});

describe('a refused schedule', () => {
  it.each([
    ['a term of 4 years', { plazototal: 4 }, 'plazototal'],
    ['a term of 41 years', { plazototal: 41 }, 'plazototal'],
    ['7 months of grace', { mesesgracia: 7 }, 'mesesgracia'],
    ['a credit below the least', { montocredito: 299.9999 }, 'montocredito'],
    ['more than 90 % of the value', { montocredito: 2250.0002 }, 'montocredito'],
    ['a rate above the TMC', { tasasimulacion: 6.61 }, 'tasasimulacion'],
    ['an unknown field', { edad: 40 }, 'edad'],
    ['a missing field', { destino: undefined }, 'destino'],
  ])('is %s, as a calculation does', async (_what, change, field) => {
    const { status, body } = await ask('local', change);
    expect([status, body.fields[0].name]).toEqual([400, field]);
    const single = await ask('local', change, '/api/external/calc_dividendo');
    expect(body.detail).toBe(single.body.detail);
  });

  it('answers a POST only', async () => {
    expect((await adapters.local.http.get(PATH)).status).toBe(404);
  });
});

describe('a core whose figures differ from the schedule', () => {
  let scripted: ScriptedCore;
  let bff: TestBff;
  let row: Record<string, unknown>;
  beforeAll(async () => {
    row = await dividendOf('core', {});
    scripted = await startScriptedCore();
    const own = { DIVIDENDO_URL: scripted.url, CORE_BOUNDS: 'premium_pct=100, first_due_days=31' };
    bff = await startBff({ env: { ...everyMode('core'), ...own } });
  });
  afterAll(async () => {
    await bff.close();
    await scripted.close();
  });
  /** Returns the row with a change whose other figures follow from it, so that only the schedule contradicts it. */
  const rowWith = (change: object): object => {
    const changed = { ...row, ...change } as Record<'DivTotal' | 'Cuotas', number>;
    const pesosPerUf = Number(row['DivTotalPe']) / Number(row['DivTotal']);
    const pesos = Math.round(changed.DivTotal * pesosPerUf);
    const total = Number((changed.DivTotal * changed.Cuotas).toFixed(4));
    return { ...changed, DivTotalPe: pesos, RenMin: 4 * pesos, CostoTotalUF: total };
  };
  const askWithAnswer = (change: object): Promise<Response> => {
    scripted.answer(200, { salida: [rowWith(change)] });
    return Promise.resolve(bff.http.post(PATH).send(CREDIT));
  };

  it.each([
    ['another dividend', { Dividendo: 11.1878, DivTotal: 11.4798 }],
    ['another life insurance', { SegDesg: 0.1362, DivTotal: 11.4798 }],
    ['a total that does not foot', { DivTotal: 11.4798 }],
    ['another first due date', { FecVencimiento: '2027-01-01' }],
  ])('by %s is a 502 without rows', async (_what, change) => {
    const { status, body, headers } = await askWithAnswer(change);
    expect([status, body.detail, body.rows]).toEqual([
      502,
      'El cuadro de pagos no coincide con el dividendo que calculó el banco, así que no lo mostramos. Calcula de nuevo o contacta a un ejecutivo.',
      undefined,
    ]);
    expect(headers['x-source']).toBeUndefined();
  });

  it('by 0.0001 UF has rows with the core’s payment', async () => {
    const { status, body } = await askWithAnswer({ Dividendo: 11.1877, DivTotal: 11.4797 });
    expect([status, body.rows[0].payment, body.rows[0].insurance]).toEqual([200, 11.4797, 0.292]);
    expect(body.rows.at(-1).balance).toBe(0);
  });

  it('fails as the calculation does', async () => {
    scripted.answer(500, {});
    expect((await bff.http.post(PATH).send(CREDIT)).status).toBe(502);
  });
});

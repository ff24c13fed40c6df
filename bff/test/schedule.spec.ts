import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import type { ScheduleAnswerDto } from '../src/calculation/schedule/schedule.dto.ts';
import { adaptersForSpec, bffForSpec, forSpec } from '../src/testing/for-spec.ts';
import { type Adapter, ADAPTERS } from '../src/testing/both-adapters.ts';
import { CREDIT, EXAMPLE_REQUEST, EXAMPLE_ROW } from '../src/testing/example.ts';
import { startScriptedCore } from '../src/testing/scripted-core.ts';
import { REFERENCE_UF } from '../src/testing/test-core.ts';
import { everyMode } from '../src/testing/test-bff.ts';

const PATH = '/api/simulador/cuadro';

const adapters = adaptersForSpec();
beforeAll(() => adapters.setUf(REFERENCE_UF));

const ask = (adapter: Adapter, change: object = {}, path = PATH): Promise<Response> =>
  Promise.resolve(adapters[adapter].http.post(path).send({ ...CREDIT, ...change }));
const cuadro = async (adapter: Adapter, change: object = {}): Promise<ScheduleAnswerDto> =>
  (await ask(adapter, change)).body as ScheduleAnswerDto;
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
    const { rows, by_year } = answer.body as ScheduleAnswerDto;
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

  it('has the same rows as from the other adapter', async () => {
    expect(await cuadro(adapter, { mesesgracia: 6, plazototal: 37 })).toEqual(
      await cuadro(adapter === 'local' ? 'core' : 'local', { mesesgracia: 6, plazototal: 37 }),
    );
  });
});

describe('a refused schedule', () => {
  it.each([
    ['7 months of grace', { mesesgracia: 7 }, 'mesesgracia'],
    ['an unknown field', { edad: 40 }, 'edad'],
    ['a missing field', { destino: undefined }, 'destino'],
  ])('is %s, as a calculation does', async (_what, change, field) => {
    const { status, body } = await ask('local', change);
    expect([status, body.fields[0].name]).toEqual([400, field]);
    const single = await ask('local', change, '/api/external/calc_dividendo');
    expect(body.detail).toBe(single.body.detail);
  });
});

describe('a core whose figures differ from the schedule', () => {
  const scripted = forSpec(startScriptedCore);
  const bff = bffForSpec(() => ({
    ...everyMode('core'),
    ...{ DIVIDENDO_URL: scripted.url, CORE_BOUNDS: 'premium_pct=100, first_due_days=31' },
  }));
  let row: Record<string, unknown>;
  beforeAll(async () => {
    row = await dividendOf('core', {});
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
});

describe('the figures of a core', () => {
  const scripted = forSpec(startScriptedCore);
  const bff = bffForSpec(() => ({ MODE_DIVIDENDO: 'core', DIVIDENDO_URL: scripted.url }));
  const explain = async (change: object) => {
    scripted.answer(200, { salida: [{ ...EXAMPLE_ROW, ...change }] });
    return Promise.resolve(bff.http.post('/api/simulador/explicacion').send(EXAMPLE_REQUEST));
  };

  it('are explained if they equal ours', async () => {
    const { status, body, headers } = await explain({});
    expect([status, body.figures.length, headers['x-source']]).toEqual([200, 21, 'core']);
  });

  it.each([
    { Dividendo: 11.1877 },
    { DivTotalPe: 471_417 },
    { TasaCae: 4.87 },
    { ImpuestoTE: 16.01 },
    { SegInc: 0.2081 },
  ])('with %j are a 502 without figures', async (change) => {
    const { status, body, headers } = await explain(change);
    expect([status, body.detail, body.figures]).toEqual([
      502,
      'El banco calculó estas cifras de otra forma, así que no podemos mostrar de dónde salen. Calcula de nuevo o contacta a un ejecutivo.',
      undefined,
    ]);
    expect(headers['x-source']).toBeUndefined();
  });
});

describe('the suggested rate of a core', () => {
  const bff = bffForSpec({ MODE_TARIFICADOR: 'core' });
  const suggested = async () => {
    const { status, body } = await bff.http.post('/api/simulador/explicacion').send(EXAMPLE_REQUEST);
    const found = body.figures.find(({ name }: { name: string }) => name === 'suggested_rate');
    return [status, body.figures.length, found?.node.label, found?.node.args[0].label.split(',')[0]];
  };

  it('comes from a row of the core, whose first day is unknown', async () => {
    expect(await suggested()).toEqual([200, 21, 'Tasa sugerida', 'Tasa de Universal']);
  });

  it('is omitted if the core’s tables can’t be read', async () => {
    await bff.core.play({ tarifas: 'down' });
    expect(await suggested()).toEqual([200, 20, undefined, undefined]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { CATALOGOS } from '../bank/catalogos.ts';
import { DEFAULT_OPERATION_COST_PARAMS } from '../calculation/mortgage/operation-costs.ts';
import { CORE_PLAUSIBLE } from '../generated/core-rules.ts';
import { flawsBeyondSchema } from './beyond-schema.ts';
import { CoreBounds } from './core-bounds.ts';
import type { CoreOperationId } from './core-request.ts';
import { anyFirstUf, FIRST_UF, isPricedWith, type AnswerContext, type KnownUf } from './row-rules.ts';
import { DIVIDENDO_ROW as ROW } from './testing/dividendo-row.ts';

const REQUEST = { montocredito: 2000, valorpropiedad: 2500, plazototal: 25, tasasimulacion: 4.5, destino: 1 };
const bounds = new CoreBounds().at('2026-11-20');
const context = { bounds, ufs: [{ clpPerUf: 40880.36, changePct: 0 }] };
const placesOf = (
  id: CoreOperationId,
  answer: unknown,
  body: unknown = REQUEST,
  asked: AnswerContext = context,
) => flawsBeyondSchema(id, answer, body, asked).map(({ place, rule }) => `${rule} ${place}`);
const rulesOf = (change: object, request: object = REQUEST) => [
  ...new Set(
    flawsBeyondSchema('calc_dividendo', { salida: [{ ...ROW, ...change }] }, request, context).map(
      ({ rule }) => rule,
    ),
  ),
];

type RowRule = keyof (typeof CORE_PLAUSIBLE)['calc_dividendo'];

const PRICED = {
  ...REQUEST,
  montoAsegurado: 1500,
  tasa_seg_des: 0.000068,
  tasa_seg_inc: 0.000104,
  tasa_seg_ces: 0.00012,
  codigoSeguroCesantia: 1,
  codigoSubsidio: 1,
};
/** Changes of the row that break a rule by the least amount, and changes that just keep it. */
const BROKEN: Readonly<Record<RowRule, readonly [broken: object, kept: object, request?: object]>> = {
  other_question: [{ Tasa: 4.51 }, {}],
  instalments: [{ Cuotas: 299, CostoTotalUF: 3432.4004, TasaCae: 4.79 }, {}],
  dividend: [
    {
      ...{ Dividendo: 11.1764, SegInc: 0.1559, DivTotal: 11.4683 },
      ...{ DivTotalPe: 468_828, RenMin: 1_875_312, CostoTotalUF: 3440.49 },
    },
    {
      ...{ Dividendo: 11.1765, SegInc: 0.1559, DivTotal: 11.4684 },
      ...{ DivTotalPe: 468_832, RenMin: 1_875_328, CostoTotalUF: 3440.52 },
    },
  ],
  premiums: [
    { SegDesg: 0.1362, SegInc: 0.1559 },
    { SegDesg: 0.1361, SegInc: 0.1559 },
  ],
  total: [{ Dividendo: 11.1871 }, { Dividendo: 11.1872 }],
  pesos: [
    { DivTotalPe: 469_296, RenMin: 1_877_184 },
    { DivTotalPe: 469_295, RenMin: 1_877_180 },
  ],
  minimum_income: [{ RenMin: 1_877_181 }, { RenMin: 1_877_180 }],
  total_cost: [{ CostoTotalUF: 3444.3801 }, { CostoTotalUF: 3444.38 }],
  first_due: [{ FecVencimiento: '2026-12-26' }, { FecVencimiento: '2026-12-25' }],
  cae: [{ TasaCae: 4.8301 }, { TasaCae: 4.83 }],
  costs: [{ ImpuestoTE: 16.0161 }, { ImpuestoTE: 16.016 }],
};

describe('a row of the core', () => {
  it.each(Object.entries(BROKEN))('breaks %s', (rule, [broken, kept, request]) => {
    expect([rulesOf(broken, request), rulesOf(kept, request)]).toEqual([[rule], []]);
  });

  it('is used by a bank’s own bounds', () => {
    const flaws = (change: object, changes: string) =>
      flawsBeyondSchema('calc_dividendo', { salida: [{ ...ROW, ...change }] }, REQUEST, {
        ...context,
        bounds: new CoreBounds(changes).at('2026-11-20'),
      }).map(({ place }) => place);
    const dearer = { SegDesg: 0.2, SegInc: 0.092 };
    const rounded = { DivTotal: 11.48, DivTotalPe: 469_307, RenMin: 1_877_228 };
    expect(flaws(dearer, 'premium_pct=50')).toEqual([]);
    expect(flaws(dearer, 'premium_pct=45')).toEqual(['$.salida.*.SegDesg']);
    expect(flaws({ ...rounded, FecVencimiento: '2027-01-10' }, 'total_uf=0.001,first_due_days=31')).toEqual(
      [],
    );
  });

  it('is only counted where it is compared with ours, in shadow mode', () => {
    const salida = [{ ...ROW, Tasa: 4.6, TasaCae: 4.9 }];
    expect(
      flawsBeyondSchema('calc_dividendo', { salida }, REQUEST, { ...context, isCompared: true }),
    ).toEqual([
      expect.objectContaining({ rule: 'other_question', isUsable: true }),
      expect.objectContaining({ rule: 'cae', isUsable: true }),
    ]);
  });

  it('has the costs that an operator has set', () => {
    const costParams = { ...DEFAULT_OPERATION_COST_PARAMS, notaryUf: 4 };
    const asked = { ...context, costParams };
    expect(placesOf('calc_dividendo', { salida: [ROW] }, REQUEST, asked)).toEqual([
      'costs $.salida.*.Notaria',
    ]);
    expect(placesOf('calc_dividendo', { salida: [{ ...ROW, Notaria: 4 }] }, REQUEST, asked)).toEqual([]);
  });

  it('has exactly the rules that core.yaml states', () => {
    expect(Object.keys(BROKEN).sort()).toEqual(Object.keys(CORE_PLAUSIBLE.calc_dividendo).sort());
  });

  it.each([
    [{ DivTotal: 0 }, ['total', 'pesos', 'total_cost', 'cae']],
    [{ Cuotas: 1 }, ['instalments', 'total_cost', 'cae']],
    [{ TasaCae: 6.22 }, ['cae']],
    [{ TasaCae: 4.5 }, ['cae']],
    [{ FecVencimiento: '1900-01-01' }, ['first_due']],
    [{ FecVencimiento: '2026-12-14' }, ['first_due']],
    [{ FecVencimiento: '2026-12-15' }, []],
    [{ Tasa: 4.500000000000001 }, []],
    [{ Plazo: 20 }, ['other_question', 'instalments']],
    [{ Dividendo: 0.156, SegInc: 11.1876 }, ['dividend', 'premiums']],
    [{ SegDesg: 0.156, SegInc: 0.136 }, ['premiums']],
    [{ TasacionUF: 3.57, EstudioTitulosUF: 2.975 }, ['costs']],
    [{ CBR: 6 }, ['costs']],
    [{ TasacionUF: 0, EstudioTitulosUF: 0, Borrador: 0, Notaria: 0, CBR: 0, ImpuestoTE: 0 }, ['costs']],
  ])('with %j breaks %j', (change, rules) => {
    expect(rulesOf(change)).toEqual(rules);
  });

  const unemployment = {
    TasaCae: 5.02,
    SegCes: 0.24,
    DivTotal: 11.7196,
    DivTotalPe: 479_101,
    RenMin: 1_916_404,
    CostoTotalUF: 3515.88,
  };
  it.each([
    ['tasasimulacion', 4.6, { Tasa: 4.6 }, ['dividend']],
    ['montocredito', 2003, {}, ['dividend', 'premiums', 'cae', 'costs']],
    ['mesesgracia', 3, { FecVencimiento: '2027-03-20' }, ['dividend', 'premiums', 'cae']],
    ['tasa_seg_des', 0.00004, {}, ['premiums']],
    ['montoAsegurado', 2500, {}, ['premiums']],
    ['codigoSubsidio', 1, unemployment, []],
    ['codigoSubsidio', 1, {}, ['premiums']],
    ['codigoSubsidio', 0, unemployment, ['premiums']],
    ['destino', 72, {}, ['costs']],
    ['DFL2', true, {}, ['costs']],
    ['asegurados', 2, {}, ['premiums']],
  ])('is about the requested credit: %s %j', (field, value, change, rules) => {
    expect(rulesOf(change, { ...PRICED, codigoSubsidio: 0, [field]: value })).toEqual(rules);
  });

  it('is the first one, and named by the place of its flaw', () => {
    const wrong = { ...ROW, Cuotas: 1 };
    expect(placesOf('calc_dividendo', { salida: [ROW, wrong] })).toEqual([]);
    expect(placesOf('calc_dividendo', { salida: [wrong, ROW] })).toEqual([
      'instalments $.salida.*.Cuotas',
      'total_cost $.salida.*.CostoTotalUF',
      'cae $.salida.*.TasaCae',
    ]);
  });

  const withUfs = (ufs: readonly KnownUf[], change: object = {}) =>
    placesOf('calc_dividendo', { salida: [{ ...ROW, ...change }] }, REQUEST, { bounds, ufs });

  it('may have the pesos of either UF just after midnight', () => {
    const at = (...values: number[]) => withUfs(values.map((clpPerUf) => ({ clpPerUf, changePct: 0 })));
    expect([at(40890.36, 40880.36), at(40890.36)]).toEqual([[], ['pesos $.salida.*.DivTotalPe']]);
  });

  it.each([
    [229_592 - 5, []],
    [229_592 - 6, ['pesos $.salida.*.DivTotalPe']],
    [1_147_960 + 5, []],
    [1_147_960 + 6, ['pesos $.salida.*.DivTotalPe']],
  ])('has %d pesos while no UF is known: those of one between 20,000 and 100,000', (clp, expected) => {
    expect(withUfs([anyFirstUf(FIRST_UF)], { DivTotalPe: clp, RenMin: 4 * clp })).toEqual(expected);
  });

  it('may be priced with a UF that differs from an earlier one by some percent', () => {
    const isPriced = (clp: number, changePct: number) =>
      isPricedWith(10, clp, { clpPerUf: 40_000, changePct }, bounds);
    expect([isPriced(402_000, 0), isPriced(402_000, 0.5), isPriced(402_006, 0.5)]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('a value in another unit', () => {
  const insurable = (...percents: number[]) => ({
    ...CATALOGOS,
    tipos_inmuebles: CATALOGOS.tipos_inmuebles
      .slice(0, percents.length)
      .map((type, index) => ({ ...type, porc_asegurable: percents[index] })),
  });
  const inForce = (change: object) => ({
    ...{ min_years: 15, max_years: 20, min_amount: 300, max_amount: 1000, rate: 4.5 },
    ...change,
  });
  const insurance = (Tasa: number) =>
    [1, 2, 3].map((id) => ({ IdentificadorSeguro: id, Descripcion: `Seguro ${id}`, Tasa }));
  it.each<[CoreOperationId, unknown, string[]]>([
    ['Tarifa', { rate: 4.5 }, []],
    ['Tarifa', { rate: 0.5 }, []],
    ['Tarifa', { rate: 0.045 }, ['bounds $.rate']],
    ['Tarifa', { rate: 15.01 }, ['bounds $.rate']],
    ['tarifas', [inForce({}), inForce({ rate: 0.045 })], ['bounds $.*.rate']],
    ['tarifas', [inForce({}), inForce({ max_years: 15 })], ['range_order $.*.max_years']],
    ['tarifas', [inForce({}), inForce({ max_amount: 300 })], ['range_order $.*.max_amount']],
    ['Tarificador', [{ rate: 4.5 }, { rate: 45 }], ['bounds $.*.rate']],
    ['add_Tarificador', { rate: 45 }, ['bounds $.rate']],
    ['patch_Tarificador', { rate: 0.045 }, ['bounds $.rate']],
    ['patch_Tarificador', { rate: 4.5 }, []],
    ['tmc', { Valor: 6.6 }, []],
    ['tmc', { Valor: 0.5 }, ['bounds $.Valor']],
    ['tmc', { Valor: 66 }, ['bounds $.Valor']],
    ['seguros_desgravamen', insurance(0.000068), []],
    ['seguros_desgravamen', insurance(0), ['bounds $.*.Tasa']],
    ['seguros_incendio', insurance(0), ['bounds $.*.Tasa']],
    ['seguros_cesantia', insurance(0), []],
    ['seguros_incendio', insurance(0.0068), ['bounds $.*.Tasa']],
    ['seguros_cesantia', insurance(0.00000068), ['bounds $.*.Tasa']],
    ['seguros_desgravamen', insurance(0.000204), []],
    ['seguros_desgravamen', insurance(0.00021), ['bounds $.*.Tasa']],
    ['seguros_incendio', insurance(0.000034), ['bounds $.*.Tasa']],
    ['catalogos_simulador', insurable(10, 10, 0), []],
    ['catalogos_simulador', insurable(10, 0), ['bounds $.tipos_inmuebles.*.porc_asegurable']],
    ['catalogos_simulador', insurable(0.8), ['bounds $.tipos_inmuebles.*.porc_asegurable']],
  ])('%s %j', (id, answer, expected) => {
    expect(placesOf(id, answer)).toEqual(expected);
  });

  it.each([
    [40880.36, []],
    [0.001, ['range $']],
  ])('a UF of %j pesos', (value, expected) => {
    expect(placesOf('paridad', value)).toEqual(expected);
  });

  it('is nothing that other operations can have', () => {
    expect(placesOf('user_info', {})).toEqual([]);
  });
});

it.each([
  ['RangePeriod', { min_years: 5, max_years: 6 }, []],
  ['RangePeriod', { min_years: 5, max_years: 5 }, ['range_order $.*.max_years']],
  ['RangeAmount', { min_amount: 300, max_amount: 300.0001 }, []],
  ['RangeAmount', { min_amount: 300, max_amount: 299 }, ['range_order $.*.max_amount']],
  ['Product', { name: 'Verde', min_period: 8 }, []],
  ['Product', { name: 'Verde', min_period: 0, max_period: 0, min_amount: 0, max_amount: 0 }, []],
  ['Product', { name: 'Verde', min_period: 5, max_period: 0 }, ['range_order $.*.max_period']],
  ['Product', { name: 'Verde', min_period: 8, max_period: 5 }, ['range_order $.*.max_period']],
  ['products', { name: 'Verde', min_amount: 300, max_amount: 3 }, ['range_order $.*.max_amount']],
] as const)('a range of %s has its bounds in order: %j', (id, row, expected) => {
  expect([placesOf(id, [row]), placesOf(id, [])]).toEqual([expected, []]);
});

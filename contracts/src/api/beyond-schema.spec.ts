import { describe, expect, it } from '@jest/globals';
import { CATALOGOS } from '../bank/catalogos.ts';
import { CORE_PLAUSIBLE } from '../generated/core-rules.ts';
import { flawsBeyondSchema } from './beyond-schema.ts';
import { CoreBounds } from './core-bounds.ts';
import type { CoreOperationId, CoreSchemas } from './core-request.ts';
import { costContradictions, rateContradictions } from './other-answers.ts';
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

type RateInForce = CoreSchemas['RateInForce'];
type RowRule = keyof (typeof CORE_PLAUSIBLE)['calc_dividendo'];

const PRICED = {
  ...REQUEST,
  montoAsegurado: 1500,
  tasa_seg_des: 0.000068,
  tasa_seg_inc: 0.000104,
  tasa_seg_ces: 0.00012,
  codigoSubsidio: 1,
};
const UNINSURED = {
  SegDesg: 0,
  SegInc: 0,
  DivTotal: 11.1876,
  DivTotalPe: 457_353,
  RenMin: 1_829_412,
  CostoTotalUF: 3356.28,
};

/** Changes of the row that break a rule by the least amount, and changes that just keep it. */
const BROKEN: Readonly<Record<RowRule, readonly [broken: object, kept: object, request?: object]>> = {
  other_question: [{ Tasa: 4.51 }, {}],
  instalments: [{ Cuotas: 299, CostoTotalUF: 3432.4004 }, {}],
  dividend: [
    { Dividendo: 10.9638, SegInc: 0.3798 },
    { Dividendo: 10.965, SegInc: 0.3786 },
  ],
  insurances: [
    { SegInc: 0.1556, SegCes: 0.0005 },
    { SegInc: 0.1556, SegCes: 0.0004 },
  ],
  premiums: [
    { SegDesg: 0.1392, SegInc: 0.1528 },
    { SegDesg: 0.1391, SegInc: 0.1529 },
    { ...PRICED, codigoSubsidio: 0 },
  ],
  total: [{ Dividendo: 11.1871 }, { Dividendo: 11.1872 }],
  pesos: [
    { DivTotalPe: 469_296, RenMin: 1_877_184 },
    { DivTotalPe: 469_295, RenMin: 1_877_180 },
  ],
  minimum_income: [{ RenMin: 1_877_181 }, { RenMin: 1_877_180 }],
  total_cost: [{ CostoTotalUF: 3444.3801 }, { CostoTotalUF: 3444.38 }],
  repayment: [{ TasaCae: 6.78 }, { TasaCae: 6.77 }],
  first_due: [{ FecVencimiento: '2027-03-24' }, { FecVencimiento: '2027-03-23' }],
  cae: [
    { ...UNINSURED, TasaCae: 4.48 },
    { ...UNINSURED, TasaCae: 4.49 },
  ],
  costs: [{ CBR: 125.01 }, { CBR: 125, ImpuestoTE: 125, Notaria: 50 }],
};

describe('a row of the core', () => {
  it.each(Object.entries(BROKEN))('breaks %s', (rule, [broken, kept, request]) => {
    expect([rulesOf(broken, request), rulesOf(kept, request)]).toEqual([[rule], []]);
  });

  it('is used all the same if only its premiums are not those of the requested prices', () => {
    const salida = [{ ...ROW, ...BROKEN.premiums[0] }];
    expect(flawsBeyondSchema('calc_dividendo', { salida }, BROKEN.premiums[2], context)).toEqual([
      expect.objectContaining({ rule: 'premiums', place: '$.salida.*.SegDesg', isUsable: true }),
    ]);
  });

  it('has exactly the rules that core.yaml states', () => {
    expect(Object.keys(BROKEN).sort()).toEqual(Object.keys(CORE_PLAUSIBLE.calc_dividendo).sort());
  });

  it.each([
    [{ DivTotal: 0 }, ['total', 'pesos', 'total_cost', 'repayment']],
    [{ Cuotas: 1 }, ['instalments', 'total_cost', 'repayment']],
    [{ TasaCae: 99 }, ['repayment']],
    [{ TasaCae: 4.5 }, ['repayment']],
    [{ TasaCae: 4.71 }, ['repayment']],
    [{ TasaCae: 4.72 }, []],
    [{ FecVencimiento: '1900-01-01' }, ['first_due']],
    [{ FecVencimiento: '2026-11-20' }, ['first_due']],
    [{ FecVencimiento: '2026-11-21' }, []],
    [{ Tasa: 4.500000000000001 }, []],
    [{ TasaCae: 0 }, ['cae', 'repayment']],
    [{ Plazo: 20 }, ['other_question', 'instalments']],
    [{ Dividendo: 0.156, SegInc: 11.1876 }, ['dividend', 'insurances']],
    [{ Notaria: 50.01 }, ['costs']],
    [{ ImpuestoTE: 125.01 }, ['costs']],
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
    ['montocredito', 2045, {}, ['dividend']],
    ['montocredito', 1955, {}, ['dividend', 'repayment', 'premiums']],
    ['mesesgracia', 3, { FecVencimiento: '2027-02-20' }, ['first_due']],
    ['mesesgracia', 3, { FecVencimiento: '2027-02-21' }, []],
    ['tasa_seg_des', 0.00003, {}, ['insurances']],
    ['tasa_seg_des', 0.00004, {}, ['premiums']],
    ['tasa_seg_des', 0.00013, {}, ['premiums']],
    ['tasa_seg_des', 0.00014, {}, ['insurances']],
    ['tasa_seg_inc', 0.00005, {}, ['insurances']],
    ['tasa_seg_inc', 0.0002, {}, ['premiums']],
    ['montoAsegurado', 2500, {}, ['premiums']],
    ['codigoSubsidio', 1, unemployment, []],
    ['codigoSubsidio', 0, unemployment, ['insurances']],
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
      'repayment $.salida.*.TasaCae',
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

const linesOf = (...amounts: number[]) =>
  amounts.map((amount, n) => ({ operation_cost_description: `Gasto ${n}`, amount_uf: amount }));

const SALE = { credit_amount: 2000, estate_value: 2500, subpurpose: 1, is_social_estate: false };
const REFINANCING = { ...SALE, subpurpose: 2 };
const COSTS = [2.975, 3.57, 2.975, 3, 13.5, 16];
const named = (name: string) => [
  ...linesOf(...COSTS.slice(1)),
  { operation_cost_description: name, amount_uf: 2.975 },
];

describe('operation costs of the core', () => {
  const SUM = ['costs $.*.operation_cost_description'];
  it.each([
    ['as in R19', linesOf(...COSTS), SALE, []],
    ['with others', linesOf(...COSTS, 4, 6), SALE, []],
    ['with their sum', linesOf(...COSTS, 42.02), SALE, SUM],
    ['with almost their sum', linesOf(...COSTS, 42.021), SALE, SUM],
    ['with another amount', linesOf(...COSTS, 42.0212), SALE, []],
    ['of which the tax is the sum of the others', linesOf(2.975, 3.57, 2.975, 3, 3.48, 16), SALE, []],
    ['without tax, with their sum', linesOf(2.975, 3.57, 2.975, 3, 6, 18.52), REFINANCING, SUM],
    ['of which the registry is the sum', linesOf(2.975, 3.57, 2.975, 3, 12.52, 0), REFINANCING, []],
    ['with a line named «TOTAL »', named('TOTAL '), SALE, SUM],
    ['with a line named «Suma tótal»', named('Suma tótal'), SALE, SUM],
    ['with a line named «Subtotal gastos»', named('Subtotal gastos'), SALE, SUM],
    ['with a line named «Notaría total»', named('Notaría total'), SALE, []],
    ['of twelve lines', linesOf(...COSTS, 1, 1, 1, 1, 1, 1), SALE, []],
    ['of thirteen lines', linesOf(...COSTS, 1, 1, 1, 1, 1, 1, 1), SALE, ['costs $']],
    ['above the credit', linesOf(50, 50, 50, 50, 50, 50.01), { ...SALE, credit_amount: 300 }, ['costs $']],
    ['of the credit', linesOf(50, 50, 50, 50, 50, 50), { ...SALE, credit_amount: 300 }, []],
  ])('%s', (_name, lines, body, expected) => {
    expect(placesOf('calc_operation_costs', lines, body)).toEqual(expected);
  });

  it.each([
    [43.02, []],
    [43.03, ['row_costs']],
    [41.02, []],
    [0, ['row_costs']],
  ])('of 42.02 UF beside a row with %d UF', (ofRow, expected) => {
    const row = {
      ...ROW,
      TasacionUF: 0,
      EstudioTitulosUF: 0,
      Borrador: 0,
      Notaria: 0,
      CBR: ofRow,
      ImpuestoTE: 0,
    };
    expect(costContradictions(linesOf(...COSTS), row, bounds).map(({ rule }) => rule)).toEqual(expected);
  });

  it.each([
    [125, 2500, []],
    [125.01, 2500, ['costs $.*.amount_uf']],
    [50, 900, []],
    [50.01, 900, ['costs $.*.amount_uf']],
  ])('of %d UF for a value of %d UF', (amount, value, expected) => {
    const body = { credit_amount: 300, estate_value: value, subpurpose: 1 };
    expect(placesOf('calc_operation_costs', linesOf(amount, 0, 0, 0, 0, 0), body)).toEqual(expected);
  });

  it.each([
    [{ subpurpose: 1 }, ['costs $']],
    [{ subpurpose: 7, is_social_estate: true }, []],
    [{ subpurpose: 2 }, []],
  ])('without the line of the tax, for %j', (asked, expected) => {
    const body = { credit_amount: 2000, estate_value: 2500, is_social_estate: false, ...asked };
    expect(placesOf('calc_operation_costs', linesOf(3, 3, 3, 3, 6), body)).toEqual(expected);
  });
});

describe('a suggested rate', () => {
  const IN_FORCE = [3.98, 4.68].map((rate) => ({ product: 8, rate }) as RateInForce);
  it.each<[number, number | null, readonly RateInForce[], string[]]>([
    [4.5, 4.5, [], []],
    [4.51, 4.5, [], ['maximum_rate']],
    [9, null, [], []],
    [3.97, null, IN_FORCE, []],
    [3.96, null, IN_FORCE, ['rates_in_force']],
    [4.69, null, IN_FORCE, []],
    [4.7, null, IN_FORCE, ['rates_in_force']],
    [0.6, null, IN_FORCE.map((row) => ({ ...row, product: 2 })), []],
  ])('of %d %%, with a TMC of %p and rates in force', (rate, maximumPct, rates, expected) => {
    const flaws = rateContradictions({ rate }, { product: 8 }, { maximumPct, rates }, bounds);
    expect(flaws.map(({ rule }) => rule)).toEqual(expected);
  });
});

describe('a value in another unit', () => {
  const insurable = (...percents: number[]) => ({
    ...CATALOGOS,
    tipos_inmuebles: percents.map((pct) => ({ ...CATALOGOS.tipos_inmuebles[0], porc_asegurable: pct })),
  });
  const insurance = (Tasa: number) => [{ IdentificadorSeguro: 3, Descripcion: 'Colectivo', Tasa }];
  it.each<[CoreOperationId, unknown, string[]]>([
    ['Tarifa', { rate: 4.5 }, []],
    ['Tarifa', { rate: 0.5 }, []],
    ['Tarifa', { rate: 0.045 }, ['bounds $.rate']],
    ['Tarifa', { rate: 15.01 }, ['bounds $.rate']],
    ['tarifas', [{ rate: 4.5 }, { rate: 0.045 }], ['bounds $.*.rate']],
    ['Tarificador', [{ rate: 4.5 }, { rate: 45 }], ['bounds $.*.rate']],
    ['add_Tarificador', { rate: 45 }, ['bounds $.rate']],
    ['patch_Tarificador', { rate: 0.045 }, ['bounds $.rate']],
    ['patch_Tarificador', { rate: 4.5 }, []],
    ['tmc', { Valor: 6.6 }, []],
    ['tmc', { Valor: 0.5 }, ['bounds $.Valor']],
    ['tmc', { Valor: 66 }, ['bounds $.Valor']],
    ['seguros_desgravamen', insurance(0.000068), []],
    ['seguros_desgravamen', insurance(0), []],
    ['seguros_incendio', insurance(0.0068), ['bounds $.*.Tasa']],
    ['seguros_cesantia', insurance(0.00000068), ['bounds $.*.Tasa']],
    ['catalogos_simulador', insurable(10, 0), []],
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

describe('option lists', () => {
  const [house] = CATALOGOS.tipos_inmuebles;
  const santiago = { id: '13101', name: 'Santiago', region: '13' };
  it.each([
    [{}, []],
    [{ destinos: [{ id: 52, descripcion: 'Libre' }] }, []],
    [{ destinos: [{ id: 2, descripcion: 'Otro' }] }, ['options $.destinos']],
    [{ tipos_inmuebles: [{ ...house, vigente: false }] }, ['options $.tipos_inmuebles']],
    [{ tipos_inmuebles: [{ ...house, simulador: false }] }, ['options $.tipos_inmuebles']],
    [{ antiguedades: [{ id: 3, descripcion: 'En verde' }] }, ['options $.antiguedades']],
    [{ comunas: [santiago] }, []],
    [{ comunas: [santiago], regiones: [{ id: '05', name: 'Valparaíso' }] }, ['options $.comunas.*.region']],
    [{ comunas: [{ ...santiago, region: '05' }] }, ['options $.comunas.*.region']],
    [{ subsidios: [{ id: 0, codigo: '', descripcion: 'Sin subsidio' }] }, []],
    [{ subsidios: [{ id: 1, codigo: ' ', descripcion: 'DS01' }] }, ['options $.subsidios.*.codigo']],
  ])('with %j', (change, expected) => {
    expect(placesOf('catalogos_simulador', { ...CATALOGOS, ...change })).toEqual(expected);
  });
});

it.each([
  ['RangePeriod', { min_years: 5, max_years: 6 }, []],
  ['RangePeriod', { min_years: 5, max_years: 5 }, ['range_order $.*.max_years']],
  ['RangeAmount', { min_amount: 300, max_amount: 300.0001 }, []],
  ['RangeAmount', { min_amount: 300, max_amount: 299 }, ['range_order $.*.max_amount']],
] as const)('a range of %s has its bounds in order: %j', (id, row, expected) => {
  expect([placesOf(id, [row]), placesOf(id, [])]).toEqual([expected, []]);
});

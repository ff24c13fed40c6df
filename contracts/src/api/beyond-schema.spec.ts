import { describe, expect, it } from '@jest/globals';
import { CATALOGOS } from '../bank/catalogos.ts';
import { CORE_PLAUSIBLE } from '../generated/core-rules.ts';
import { flawsBeyondSchema } from './beyond-schema.ts';
import { CoreBounds } from './core-bounds.ts';
import type { CoreOperationId } from './core-request.ts';
import { isPricedWith } from './row-rules.ts';
import { DIVIDENDO_ROW as ROW } from './testing/dividendo-row.ts';

const REQUEST = { montocredito: 2000, valorpropiedad: 2500, plazototal: 25, tasasimulacion: 4.5, destino: 1 };
const bounds = new CoreBounds().at('2026-11-20');
const context = { bounds, ufs: [{ clpPerUf: 40880.36, changePct: 0 }] };
const placesOf = (id: CoreOperationId, answer: unknown, body: unknown = REQUEST, asked = context) =>
  flawsBeyondSchema(id, answer, body, asked).map(({ place, rule }) => `${rule} ${place}`);
const rulesOf = (change: object, request: object = REQUEST) => [
  ...new Set(
    flawsBeyondSchema('calc_dividendo', { salida: [{ ...ROW, ...change }] }, request, context).map(
      ({ rule }) => rule,
    ),
  ),
];

type RowRule = keyof (typeof CORE_PLAUSIBLE)['calc_dividendo'];

/** Changes of the row that break a rule by the least amount, and changes that just keep it. */
const BROKEN: Readonly<Record<RowRule, readonly [broken: object, kept: object]>> = {
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
  total: [{ Dividendo: 11.1871 }, { Dividendo: 11.1872 }],
  pesos: [
    { DivTotalPe: 469_296, RenMin: 1_877_184 },
    { DivTotalPe: 469_295, RenMin: 1_877_180 },
  ],
  minimum_income: [{ RenMin: 1_877_181 }, { RenMin: 1_877_180 }],
  total_cost: [{ CostoTotalUF: 3444.3801 }, { CostoTotalUF: 3444.38 }],
  repayment: [{ TasaCae: 6.78 }, { TasaCae: 6.77 }],
  first_due: [{ FecVencimiento: '2027-03-24' }, { FecVencimiento: '2027-03-23' }],
  cae: [{ TasaCae: 4.48 }, { TasaCae: 4.49 }],
  costs: [{ CBR: 125.01 }, { CBR: 125, ImpuestoTE: 125, Notaria: 50 }],
};

describe('a row of the core', () => {
  it.each(Object.entries(BROKEN))('breaks %s', (rule, [broken, kept]) => {
    expect([rulesOf(broken), rulesOf(kept)]).toEqual([[rule], []]);
  });

  it('has exactly the rules that core.yaml states', () => {
    expect(Object.keys(BROKEN).sort()).toEqual(Object.keys(CORE_PLAUSIBLE.calc_dividendo).sort());
  });

  it.each([
    [{ DivTotal: 0 }, ['total', 'pesos', 'total_cost', 'repayment']],
    [{ Cuotas: 1 }, ['instalments', 'total_cost', 'repayment']],
    [{ TasaCae: 99 }, ['repayment']],
    [{ FecVencimiento: '1900-01-01' }, ['first_due']],
    [{ FecVencimiento: '2026-11-20' }, ['first_due']],
    [{ FecVencimiento: '2026-11-21' }, []],
    [{ Tasa: 4.500000000000001 }, []],
    [{ TasaCae: 0 }, ['cae']],
    [{ Plazo: 20 }, ['other_question', 'instalments']],
    [{ Dividendo: 0.156, SegInc: 11.1876 }, ['dividend', 'insurances']],
    [{ Notaria: 50.01 }, ['costs']],
    [{ ImpuestoTE: 125.01 }, ['costs']],
  ])('with %j breaks %j', (change, rules) => {
    expect(rulesOf(change)).toEqual(rules);
  });

  const insured = {
    ...REQUEST,
    montoAsegurado: 1500,
    tasa_seg_des: 0.000068,
    tasa_seg_inc: 0.000104,
    tasa_seg_ces: 0.00012,
    codigoSubsidio: 1,
  };
  const unemployment = {
    SegCes: 0.24,
    DivTotal: 11.7196,
    DivTotalPe: 479_101,
    RenMin: 1_916_404,
    CostoTotalUF: 3515.88,
  };
  it.each([
    ['montocredito', 2045, {}, ['dividend']],
    ['montocredito', 1955, {}, ['dividend']],
    ['mesesgracia', 6, {}, []],
    ['tasa_seg_des', 0.00001, {}, ['insurances']],
    ['tasa_seg_des', 0.00002, {}, []],
    ['tasa_seg_des', 0.0003, {}, []],
    ['tasa_seg_des', 0.0004, {}, ['insurances']],
    ['tasa_seg_inc', 0.00001, {}, ['insurances']],
    ['tasa_seg_inc', 0.0003, {}, []],
    ['montoAsegurado', 2500, {}, []],
    ['codigoSubsidio', 1, unemployment, []],
    ['codigoSubsidio', 0, unemployment, ['insurances']],
    ['tasa_seg_ces', 0, unemployment, ['insurances']],
    ['asegurados', 2, {}, []],
  ])('is about the requested credit: %s %j', (field, value, change, rules) => {
    expect(rulesOf(change, { ...insured, [field]: value })).toEqual(rules);
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

  it('may have any pesos while no UF is known, and those of either UF just after midnight', () => {
    const answer = { salida: [ROW] };
    const at = (...values: number[]) =>
      placesOf('calc_dividendo', answer, REQUEST, {
        bounds,
        ufs: values.map((clpPerUf) => ({ clpPerUf, changePct: 0 })),
      });
    expect([at(), at(40890.36, 40880.36), at(40890.36)]).toEqual([[], [], ['pesos $.salida.*.DivTotalPe']]);
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

describe('operation costs of the core', () => {
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

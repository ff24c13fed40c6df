import { describe, expect, it } from '@jest/globals';
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
    { Dividendo: 0, SegInc: 11.3436 },
    { Dividendo: 0.0001, SegInc: 11.3435 },
  ],
  total: [{ Dividendo: 11.1871 }, { Dividendo: 11.1872 }],
  pesos: [
    { DivTotalPe: 469_296, RenMin: 1_877_184 },
    { DivTotalPe: 469_295, RenMin: 1_877_180 },
  ],
  minimum_income: [{ RenMin: 1_877_181 }, { RenMin: 1_877_180 }],
  total_cost: [{ CostoTotalUF: 3444.3801 }, { CostoTotalUF: 3444.38 }],
  repayment: [{ TasaCae: 6.51 }, { TasaCae: 6.49 }],
  first_due: [{ FecVencimiento: '2027-02-21' }, { FecVencimiento: '2027-02-20' }],
  cae: [{ TasaCae: 4.48 }, { TasaCae: 4.49 }],
  costs: [{ CBR: 1971.4801 }, { CBR: 1971.48 }],
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
    [{ TasaCae: 0 }, ['cae']],
    [{ Plazo: 20 }, ['other_question', 'instalments']],
  ])('with %j breaks %j', (change, rules) => {
    expect(rulesOf(change)).toEqual(rules);
  });

  it('is named by the place of its flaw, once for several rows', () => {
    expect(
      placesOf('calc_dividendo', {
        salida: [
          { ...ROW, Cuotas: 1 },
          { ...ROW, Cuotas: 2 },
        ],
      }),
    ).toEqual([
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

describe('a value in another unit', () => {
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

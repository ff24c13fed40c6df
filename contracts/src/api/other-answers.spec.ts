import { describe, expect, it } from '@jest/globals';
import {
  DEFAULT_OPERATION_COST_PARAMS,
  operationCostLines,
} from '../calculation/mortgage/operation-costs.ts';
import { flawsBeyondSchema } from './beyond-schema.ts';
import { CoreBounds } from './core-bounds.ts';
import type { CoreSchemas } from './core-request.ts';
import { costContradictions, rateContradictions } from './other-answers.ts';
import { DIVIDENDO_ROW as ROW } from './testing/dividendo-row.ts';

type RateInForce = CoreSchemas['RateInForce'];

const bounds = new CoreBounds().at('2026-11-20');
const placesOf = (lines: unknown, body: unknown): string[] =>
  flawsBeyondSchema('calc_operation_costs', lines, body, { bounds, ufs: [] }).map(
    ({ place, rule }) => `${rule} ${place}`,
  );

const linesOf = (...amounts: number[]) =>
  amounts.map((amount, n) => ({ operation_cost_description: `Gasto ${n}`, amount_uf: amount }));

const SALE = { credit_amount: 2000, estate_value: 2500, subpurpose: 1, is_social_estate: false };
const COSTS = [2.975, 3.57, 2.975, 3, 13.5, 16];
const NAMED = operationCostLines({ ...SALE, has_dfl2: false }, DEFAULT_OPERATION_COST_PARAMS).map(
  (line, n) => ({ ...line, amount_uf: COSTS[n] }),
);

describe('operation costs of the core', () => {
  const OTHER_SUM = ['costs $'];
  const named = (name: string, amount: number) => ({ operation_cost_description: name, amount_uf: amount });
  it.each([
    ['as in R20', NAMED, SALE, []],
    ['under other names', linesOf(...COSTS), SALE, []],
    ['0.1 % above', linesOf(...COSTS, 0.042), SALE, []],
    ['more than 0.1 % above', linesOf(...COSTS, 0.0421), SALE, OTHER_SUM],
    ['of another credit', NAMED, { ...SALE, credit_amount: 2100 }, OTHER_SUM],
    ['with their sum', [...NAMED, named('Total', 42.02)], SALE, OTHER_SUM],
    ['with a cost again, written otherwise', [...NAMED, named(' TASACION', 2.975)], SALE, OTHER_SUM],
    ['of 0', linesOf(0, 0, 0, 0, 0, 0), SALE, OTHER_SUM],
    ['without one', linesOf(6.545, 2.975, 3, 13.5, 16), SALE, OTHER_SUM],
    ['without the line of no tax', linesOf(2.975, 3.57, 2.975, 3, 6), { ...SALE, subpurpose: 2 }, []],
    [
      'without the tax of a social estate',
      linesOf(2.975, 3.57, 2.975, 3, 6),
      { ...SALE, subpurpose: 7, is_social_estate: true },
      [],
    ],
    [
      'of which two have each other’s amount',
      [...NAMED.slice(0, 4), named('impuesto al mútuo', 13.5), named('Conservador de Bienes Raíces', 16)],
      SALE,
      ['costs $.*.amount_uf'],
    ],
  ])('%s', (_name, lines, body, expected) => {
    expect(placesOf(lines, body)).toEqual(expected);
  });

  it.each([
    [42.021, []],
    [42.0212, ['row_costs']],
    [0, ['row_costs']],
  ])('of 42.02 UF beside a row with %d UF', (ofRow, expected) => {
    const none = { TasacionUF: 0, EstudioTitulosUF: 0, Borrador: 0, Notaria: 0, ImpuestoTE: 0 };
    const row = { ...ROW, ...none, CBR: ofRow };
    expect(costContradictions(linesOf(...COSTS), row, bounds).map(({ rule }) => rule)).toEqual(expected);
  });
});

describe('a suggested rate', () => {
  const CREDIT = { amount: 2000, period: 20, loan_use: 1, product: 8, real_estate_type: 2 };
  const RANGES = { min_years: 15, max_years: 20, min_amount: 300, max_amount: 5000 };
  const ROW_IN_FORCE = { ...CREDIT, ...RANGES, id: 1, rate: 4.5 };
  const [OTHER_TERM, OTHER_USE] = [
    { ...ROW_IN_FORCE, min_years: 25, max_years: 30, rate: 4.68 },
    { ...ROW_IN_FORCE, loan_use: 52, rate: 3.98 },
  ];
  const IN_FORCE = [OTHER_USE, OTHER_TERM];
  it.each<[number, number | null, readonly RateInForce[], string[]]>([
    [4.5, 4.5, [], []],
    [4.51, 4.5, [], ['maximum_rate']],
    [9, null, [], []],
    [3.97, null, IN_FORCE, []],
    [3.96, null, IN_FORCE, ['rates_in_force']],
    [4.69, null, IN_FORCE, []],
    [4.7, null, IN_FORCE, ['rates_in_force']],
    [0.6, null, IN_FORCE.map((row) => ({ ...row, product: 2 })), []],
    [4.51, null, [ROW_IN_FORCE, ...IN_FORCE], []],
    [4.52, null, [ROW_IN_FORCE, ...IN_FORCE], ['rates_in_force']],
    [3.98, null, [ROW_IN_FORCE, ...IN_FORCE], ['rates_in_force']],
    [4.6, null, [ROW_IN_FORCE, { ...OTHER_TERM, min_years: 20 }], []],
  ])('of %d %%, with a TMC of %p and rates in force', (rate, maximumPct, rates, expected) => {
    const flaws = rateContradictions({ rate }, CREDIT, { maximumPct, rates }, bounds);
    expect(flaws.map(({ rule }) => rule)).toEqual(expected);
  });
});

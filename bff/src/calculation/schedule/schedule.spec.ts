import { describe, expect, it } from '@jest/globals';
import { DEFAULT_OPERATION_COST_PARAMS } from '@simulador/contracts/calculation/mortgage/operation-costs';
import { mortgageSchedule } from '@simulador/contracts/calculation/mortgage/schedule';
import { ufValueFromNumber } from '@simulador/contracts/platform/money';
import { CREDIT } from '../../testing/example.ts';
import { calculatedRow, mortgageTerms } from '../dividendo/dividendo.arithmetic.ts';
import { DividendoRequestDto, type DividendoRowDto } from '../dividendo/dividendo.dto.ts';

import { scheduleOf } from './schedule-of-row.ts';

const TODAY = '2026-11-20';
const ufValue = ufValueFromNumber(40880.36);

const requestWith = (change: object = {}): DividendoRequestDto =>
  Object.assign(new DividendoRequestDto(), CREDIT, change);

const REQUEST = requestWith({ mesesgracia: 2 });
const ROW = calculatedRow(REQUEST, TODAY, ufValue, DEFAULT_OPERATION_COST_PARAMS);
const termsFor = (change: Partial<DividendoRowDto>) => () =>
  scheduleOf(REQUEST, { ...ROW, ...change }, [TODAY]);
/** Returns a row with one figure changed by some ten-thousandths of a UF. */
const moved = (name: 'Dividendo' | 'SegDesg' | 'SegInc' | 'SegCes' | 'DivTotal', units: number) =>
  termsFor({ [name]: (Math.round(ROW[name] * 10_000) + units) / 10_000 });

describe('the schedule of a calculated row', () => {
  it('equals the request’s, from the day of the calculation', () => {
    const { rows } = scheduleOf(REQUEST, ROW, [TODAY]);
    expect(rows).toEqual(mortgageSchedule(mortgageTerms(REQUEST, TODAY)).rows);
    expect(rows[0]?.due).toBe(ROW.FecVencimiento);
  });

  it.each(['Dividendo', 'SegDesg', 'SegInc', 'SegCes', 'DivTotal'] as const)(
    'allows 0.0001 UF of difference in %s, and no more',
    (name) => {
      expect(moved(name, 1)).not.toThrow();
      expect(moved(name, -1)).not.toThrow();
      for (const units of [2, -2]) {
        expect(moved(name, units)).toThrow(
          expect.objectContaining({
            status: 502,
            message: expect.stringContaining('no coincide con el dividendo que calculó el banco'),
          }),
        );
      }
    },
  );

  it('starts on the day that leads to the first due date, although midnight has passed', () => {
    const expected = scheduleOf(REQUEST, ROW, [TODAY]);
    expect(scheduleOf(REQUEST, ROW, ['2026-11-19', TODAY])).toEqual(expected);
    expect(scheduleOf(REQUEST, ROW, [TODAY, '2026-11-21'])).toEqual(expected);
  });

  it.each([
    ['another first due date', { FecVencimiento: '2027-02-21' }],
    ['another number of instalments', { Cuotas: 299 }],
  ])('does not exist for %s', (_what, change) => {
    expect(termsFor(change)).toThrow(expect.objectContaining({ status: 502 }));
  });
});

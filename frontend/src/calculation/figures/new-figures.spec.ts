import { describe, expect, it } from '@jest/globals';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { ROW_25 } from '../../testing/result-rows.ts';
import { describeNewFigures } from './new-figures.ts';

const BEFORE = {
  row: { ...ROW_25, DivTotalPe: 473_933, FecVencimiento: '2026-12-23' },
  ufDate: '2026-11-23' as IsoDate,
};
const TOMORROW = '2026-11-24' as IsoDate;

describe('describeNewFigures', () => {
  it.each([
    ['cambió la UF', { DivTotalPe: 474_034, FecVencimiento: '2026-12-24' }, TOMORROW],
    ['cambió la tasa de 4,50 % a 4,60 %', { DivTotalPe: 474_034, Tasa: 4.6 }, BEFORE.ufDate],
    ['cambiaron los valores', { DivTotalPe: 474_034 }, BEFORE.ufDate],
  ])('names the cause and both dividends: %s', (cause, changed, ufDate) => {
    const now = { row: { ...BEFORE.row, ...changed }, ufDate };
    expect(describeNewFigures(BEFORE, now, 'calculaste')).toBe(
      `Desde que calculaste ${cause}: ahora $474.034 (antes $473.933).`,
    );
  });

  it('names both due dates where the dividend is the same', () => {
    const now = { row: { ...BEFORE.row, FecVencimiento: '2026-12-24' }, ufDate: TOMORROW };
    expect(describeNewFigures(BEFORE, now, 'calculó')).toBe(
      'Desde que calculó cambió la primera fecha de pago: ahora 24-12-2026 (antes 23-12-2026).',
    );
  });
});

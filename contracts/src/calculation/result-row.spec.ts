import { expect, it } from '@jest/globals';
import { DIVIDENDO_ROW } from '../api/testing/dividendo-row.ts';
import {
  columnsOf,
  COST_COLUMNS,
  EMPTY_ROW,
  fromSavedRow,
  ROW_NAMES,
  SAVED_COLUMNS,
  type SavedRow,
} from './result-row.ts';

it('a row has its figures under the names of a saved simulation, and back', () => {
  const saved = Object.fromEntries(
    SAVED_COLUMNS.map((column) => [column.saved, DIVIDENDO_ROW[column.name]]),
  ) as SavedRow;
  expect(saved).toEqual({
    cae: 4.82,
    unemployment_insurance_amount: 0,
    relief_insurance_amount: 0.136,
    fire_insurance_amount: 0.156,
    monthly_mortgage_uf: 11.1876,
    total_monthly_mortgage_uf: 11.4796,
    total_monthly_mortgage_clp: 469290,
    total_mortgage: 3443.88,
    min_salary: 1877160,
    first_due_date: '2026-12-20',
    instalments: 300,
    tasacionUF: 2.975,
    eeTTUF: 3.57,
    borradorUF: 2.975,
    gastosnotarialesUF: 3,
    cbrUF: 13.5,
  });
  const { Plazo: _years, Tasa: _rate, ImpuestoTE: _tax, ...own } = DIVIDENDO_ROW;
  expect(fromSavedRow(saved)).toEqual(own);
});

it('takes the columns of the wire only', () => {
  expect(Object.keys(DIVIDENDO_ROW).sort()).toEqual([...ROW_NAMES].sort());
  expect(columnsOf({ ...DIVIDENDO_ROW, extra: 1 } as typeof DIVIDENDO_ROW)).toEqual(DIVIDENDO_ROW);
  expect([EMPTY_ROW.FecVencimiento, EMPTY_ROW.DivTotal]).toEqual(['', 0]);
  expect(COST_COLUMNS).toHaveLength(6);
});

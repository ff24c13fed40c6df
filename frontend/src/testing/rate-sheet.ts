/** A rate sheet over the rate tables of `rate-tables.ts`, for component tests. */
import { openApp } from './open-app.tsx';
import { fakeRateTables } from './rate-tables.ts';
import type { Answers, FakeBff } from './simulator/fake-bff.ts';

export const SHEET_PATH = '/api/simulador/hojas/7';

/** Change of the first rate. */
export const CHANGE = {
  ...{ rate: 101, product: 8, loan_use: 1, real_estate_type: 1, min_years: 5, max_years: 15 },
  ...{ min_amount: 300, max_amount: 2000, from: 4.39, value: 4.5 },
};

/** Draft without changes, of the signed-in user. */
export const SHEET = {
  ...{ id: 7, name: 'Lunes', state: 'draft', version: 3, author: 'Paula Soto', base_version: 4 },
  ...{ created: '2026-11-20T15:00:00Z', change_count: 0, rate_count: 0 },
  ...{ changes: [] as object[], rows: [], lines: [] },
  ...{ is_above_tmc: false, history: [], planned_at: null, submitted_at: null },
  ...{ decided_by: null, decided_at: null, effective_at: null, reason: null, reverts: null },
  ...{ is_writer: true, approver_count: 1, moved_lines: [] as number[] },
  actions: ['change', 'submit', 'delete'],
};

/** Opens a sheet; `answers` replace the default answers. */
export function openSheet(sheet: object = SHEET, answers: Answers = {}): FakeBff {
  const bff = fakeRateTables({ [SHEET_PATH]: () => sheet, ...answers });
  openApp('/tarifas/hojas?hoja=7');
  return bff;
}

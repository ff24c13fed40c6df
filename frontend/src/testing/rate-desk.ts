/** The page Tarifas for component tests: its cells, its bar, and the sets that it writes. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SHEET } from './rate-sheet.ts';
import { APPROVAL_PATH, SHEETS_PATH } from './rate-tables.ts';
import type { Answers, FakeBff } from './simulator/fake-bff.ts';

export const FIRST = '5 a 15 años, UF 300 a 2.000';
export const BESIDE = '5 a 15 años, UF 2.000 a 20.000';
export const BELOW = '20 a 30 años, UF 300 a 2.000';
export const MISSING = '20 a 30 años, UF 2.000 a 20.000';

export const grid = () => screen.getByRole('grid', { name: /^Tasas anuales de Universal/ });
export const cell = (label: string): HTMLElement =>
  within(grid()).getByRole('gridcell', {
    name: (name) => name.startsWith(`${label}:`) || name.startsWith(`${label},`),
  });
export const figure = (label: string): HTMLElement =>
  within(screen.getByRole('grid', { name: 'Otros valores' })).getByRole('gridcell', {
    name: (name) => name.startsWith(label),
  });
export const bar = () => within(screen.getByRole('region', { name: 'Siguiente paso' }));
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const edit = async (label: string, text: string): Promise<void> => {
  await userEvent.click(cell(label));
  await userEvent.keyboard(text);
};
export const bodies = (bff: FakeBff, path: string) =>
  bff
    .callsTo(path)
    .filter(({ method }) => method !== 'GET')
    .map(({ body }) => body);

const made = (part: object = {}) => Response.json({ ...SHEET, id: 12, ...part }, { status: 201 });
/** Answers of a bank whose sets are written as number 12. */
export const sets = (approval: 'none' | 'second', written: object = {}): Answers => ({
  [APPROVAL_PATH]: () => ({
    ...{ approval, rates: approval === 'second' ? 'by_sheet' : 'direct' },
    ...{ to_approve: 0, approver_count: 1 },
  }),
  [SHEETS_PATH]: ({ method }) => (method === 'GET' ? { count: 0, results: [] } : made(written)),
  [`${SHEETS_PATH}/12`]: ({ method }) =>
    method === 'DELETE' ? new Response(null, { status: 204 }) : { ...SHEET, id: 12, ...written },
  [`${SHEETS_PATH}/12/enviar`]: () => ({ ...SHEET, id: 12, state: 'submitted', actions: ['return'] }),
  [`${SHEETS_PATH}/12/aprobar`]: () => ({ ...SHEET, id: 12, state: 'approved' }),
});

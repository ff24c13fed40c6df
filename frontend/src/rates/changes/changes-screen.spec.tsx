/** List of the sets of changes, and the way from it to one of them. */
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../testing/open-app.tsx';
import { SHEET, SHEET_PATH } from '../../testing/rate-sheet.ts';
import { fakeRateTables, SHEETS_PATH } from '../../testing/rate-tables.ts';

const DRAFT = { ...SHEET, ...{ name: 'Universal +0,11', change_count: 2, rate_count: 1 } };

it('the list names each set, what it changes, who did what, and from when', async () => {
  const of = (part: object) => ({ ...DRAFT, ...part });
  fakeRateTables({
    [SHEETS_PATH]: ({ query }) => ({
      count: 3,
      results:
        query['state'] === 'returned'
          ? []
          : [
              of({ id: 7, planned_at: '2026-12-01T03:00:00Z' }),
              of({
                id: 6,
                state: 'in_force',
                decided_by: 'Elena Rivas',
                effective_at: '2026-11-01T15:30:00Z',
              }),
              of({ id: 5, state: 'submitted', rate_count: 0, change_count: 1 }),
            ],
    }),
  });
  openApp('/tarifas/hojas');
  const rows = await screen.findAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    'Universal +0,11En preparación1 tasa, 1 valorEscribe Paula Soto01-12-2026',
    'Universal +0,11Vigente1 tasa, 1 valorEscribió Paula Soto, aprobó Elena Rivas01-11-2026 a las 12:30',
    'Universal +0,11Por aprobar1 valorEscribió Paula SotoAl aprobarse',
  ]);
  await userEvent.selectOptions(screen.getByLabelText('Estado'), 'Devuelto');
  expect(await screen.findByText('No hay cambios en ese estado.')).toBeVisible();
});

it('is titled from the list that led to it while it is loaded', async () => {
  fakeRateTables({
    [SHEETS_PATH]: () => ({ count: 1, results: [DRAFT] }),
    [SHEET_PATH]: () => new Promise(() => undefined),
  });
  openApp('/tarifas/hojas');
  await userEvent.click(await screen.findByRole('link', { name: 'Universal +0,11' }));
  expect(await screen.findByText('Cargando el cambio…')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Universal +0,11' })).toBeVisible();
});

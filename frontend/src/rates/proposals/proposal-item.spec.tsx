import { expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../testing/open-app.tsx';
import { fakeRateTables, PROPOSALS_PATH } from '../../testing/rate-tables.ts';

it('lets a colleague confirm what the core did not, and tells its author what it waits for', async () => {
  const sent = {
    id: 7,
    state: 'unconfirmed',
    title: 'Tarifa «Universal»: cambio',
    lines: ['Tasa: 4,10 % → 4,20 %'],
    author: 'Paula Soto',
    created: '2026-11-20T15:00:00Z',
    decided_by: 'Elena Rivas',
    decided_at: '2026-11-20T16:00:00Z',
    reason: null,
    actions: ['confirm', 'reject'],
    approver_count: 1,
  };
  const listed = (results: object[]) => ({ approval: 'second', rates: 'core', to_approve: 1, results });
  const path = `${PROPOSALS_PATH}/7/confirmar`;
  const bff = fakeRateTables({
    [PROPOSALS_PATH]: () => listed([sent]),
    [path]: () => ({ ...sent, state: 'approved', actions: [] }),
  });
  openApp('/tarifas/mantenedores');
  const card = await screen.findByRole('region', { name: 'Cambios por aprobar' });
  expect(card).toHaveTextContent(
    /Sin confirmar.*Enviado al sistema central por Elena Rivas.*Si está hecho, confírmelo/,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Confirmar que está hecho\b.*Universal/ }));
  expect(await screen.findByText('Cambio confirmado.')).toBeVisible();
  expect(bff.callsTo(path)).toHaveLength(1);
  cleanup();
  fakeRateTables({ [PROPOSALS_PATH]: () => listed([{ ...sent, actions: [] }]) });
  openApp('/tarifas/mantenedores');
  expect(await screen.findByText(/^El sistema central aún no dice si lo hizo/)).toBeVisible();
});

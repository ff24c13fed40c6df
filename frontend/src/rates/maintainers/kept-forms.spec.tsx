/** Forms that the end of a session closes. See docs/rules.md R421. */
import { expect, it } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setRefused } from '#shared/session/session-state.ts';
import { openApp } from '../../testing/open-app.tsx';
import { fakeRateTables } from '../../testing/rate-tables.ts';
import { fill } from '../../testing/fill.ts';

const ADDRESS = '/tarifas/mantenedores?tabla=RangeAmount';
const open = (): void => {
  fakeRateTables();
  openApp(ADDRESS);
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('a form is open again with its values for the user whose session ended, and not once it was closed', async () => {
  open();
  await press('Nuevo');
  fill(screen.getByLabelText('Desde, UF'), '300,5');
  act(setRefused);
  cleanup();
  open();
  expect(await screen.findByLabelText('Desde, UF')).toHaveValue('300,5');
  await press('Cancelar');
  await press('Salir sin guardar');
  cleanup();
  open();
  expect(await screen.findByRole('button', { name: 'Nuevo' })).toBeVisible();
});

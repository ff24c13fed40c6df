import { expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clientGroup, GROUPS_PATH, inOfficeAs, listed, page } from '../../testing/office.ts';
import { openApp } from '../../testing/open-app.tsx';

const assignee = () => screen.getByLabelText('Ejecutivo', { selector: '[name=assignee]' });
const pick = async () =>
  userEvent.click(await screen.findByRole('checkbox', { name: /las simulaciones de Matías/ }));
const reload = () => {
  cleanup();
  openApp('/listado');
};

it('keeps what was picked and for whom, but forgets both among other filters', async () => {
  const group = clientGroup('Matías Fuentealba', [listed(1), listed(2)]);
  inOfficeAs('adminrole', { [GROUPS_PATH]: () => page([group]) });
  openApp('/listado');
  await pick();
  await within(assignee()).findByRole('option', { name: 'Javiera Molina' });
  await userEvent.selectOptions(assignee(), 'Javiera Molina');
  reload();
  expect(await screen.findByText('2 simulaciones seleccionadas')).toBeVisible();
  await waitFor(() => expect(assignee()).toHaveDisplayValue('Javiera Molina'));
  await userEvent.click(screen.getByRole('radio', { name: 'Hoy' }));
  await waitFor(() => expect(screen.queryByText(/seleccionadas/)).toBeNull());
  await pick();
  reload();
  await pick();
  await within(assignee()).findByRole('option', { name: 'Javiera Molina' });
  expect(assignee()).toHaveDisplayValue('Elija un ejecutivo');
});

import { expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hasStoredUnsaved } from '#shared/office/leaving/stored-unsaved.ts';
import { setRefused } from '#shared/session/session-state.ts';
import { clientGroup, GROUPS_PATH, inOfficeAs, listed, page } from '../../testing/office.ts';
import { openApp } from '../../testing/open-app.tsx';

const openList = async (): Promise<void> => {
  inOfficeAs('adminrole', {
    [GROUPS_PATH]: () => page([clientGroup('Matías Fuentealba', [listed(1), listed(2)])]),
  });
  openApp('/listado');
  await screen.findByRole('row', { name: /Matías/ });
};
const assignee = () => screen.findByLabelText('Ejecutivo', { selector: '[name=assignee]' });

it('has the selection and the chosen executive again after the end of the session', async () => {
  await openList();
  await userEvent.click(
    screen.getByRole('checkbox', { name: 'Seleccionar las simulaciones de Matías Fuentealba' }),
  );
  await userEvent.selectOptions(await assignee(), 'Javiera Molina');
  act(setRefused);
  cleanup();
  await openList();
  expect(await screen.findByText('2 simulaciones seleccionadas')).toBeVisible();
  const again = await assignee();
  await waitFor(() => expect(again).toHaveDisplayValue('Javiera Molina'));
  await userEvent.click(screen.getByRole('button', { name: 'Quitar selección' }));
  expect(hasStoredUnsaved()).toBe(false);
});

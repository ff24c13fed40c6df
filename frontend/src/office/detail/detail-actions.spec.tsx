/** Actions of the detail, and its changes. */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DETAIL, findDetail, openDetail } from '../../testing/detail.ts';
import { clientGroup, GROUPS_PATH, listed, page } from '../../testing/office.ts';
import { goInHistory, currentLocation } from '../../testing/location.tsx';
import { refusal } from '../../testing/simulator/fake-bff.ts';

describe('from the detail', () => {
  it('a commercial, who does not simulate, can’t', async () => {
    openDetail('commercialrole');
    expect(await screen.findByRole('button', { name: 'Descargar Simulación' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Simular de nuevo' })).toBeNull();
  });

  it('can be downloaded as PDF, and a failure is shown in the dialog', async () => {
    openDetail('executiverole', { '/api/external/pdf_simulacion': () => refusal(502, {}) });
    await userEvent.click(await screen.findByRole('button', { name: 'Descargar Simulación' }));
    const dialog = await findDetail();
    expect(await within(dialog).findByText('No se pudo generar el PDF.')).toBeVisible();
  });

  it.each(['Escape', 'Cerrar'])('%s leads to the list', async (way) => {
    openDetail();
    const dialog = await findDetail();
    await within(dialog).findByRole('region', { name: 'Cliente' });
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await userEvent.click(within(dialog).getByRole('button', { name: way }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(currentLocation()).toEqual({ pathname: '/listado', state: null });
  });

  it('somebody comes back to where they were in the list, also by the browser’s own button', async () => {
    const listedOne = { ...listed(10517), uuid: DETAIL.uuid };
    openDetail('executiverole', { [GROUPS_PATH]: () => page([clientGroup('Matías', [listedOne])]) });
    await findDetail();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: /simulaci.* de Matías/ }));
    const link = await screen.findByRole('link', { name: /^Ver detalle/ });
    for (const back of [() => userEvent.keyboard('{Escape}'), () => goInHistory(-1)]) {
      await userEvent.click(link);
      await within(await findDetail()).findByRole('region', { name: 'Cliente' });
      await back();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(currentLocation()).toEqual({ pathname: '/listado', state: null });
      expect(link).toHaveFocus();
    }
  });
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../testing/open-app.tsx';
import { goInHistory, currentLocation } from '../testing/location.tsx';
import { fakeBff } from '../testing/simulator/fake-bff.ts';
import { AT_MODULE_3, storeDraft } from '../testing/simulator/stored-drafts.ts';

const CLIENT = 'Cuéntanos de ti';
const PROJECT = 'Genial, Camila!';
const CREDIT = 'Ok, Camila esto es importante';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const expectOpen = async (heading: string) => {
  const title = await screen.findByRole('heading', { level: 2, name: heading });
  await waitFor(() => expect(title).toHaveFocus());
  expect(currentLocation().pathname).toBe('/simulador');
};
const sheet = () => screen.queryByRole('dialog', { name: 'Resultado de la simulación' });

describe('the way back in the simulator', () => {
  beforeEach(async () => {
    storeDraft(AT_MODULE_3);
    fakeBff();
    openApp('/simulador');
    await screen.findByRole('heading', { name: CREDIT });
    await screen.findAllByText('$469.290');
  });

  it('goes from step to step, with every answer, and forward again', async () => {
    await press('Editar tus datos');
    await expectOpen(CLIENT);
    await press('Continuar');
    await expectOpen(PROJECT);
    await press('Continuar');
    await expectOpen(CREDIT);
    await goInHistory(-1);
    await expectOpen(PROJECT);
    await goInHistory(-1);
    await expectOpen(CLIENT);
    expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Camila');
    await goInHistory(1);
    await expectOpen(PROJECT);
    await goInHistory(1);
    await expectOpen(CREDIT);
    expect(screen.getByRole('textbox', { name: 'Años de pago' })).toHaveValue('25');
  });

  it('opens no step whose predecessor is not answered any more', async () => {
    await press('Editar tus datos');
    await press('Continuar');
    await expectOpen(PROJECT);
    await goInHistory(-1);
    await expectOpen(CLIENT);
    await userEvent.clear(screen.getByRole('textbox', { name: 'Nombre' }));
    await goInHistory(1);
    expect(screen.getByRole('heading', { name: CLIENT })).toBeVisible();
    expect(screen.queryByRole('heading', { name: PROJECT })).toBeNull();
  });

  it('takes the scrolling from the browser for as long as the steps are there', () => {
    expect(window.history.scrollRestoration).toBe('manual');
    cleanup();
    expect(window.history.scrollRestoration).toBe('auto');
  });

  it('closes the result’s sheet, and does not leave with it', async () => {
    await press('Ver detalle');
    expect(sheet()).not.toBeNull();
    expect(currentLocation().pathname).toBe('/simulador');
    await goInHistory(-1);
    expect(sheet()).toBeNull();
    expect(screen.getByRole('heading', { name: CREDIT })).toBeVisible();
  });

  it('has no entry left of a sheet that was closed by its button', async () => {
    await press('Editar tus datos');
    await press('Ver detalle');
    await userEvent.dblClick(within(sheet() as HTMLElement).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(sheet()).toBeNull());
    expect(currentLocation().state).toEqual({ step: 'm1' });
    await goInHistory(-1);
    await expectOpen(CREDIT);
  });
});

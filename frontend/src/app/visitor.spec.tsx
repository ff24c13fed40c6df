/** A visitor in the simulator of the whole client: the way back, and a connection that is gone. */
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, afterEach, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within, act } from '@testing-library/react';
import { openApp } from '../testing/open-app.tsx';
import { goInHistory, currentLocation } from '../testing/location.tsx';
import { fakeBff } from '../testing/simulator/fake-bff.ts';
import { AT_MODULE_3, storeDraft } from '../testing/simulator/stored-drafts.ts';
import { onlineManager } from '@tanstack/react-query';

const CLIENT = 'Cuéntanos de ti';
const PROJECT = 'Genial, Camila!';
const CREDIT = 'Ok, Camila esto es importante';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const expectOpen = async (heading: string) => {
  const title = await screen.findByRole('heading', { level: 2, name: heading });
  await waitFor(() => expect(title).toHaveFocus());
  expect(currentLocation().pathname).toBe('/simulador');
};
const sheet = () => screen.queryByRole('dialog', { name: 'Más opciones' });

describe('the way back in the simulator', () => {
  beforeEach(async () => {
    storeDraft(AT_MODULE_3);
    fakeBff();
    openApp('/simulador');
    await screen.findByRole('heading', { name: CREDIT });
    await screen.findAllByText('$469.290');
    await screen.findByRole('button', { name: 'Editar tus datos' });
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
    await press('Más opciones');
    expect(sheet()).not.toBeNull();
    expect(currentLocation().pathname).toBe('/simulador');
    await goInHistory(-1);
    expect(sheet()).toBeNull();
    expect(screen.getByRole('heading', { name: CREDIT })).toBeVisible();
  });

  it('has no entry left of a sheet that was closed by its button', async () => {
    await press('Editar tus datos');
    await press('Más opciones');
    await userEvent.dblClick(within(sheet() as HTMLElement).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(sheet()).toBeNull());
    expect(currentLocation().state).toEqual({ step: 'm1' });
    await goInHistory(-1);
    await expectOpen(CREDIT);
  });
});

/** Simulates a browser without a connection: it reports that it is offline, and every call fails. */
function disconnect(): void {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  act(() => onlineManager.setOnline(false));
}

function connect(): void {
  fakeBff();
  act(() => onlineManager.setOnline(true));
}

const OF_FORMER_ANSWERS = 'Sin conexión: estas cifras son de los datos anteriores.';

describe('a visitor whose connection is gone', () => {
  beforeEach(async () => {
    storeDraft(AT_MODULE_3);
    fakeBff();
    openApp('/simulador');
    await screen.findAllByText('$469.290');
  });
  afterEach(() => {
    onlineManager.setOnline(true);
  });

  it('is shown by the button, which does not spin for ever, until the connection is back', async () => {
    disconnect();
    await press('Calcular Dividendo');
    // The toast and the permanent note. The button itself tries again.
    expect(await screen.findAllByText(/^No pudimos conectarnos/)).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Calcular Dividendo' })).not.toHaveAttribute('aria-busy');
    connect();
    await press('Calcular Dividendo');
    expect(await screen.findByRole('button', { name: 'Confirmar Simulación' })).toBeVisible();
  });

  it('sees figures again by themselves once the connection is back', async () => {
    disconnect();
    const years = screen.getByRole('textbox', { name: 'Años de pago' });
    await userEvent.clear(years);
    await userEvent.type(years, '20');
    expect(await screen.findByText(OF_FORMER_ANSWERS)).toBeVisible();
    connect();
    await waitFor(() => expect(screen.queryByText(OF_FORMER_ANSWERS)).toBeNull());
    expect(screen.getAllByText('$469.290').length).toBeGreaterThan(0);
  });

  it('still sees the figures of the former answers, marked as such, and can’t confirm them', async () => {
    await press('Calcular Dividendo');
    expect(await screen.findByRole('button', { name: 'Confirmar Simulación' })).toBeVisible();
    disconnect();
    const years = screen.getByRole('textbox', { name: 'Años de pago' });
    await userEvent.clear(years);
    await userEvent.type(years, '20');
    expect(await screen.findByText(OF_FORMER_ANSWERS)).toBeVisible();
    expect(screen.getByText('Datos anteriores')).toBeVisible();
    expect(screen.getAllByText('$469.290').length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Confirmar Simulación' })).toBeNull();
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onlineManager } from '@tanstack/react-query';
import { openApp } from '../testing/open-app.tsx';
import { fakeBff } from '../testing/simulator/fake-bff.ts';
import { AT_MODULE_3, storeDraft } from '../testing/simulator/stored-drafts.ts';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

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
    // The toast and the permanent note.
    expect(await screen.findAllByText(/^No pudimos conectarnos/)).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Calcular Dividendo' })).not.toHaveAttribute('aria-busy');
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    connect();
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
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

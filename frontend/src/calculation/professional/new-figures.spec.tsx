/** Figures that the bank has changed since the calculation. */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OPENED_READ } from '../../testing/opened-simulation.ts';
import { CALCULO, calculo, refusal } from '../../testing/simulator/fake-bff.ts';
import { currentLocation } from '../../testing/location.tsx';
import { EXECUTIVE_CREATE } from '../../testing/simulator/render-professional.tsx';
import { SUMMARY, confirmButton, openCalculated } from '../../testing/simulator/confirmation.ts';

const NEW_FIGURES = /^El banco cambió sus valores y calculamos de nuevo.* presione de nuevo/;

describe('Confirma la Simulación →', () => {
  it('calculates again when the bank’s figures have changed, says what they have become, and saves with one press', async () => {
    const detail = 'Los valores cambiaron, vuelve a calcular.';
    let isRefused = true;
    const bff = await openCalculated({
      [EXECUTIVE_CREATE]: () =>
        isRefused ? refusal(409, { detail }) : Response.json(OPENED_READ, { status: 201 }),
    });
    const before = bff.callsTo(CALCULO).length;
    await userEvent.click(confirmButton());
    expect(await screen.findByText(NEW_FIGURES)).toBeVisible();
    expect(bff.callsTo(CALCULO).length).toBeGreaterThan(before);
    expect(screen.queryByText(detail)).not.toBeInTheDocument();
    isRefused = false;
    await userEvent.type(screen.getByLabelText('Años de pago'), '{Backspace}4');
    expect(screen.queryByText(NEW_FIGURES)).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Años de pago'), '{Backspace}5');
    await waitFor(() => expect(confirmButton()).toBeEnabled());
    await userEvent.click(confirmButton());
    await waitFor(() => expect(currentLocation().pathname).toBe(SUMMARY));
  });

  it('waits for another calculation once another suggested rate is in force', async () => {
    let rate = 4.5;
    await openCalculated({
      [CALCULO]: (call) => calculo(call, { rate: { rate, suggested: rate, tmc: 6.6 } }),
    });
    rate = 4.6;
    // The window gets the focus again.
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await screen.findByRole('button', { name: 'Calcula tu dividendo' });
    expect(screen.queryByRole('button', { name: 'Confirma la Simulación →' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Calcula tu dividendo' }));
    await waitFor(() => expect(confirmButton()).toBeEnabled());
  });

  it('says why there are no new figures, and lets them be requested again', async () => {
    const detail = 'Los valores cambiaron, vuelve a calcular.';
    const dead = 'El banco no responde.';
    let isDead = false;
    const bff = await openCalculated({
      [EXECUTIVE_CREATE]: () => refusal(409, { detail }),
      [CALCULO]: (call) => (isDead ? refusal(502, { detail: dead }) : calculo(call)),
    });
    const again = { name: 'Volver a calcular' };
    isDead = true;
    await userEvent.click(confirmButton());
    expect(await screen.findByText(dead)).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(dead));
    isDead = false;
    const before = bff.callsTo(CALCULO).length;
    await userEvent.click(screen.getByRole('button', again));
    await waitFor(() => expect(screen.queryByText(dead)).not.toBeInTheDocument());
    expect(bff.callsTo(CALCULO).length).toBeGreaterThan(before);
  });
});

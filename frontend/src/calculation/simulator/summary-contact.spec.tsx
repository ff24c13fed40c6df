/** Saving with and without being contacted, what is reported of it, and leaving the summary. See docs/rules.md R160, R162, R701. */
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CURRENT_CONTACT_CONSENT } from '@simulador/contracts/simulations/consent';
import { SAVED_READ } from '../../testing/opened-simulation.ts';
import { CREATE } from '../../testing/simulator/fake-bff.ts';
import { askButton, modal, openSummary, press, success } from '../../testing/simulator/open-summary.ts';
import { fill } from '../../testing/fill.ts';

const measuredPages = () =>
  (window.dataLayer ?? []).map((entry) => {
    const { page, label } = entry as { page?: string; label?: string };
    return page?.split('/').at(-1) ?? label;
  });

describe('the summary', () => {
  it('reports each step once, the success page with the keyed hash, and nothing personal', async () => {
    await openSummary();
    await userEvent.click(askButton());
    await success();
    expect(measuredPages()).toEqual([
      'simulacion-paso3-2',
      'simulacion-paso4',
      'Deseo ser contactado',
      'comprobante',
    ]);
    expect(window.dataLayer?.at(-1)).toEqual({
      event: 'page_view',
      page: '/hipotecario-asicom/comprobante',
      flow_type: 'web',
      state: 'Usada',
      location: 'Ñuñoa, Metropolitana de Santiago',
      amount: 2000,
      interest_rate: 4.5,
      user_id: 'a1b2',
    });
    expect(JSON.stringify(window.dataLayer)).not.toMatch(/Camila|12\.?345\.?678|correo\.cl|912345678/);
  });

  it('saves and mails without asking for contact, by a button of its own, and says that nobody calls', async () => {
    const { bff } = await openSummary({
      [CREATE]: () => Response.json({ ...SAVED_READ, wants_contact: false }, { status: 201 }),
    });
    expect(askButton()).toHaveAccessibleDescription(/Autorizo que me contacten por esta simulación\./);
    await press('Guardar y recibir el PDF');
    await success();
    expect(screen.getByText(/nadie te llamará/)).toBeVisible();
    expect(screen.queryByText(/te contactará/)).toBeNull();
    const [saving] = bff.callsTo(CREATE);
    expect(saving?.body).toMatchObject({
      contact_consent: { version: CURRENT_CONTACT_CONSENT.version, accepted: false },
    });
    expect(JSON.stringify(window.dataLayer)).not.toContain('Deseo ser contactado');
  });

  it('is left by Escape, and has what was typed when it is opened again', async () => {
    await openSummary();
    const phone = await screen.findByRole('textbox', { name: /^Teléfono/ });
    fill(phone, '+56987654321');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Confirmar Simulación' }));
    await modal();
    expect(screen.getByRole('textbox', { name: /^Teléfono/ })).toHaveValue('+56987654321');
  });
});

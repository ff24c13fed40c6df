import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reopenEntry, RESET_ENTRY, sentEntry } from '#shared/simulation/professional-entry.ts';
import { OPENED_READ } from '../../../testing/opened-simulation.ts';
import { currentLocation } from '../../../testing/location.tsx';
import { renderSent } from '../../../testing/render-for-staff.tsx';
import { fakeBff, refusal, type Answers } from '../../../testing/simulator/fake-bff.ts';

const SIMULATION = `/simulations/api/simulation/${OPENED_READ.uuid}`;
const PDF = '/api/external/pdf_simulacion';
const SENT = 'Muy bien, la solicitud fue enviada con éxito al cliente.';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function open(entry: unknown = sentEntry(OPENED_READ.uuid), answers: Answers = {}) {
  const bff = fakeBff({ [SIMULATION]: () => OPENED_READ, ...answers });
  renderSent(entry);
  return bff;
}

describe('the screen after a sending', () => {
  it('names the client, the number and the e-mail, and what was sent', async () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: SENT })).toHaveFocus();
    const said = await screen.findByText(/^La simulación N.º 10517 de/);
    expect(said).toHaveTextContent(
      'La simulación N.º 10517 de Matías Fuentealba Ríos va en camino a matias.fuentealba@correo.cl.',
    );
    for (const [label, value] of [
      ['Dividendo mensual', 'UF 11,6833$477.618'],
      ['Plazo', '20 añosTasa 4,10\u00a0%'],
      ['Simulación', 'N.º 1051720-11-2026'],
    ] as const)
      expect(screen.getByText(label).nextElementSibling?.textContent).toBe(value);
  });

  it('hands out the document that was sent', async () => {
    jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:pdf');
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const bff = open();
    await press('Descargar Simulación');
    await waitFor(() => expect(bff.callsTo(PDF)).toHaveLength(1));
  });

  it('leads to another term for the same client', async () => {
    open();
    await press('Otro plazo para este cliente');
    expect(currentLocation()).toEqual({
      pathname: '/simulador-profesional',
      state: reopenEntry(OPENED_READ.uuid),
    });
  });

  it('leads to another client', async () => {
    open();
    await press('Volver a simular');
    expect(currentLocation()).toEqual({ pathname: '/simulador-profesional', state: RESET_ENTRY });
  });

  it('still acknowledges what it can’t read', async () => {
    open(sentEntry(OPENED_READ.uuid), { [SIMULATION]: () => refusal(503, {}) });
    expect(screen.getByRole('heading', { name: SENT })).toBeVisible();
    expect(await screen.findByText(/^Se envió, pero no pudimos mostrar/)).toBeVisible();
  });

  it('claims nothing where nothing was sent', () => {
    const bff = open(null);
    expect(screen.getByRole('heading', { level: 1, name: 'No hay un envío que mostrar' })).toBeVisible();
    expect(screen.queryByText(SENT)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ir al simulador' })).toHaveAttribute(
      'href',
      '/simulador-profesional',
    );
    expect(bff.calls).toEqual([]);
  });
});

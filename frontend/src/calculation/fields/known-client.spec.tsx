/** See docs/rules.md R884. */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSession, setSignedIn } from '#shared/session/session-state.ts';
import { fakeBff, KNOWN_CLIENT } from '../../testing/simulator/fake-bff.ts';
import { renderProfessional } from '../../testing/simulator/render-professional.tsx';
import { renderSimulator } from '../../testing/simulator/render-simulator.tsx';
import { fill } from '../../testing/fill.ts';

const RECORD = {
  first_name: 'Camila',
  last_name: 'Rojas',
  email: 'camila.rojas@correo.cl',
  phone_number: '+56912345678',
};
const field = (label: string) => screen.getByLabelText(label);
const shown = () =>
  ['Nombre', 'Apellido', 'Correo electrónico'].map((label) => (field(label) as HTMLInputElement).value);
const fillRut = async (rut = '123456785') => fill(await screen.findByLabelText('RUT'), rut);

describe('a known client’s RUT', () => {
  it('fills the empty fields, of which undoing leaves what was changed', async () => {
    const bff = fakeBff({ [KNOWN_CLIENT]: () => ({ client: RECORD }) });
    renderProfessional();
    await fillRut();
    expect(await screen.findByText(/^Cliente conocido: Camila Rojas/)).toHaveTextContent('+56 9 1234 5678');
    await waitFor(() => expect(shown()).toEqual(['Camila', 'Rojas', 'camila.rojas@correo.cl']));
    expect(bff.callsTo(KNOWN_CLIENT).map(({ body }) => body)).toEqual([{ identification: '12345678-5' }]);
    fill(field('Apellido'), 'Rojas Soto');
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(shown()).toEqual(['', 'Rojas Soto', '']);
    expect(screen.queryByText(/^Cliente conocido/)).not.toBeInTheDocument();
  });

  it('keeps two fields that were typed meanwhile', async () => {
    let answer: (found: object) => void = () => undefined;
    const bff = fakeBff({ [KNOWN_CLIENT]: () => new Promise((resolve) => (answer = resolve)) });
    renderProfessional();
    await fillRut();
    await waitFor(() => expect(bff.callsTo(KNOWN_CLIENT)).toHaveLength(1));
    fill(field('Nombre'), 'Cami');
    fill(field('Correo electrónico'), 'otra@correo.cl');
    answer({ client: RECORD });
    await waitFor(() => expect(shown()).toEqual(['Cami', 'Rojas', 'otra@correo.cl']));
  });

  it('leaves nothing of one client to another', async () => {
    fakeBff({
      [KNOWN_CLIENT]: ({ body }) => ({ client: body['identification'] === '12345678-5' ? RECORD : null }),
    });
    renderProfessional();
    await fillRut();
    await waitFor(() => expect(shown()).toEqual(['Camila', 'Rojas', 'camila.rojas@correo.cl']));
    await userEvent.clear(field('RUT'));
    expect(shown()).toEqual(['', '', '']);
    await fillRut('111111111');
    expect(screen.queryByText(/^Cliente conocido/)).not.toBeInTheDocument();
  });

  it('fills staff’s web simulator too, and asks for no visitor', async () => {
    const bff = fakeBff({ [KNOWN_CLIENT]: () => ({ client: RECORD }) });
    setSignedIn({
      id: 7,
      role: 'adminrole',
      email: 'a@b.cl',
      full_name: 'Valentina Soto',
      isHead: false,
      hasWorkflow: true,
      hasMail: true,
    });
    const { unmount } = renderSimulator('/simulatorTemplate');
    // At once, before the lookup's part is loaded.
    await fillRut();
    expect(await screen.findByText(/^Cliente conocido: Camila Rojas/)).toBeVisible();
    await waitFor(() => expect(shown()).toEqual(['Camila', 'Rojas', 'camila.rojas@correo.cl']));
    unmount();
    clearSession();
    localStorage.clear();
    sessionStorage.clear();
    renderSimulator('/simulatorTemplate');
    await fillRut();
    fill(field('Nombre'), 'Camila');
    expect(bff.callsTo(KNOWN_CLIENT)).toHaveLength(1);
  });
});

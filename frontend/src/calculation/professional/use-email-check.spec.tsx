/** See docs/rules.md R264. */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CLIENT_EMAIL, CLIENTS, fakeBff, refusal } from '../../testing/simulator/fake-bff.ts';
import {
  AT_PROJECT,
  storeStaffDraft,
  renderProfessional,
} from '../../testing/simulator/render-professional.tsx';
import { opened } from '../state/modules.ts';

const OF_ANOTHER = 'El correo electrónico pertenece a otro usuario';

describe('an e-mail that is another client’s', () => {
  it('is refused when module 1 is left, which goes on once the e-mail is the client’s own', async () => {
    storeStaffDraft({ ...AT_PROJECT, modules: opened(AT_PROJECT.modules, 'm1') });
    const bff = fakeBff({
      [CLIENT_EMAIL]: ({ body }) => ({ available: body['email'] !== 'camila.rojas@correo.cl' }),
    });
    renderProfessional();
    const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    await screen.findByLabelText('Correo electrónico');
    await goOn();
    expect(await screen.findByText(OF_ANOTHER)).toBeVisible();
    expect(bff.callsTo(CLIENT_EMAIL)[0]?.body).toEqual({
      email: 'camila.rojas@correo.cl',
      identification: '12345678-5',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar el correo electrónico' }));
    await waitFor(() => expect(screen.getByLabelText('Correo electrónico')).toHaveFocus());
    await userEvent.type(screen.getByLabelText('Correo electrónico'), 'x');
    expect(screen.queryByText(OF_ANOTHER)).not.toBeInTheDocument();
    await goOn();
    expect(await screen.findByText('Pregunta al cliente por su próximo proyecto')).toBeVisible();
    expect(bff.callsTo(CLIENTS)).toHaveLength(0);
  });

  it('that can’t be checked holds nobody up', async () => {
    storeStaffDraft({ ...AT_PROJECT, modules: opened(AT_PROJECT.modules, 'm1') });
    fakeBff({ [CLIENT_EMAIL]: () => refusal(503, {}) });
    renderProfessional();
    await screen.findByLabelText('Correo electrónico');
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByText('Pregunta al cliente por su próximo proyecto')).toBeVisible();
  });
});

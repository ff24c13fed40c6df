import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { otherTermEntry } from '#shared/simulation/professional-entry.ts';
import { OPENED_READ } from '../../testing/opened-simulation.ts';
import { fakeBff } from '../../testing/simulator/fake-bff.ts';
import { COMPANY_LISTS, renderProfessional } from '../../testing/simulator/render-professional.tsx';

describe('a visitor’s simulation that staff go on with', () => {
  it('has the client of the record, and beside them what a visitor said of them', async () => {
    const { client_record } = OPENED_READ;
    const said = {
      first_name: 'Mati',
      last_name: 'Fuentealba',
      client_name: 'Mati Fuentealba',
      client_email: 'mati@correo.cl',
      client_phone: '+56987654321',
    };
    const opened = {
      [`/simulations/api/simulation/${OPENED_READ.uuid}`]: () => ({ ...OPENED_READ, ...said }),
    };
    fakeBff({ ...COMPANY_LISTS, ...opened });
    renderProfessional(otherTermEntry(OPENED_READ.uuid));
    await userEvent.click(await screen.findByRole('button', { name: 'Editar cliente' }));
    expect(screen.getByLabelText('Nombre')).toHaveValue(client_record?.first_name);
    expect(screen.getByLabelText('Apellido')).toHaveValue(client_record?.last_name);
    expect(screen.getByLabelText('Correo electrónico')).toHaveValue(client_record?.email);
    const beside = /^Mati Fuentealba · mati@correo.cl · \+56 9 8765 4321/;
    expect(await screen.findByText(beside)).toBeVisible();
  });
});

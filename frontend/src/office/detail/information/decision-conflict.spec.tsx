import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DETAIL, DETAIL_PATH, openDetail, UPDATE_PATH } from '../../../testing/detail.tsx';
import { TOMAS } from '../../../testing/office.ts';
import { refusal } from '../../../testing/simulator/fake-bff.ts';
import {
  choose,
  findDecision,
  savingServer,
  saidInDetail,
  decisionField,
  UPDATED,
  updateButton,
} from '../../../testing/decision.ts';

const FASTER = 'Paula Soto cambió esta simulación el 20-11-2026 a las 12:00. Revise los datos.';

describe('a simulation that somebody else changed meanwhile', () => {
  it('says who and when, shows what is saved now, and loses nothing of what was chosen', async () => {
    const server = savingServer();
    const bff = openDetail('adminrole', server.answers);
    await choose('Ejecutivo', 'Tomás Escobar');
    server.saved = {
      ...DETAIL,
      version: 4,
      estado: 3,
      estado_description: 'Aprobada',
      resolucion: 6,
      resolucion_description: 'Aprobada sin condiciones',
    };
    server.refused = refusal(409, { detail: FASTER });
    await userEvent.click(await updateButton());
    const note = await (await findDecision()).findByRole('alert');
    expect(note).toHaveTextContent(FASTER);
    expect(note).toHaveTextContent('Lo suyo sigue aquí sin guardar.');
    expect(await decisionField('Ejecutivo')).toHaveDisplayValue('Tomás Escobar');
    await waitFor(async () => expect(await decisionField('Estado')).toHaveDisplayValue('Aprobada'));
    server.refused = null;
    await userEvent.click(await updateButton());
    await saidInDetail(UPDATED);
    const last = bff.callsTo(UPDATE_PATH).at(-1);
    expect([last?.headers.get('If-Match'), last?.body]).toEqual([
      '"4"',
      { estado: 3, resolucion: 6, commercial: TOMAS.id },
    ]);
    expect((await findDecision()).queryByRole('alert')).toBeNull();
  });

  it('is saved anyway when another executive has the client and the button is pressed again', async () => {
    const server = savingServer();
    const bff = openDetail('executiverole', server.answers);
    await choose('Estado', 'Aprobada');
    server.refused = refusal(409, { detail: 'Paula Soto atiende a esta persona.', executive: 'Paula Soto' });
    await userEvent.click(await updateButton());
    await saidInDetail('Paula Soto atiende a esta persona. ¿Guardar igual? Verá quién lo hizo.');
    server.refused = null;
    await userEvent.click(screen.getByRole('button', { name: 'Guardar igual' }));
    await saidInDetail(UPDATED);
    expect(bff.callsTo(UPDATE_PATH).map(({ body }) => body['anyway'])).toEqual([undefined, true]);
  });

  it('and can’t be read again is not claimed to be unchanged', async () => {
    const server = savingServer();
    let isAway = false;
    openDetail('executiverole', {
      ...server.answers,
      [DETAIL_PATH]: () => (isAway ? refusal(503, {}) : server.saved),
    });
    await choose('Estado', 'Aprobada');
    server.saved = { ...DETAIL, version: 4, estado: 4, estado_description: 'Rechazada' };
    server.refused = refusal(409, { detail: FASTER });
    isAway = true;
    await userEvent.click(await updateButton());
    expect(await saidInDetail('No pudimos actualizar esta simulación: puede no estar al día.')).toBeVisible();
    const note = await (await findDecision()).findByRole('alert');
    expect(note).toHaveTextContent(`${FASTER}Lo suyo sigue aquí sin guardar.`);
    isAway = false;
    const again = screen.getByRole('button', { name: 'Reintentar' });
    await userEvent.click(again);
    await waitFor(() => expect(screen.queryByText(/puede no estar al día/)).toBeNull());
  });

  it('into just what was chosen has nothing left to save', async () => {
    const server = savingServer();
    openDetail('executiverole', server.answers);
    await choose('Estado', 'Aprobada');
    server.saved = { ...DETAIL, version: 4, estado: 3, resolucion: 6 };
    server.refused = refusal(409, { detail: FASTER });
    await userEvent.click(await updateButton());
    await (await findDecision()).findByRole('alert');
    await waitFor(async () => expect(await updateButton()).toHaveAttribute('aria-disabled', 'true'));
    expect(await (await findDecision()).findByRole('alert')).not.toHaveTextContent('sin guardar');
  });

  it('and sent to the workflow is locked as it is', async () => {
    const server = savingServer();
    openDetail('adminrole', server.answers);
    await choose('Estado', 'Aprobada');
    server.saved = { ...DETAIL, version: 4, enviado_a_finnflow: true };
    server.refused = refusal(409, {
      detail: 'La simulación ya fue enviada a Workflow y no se puede modificar.',
    });
    await userEvent.click(await updateButton());
    await waitFor(async () => expect(await decisionField('Estado')).toHaveDisplayValue('En evaluación'));
    for (const label of ['Estado', 'Resolución', 'Ejecutivo'])
      expect(await decisionField(label)).toBeDisabled();
    expect((await findDecision()).queryByRole('button')).toBeNull();
    expect(screen.getByText('Fue enviada a Workflow: ya no se puede modificar.')).toBeVisible();
  });
});

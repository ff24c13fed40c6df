import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SimulationRead } from '#shared/simulation/summary-slots.ts';
import {
  DETAIL,
  DETAIL_PATH,
  findDetail,
  HISTORY_PATH,
  openDetail,
  UPDATE_PATH,
} from '../../../testing/detail.ts';
import { GROUPS_PATH, JAVIERA, RESOLUTIONS_PATH, TOMAS } from '../../../testing/office.ts';
import { refusal, type Answers } from '../../../testing/simulator/fake-bff.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

const UPDATED = 'Información actualizada correctamente.';
const FASTER = 'Paula Soto cambió esta simulación el 20-11-2026 a las 12:00. Revise los datos.';

const find = async () =>
  within(await within(await findDetail()).findByRole('region', { name: 'Información de la Solicitud' }));
const field = async (label: string) => (await find()).findByLabelText(label);
const choose = async (label: string, option: string) => userEvent.selectOptions(await field(label), option);
const said = async (text: string) => within(await findDetail()).findByText(text);
const button = async () => (await find()).findByRole('button', { name: 'Actualizar Información' });

interface KeepingServer {
  saved: SimulationRead;
  /** In the place of a change; null for none. */
  refused: Response | null;
  readonly answers: Answers;
}

/** A server that keeps what it is told, and answers with `refused` for as long as there is one. */
function keeping(saved: SimulationRead = DETAIL): KeepingServer {
  const server: KeepingServer = {
    saved,
    refused: null,
    answers: {
      [DETAIL_PATH]: () => server.saved,
      [UPDATE_PATH]: ({ body }) => {
        if (server.refused) return server.refused;
        const { estado, resolucion, commercial } = body as Record<string, number>;
        const executive = [JAVIERA, TOMAS].find(({ id }) => id === commercial)?.full_name ?? null;
        server.saved = {
          ...server.saved,
          version: server.saved.version + 1,
          ...{ estado: estado ?? 0, resolucion: resolucion ?? 0, commercial: commercial ?? null, executive },
        };
        return { simulation: server.saved, message: UPDATED };
      },
    },
  };
  return server;
}

describe('state and resolution', () => {
  it('are saved once they differ, with what was read, and lists and history are read again', async () => {
    const bff = openDetail('executiverole', keeping().answers);
    expect(await button()).toBeDisabled();
    await choose('Estado', 'Rechazada');
    expect(await field('Resolución')).toHaveDisplayValue('Cliente no califica');
    await choose('Resolución', 'Rechaza Propuesta');
    await userEvent.click(await button());
    expect(await said(UPDATED)).toBeVisible();
    const [call, ...others] = bff.callsTo(UPDATE_PATH);
    expect([call?.method, call?.headers.get('If-Match'), call?.body]).toEqual([
      'PATCH',
      '"3"',
      { estado: 4, resolucion: 8, commercial: JAVIERA.id },
    ]);
    expect(others).toEqual([]);
    await waitFor(async () => expect(await button()).toBeDisabled());
    expect(await field('Estado')).toHaveDisplayValue('Rechazada');
    await waitFor(() => expect(bff.callsTo(GROUPS_PATH)).toHaveLength(2));
    expect(bff.callsTo(HISTORY_PATH)).toHaveLength(2);
  });

  it('chosen back to what is saved are no change', async () => {
    openDetail();
    await choose('Estado', 'Aprobada');
    expect(await button()).toBeEnabled();
    await choose('Estado', 'En evaluación');
    expect(await field('Resolución')).toHaveDisplayValue('Ingresa a Evaluación');
    await choose('Resolución', 'Mejores condiciones');
    expect(await button()).toBeDisabled();
  });

  it('of a state without a resolution are no valid values', async () => {
    const bff = openDetail('executiverole', {
      [RESOLUTIONS_PATH]: () => [{ id: 3, description: 'Mejores condiciones', simulation_state: 2 }],
    });
    await choose('Estado', 'Aprobada');
    expect(await field('Resolución')).toHaveValue('-1');
    await userEvent.click(await button());
    expect(await said('Valores no válidos.')).toBeVisible();
    expect(bff.callsTo(UPDATE_PATH)).toEqual([]);
  });

  it.each([
    [400, { detail: 'La resolución no corresponde al estado.' }, 'La resolución no corresponde al estado.'],
    [503, { detail: 'Vuelva más tarde.' }, 'Ha ocurrido un error al actualizar información.'],
  ])('that are refused with a %d stay chosen', async (status, body, text) => {
    const server = keeping();
    server.refused = refusal(status, body);
    openDetail('executiverole', server.answers);
    await choose('Estado', 'Aprobada');
    await userEvent.click(await button());
    expect(await said(text)).toBeVisible();
    expect(await field('Estado')).toHaveDisplayValue('Aprobada');
    expect(await button()).toBeEnabled();
  });
});

describe('what is chosen and not saved', () => {
  const press = async (name: string) =>
    userEvent.click(within(await findDetail()).getByRole('button', { name }));

  it.each(['Escape', 'Cerrar'])('is not lost by %s before somebody says so', async (way) => {
    openDetail();
    await choose('Estado', 'Aprobada');
    const leave = () => (way === 'Escape' ? userEvent.keyboard('{Escape}') : press(way));
    await leave();
    expect(await said('Cerrar sin guardar')).toBeVisible();
    await press('Seguir aquí');
    expect(await field('Estado')).toHaveDisplayValue('Aprobada');
    expect(within(await findDetail()).getByRole('button', { name: 'Descargar Simulación' })).toBeVisible();
    await leave();
    await press('Cerrar sin guardar');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is nothing any more once it is saved', async () => {
    openDetail('executiverole', keeping().answers);
    await choose('Estado', 'Aprobada');
    await press('Cerrar');
    await userEvent.click(await button());
    await said(UPDATED);
    expect(within(await findDetail()).queryByText('Cerrar sin guardar')).toBeNull();
    await press('Cerrar');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the executive', () => {
  it('is given another simulation by the administrator', async () => {
    const bff = openDetail('adminrole', keeping().answers);
    await choose('Ejecutivo', 'Tomás Escobar');
    await userEvent.click(await button());
    await said(UPDATED);
    expect(bff.callsTo(UPDATE_PATH)[0]?.body).toEqual({ estado: 2, resolucion: 3, commercial: TOMAS.id });
    expect(await field('Ejecutivo')).toHaveDisplayValue('Tomás Escobar');
  });

  it('can be left at nobody, where nobody has it', async () => {
    const nobody = { ...DETAIL, commercial: null, executive: null };
    const bff = openDetail('adminrole', keeping(nobody).answers);
    await choose('Ejecutivo', 'Tomás Escobar');
    await choose('Ejecutivo', 'Sin asignar');
    expect(await button()).toBeDisabled();
    await choose('Estado', 'Aprobada');
    await userEvent.click(await button());
    await said(UPDATED);
    expect(bff.callsTo(UPDATE_PATH)[0]?.body).toEqual({ estado: 3, resolucion: 6, commercial: null });
  });

  it.each(['executiverole', 'commercialrole'] as const)('is not an %s’s to choose', async (role) => {
    openDetail(role);
    await field('Estado');
    expect((await find()).queryByLabelText('Ejecutivo')).toBeNull();
  });
});

describe('a simulation that somebody else changed meanwhile', () => {
  it('says who and when and what is saved now, and loses nothing of what was chosen', async () => {
    const server = keeping();
    const bff = openDetail('adminrole', server.answers);
    await choose('Ejecutivo', 'Tomás Escobar');
    server.saved = {
      ...{ ...DETAIL, version: 4, estado: 3, estado_description: 'Aprobada' },
      ...{ resolucion: 6, resolucion_description: 'Aprobada sin condiciones' },
    };
    server.refused = refusal(409, { detail: FASTER });
    await userEvent.click(await button());
    const note = await (await find()).findByRole('alert');
    expect(note).toHaveTextContent(FASTER);
    await waitFor(() =>
      expect(note).toHaveTextContent(
        'Ahora está guardado: Aprobada, Aprobada sin condiciones, ejecutivo Javiera Molina. Lo que usted eligió sigue abajo, sin guardar.',
      ),
    );
    expect(await field('Ejecutivo')).toHaveDisplayValue('Tomás Escobar');
    expect(await field('Estado')).toHaveDisplayValue('Aprobada');
    server.refused = null;
    await userEvent.click(await button());
    await said(UPDATED);
    const last = bff.callsTo(UPDATE_PATH).at(-1);
    expect([last?.headers.get('If-Match'), last?.body]).toEqual([
      '"4"',
      { estado: 3, resolucion: 6, commercial: TOMAS.id },
    ]);
    expect((await find()).queryByRole('alert')).toBeNull();
  });

  it('into just what was chosen has nothing left to save', async () => {
    const server = keeping();
    openDetail('executiverole', server.answers);
    await choose('Estado', 'Aprobada');
    server.saved = { ...DETAIL, version: 4, estado: 3, resolucion: 6 };
    server.refused = refusal(409, { detail: FASTER });
    await userEvent.click(await button());
    await (await find()).findByRole('alert');
    await waitFor(async () => expect(await button()).toBeDisabled());
    expect(await (await find()).findByRole('alert')).not.toHaveTextContent('sin guardar');
  });

  it('and sent to the workflow is locked as it is', async () => {
    const server = keeping();
    openDetail('adminrole', server.answers);
    await choose('Estado', 'Aprobada');
    server.saved = { ...DETAIL, version: 4, enviado_a_finnflow: true };
    server.refused = refusal(409, {
      detail: 'La simulación ya fue enviada a Workflow y no se puede modificar.',
    });
    await userEvent.click(await button());
    await waitFor(async () => expect(await field('Estado')).toHaveDisplayValue('En evaluación'));
    for (const label of ['Estado', 'Resolución', 'Ejecutivo']) expect(await field(label)).toBeDisabled();
    expect((await find()).queryByRole('button')).toBeNull();
    expect(screen.getByText('Fue enviada a Workflow: ya no se puede modificar.')).toBeVisible();
  });
});

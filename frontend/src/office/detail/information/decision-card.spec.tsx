import { describe, expect, it } from '@jest/globals';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DETAIL,
  DETAIL_PATH,
  HISTORY_PATH,
  openDetail,
  openDetailOverList,
  UPDATE_PATH,
  findDetail,
} from '../../../testing/detail.tsx';
import {
  GROUPS_PATH,
  JAVIERA,
  listed,
  ofClientPath,
  page,
  RESOLUTIONS_PATH,
  TOMAS,
} from '../../../testing/office.ts';
import { currentLocation } from '../../../testing/location.tsx';
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

const undo = async () =>
  userEvent.click(await within(await findDetail()).findByRole('button', { name: 'Deshacer' }));

describe('state and resolution', () => {
  it('are saved once they differ, with what was read, lists and history are read again, and it can be undone', async () => {
    const bff = openDetailOverList('executiverole', savingServer().answers);
    expect(await updateButton()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await updateButton());
    expect(bff.callsTo(UPDATE_PATH)).toEqual([]);
    await choose('Estado', 'Rechazada');
    expect(await decisionField('Resolución')).toHaveDisplayValue('Cliente no califica');
    await choose('Resolución', 'Rechaza Propuesta');
    await userEvent.click(await updateButton());
    expect(await saidInDetail(UPDATED)).toBeVisible();
    const [call, ...others] = bff.callsTo(UPDATE_PATH);
    expect([call?.method, call?.headers.get('If-Match'), call?.body]).toEqual([
      'PATCH',
      '"3"',
      { estado: 4, resolucion: 8, commercial: JAVIERA.id },
    ]);
    expect(others).toEqual([]);
    await waitFor(async () => expect(await updateButton()).toHaveAttribute('aria-disabled', 'true'));
    expect(await updateButton()).toHaveFocus();
    expect(await decisionField('Estado')).toHaveDisplayValue('Rechazada');
    await waitFor(() => expect(bff.callsTo(GROUPS_PATH)).toHaveLength(2));
    expect(bff.callsTo(HISTORY_PATH)).toHaveLength(2);
    await undo();
    expect(await saidInDetail('Cambio deshecho.')).toBeVisible();
    expect(await decisionField('Estado')).toHaveDisplayValue('En evaluación');
    const [, undone] = bff.callsTo(UPDATE_PATH);
    expect([undone?.headers.get('If-Match'), undone?.body]).toEqual([
      '"4"',
      { estado: 2, resolucion: 3, commercial: JAVIERA.id },
    ]);
  });

  it('chosen back to what is saved are no change, without the executive, whom the administrator chooses', async () => {
    openDetail('executiverole');
    await choose('Estado', 'Aprobada');
    expect(await updateButton()).not.toHaveAttribute('aria-disabled', 'true');
    await choose('Estado', 'En evaluación');
    expect(await decisionField('Resolución')).toHaveDisplayValue('Ingresa a Evaluación');
    await choose('Resolución', 'Mejores condiciones');
    expect(await updateButton()).toHaveAttribute('aria-disabled', 'true');
    expect((await findDecision()).queryByLabelText('Ejecutivo')).toBeNull();
  });

  it('that were saved are not undone by an earlier request', async () => {
    const server = savingServer();
    let answerLate: (value: unknown) => void = () => undefined;
    const late = new Promise((resolve) => (answerLate = resolve));
    let isLate = false;
    const bff = openDetail('executiverole', {
      ...server.answers,
      [DETAIL_PATH]: () => (isLate ? late : server.saved),
    });
    await choose('Estado', 'Aprobada');
    isLate = true;
    act(() => {
      onlineManager.setOnline(false);
      onlineManager.setOnline(true);
    });
    await waitFor(() => expect(bff.callsTo(DETAIL_PATH)).toHaveLength(2));
    await userEvent.click(await updateButton());
    await saidInDetail(UPDATED);
    await act(async () => answerLate(DETAIL));
    expect(bff.callsTo(DETAIL_PATH).at(-1)?.signal.aborted).toBe(true);
    expect(await decisionField('Estado')).toHaveDisplayValue('Aprobada');
  });

  it('are not left while they are saved', async () => {
    const server = savingServer();
    let save: () => void = () => undefined;
    const saving = new Promise<void>((resolve) => (save = resolve));
    const bff = openDetail('executiverole', {
      ...server.answers,
      [UPDATE_PATH]: async (call) => {
        await saving;
        return server.answers[UPDATE_PATH]?.(call);
      },
    });
    await choose('Estado', 'Aprobada');
    await userEvent.click(await updateButton());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Simular de nuevo' }));
    expect(currentLocation().pathname).toBe('/listado');
    expect(screen.queryByRole('button', { name: /sin guardar/ })).toBeNull();
    save();
    expect(await saidInDetail(UPDATED)).toBeVisible();
    expect(bff.callsTo(UPDATE_PATH)).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('of a state without a resolution can’t be saved, and say why', async () => {
    const bff = openDetail('executiverole', {
      [RESOLUTIONS_PATH]: () => [{ id: 3, description: 'Mejores condiciones', simulation_state: 2 }],
    });
    await choose('Estado', 'Aprobada');
    expect(await decisionField('Resolución')).toHaveValue('-1');
    expect(await updateButton()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Este estado no tiene resoluciones: elija otro para guardar.')).toBeVisible();
    await userEvent.click(await updateButton());
    expect(bff.callsTo(UPDATE_PATH)).toEqual([]);
  });

  it.each([
    [400, { detail: 'La resolución no corresponde al estado.' }, 'La resolución no corresponde al estado.'],
    [503, { detail: 'Vuelva más tarde.' }, 'Ha ocurrido un error al actualizar información.'],
  ])('that are refused with a %d stay chosen', async (status, body, text) => {
    const server = savingServer();
    server.refused = refusal(status, body);
    openDetail('executiverole', server.answers);
    await choose('Estado', 'Aprobada');
    await userEvent.click(await updateButton());
    expect(await saidInDetail(text)).toBeVisible();
    expect(await decisionField('Estado')).toHaveDisplayValue('Aprobada');
    expect(await updateButton()).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('that are refused because they were retired are offered no more', async () => {
    const server = savingServer();
    server.refused = refusal(400, { detail: 'Valores no válidos.' });
    let isRetired = false;
    const approved = { id: 6, description: 'Aprobada sin condiciones', simulation_state: 3 };
    openDetail('executiverole', {
      ...server.answers,
      [RESOLUTIONS_PATH]: () => [
        { id: 3, description: 'Mejores condiciones', simulation_state: 2 },
        ...(isRetired ? [] : [approved]),
      ],
    });
    await choose('Estado', 'Aprobada');
    isRetired = true;
    await userEvent.click(await updateButton());
    expect(await saidInDetail('Valores no válidos.')).toBeVisible();
    const offered = within(await decisionField('Resolución'));
    await waitFor(() => expect(offered.queryByRole('option', { name: approved.description })).toBeNull());
  });

  it('of a simulation that is not there any more are refused with its sentence', async () => {
    const server = savingServer();
    const gone = () => refusal(404, { detail: 'No encontramos esta simulación.' });
    let isGone = false;
    openDetail('executiverole', {
      ...server.answers,
      [DETAIL_PATH]: () => (isGone ? gone() : server.saved),
    });
    await choose('Estado', 'Aprobada');
    [isGone, server.refused] = [true, gone()];
    await userEvent.click(await updateButton());
    const detail = within(await findDetail());
    // The toast says it, and a note above the facts that were read before.
    await waitFor(() => expect(detail.getAllByText('No encontramos esta simulación.')).toHaveLength(2));
    expect(detail.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });
});

describe('the executive', () => {
  it.each([
    ['Tomás Escobar', TOMAS.id],
    ['Sin asignar', null],
  ])('becomes %s by the administrator’s choice', async (name, commercial) => {
    const bff = openDetail('adminrole', savingServer().answers);
    await choose('Ejecutivo', name);
    await userEvent.click(await updateButton());
    await saidInDetail(UPDATED);
    expect(bff.callsTo(UPDATE_PATH)[0]?.body).toEqual({ estado: 2, resolucion: 3, commercial });
    expect(await decisionField('Ejecutivo')).toHaveDisplayValue(name);
  });

  it('is said to change for the client’s other open simulations too, by number and name', async () => {
    const others = [
      listed(9, { commercial: TOMAS.id, executive: TOMAS.full_name }),
      listed(8, { executive: null }),
      listed(7, { estado_description: 'Rechazada' }),
    ];
    openDetail('adminrole', {
      [ofClientPath(DETAIL.client)]: () => ({ ...page([]), count: 3, results: others }),
    });
    await choose('Ejecutivo', 'Sin asignar');
    expect(await saidInDetail('También cambian de ejecutivo: N.º 9 (de Tomás Escobar).')).toBeVisible();
    await choose('Ejecutivo', 'Tomás Escobar');
    expect(await saidInDetail('También cambian de ejecutivo: N.º 8 (sin asignar).')).toBeVisible();
  });

  it('stays with whom they have for the others, if they are left', async () => {
    const others = [listed(9, { commercial: TOMAS.id, executive: TOMAS.full_name })];
    const bff = openDetail('adminrole', {
      ...savingServer(DETAIL).answers,
      [ofClientPath(DETAIL.client)]: () => ({ ...page([]), count: 1, results: others }),
    });
    await choose('Ejecutivo', 'Sin asignar');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Dejarlas con quien las tiene' }));
    expect(await saidInDetail('Siguen como están: N.º 9 (de Tomás Escobar).')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Actualizar Información' }));
    await waitFor(() => expect(bff.callsTo(UPDATE_PATH)).toHaveLength(1));
    expect(bff.callsTo(UPDATE_PATH)[0]?.body).toMatchObject({ commercial: null, leave_others: true });
  });

  it('can be left at nobody, where nobody has it, and who attends the client is named', async () => {
    const nobody = { ...DETAIL, commercial: null, executive: null };
    const others = [listed(9, { commercial: TOMAS.id, executive: TOMAS.full_name })];
    const bff = openDetail('adminrole', {
      ...savingServer(nobody).answers,
      [ofClientPath(DETAIL.client)]: () => ({ ...page([]), count: 1, results: others }),
    });
    expect(await saidInDetail('Con Tomás Escobar, que ya atiende a esta persona')).toBeVisible();
    await choose('Ejecutivo', 'Tomás Escobar');
    await choose('Ejecutivo', 'Sin asignar');
    expect(await updateButton()).toHaveAttribute('aria-disabled', 'true');
    await choose('Estado', 'Aprobada');
    await userEvent.click(await updateButton());
    await saidInDetail(UPDATED);
    expect(bff.callsTo(UPDATE_PATH)[0]?.body).toEqual({ estado: 3, resolucion: 6, commercial: null });
  });
});

it('a saved change is not undone over a colleague’s, which is said', async () => {
  const server = savingServer();
  openDetail('executiverole', server.answers);
  await choose('Estado', 'Rechazada');
  await userEvent.click(await updateButton());
  await saidInDetail(UPDATED);
  server.refused = refusal(409, { detail: 'Paula Soto cambió esta simulación.' });
  await undo();
  expect(await saidInDetail('Paula Soto cambió esta simulación.')).toBeVisible();
  expect(await decisionField('Estado')).toHaveDisplayValue('Rechazada');
});

/** Recording a contact in the detail. See docs/rules.md R870. */
import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { addDays, santiagoDate } from '@simulador/contracts/platform/dates';
import { formatDate } from '@simulador/contracts/platform/format';
import { refusal } from '../../../testing/simulator/fake-bff.ts';
import { DETAIL, DETAIL_PATH, openDetail } from '../../../testing/detail.tsx';
import { findSendButton, openSendable } from '../../../testing/workflow.ts';
import { CONTACT_PATH as PATH, findForm, saved } from '../../../testing/contact.ts';
import { fill } from '../../../testing/fill.ts';
import { asksToSignOut, isClosePrevented } from '../../../testing/leaving.ts';

describe('the form for a contact', () => {
  it('saves outcome, note, state and next contact by keys, once', async () => {
    const bff = openDetail('executiverole', { [PATH]: saved });
    const form = await findForm();
    await userEvent.click(form.getByRole('radio', { name: 'Habló' }));
    await userEvent.keyboard('5');
    expect(form.getByRole('radio', { name: 'Pide volver' })).toBeChecked();
    expect(form.getByLabelText(/^Hora/)).toHaveValue('10:00');
    fill(form.getByLabelText(/^Nota/), 'Después del 5');
    expect(form.getByRole('radio', { name: 'Pide volver' })).toBeChecked();
    await userEvent.selectOptions(form.getByLabelText('Estado'), 'Aprobada');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Contacto registrado.')).toBeVisible();
    const [call, ...others] = bff.callsTo(PATH);
    expect([call?.method, call?.headers.get('If-Match'), others]).toEqual(['POST', '"3"', []]);
    expect(call?.headers.get('Idempotency-Key')).toMatch(/^[\da-f]{32}$/);
    expect(call?.body).toMatchObject({
      outcome: 'call_back',
      note: 'Después del 5',
      estado: 3,
      next_contact: { time: '10:00', channel: 'phone', note: '' },
    });
    expect(form.getByLabelText(/^Nota/)).toHaveValue('');
  });

  it('asks before it saves for the client of another executive, and then saves anyway', async () => {
    let isAsked = false;
    const bff = openDetail('executiverole', {
      [PATH]: () => {
        if (isAsked) return saved();
        isAsked = true;
        return refusal(409, { detail: 'Paula Soto atiende a esta persona.', executive: 'Paula Soto' });
      },
    });
    const form = await findForm();
    await userEvent.click(form.getByRole('radio', { name: 'Habló' }));
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    expect(await form.findByRole('alert')).toHaveTextContent(
      'Paula Soto atiende a esta persona. ¿Guardar igual? Verá quién lo hizo.',
    );
    expect(form.getByRole('button', { name: 'Guardar igual' })).toHaveFocus();
    await userEvent.click(form.getByRole('button', { name: 'No' }));
    expect(form.queryByRole('alert')).toBeNull();
    isAsked = false;
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    await userEvent.click(await form.findByRole('button', { name: 'Guardar igual' }));
    expect(await screen.findByText('Contacto registrado.')).toBeVisible();
    expect(bff.callsTo(PATH).map(({ body }) => body['anyway'])).toEqual([undefined, undefined, true]);
  });

  it('asks for a note on a client who may not be contacted, who has no outcome', async () => {
    const bff = openDetail('executiverole', { [DETAIL_PATH]: () => ({ ...DETAIL, wants_contact: false }) });
    const form = await findForm();
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    const note = form.getByLabelText(/^Nota/);
    expect(note).toHaveAccessibleDescription(/^Escriba una nota\./);
    expect(note).toHaveFocus();
    fill(note, 'Vino a la sucursal');
    expect(note).toBeValid();
    expect(bff.callsTo(PATH)).toEqual([]);
  });

  it('asks for an outcome, and plans nothing after one that needs none', async () => {
    const bff = openDetail('executiverole', { [PATH]: saved });
    const form = await findForm();
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    expect(form.getByRole('alert')).toHaveTextContent('Elija el resultado del contacto.');
    await userEvent.keyboard('3');
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Contacto registrado.')).toBeVisible();
    expect(bff.callsTo(PATH)[0]?.body).toEqual({ outcome: 'wrong_number', note: '' });
  });

  it('keeps what was typed when it is refused, and repeats with the same key', async () => {
    const detail = 'Paula Soto cambió esta simulación. Revise los datos y vuelva a intentarlo.';
    const bff = openDetail('executiverole', { [PATH]: () => refusal(409, { detail }) });
    const form = await findForm();
    await userEvent.click(form.getByRole('radio', { name: 'No interesado' }));
    fill(form.getByLabelText(/^Nota/), 'Ya compró');
    for (let at = 0; at < 2; at += 1) await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    expect(await form.findByRole('alert')).toHaveTextContent(detail);
    const keys = bff.callsTo(PATH).map(({ headers }) => headers.get('Idempotency-Key'));
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect(form.getByLabelText(/^Nota/)).toHaveValue('Ya compró');
  });

  it('shows the planned contact, says what takes its place, and keeps what was typed', async () => {
    const date = addDays(santiagoDate(new Date()), 30);
    const planned = { date, time: '16:30', channel: 'visit', note: 'Con su pareja' };
    const bff = openDetail('executiverole', {
      [DETAIL_PATH]: () => ({ ...DETAIL, next_contact: planned }),
      [PATH]: saved,
    });
    const form = await findForm();
    const time = () => form.getByLabelText(/^Hora/);
    expect(time()).toHaveValue('16:30');
    expect(form.queryByText(/planificado/)).toBeNull();
    await userEvent.click(form.getByRole('radio', { name: 'Habló' }));
    expect(time()).toHaveValue('10:00');
    expect(form.getByText(`Reemplaza el planificado: ${formatDate(date)} 16:30, Visita.`)).toBeVisible();
    await userEvent.click(form.getByRole('radio', { name: 'Número malo' }));
    expect(form.getByText(`Quita el planificado: ${formatDate(date)} 16:30, Visita.`)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Mantenerlo' }));
    expect(time()).toHaveValue('16:30');
    fireEvent.change(time(), { target: { value: '17:15' } });
    await userEvent.click(form.getByRole('radio', { name: 'Pide volver' }));
    expect(time()).toHaveValue('17:15');
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Contacto registrado.')).toBeVisible();
    expect(bff.callsTo(PATH)[0]?.body).toMatchObject({
      outcome: 'call_back',
      next_contact: { time: '17:15', channel: 'visit', note: 'Con su pareja' },
    });
  });

  it('offers to keep no planned contact whose day has passed, which would be refused', async () => {
    const passed = { date: '2020-11-30', time: null, channel: 'phone', note: '' };
    openDetail('executiverole', { [DETAIL_PATH]: () => ({ ...DETAIL, next_contact: passed }) });
    const form = await findForm();
    await userEvent.click(form.getByRole('radio', { name: 'Número malo' }));
    expect(form.getByText(/Quita el planificado: 30-11-2020/)).toBeVisible();
    expect(form.queryByRole('button', { name: 'Mantenerlo' })).toBeNull();
  });

  it('takes nothing that is typed while it is saved, is not saved twice, and is empty then', async () => {
    let answer: () => void = () => undefined;
    const bff = openDetail('executiverole', {
      [PATH]: () => new Promise((resolve) => (answer = () => resolve(saved()))),
    });
    const form = await findForm();
    await userEvent.click(form.getByRole('radio', { name: 'Número malo' }));
    await userEvent.type(form.getByLabelText(/^Nota/), 'De un vecino{Control>}{Enter}{/Control}, dice');
    expect(form.getByLabelText(/^Nota/)).toHaveValue('De un vecino');
    await userEvent.click(form.getByRole('button', { name: 'Guardando…' }));
    act(answer);
    await waitFor(() => expect(form.getByLabelText(/^Nota/)).toHaveValue(''));
    expect(bff.callsTo(PATH)).toHaveLength(1);
  });

  it('repeats a request whose answer was lost as it was', async () => {
    let read: object = DETAIL;
    const bff = openDetail('executiverole', {
      [DETAIL_PATH]: () => read,
      [PATH]: () => Response.error(),
    });
    const form = await findForm();
    await userEvent.click(form.getByRole('radio', { name: 'No interesado' }));
    await userEvent.selectOptions(form.getByLabelText('Estado'), 'Aprobada');
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    expect(await form.findByRole('alert')).toBeVisible();
    // The server has recorded the contact whose answer was lost.
    read = { ...DETAIL, version: 4, estado: 3, estado_description: 'Aprobada', resolucion: 5 };
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(bff.callsTo(PATH)).toHaveLength(2));
    const [first, second] = bff.callsTo(PATH);
    expect(second?.body).toEqual(first?.body);
    expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'));
  });

  it('sends what was chosen after a request whose answer was lost', async () => {
    const bff = openDetail('executiverole', { [PATH]: () => Response.error() });
    const form = await findForm();
    for (const [at, name] of ['No interesado', 'Número malo'].entries()) {
      await userEvent.click(form.getByRole('radio', { name }));
      await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
      await waitFor(() => expect(bff.callsTo(PATH)).toHaveLength(at + 1));
      await waitFor(() => expect(form.getByRole('button', { name: 'Guardar' })).toBeVisible());
    }
    expect(bff.callsTo(PATH).map(({ body }) => body['outcome'])).toEqual(['not_interested', 'wrong_number']);
  });

  it('saves a note alone with a planned contact whose day has passed', async () => {
    const passed = { date: '2020-11-30', time: null, channel: 'phone', note: '' };
    const bff = openDetail('executiverole', {
      [DETAIL_PATH]: () => ({ ...DETAIL, next_contact: passed }),
      [PATH]: saved,
    });
    const form = await findForm();
    fill(form.getByLabelText(/^Nota/), 'Trae las liquidaciones');
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Contacto registrado.')).toBeVisible();
    expect(bff.callsTo(PATH)[0]?.body).toMatchObject({ next_contact: passed });
  });

  it('is nothing typed once the planned contact is kept, and asks during a save too', async () => {
    const date = addDays(santiagoDate(new Date()), 30);
    openDetail('executiverole', {
      [DETAIL_PATH]: () => ({ ...DETAIL, next_contact: { date, time: '16:30', channel: 'visit', note: '' } }),
      [PATH]: () => new Promise(() => undefined),
    });
    const form = await findForm();
    fireEvent.change(form.getByLabelText(/^Hora/), { target: { value: '17:15' } });
    await userEvent.click(form.getByRole('button', { name: 'Mantenerlo' }));
    expect(isClosePrevented()).toBe(false);
    fill(form.getByLabelText(/^Nota/), 'De un vecino');
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    expect(await form.findByRole('button', { name: 'Guardando…' })).toBeVisible();
    expect(isClosePrevented()).toBe(true);
  });

  it('records the same contact again as another one', async () => {
    const bff = openDetail('executiverole', { [PATH]: saved });
    const form = await findForm();
    for (const times of [1, 2]) {
      await userEvent.click(form.getByRole('radio', { name: 'No contesta' }));
      await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
      await waitFor(() => expect(bff.callsTo(PATH)).toHaveLength(times));
      await waitFor(() => expect(form.getByRole('radio', { name: 'No contesta' })).not.toBeChecked());
      expect(form.queryByText('Elija el resultado del contacto.')).toBeNull();
    }
    const keys = bff.callsTo(PATH).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(2);
  });

  it('has to be saved or discarded before the simulation is sent', async () => {
    openSendable();
    const form = await findForm();
    expect(await findSendButton()).toBeEnabled();
    await userEvent.selectOptions(form.getByLabelText('Estado'), 'Aprobada');
    expect(await findSendButton()).toBeDisabled();
    expect(screen.getByText(/^Hay cambios por guardar: guárdelos antes de enviar/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(form.getByLabelText('Estado')).toHaveDisplayValue('En evaluación');
    expect(await findSendButton()).toBeEnabled();
  });

  it('asks before what was typed is lost, and is nothing once it is saved or discarded', async () => {
    openDetail('executiverole', { [PATH]: saved });
    const form = await findForm();
    fill(form.getByLabelText(/^Nota/), 'Después del 5');
    expect([asksToSignOut(), isClosePrevented()]).toEqual([true, true]);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Seguir aquí' }));
    expect(form.getByLabelText(/^Nota/)).toHaveValue('Después del 5');
    await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
    expect([asksToSignOut(), isClosePrevented()]).toEqual([false, false]);
    fill(form.getByLabelText(/^Nota/), 'Después del 5');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

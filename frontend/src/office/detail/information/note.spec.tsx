/** The note of the sheet's form, keys pressed before it is there, and a colleague's save. See docs/rules.md R870. */
import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { refusal } from '../../../testing/simulator/fake-bff.ts';
import { onlineManager } from '@tanstack/react-query';
import { startingAt } from '../../lists/list-address.ts';
import { CONTACT_FIELD, holdKeys } from '../../lists/list-keys.ts';
import { DETAIL, DETAIL_PATH, HISTORY_PATH, openDetail } from '../../../testing/detail.tsx';
import { HISTORY_ENTRY } from '../../../testing/comments.ts';
import { MAILED } from '../../../testing/workflow.ts';
import { CONTACT_PATH as PATH, findForm, saved } from '../../../testing/contact.ts';
import { fill } from '../../../testing/fill.ts';
import { isClosePrevented } from '../../../testing/leaving.ts';

describe('the form of the sheet', () => {
  it('leaves the note to be copied after somebody else sent the simulation', async () => {
    let read: object = MAILED;
    openDetail('executiverole', {
      [DETAIL_PATH]: () => read,
      [PATH]: () => refusal(409, { detail: 'Ya no se puede.' }),
    });
    const form = await findForm();
    await userEvent.click(form.getByRole('radio', { name: 'Habló' }));
    fill(form.getByLabelText(/^Nota/), 'Después del 5');
    read = { ...MAILED, enviado_a_finnflow: true };
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    const unsaved = await screen.findByLabelText('Su nota, que no se guardó');
    expect(unsaved).toHaveValue('Después del 5');
    expect(unsaved).toHaveAttribute('readonly');
    expect(isClosePrevented()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(screen.queryByLabelText('Su nota, que no se guardó')).toBeNull();
    expect(isClosePrevented()).toBe(false);
  });

  it('asks nothing for an outcome that was chosen before somebody else sent the simulation', async () => {
    let read: object = MAILED;
    openDetail('executiverole', {
      [DETAIL_PATH]: () => read,
      [PATH]: () => refusal(409, { detail: 'Enviada.' }),
    });
    const form = await findForm();
    await userEvent.click(form.getByRole('radio', { name: 'Habló' }));
    expect(isClosePrevented()).toBe(true);
    read = { ...MAILED, enviado_a_finnflow: true };
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Fue enviada a Workflow: ya no se puede modificar.')).toBeVisible();
    await waitFor(() => expect(isClosePrevented()).toBe(false));
  });

  it('saves a note alone as a comment, also on a client who opposed being contacted meanwhile', async () => {
    let read: object = DETAIL;
    let refused = true;
    const bff = openDetail('executiverole', {
      [DETAIL_PATH]: () => read,
      [PATH]: () => {
        if (!refused) return saved();
        refused = false;
        read = { ...DETAIL, opposed_at: '2026-11-23T12:00:00Z' };
        return refusal(409, { detail: 'No se puede contactar.' });
      },
    });
    const form = await findForm();
    await userEvent.click(form.getByRole('radio', { name: 'Habló' }));
    fill(form.getByLabelText(/^Nota/), 'Después del 5');
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(form.queryByRole('radio')).toBeNull());
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Contacto registrado.')).toBeVisible();
    expect(bff.callsTo(PATH).at(-1)?.body).toEqual({ note: 'Después del 5' });
  });

  it('says that a comment was not published, which stays written', async () => {
    openDetail('executiverole', { [PATH]: () => refusal(503, { detail: 'Vuelva más tarde.' }) });
    const form = await findForm();
    fill(form.getByLabelText(/^Nota/), 'Llamar');
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    expect(await form.findByText('Error al publicar comentario.')).toBeVisible();
    expect(form.getByLabelText(/^Nota/)).toHaveValue('Llamar');
  });

  it('has notes of at most 2500 characters, of which an emoji is one and never cut in half, and none of blanks', async () => {
    openDetail();
    const form = await findForm();
    const note = form.getByLabelText(/^Nota/);
    expect(form.getByText('0 / 2500 caracteres')).toBeVisible();
    fill(note, '   ');
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    expect(form.getByRole('alert')).toHaveTextContent('Elija el resultado del contacto.');
    fireEvent.change(note, { target: { value: `${'a'.repeat(2498)}😀😀😀` } });
    expect(note).toHaveValue(`${'a'.repeat(2498)}😀😀`);
    expect(form.getByText('2500 / 2500 caracteres')).toBeVisible();
  });

  it('takes the keys that were pressed before it was there', async () => {
    const bff = openDetail('executiverole', { [PATH]: saved }, startingAt(CONTACT_FIELD, {}));
    holdKeys();
    for (const init of [
      { key: '1' },
      { key: 'Tab' },
      { key: 'S' },
      { key: 'í' },
      { key: 'Enter', ctrlKey: true },
    ])
      fireEvent.keyDown(document.body, init);
    await waitFor(() => expect(bff.callsTo(PATH)).toHaveLength(1));
    expect(bff.callsTo(PATH)[0]?.body).toMatchObject({ outcome: 'talked', note: 'Sí' });
  });

  it('goes on with the note that was begun before it was there', async () => {
    openDetail('executiverole', {}, startingAt(CONTACT_FIELD, {}));
    holdKeys();
    for (const key of ['3', 'Tab', 'X', 'Backspace', 'M']) fireEvent.keyDown(document.body, { key });
    const note = await screen.findByLabelText(/^Nota/);
    await waitFor(() => expect(note).toHaveFocus());
    await userEvent.keyboard('arca 5');
    expect(note).toHaveValue('Marca 5');
    expect(screen.getByRole('radio', { name: /Número malo/ })).toBeChecked();
  });

  it('shows what a colleague saved since it was opened, and keeps what was typed', async () => {
    let read: object = DETAIL;
    const at = () => new Date(Date.now() + 60_000).toISOString();
    const change = { id: 'audit 1', kind: 'change', estado: { from: 'Ingresada', to: 'En evaluación' } };
    const saves = { ...HISTORY_ENTRY, ...change, by: 'Carolina Vidal' };
    openDetail('executiverole', {
      [DETAIL_PATH]: () => read,
      [HISTORY_PATH]: () => ({ results: read === DETAIL ? [] : [{ ...saves, at: at() }], has_more: false }),
    });
    const form = await findForm();
    fill(form.getByLabelText(/^Nota/), 'Después del 5');
    expect(form.queryByRole('status')).toBeNull();
    read = { ...DETAIL, version: 4 };
    act(() => {
      onlineManager.setOnline(false);
      onlineManager.setOnline(true);
    });
    const note = await form.findByRole('status');
    expect(note).toHaveTextContent(
      /^Carolina Vidal guardó a las \d\d:\d\d\.Estado: de Ingresada a En evaluaciónLo suyo sigue aquí sin guardar\.$/,
    );
    expect(form.getByLabelText(/^Nota/)).toHaveValue('Después del 5');
  });
});

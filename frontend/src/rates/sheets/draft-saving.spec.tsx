/** Unsaved values of a draft next to its saving. */
import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CELLS, CHANGE, openSheet, SHEET, SHEET_PATH } from '../../testing/rate-sheet.ts';
import { type Answers } from '../../testing/simulator/fake-bff.ts';
import { fill } from '../../testing/fill.ts';

const CORRECTED = { event: 'corrected', by: 'Elena Rivas', at: '2026-11-20T16:00:00Z', moved_from: null };
const { first: FIRST, beside: BESIDE } = CELLS;

const cell = (name: string): Promise<HTMLElement> => screen.findByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function openDraft(answers: Answers = {}) {
  const bff = openSheet(SHEET, answers);
  await userEvent.click(await cell(FIRST));
  return bff;
}

/** Saves a rate. Returns the function that lets the BFF answer. */
async function saveSlowly() {
  let sheet: object = SHEET;
  let answer = (): void => undefined;
  const bff = await openDraft({
    [SHEET_PATH]: ({ method }) =>
      method === 'GET'
        ? sheet
        : new Promise((resolve) => {
            answer = () =>
              resolve((sheet = { ...SHEET, version: 4, changes: [CHANGE], history: [CORRECTED] }));
          }),
  });
  await userEvent.keyboard('4,5{Tab}');
  await press('Guardar borrador');
  return { bff, answer: () => act(answer) };
}

describe('what is typed in a draft', () => {
  it('as a day without its hour is not saved as no day', async () => {
    const bff = await openDraft();
    const field = (name: string) => screen.getByLabelText(name);
    fireEvent.change(field('Rige desde'), { target: { value: '2027-09-05' } });
    expect(field('Rige desde')).toHaveAccessibleDescription(/^Ese día no existe esa hora/);
    fireEvent.change(field('Hora de Santiago'), { target: { value: '' } });
    expect(field('Rige desde')).toHaveAccessibleDescription(/^Escriba una fecha y una hora/);
    await press('Guardar borrador');
    expect(screen.getByText('Corrija desde cuándo rige antes de guardar.')).toBeVisible();
    fireEvent.change(field('Hora de Santiago'), { target: { value: '01:00' } });
    await press('Guardar borrador');
    await screen.findByText('Borrador guardado.');
    const saved = bff.calls
      .filter(({ method }) => method === 'PATCH')
      .map(({ body }) => body?.['planned_at']);
    expect(saved).toEqual(['2027-09-05T04:00:00.000Z']);
  });

  it('stays when the dialog above is left by Escape without saving', async () => {
    await openDraft();
    await userEvent.keyboard('4,5{Tab}');
    await press('Copiar o crear rango…');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Copiar o crear rango…');
    fill(screen.getByLabelText('Monto desde, UF'), '20000');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Hay cambios por guardar' })).toBeVisible();
    await press('Salir sin guardar');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await cell(FIRST)).toHaveValue('4,50');
  });

  it('while it is being saved is still there after it, unsaved, and is no colleague’s', async () => {
    const { bff, answer } = await saveSlowly();
    await userEvent.click(await cell(BESIDE));
    await userEvent.keyboard('5,');
    answer();
    await screen.findByText('Borrador guardado.');
    await userEvent.keyboard('1{Tab}');
    expect(await cell(BESIDE)).toHaveValue('5,10');
    expect(screen.getByText('Hay cambios sin guardar.')).toBeVisible();
    await waitFor(() => expect(bff.callsTo(SHEET_PATH).at(-1)?.method).toBe('GET'));
    expect(screen.queryByText(/guardó esta hoja mientras/)).toBeNull();
    await press('Guardar borrador');
    const saves = bff.callsTo(SHEET_PATH).filter(({ method }) => method === 'PATCH');
    expect(saves.map(({ headers }) => headers.get('If-Match'))).toEqual(['"3"', '"4"']);
  });

  it('is undone while it is being saved, and is not taken for what was saved', async () => {
    const { answer } = await saveSlowly();
    await press('Deshacer');
    answer();
    await screen.findByText('Borrador guardado.');
    expect(await cell(FIRST)).toHaveValue('4,39');
    expect(screen.getByText('Hay cambios sin guardar.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Enviar a aprobación' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('in a dialog that is opened while the sheet is saved keeps the focus', async () => {
    const { answer } = await saveSlowly();
    await press('Copiar o crear rango…');
    const field = screen.getByLabelText('Monto desde, UF');
    fill(field, '20000');
    answer();
    await screen.findByText('Borrador guardado.');
    expect(field).toHaveFocus();
  });
});

/** Unsaved cells of a draft when the screen is opened again in the same tab, as after the end of a session. */
import { describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setRefused } from '#shared/session/session-state.ts';
import { currentLocation } from '../../testing/location.tsx';
import { openApp } from '../../testing/open-app.tsx';
import { CELLS, CHANGE, openSheet, SHEET, SHEET_PATH } from '../../testing/rate-sheet.ts';
import { refusal, type Answers } from '../../testing/simulator/fake-bff.ts';
import { fill } from '../../testing/fill.ts';

const CORRECTED = { event: 'corrected', by: 'Elena Rivas', at: '2026-11-20T16:00:00Z', moved_from: null };
const { first: FIRST, beside: BESIDE } = CELLS;

const cell = (name: string): Promise<HTMLElement> => screen.findByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const reopen = () => {
  cleanup();
  openApp('/tarifas/hojas?hoja=7');
};
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
  it('is there again, also the cell that was being typed, and is saved', async () => {
    let version = 3;
    const bff = await openDraft({
      [SHEET_PATH]: ({ method }) => ({ ...SHEET, version: method === 'PATCH' ? (version += 1) : version }),
    });
    await userEvent.keyboard('4,5{Tab}5,1');
    reopen();
    expect(await cell(FIRST)).toHaveValue('4,50');
    expect(await cell(BESIDE)).toHaveValue('5,10');
    await press('Guardar borrador');
    await screen.findByText('Borrador guardado.');
    const saved = bff.calls.find(({ method }) => method === 'PATCH')?.body;
    expect(saved?.['changes']).toMatchObject([{ value: 4.5 }, { value: 5.1 }]);
    reopen();
    expect(await cell(FIRST)).toHaveValue('4,39');
  });

  it('is there again as a text that is no rate', async () => {
    await openDraft();
    await userEvent.keyboard('4,,');
    reopen();
    expect(await cell(FIRST)).toHaveValue('4,,');
    expect(await cell(FIRST)).toBeInvalid();
    await userEvent.click(await cell(FIRST));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText(/^Todo está guardado/)).toBeVisible();
  });

  it('is there again as a day without its hour, and is not saved as no day', async () => {
    const bff = await openDraft();
    const field = (name: string) => screen.getByLabelText(name);
    fireEvent.change(field('Rige desde'), { target: { value: '2027-09-05' } });
    expect(field('Rige desde')).toHaveAccessibleDescription(/^Ese día no existe esa hora/);
    fireEvent.change(field('Hora de Santiago'), { target: { value: '' } });
    expect(field('Rige desde')).toHaveAccessibleDescription(/^Escriba una fecha y una hora/);
    reopen();
    await cell(FIRST);
    expect(field('Rige desde')).toHaveValue('2027-09-05');
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

  it('is there again in the open dialog of a range after the session has ended, for the product it was opened for', async () => {
    await openDraft();
    await press('Copiar o crear rango…');
    fill(screen.getByLabelText('Monto desde, UF'), '20000');
    await userEvent.type(screen.getByLabelText('Ajuste, puntos'), '{Backspace}{Backspace}15');
    act(setRefused);
    cleanup();
    await openDraft();
    expect(screen.getByLabelText('Monto desde, UF')).toHaveValue('20.000');
    expect(screen.getByLabelText('Ajuste, puntos')).toHaveValue('+0,15');
    await press('Cancelar');
    await press('Salir sin guardar');
    reopen();
    await cell(FIRST);
    expect(screen.queryByRole('dialog')).toBeNull();
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
    reopen();
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

  it('while it is being saved is no colleague’s either if the sheet is left before the answer', async () => {
    const { answer } = await saveSlowly();
    await userEvent.click(await cell(BESIDE));
    await userEvent.keyboard('5,1{Tab}');
    await userEvent.click(screen.getByRole('link', { name: 'Todas las hojas' }));
    await waitFor(() => expect(currentLocation().search).toBeUndefined());
    answer();
    await screen.findByText('Borrador guardado.');
    reopen();
    expect(await cell(BESIDE)).toHaveValue('5,10');
    expect(screen.queryByText(/guardó esta hoja mientras/)).toBeNull();
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

  it('is there again if its save was refused because the session had ended', async () => {
    await openDraft({ [SHEET_PATH]: ({ method }) => (method === 'PATCH' ? refusal(503, {}) : SHEET) });
    await userEvent.keyboard('4,5{Tab}');
    await press('Guardar borrador');
    await screen.findAllByRole('alert');
    reopen();
    expect(await cell(FIRST)).toHaveValue('4,50');
  });

  it('is not put over a colleague’s version without a word', async () => {
    let sheet: object = SHEET;
    await openDraft({ [SHEET_PATH]: () => sheet });
    await userEvent.keyboard('4,5{Tab}');
    sheet = { ...SHEET, version: 4, history: [CORRECTED] };
    reopen();
    expect(await screen.findByText(/^Elena Rivas guardó esta hoja/)).toBeVisible();
    expect(await cell(FIRST)).toHaveValue('4,50');
    await press('Descartar mis cambios');
    await waitFor(async () => expect(await cell(FIRST)).toHaveValue('4,39'));
    reopen();
    expect(await cell(FIRST)).toHaveValue('4,39');
  });

  it('is gone once the user has left without saving', async () => {
    await openDraft();
    await userEvent.keyboard('4,5{Tab}');
    await userEvent.click(screen.getByRole('link', { name: 'Todas las hojas' }));
    await press('Salir sin guardar');
    await waitFor(() => expect(currentLocation().search).toBeUndefined());
    reopen();
    expect(await cell(FIRST)).toHaveValue('4,39');
  });
});

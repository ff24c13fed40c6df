/** Adjusting many rates of a draft at once. */
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CELLS, openSheet, SHEET, SHEET_PATH } from '../../testing/rate-sheet.ts';
import { fill } from '../../testing/fill.ts';

const ADJUSTED = { ...SHEET, planned_at: '2026-12-01T03:00:00.000Z' };

async function openDraft(own: object = {}) {
  let version = 3;
  const sheet = { ...ADJUSTED, ...own };
  const bff = openSheet(sheet, {
    [SHEET_PATH]: ({ method, body }) =>
      method === 'PATCH'
        ? { ...sheet, ...body, changes: [], version: (version += 1) }
        : { ...sheet, version },
  });
  await screen.findByRole('heading', { name: 'Ajustar' });
  return bff;
}

const form = () => within(screen.getByRole('form', { name: 'Ajustar' }));
const values = () =>
  [CELLS.first, CELLS.beside, CELLS.below].map(
    (name) => screen.getByRole<HTMLInputElement>('textbox', { name }).value,
  );

describe('an adjustment', () => {
  it('is seen in the grid before it is kept, and is saved as an adjustment with its rates', async () => {
    const bff = await openDraft();
    fill(form().getByLabelText('Suma'), '-0,3');
    expect(values()).toEqual(['4,09', '6,00', '4,25']);
    expect(form().getByRole('status')).toHaveTextContent('Vista previa: 3 de 3 tarifas cambian');
    await userEvent.clear(form().getByLabelText('Suma'));
    expect(values()).toEqual(['4,39', '6,30', '4,55']);
    await userEvent.selectOptions(form().getByLabelText('Plazo'), 'Hasta 15 años');
    await userEvent.selectOptions(form().getByLabelText('Monto'), 'Hasta UF 2.000');
    await userEvent.type(form().getByLabelText('Suma'), '10');
    await userEvent.click(form().getByLabelText('%'));
    expect(values()).toEqual(['4,83', '6,30', '4,55']);
    await userEvent.click(screen.getByRole('button', { name: 'Guardar borrador' }));
    await screen.findByText('Borrador guardado.');
    const [saved] = bff.callsTo(SHEET_PATH).filter(({ method }) => method === 'PATCH');
    expect(saved?.body).toMatchObject({
      changes: [{ rate: 101, value: 4.83 }],
      adjustments: [{ product: 8, max_years: 15, max_amount: 2000, by: 10, unit: 'percent' }],
      planned_at: ADJUSTED.planned_at,
    });
  });

  it.each([
    ['101', [], /^Escriba un ajuste/],
    ['-0,3x', [], /^Escriba un ajuste/],
    ['-0,3', Array<object>(50).fill({ by: 0.01, unit: 'points' }), /^Una hoja lleva hasta 50 ajustes/],
  ])(
    'that the server refuses is neither shown nor saved, and the field says why: %s',
    async (typed, adjustments, why) => {
      const bff = await openDraft({ adjustments });
      fill(form().getByLabelText('Suma'), typed);
      expect(form().getByLabelText('Suma')).toHaveAccessibleDescription(why);
      expect(values()).toEqual(['4,39', '6,30', '4,55']);
      await userEvent.click(screen.getByRole('button', { name: 'Guardar borrador' }));
      expect(form().getByLabelText('Suma')).toHaveFocus();
      expect(bff.callsTo(SHEET_PATH).filter(({ method }) => method === 'PATCH')).toEqual([]);
    },
  );

  it('of 0 leaves nothing to save', async () => {
    await openDraft();
    await userEvent.selectOptions(form().getByLabelText('Plazo'), 'Hasta 15 años');
    await userEvent.type(form().getByLabelText('Suma'), '0');
    expect(screen.getByText(/^Todo está guardado/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Guardar borrador' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('is about the product that it was opened with, whatever the grid shows, until another one is chosen', async () => {
    await openDraft();
    const scope = () => form().getByLabelText('Tarifas de');
    expect(scope()).toHaveDisplayValue('Universal');
    await userEvent.selectOptions(screen.getByLabelText('Producto'), 'Flexible plus');
    expect(scope()).toHaveDisplayValue('Universal');
    await userEvent.selectOptions(form().getByLabelText('Plazo'), 'Hasta 15 años');
    await userEvent.type(form().getByLabelText('Suma'), '1');
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(form().getByLabelText('Suma')).toHaveValue('');
    expect(form().getByLabelText('Plazo')).toHaveDisplayValue('Hasta 15 años');
  });

  it('is saved without a day if the author empties it', async () => {
    const bff = await openDraft();
    const save = screen.getByRole('button', { name: 'Guardar borrador' });
    expect(save).toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(screen.getByLabelText('Rige desde'));
    await userEvent.click(save);
    await screen.findByText('Borrador guardado.');
    const [saved] = bff.callsTo(SHEET_PATH).filter(({ method }) => method === 'PATCH');
    expect(saved?.body).toMatchObject({ planned_at: null });
  });

  it('is applied, corrected by hand and undone in steps', async () => {
    await openDraft();
    await userEvent.type(form().getByLabelText('Suma'), '-0,3{Enter}-0,1{Enter}');
    expect(values()).toEqual(['3,99', '5,90', '4,15']);
    await userEvent.type(form().getByLabelText('Suma'), '-1');
    const first = screen.getByRole('textbox', { name: CELLS.first });
    await userEvent.click(first);
    await userEvent.keyboard('4,2{Enter}');
    expect(values()).toEqual(['4,20', '4,90', '3,15']);
    for (const expected of [
      ['3,99', '5,90', '4,15'],
      ['4,09', '6,00', '4,25'],
    ]) {
      await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
      expect(values()).toEqual(expected);
    }
  });

  it('names the rates that can’t be: above the TMC of their amounts, below 0, or 10 or more', async () => {
    await openDraft();
    fill(form().getByLabelText('Suma'), '2,1');
    expect(await screen.findByText('2 tarifas no pueden quedar así:')).toBeVisible();
    expect(
      screen.getByText(/^Universal, Compraventa, Casa, 5 a 15 años, UF 2.000 a 20.000: 8,40.%\. La tasa no/),
    ).toBeVisible();
    expect(screen.getByText('la pasa en 0,05')).toBeVisible();
    await userEvent.clear(form().getByLabelText('Suma'));
    await userEvent.type(form().getByLabelText('Suma'), '-5');
    expect(await screen.findByText(/5 a 15 años, UF 300 a 2.000: -0,61.%\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Guardar borrador' })).toHaveAttribute('aria-disabled', 'true');
  });
});

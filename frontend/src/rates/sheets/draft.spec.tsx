/** Editing a draft in the grid. */
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CELLS, openSheet, SHEET, SHEET_PATH } from '../../testing/rate-sheet.ts';
import { refusal, type Answers } from '../../testing/simulator/fake-bff.ts';
import { fill } from '../../testing/fill.ts';

const HOUSE = { product: 8, loan_use: 1, real_estate_type: 1 };

const cell = (name: string): HTMLElement => screen.getByRole('textbox', { name });
const { first: FIRST, beside: BESIDE, below: BELOW, missing: MISSING } = CELLS;

async function openDraft(answers: Answers = {}) {
  const bff = openSheet(SHEET, answers);
  await screen.findByRole('textbox', { name: FIRST });
  return bff;
}

describe('a draft', () => {
  it('is typed cell by cell with the keyboard, shows what was, and can be undone', async () => {
    await openDraft();
    await userEvent.click(cell(FIRST));
    await userEvent.keyboard('4,5{Tab}5{ArrowDown}4,7{Enter}');
    expect([FIRST, BESIDE, MISSING].map((name) => (cell(name) as HTMLInputElement).value)).toEqual([
      ...['4,50', '5,00', '4,70'],
    ]);
    expect(cell(FIRST)).toHaveAccessibleDescription('antes 4,39 %');
    expect(screen.getByText('nueva')).toBeVisible();
    expect(screen.getByRole('heading', { name: '3 tarifas cambian' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(cell(MISSING)).toHaveValue('');
    await userEvent.click(cell(BESIDE));
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(cell(BESIDE)).toHaveValue('6,30');
  });

  it('says of a cell what can’t be, and what a longer term costs less', async () => {
    await openDraft();
    await userEvent.click(cell(FIRST));
    await userEvent.keyboard('abc{Tab}');
    expect(cell(FIRST)).toHaveAccessibleDescription('Escriba una tasa, como 4,15');
    await userEvent.click(cell(FIRST));
    await userEvent.keyboard('{Escape}6,5{Tab}');
    expect(cell(FIRST)).toBeValid();
    expect(await screen.findByText(/^Un plazo más largo queda más barato.*20 a 30 años/)).toBeVisible();
    await userEvent.click(cell(FIRST));
    await userEvent.keyboard('7{Tab}');
    expect(cell(FIRST)).toHaveAccessibleDescription('La tasa no puede ser mayor a la TMC');
  });

  it('takes a block that was copied in a spreadsheet, and is saved as it was read', async () => {
    let version = 3;
    const bff = await openDraft({
      [SHEET_PATH]: ({ method, body }) => {
        if (method === 'PATCH') version += 1;
        return { ...SHEET, version, name: (body as { name?: string } | null)?.name ?? SHEET.name };
      },
    });
    await userEvent.click(cell(FIRST));
    await userEvent.paste('4,1\t4,2\n4,3\t4,4\n');
    await userEvent.clear(cell('Nombre de la hoja'));
    const save = screen.getByRole('button', { name: 'Guardar borrador' });
    expect(save).toHaveAttribute('aria-disabled', 'true');
    expect(save).toHaveAccessibleDescription('Escriba el nombre de la hoja antes de guardar.');
    fill(cell('Nombre de la hoja'), 'Martes');
    expect(screen.getByRole('button', { name: 'Enviar a aprobación' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(save);
    expect(await screen.findByText('Borrador guardado.')).toBeVisible();
    const [saved] = bff.callsTo(SHEET_PATH).filter(({ method }) => method === 'PATCH');
    expect(saved?.headers.get('If-Match')).toBe('"3"');
    expect(saved?.body).toEqual({
      name: 'Martes',
      planned_at: null,
      adjustments: [],
      changes: [
        { rate: 101, value: 4.1 },
        { rate: 102, value: 4.2 },
        { rate: 103, value: 4.3 },
        { ...HOUSE, min_years: 20, max_years: 30, min_amount: 2000, max_amount: 20000, value: 4.4 },
      ],
    });
  });

  it('keeps what was typed when somebody else saved it meanwhile, until it is saved over theirs', async () => {
    let version = 3;
    let name = SHEET.name;
    const bff = await openDraft({
      [SHEET_PATH]: ({ method, headers, body }) => {
        if (method === 'PATCH' && version === 3) {
          [version, name] = [4, 'De Pablo'];
          return refusal(409, { detail: 'Pablo Díaz cambió la hoja.' });
        }
        if (method === 'PATCH' && headers.get('If-Match') === `"${version}"`) {
          version += 1;
          name = String(body['name']);
        }
        return { ...SHEET, version, name };
      },
    });
    await userEvent.click(cell(FIRST));
    await userEvent.keyboard('4,5{Tab}');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar borrador' }));
    expect(await screen.findByText('Pablo Díaz cambió la hoja.')).toBeVisible();
    expect(await screen.findByText(/^Otra persona guardó esta hoja/)).toBeVisible();
    expect(cell(FIRST)).toHaveValue('4,50');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar borrador' }));
    expect(await screen.findByText('Borrador guardado.')).toBeVisible();
    const saves = bff.callsTo(SHEET_PATH).filter(({ method }) => method === 'PATCH');
    expect(saves.map(({ headers }) => headers.get('If-Match'))).toEqual(['"3"', '"4"']);
    expect(screen.queryByText(/^Otra persona guardó esta hoja/)).toBeNull();
    expect(screen.getByText(/^Todo está guardado/)).toBeVisible();
  });

  it('is read again as somebody else saved it, when what was typed is dropped', async () => {
    let version = 3;
    await openDraft({
      [SHEET_PATH]: ({ method }) => {
        if (method === 'GET') return { ...SHEET, version, name: version === 3 ? 'Lunes' : 'De Pablo' };
        version = 4;
        return refusal(409, { detail: 'Pablo Díaz cambió la hoja.' });
      },
    });
    await userEvent.click(cell(FIRST));
    await userEvent.keyboard('4,5{Tab}');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar borrador' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar mis cambios' }));
    expect(cell('Nombre de la hoja')).toHaveValue('De Pablo');
    expect(cell(FIRST)).toHaveValue('4,39');
  });

  it('keeps what was typed when somebody else submitted it meanwhile, and can no longer be saved', async () => {
    let state = 'draft';
    const bff = await openDraft({
      [SHEET_PATH]: ({ method }) => {
        if (method === 'GET') return { ...SHEET, state, version: state === 'draft' ? 3 : 4 };
        state = 'submitted';
        return refusal(409, { detail: 'Pablo Díaz envió la hoja.' });
      },
    });
    await userEvent.click(cell(FIRST));
    await userEvent.keyboard('4,5{Tab}');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar borrador' }));
    expect(await screen.findByText(/otra persona la dejó en el estado/)).toBeVisible();
    expect(cell(FIRST)).toHaveValue('4,50');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar borrador' }));
    expect(bff.callsTo(SHEET_PATH).filter(({ method }) => method === 'PATCH')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Descartar mis cambios' }));
    expect(screen.queryByRole('textbox', { name: FIRST })).toBeNull();
  });

  it('keeps what was typed when somebody else deleted it meanwhile, and offers nothing that would be refused', async () => {
    let isDeleted = false;
    const bff = await openDraft({
      [SHEET_PATH]: ({ method }) => {
        isDeleted ||= method === 'PATCH';
        return isDeleted ? refusal(404, {}) : SHEET;
      },
    });
    await userEvent.click(cell(FIRST));
    await userEvent.keyboard('4,5{Tab}');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar borrador' }));
    expect(await screen.findByText(/^Esta hoja ya no existe/)).toBeVisible();
    expect(cell(FIRST)).toHaveValue('4,50');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar borrador' }));
    expect(bff.callsTo(SHEET_PATH).filter(({ method }) => method === 'PATCH')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Eliminar' })).toBeNull();
  });

  it('shows no other rates while a cell can’t be read', async () => {
    await openDraft();
    await userEvent.click(cell(FIRST));
    await userEvent.keyboard('abc{Tab}');
    const product = screen.getByLabelText('Producto');
    const before = (product as HTMLSelectElement).value;
    const other = [...(product as HTMLSelectElement).options].find(({ value }) => value !== before);
    await userEvent.selectOptions(product, other?.value ?? '');
    expect(product).toHaveValue(before);
    expect(cell(FIRST)).toHaveValue('abc');
    expect(cell(FIRST)).toHaveFocus();
    expect(screen.getByText(/^Corrija la tasa marcada/)).toBeVisible();
  });

  it('gets a new range of amounts for all groups and terms in one act, with an offset', async () => {
    await openDraft();
    await userEvent.click(screen.getByRole('button', { name: 'Copiar o crear rango…' }));
    const dialog = within(await screen.findByRole('dialog'));
    fill(dialog.getByLabelText('Monto desde, UF'), '20000');
    fill(dialog.getByLabelText('Monto hasta, UF'), '40000');
    fill(dialog.getByLabelText('Ajuste, puntos'), '+0,15');
    await userEvent.click(dialog.getByRole('button', { name: 'Llenar 2 tarifas' }));
    expect(cell('5 a 15 años, UF 20.000 a 40.000')).toHaveValue('4,54');
    expect(cell('20 a 30 años, UF 20.000 a 40.000')).toHaveValue('4,70');
    expect(cell(BELOW)).toHaveValue('4,55');
  });

  it('takes no bounds of a new range that it could not be saved with', async () => {
    await openDraft();
    await userEvent.click(screen.getByRole('button', { name: 'Copiar o crear rango…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /^Un rango de tiempo/ }));
    const [from, to] = [dialog.getByLabelText('Años desde'), dialog.getByLabelText('Años hasta')];
    fill(from, '30,5');
    fill(to, '120');
    await userEvent.click(dialog.getByRole('button', { name: 'Llenar' }));
    expect(from).toHaveAccessibleDescription('Debe ser un número entero');
    expect(to).toHaveAccessibleDescription('Debe estar entre 0 y 100');
  });

  it('says of a range without rates that it has nothing to copy', async () => {
    await openDraft();
    for (const name of [BESIDE, MISSING]) await userEvent.clear(cell(name));
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', { name: 'Copiar o crear rango…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByLabelText('Desde'), 'UF 2.000 a 20.000');
    await userEvent.selectOptions(dialog.getByLabelText('Hacia'), 'UF 300 a 2.000');
    await userEvent.click(dialog.getByRole('button', { name: 'Llenar' }));
    expect(dialog.getByLabelText('Desde')).toHaveAccessibleDescription(
      'Este rango no tiene tasas que copiar',
    );
  });
});

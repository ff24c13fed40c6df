import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rateRowTag } from '@simulador/contracts/rates/rate-row-tag';
import { inputOf } from './published-data.ts';
import {
  approvedSets,
  cells,
  openTab,
  PATH,
  press,
  sets,
  uf,
  writtenChanges,
} from '../../testing/published-values.ts';
import { conflict, refusal } from '../../testing/simulator/fake-bff.ts';
import { fill } from '../../testing/fill.ts';

describe('pasted values', () => {
  const line = (number: number, day: string, value: number, before: number | null) => ({
    line: number,
    text: `${day} ${value}`,
    error: null,
    value: uf(day, value),
    before: before === null ? null : uf(day, before),
    warning: null as string | null,
  });
  const paste = async (text: string): Promise<void> => {
    await userEvent.click(await screen.findByRole('button', { name: 'Pegar valores' }));
    fill(screen.getByLabelText('Valores publicados'), text);
    await press('Revisar');
  };
  const preview = () => screen.getByRole('table', { name: 'Líneas leídas' });
  const ours = { is_ours: true, values: [uf('2026-11-20', 40880.36)] };

  it('are looked at before they are saved, all together', async () => {
    const lines = [
      line(1, '2026-11-20', 40880.36, 40880.36),
      line(2, '2026-11-21', 40884.73, null),
      line(3, '2026-11-22', 40889.1, 40889.99),
    ];
    const bff = openTab('uf', {
      [`${PATH}/uf`]: () => ours,
      ...sets(),
      [`${PATH}/uf/lectura`]: () => ({ lines }),
    });
    await paste('\n\n\n\nlos valores\nde la UF\nde\nhoy\ny ayer');
    expect(await screen.findByText(/: «los valores», «de la UF», «de» y 2 más\.$/)).toBeVisible();
    expect(
      await screen.findByText('Valores que cambian: 2 de 3. Todavía no se ha guardado nada.'),
    ).toBeVisible();
    expect(cells(preview())).toEqual([
      ['1', 'UF del 20-11-2026', '$40.880,36', 'Igual'],
      ['2', 'UF del 21-11-2026', 'Nuevo', '$40.884,73'],
      ['3', 'UF del 22-11-2026', '$40.889,99', '$40.889,10'],
    ]);
    expect(writtenChanges(bff)).toEqual([]);
    await press('Guardar');
    expect(await screen.findByText('Se guardaron 3 valores.')).toBeVisible();
    expect(screen.getByText('noviembre de 2026')).toBeVisible();
    expect(writtenChanges(bff)).toEqual([
      lines.map(({ value, before }) => ({
        kind: 'uf',
        values: inputOf(value),
        as_read: before === null ? 'none' : rateRowTag(before),
      })),
    ]);
    expect(approvedSets(bff)).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Pegar valores' })).toHaveFocus());
  });

  it('that may be slips are said to be, and saved all the same', async () => {
    const warning = 'se aleja mucho de $40.880,36, el valor del 20-11-2026';
    openTab('uf', {
      [`${PATH}/uf`]: () => ours,
      ...sets(() => [`Este valor ${warning}.`]),
      [`${PATH}/uf/lectura`]: () => ({ lines: [{ ...line(1, '2026-11-21', 40.88, null), warning }] }),
    });
    await paste('\nlos valores');
    expect(await screen.findByText(/^1 valor se aleja mucho de los que hay/)).toBeVisible();
    expect(screen.getByText('Esta línea no tiene números y no se lee: «los valores».')).toBeVisible();
    expect(screen.getByText(warning)).toBeVisible();
    await press('Guardar de todos modos');
    expect(await screen.findByText('Se guardó 1 valor.')).toBeVisible();
  });

  it('are not saved while a line can’t be read, which is named', async () => {
    const error = 'Falta el día, o no existe';
    const wrong = { line: 7, text: '31-02-2026 40.000', error, value: null, before: null };
    openTab('uf', {
      [`${PATH}/uf`]: () => ours,
      [`${PATH}/uf/lectura`]: ({ body }) =>
        (body as { text: string }).text.includes('31')
          ? { lines: [line(1, '2026-11-21', 1, null), wrong] }
          : { lines: [line(1, '2026-11-21', 1, null)] },
    });
    await paste('31-02-2026 40.000');
    expect(await screen.findByText(/^1 línea no se puede leer/)).toBeVisible();
    expect(cells(preview())).toEqual([['7', '31-02-2026 40.000', error]]);
    expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
    await userEvent.clear(screen.getByLabelText('Valores publicados'));
    expect(screen.queryByRole('table', { name: 'Líneas leídas' })).toBeNull();
    fill(screen.getByLabelText('Valores publicados'), 'mejor');
    await press('Revisar');
    expect(await screen.findByRole('button', { name: 'Guardar' })).toBeVisible();
  });

  it('are looked at again where a colleague changed what they replace', async () => {
    const detail = 'UF: 21-11-2026: ya existe: es $40.884,00. Revíselo y guarde otra vez.';
    let read = 0;
    let saves = 0;
    openTab('uf', {
      [`${PATH}/uf`]: () => ours,
      ...sets(() => ((saves += 1) === 1 ? conflict(detail, undefined) : [])),
      [`${PATH}/uf/lectura`]: () => ({
        lines: [line(1, '2026-11-21', 40884.73, (read += 1) === 1 ? null : 40884)],
      }),
    });
    await paste('los valores');
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(detail)).toBeVisible();
    await press('Revisar');
    expect(await screen.findByText(/^Valores que cambian: 1 de 1/)).toBeVisible();
    expect(screen.queryByText(detail)).toBeNull();
    await press('Guardar');
    expect(await screen.findByText('Se guardó 1 valor.')).toBeVisible();
  });

  it('that are refused in the meantime stay to be corrected', async () => {
    const detail = 'UF: llega del sistema central del banco y se cambia allá.';
    openTab('uf', {
      [`${PATH}/uf`]: () => ours,
      ...sets(() => refusal(409, { detail })),
      [`${PATH}/uf/lectura`]: () => ({ lines: [line(1, '2026-11-21', 1, null)] }),
    });
    await paste('los valores');
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(detail)).toBeVisible();
    expect(screen.getByLabelText('Valores publicados')).toHaveValue('los valores');
  });
});

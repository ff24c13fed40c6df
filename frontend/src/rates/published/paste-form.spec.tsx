import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import writeExcelFile from 'write-excel-file/node';
import { cells, openTab, PATH, press, uf } from '../../testing/published-values.ts';
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
    await userEvent.click(screen.getByLabelText('Valores publicados'));
    await userEvent.paste(text);
    await press('Revisar');
  };
  const ours = { is_ours: true, values: [uf('2026-11-20', 40880.36)] };

  describe('from a file', () => {
    const field = (): HTMLElement => screen.getByLabelText('Valores publicados');
    const choose = async (content: BlobPart): Promise<void> => {
      openTab('uf', { [`${PATH}/uf`]: () => ours });
      await userEvent.click(await screen.findByRole('button', { name: 'Pegar valores' }));
      await userEvent.upload(screen.getByLabelText(/O desde un archivo/), new File([content], 'uf.xlsx'));
    };

    it('of text in UTF-16', async () => {
      await choose(new Uint8Array([0xff, 0xfe, ...Buffer.from('20-11-2026;40.880,36', 'utf16le')]));
      await waitFor(() => expect(field()).toHaveValue('20-11-2026;40.880,36'));
    });

    it('of a workbook', async () => {
      const head = [{ value: 'Día' }, { value: 'Valor' }];
      const day = { value: new Date('2026-11-20T00:00:00Z'), type: Date, format: 'dd-mm-yyyy' };
      const workbook = await writeExcelFile([head, [day, { value: 40880.36 }]]).toBuffer();
      await choose(new Uint8Array(workbook));
      await waitFor(() => expect(field()).toHaveValue('Día\tValor\n2026-11-20\t40880,36'));
    });

    it('of text in UTF-8, once what was typed may be replaced', async () => {
      openTab('uf', { [`${PATH}/uf`]: () => ours });
      await userEvent.click(await screen.findByRole('button', { name: 'Pegar valores' }));
      fill(field(), 'corregido');
      const choose = () =>
        userEvent.upload(screen.getByLabelText(/O desde un archivo/), new File(['20-11-2026'], 'uf.csv'));
      await choose();
      await userEvent.click(await screen.findByRole('button', { name: 'Seguir aquí' }));
      expect(field()).toHaveValue('corregido');
      await press('Cancelar');
      await press('Seguir aquí');
      await choose();
      await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
      expect(field()).toHaveValue('20-11-2026');
      await userEvent.click(screen.getByRole('link', { name: 'Listado' }));
      await press('Seguir aquí');
      expect(field()).toHaveValue('20-11-2026');
    });

    it('in parts, if it is more than the server reads at once', async () => {
      await choose('x'.repeat(50_001));
      await waitFor(() => expect(field()).toHaveAccessibleDescription(/^Son más de 50\.000 caracteres/));
      expect(screen.getByRole('button', { name: 'Revisar' })).toBeDisabled();
    });

    it.each(['PK\0', '\0'])('not of another kind', async (content) => {
      await choose(content);
      expect(await screen.findByText(/^No pudimos leer el archivo\./)).toBeVisible();
    });
  });

  it('are looked at before they are saved, all together', async () => {
    const lines = [
      line(1, '2026-11-20', 40880.36, 40880.36),
      line(2, '2026-11-21', 40884.73, null),
      line(3, '2026-11-22', 40889.1, 40889.99),
    ];
    const bff = openTab('uf', {
      [`${PATH}/uf`]: () => ours,
      [`${PATH}/uf/lectura`]: () => ({ lines }),
      [`${PATH}/uf/lote`]: () => ({ changed: 2 }),
    });
    await paste('los valores');
    expect(await screen.findByText('1 nuevo, 1 cambia, 1 queda igual.')).toBeVisible();
    expect(cells(screen.getByRole('table'))).toEqual([
      ['1', 'UF del 20-11-2026', '$40.880,36', 'Igual'],
      ['2', 'UF del 21-11-2026', 'Nuevo', '$40.884,73'],
      ['3', 'UF del 22-11-2026', '$40.889,99', '$40.889,10'],
    ]);
    expect(bff.callsTo(`${PATH}/uf/lote`)).toHaveLength(0);
    await press('Guardar');
    expect(await screen.findByText('Se guardaron 2 valores.')).toBeVisible();
    expect(screen.getByText('noviembre de 2026')).toBeVisible();
    expect(bff.callsTo(`${PATH}/uf/lote`)[0]?.body).toEqual({ text: 'los valores' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Pegar valores' })).toHaveFocus());
  });

  it('that may be slips are said to be, and saved all the same', async () => {
    const warning = 'se aleja mucho de $40.880,36, el valor del 20-11-2026';
    openTab('uf', {
      [`${PATH}/uf`]: () => ours,
      [`${PATH}/uf/lectura`]: () => ({ lines: [{ ...line(1, '2026-11-21', 40.88, null), warning }] }),
      [`${PATH}/uf/lote`]: () => ({ changed: 1 }),
    });
    await paste('los valores');
    expect(await screen.findByText(/^1 valor se aleja mucho de los que hay/)).toBeVisible();
    expect(screen.getByText(`Línea 1, $40,88: ${warning}`)).toBeVisible();
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
    expect(cells(screen.getByRole('table'))).toEqual([['7', '31-02-2026 40.000', error]]);
    expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
    await userEvent.clear(screen.getByLabelText('Valores publicados'));
    expect(screen.queryByRole('table')).toBeNull();
    fill(screen.getByLabelText('Valores publicados'), 'mejor');
    await press('Revisar');
    expect(await screen.findByRole('button', { name: 'Guardar' })).toBeVisible();
  });

  it('are looked at again where a colleague changed what they replace', async () => {
    const detail = 'Otra persona cambió alguno de estos valores. Revíselos otra vez.';
    let read = 0;
    const bff = openTab('uf', {
      [`${PATH}/uf`]: () => ours,
      [`${PATH}/uf/lectura`]: () =>
        Response.json(
          { lines: [line(1, '2026-11-21', 40884.73, read === 0 ? null : 40884)] },
          { headers: { ETag: `"${(read += 1)}"` } },
        ),
      [`${PATH}/uf/lote`]: ({ headers }) =>
        headers.get('If-Match') === '"1"' ? conflict(detail, undefined) : { changed: 1 },
    });
    await paste('los valores');
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(detail)).toBeVisible();
    await press('Revisar');
    expect(await screen.findByText('1 cambia.')).toBeVisible();
    expect(screen.queryByText(detail)).toBeNull();
    await press('Guardar');
    expect(await screen.findByText('Se guardó 1 valor.')).toBeVisible();
    const sent = bff.callsTo(`${PATH}/uf/lote`).map(({ headers }) => headers.get('If-Match'));
    expect(sent).toEqual(['"1"', '"2"']);
  });

  it('that are refused in the meantime stay to be corrected', async () => {
    const detail = 'No se guardó ningún valor: hay líneas que no se pueden leer.';
    openTab('uf', {
      [`${PATH}/uf`]: () => ours,
      [`${PATH}/uf/lectura`]: () => ({ lines: [line(1, '2026-11-21', 1, null)] }),
      [`${PATH}/uf/lote`]: () => refusal(422, { detail, lines: [] }),
    });
    await paste('los valores');
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(detail)).toBeVisible();
    expect(screen.getByLabelText('Valores publicados')).toHaveValue('los valores');
  });
});

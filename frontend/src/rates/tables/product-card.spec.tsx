import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BASE, FIRST, open, shown } from '../../testing/rate-tables.ts';
import { currentLocation } from '../../testing/location.tsx';
import { refusal } from '../../testing/simulator/fake-bff.ts';

describe('the changes of a product', () => {
  it('are requested once they are unfolded, with their authors', async () => {
    const rate = {
      id: 101,
      loan_use: 1,
      real_estate_type: 1,
      min_years: 5,
      max_years: 15,
      min_amount: 300,
      max_amount: 2000,
    };
    const change = { at: '2026-11-19T18:05:00Z', by: 'Paula Soto', rates: [], rows: [] };
    const range = { table: 'RangePeriod', id: 1, fields: [{ name: 'min_years', from: '4', to: '5' }] };
    const product = { table: 'Product', id: 8, fields: [{ name: 'is_active', from: 'true', to: 'false' }] };
    const path = '/api/simulador/tarifas/cambios';
    const sheet = { id: 3, name: 'Lunes', author: 'Elena Rivas', decided_by: 'Paula Soto' };
    const bff = await open({
      [path]: () => ({
        total: 21,
        page_size: 20,
        changes: [
          { ...change, rates: [{ ...rate, from: 4.39, to: null }] },
          {
            ...change,
            by: null,
            rates: [
              { ...rate, from: 4.25, to: 4.39 },
              { ...rate, min_years: 20, max_years: 30, from: null, to: 4.25 },
            ],
          },
          { ...change, rows: [range], sheet },
          { ...change, rows: [product] },
        ],
      }),
    });
    expect(bff.callsTo(path)).toHaveLength(0);
    await userEvent.click(
      within(screen.getByRole('region', { name: 'Universal' })).getByText('Historial de cambios'),
    );
    const table = await screen.findByRole('table', { name: 'Historial de cambios del producto Universal' });
    const rows = () =>
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell').map(shown));
    const [at, by] = ['19-11-2026, 15:05', 'Paula Soto'];
    const folded = [
      [at, by, '', FIRST, '4,39 %', 'Eliminada'],
      [at, 'Sistema', '', '2 cambios', '', ''],
      [at, by, 'Lunes de Elena Rivas', 'Rango de Tiempo', '4 a 15 años', '5 a 15 años'],
      [at, by, '', 'Activo', 'Sí', 'No'],
    ];
    expect(rows()).toEqual(folded);
    const act = within(table).getByRole('button', { name: '2 cambios' });
    expect(act).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(act);
    expect(rows().slice(2, 4)).toEqual([
      ['', '', '', FIRST, '4,25 %', '4,39 %'],
      ['', '', '', FIRST.replace('5 a 15', '20 a 30'), 'Nueva', '4,25 %'],
    ]);
    await userEvent.click(act);
    expect(rows()).toEqual(folded);
    await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
    expect(await screen.findByText('Página 2 de 2')).toBeVisible();
    const [from] = screen.getAllByLabelText('Desde');
    fireEvent.change(from as HTMLElement, { target: { value: '2026-11-01' } });
    await waitFor(() =>
      expect(bff.callsTo(path).map(({ query }) => query)).toEqual([
        { product: '8', page: '1' },
        { product: '8', page: '2' },
        { product: '8', page: '1', from: '2026-11-01' },
      ]),
    );
  });
});

describe('the spreadsheet of a product', () => {
  const PATH = '/api/simulador/tarifas/planilla/8';
  const CHANGE = { row: 2, id: 101, from: 4.39, to: 4.2 };
  const FILE = new File(['PK'], 'Tarifas.xlsx');
  const button = (name: string) => screen.getByRole('button', { name });
  const choose = async (): Promise<void> => {
    await userEvent.upload(screen.getByLabelText('Archivo descargado, con sus cambios'), FILE);
    await userEvent.click(button('Revisar'));
  };
  const rowsIn = (name: string): string[][] =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell').map(shown));

  it('is downloaded under the name of the product, or said not to be', async () => {
    const names: string[] = [];
    jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    let isThere = true;
    await open({ [PATH]: () => (isThere ? new Response('PK') : refusal(503, {})) });
    await userEvent.click(button('Descargar Excel de Universal'));
    await waitFor(() => expect(names).toEqual(['Tarifas Universal.xlsx']));
    isThere = false;
    await userEvent.click(button('Descargar Excel de Universal'));
    expect(await screen.findByText('Error al descargar archivo.')).toBeVisible();
    expect(names).toHaveLength(1);
  });

  it('ends in a sheet where these are the way to change rates', async () => {
    const bff = await open({
      [`${PATH}/lectura`]: () => ({ rates: [CHANGE], added: [] }),
      [PATH]: () => ({ changed: 1, sheet: 9 }),
    });
    await userEvent.click(button('Subir Excel de Universal'));
    await choose();
    await userEvent.click(await screen.findByRole('button', { name: 'Llevar a una hoja' }));
    await waitFor(() => expect(currentLocation().search).toBe('?hoja=9'));
    expect(bff.callsTo(PATH).map(({ method }) => method)).toEqual(['POST']);
    expect(bff.callsTo('/api/simulador/hojas')).toEqual([]);
  });

  it('is looked at rate by rate before anything is saved', async () => {
    const bff = await open({
      [`${PATH}/lectura`]: () => ({
        rates: [
          { row: 2, id: 101, from: 4.39, to: 4.2 },
          { row: 3, id: 102, from: 6.3, to: 6.3 },
          { row: 4, id: 103, from: 4.55, to: 4.4 },
        ],
        added: [{ row: 5, name: 'Compraventa, Terreno, 5 a 15 años', rate: { product: 8, rate: 4.9 } }],
      }),
      [PATH]: () => ({ changed: 3, sheet: 9 }),
    });
    await userEvent.click(button('Subir Excel de Universal'));
    expect(button('Revisar')).toBeDisabled();
    await choose();
    expect(await screen.findByText(/^2 tasas cambian, 1 es nueva, 1 queda igual/)).toBeVisible();
    expect(rowsIn('Tasas que cambian')).toEqual([
      ['2', `Universal, ${FIRST}`, '4,39 %', '4,20 %'],
      ['4', `Universal, ${FIRST.replace('5 a 15', '20 a 30')}`, '4,55 %', '4,40 %'],
      ['5', 'Universal, Compraventa, Terreno, 5 a 15 años', 'Nueva', '4,90 %'],
    ]);
    expect(bff.callsTo(PATH)).toEqual([]);
    await userEvent.click(button('Llevar a una hoja'));
    await waitFor(() => expect(currentLocation().search).toBe('?hoja=9'));
    expect(bff.callsTo(PATH).map(({ method }) => method)).toEqual(['POST']);
  });

  it('can be cancelled while it is read or saved, and is then looked at again', async () => {
    const answers = [() => new Promise<Response>(() => undefined), () => ({ rates: [CHANGE], added: [] })];
    const bff = await open({
      [`${PATH}/lectura`]: () => answers.shift()?.(),
      [PATH]: () => new Promise<Response>(() => undefined),
    });
    await userEvent.click(button('Subir Excel de Universal'));
    await choose();
    await waitFor(() => expect(bff.callsTo(`${PATH}/lectura`)).toHaveLength(1));
    await userEvent.click(button('Cancelar'));
    expect(bff.callsTo(`${PATH}/lectura`)[0]?.signal.aborted).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText(/cancelada/)).toBeNull();
    await userEvent.click(button('Subir Excel de Universal'));
    await choose();
    await userEvent.click(await screen.findByRole('button', { name: 'Llevar a una hoja' }));
    await waitFor(() => expect(bff.callsTo(PATH)).toHaveLength(1));
    const before = bff.callsTo(`${BASE}/Tarificador`).length;
    await userEvent.click(button('Cancelar'));
    expect(bff.callsTo(PATH)[0]?.signal.aborted).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText(/^Carga cancelada\. Revise las hojas/)).toBeVisible();
    await waitFor(() => expect(bff.callsTo(`${BASE}/Tarificador`).length).toBeGreaterThan(before));
    expect(screen.queryByText(/^Hubo un error/)).toBeNull();
  });

  it('is not left silently once its changes are shown', async () => {
    await open({ [`${PATH}/lectura`]: () => ({ rates: [CHANGE], added: [] }) });
    await userEvent.click(button('Subir Excel de Universal'));
    await choose();
    await screen.findByText(/^1 tasa cambia/);
    await userEvent.click(screen.getByRole('link', { name: 'Listado' }));
    expect(await screen.findByRole('button', { name: 'Seguir aquí' })).toBeVisible();
  });

  it('names the cells that prevent the upload, also when that turns out late, and accepts another file', async () => {
    const rows = [{ row: 3, column: 'Tasa vigente', message: 'Esta tarifa cambió después de la descarga.' }];
    const detail = 'El archivo no es correcto.';
    let rate = 4.2;
    await open({
      [`${PATH}/lectura`]: () => ({ rates: [{ row: 2, id: 101, from: 4.39, to: rate }], added: [] }),
      [PATH]: () => refusal(422, { detail, rows }),
    });
    await userEvent.click(button('Subir Excel de Universal'));
    await choose();
    await userEvent.click(await screen.findByRole('button', { name: 'Llevar a una hoja' }));
    expect(await screen.findByText(detail)).toBeVisible();
    expect(rowsIn('Celdas por corregir')).toEqual([['3', 'Tasa vigente', rows[0]?.message]]);
    expect(screen.queryByRole('region', { name: 'Tasas que cambian' })).toBeNull();
    rate = 4.39;
    await choose();
    expect(await screen.findByText('El archivo no cambia ninguna tasa.')).toBeVisible();
    expect(screen.queryByText(detail)).toBeNull();
  });
});

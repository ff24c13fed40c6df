import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RateChange } from '@simulador/contracts/rates/rate-book';
import type { Response } from 'supertest';
import { TmcPort } from '../src/bank/tmc/tmc.port.ts';
import { Problem } from '../src/http/problem.ts';
import { approveSheet } from '../src/testing/rate-sheets.ts';
import { eachWithProduct, HOUSE, type RateTablesApi } from '../src/testing/rate-tables.ts';
import {
  type CellValue,
  download,
  RATES_PATH,
  rowsOf,
  upload,
  workbookWith,
} from '../src/testing/spreadsheets.ts';

const OVER_TMC = 'La tasa no puede ser mayor a la TMC';
const SHEETS = '/api/simulador/hojas';
const REFUSED = 'El archivo no es correcto. Verifica su formato y que no tenga errores.';

type Edits = Readonly<Record<number, Readonly<Record<string, CellValue>>>>;

let tables: RateTablesApi;
let product: number;
let name: unknown;
/** Ids of the rates for 300 to 2000 UF and for 2000 to 20000 UF. */
let small: number;
let large: number;
eachWithProduct((fresh) => ({ tables, product } = fresh));
beforeEach(async () => {
  name = (await tables.list('Product')).find(({ id }) => id === product)?.['name'];
  const { short, ...amounts } = await tables.ranges(product);
  const rate = { product, ...HOUSE, range_period: short };
  small = await tables.made('Tarificador', { ...rate, range_amount: amounts.small, rate: 4.39 });
  large = await tables.made('Tarificador', { ...rate, range_amount: amounts.large, rate: 4.1 });
});

describe('the rates as a spreadsheet', () => {
  const admin = () => ({ headers: tables.admin });
  const whole = async (): Promise<Buffer> =>
    (await download(tables.bff, admin(), {}, RATES_PATH)).body as Buffer;
  /** Returns a workbook of rows by column. */
  const sheet = (...rows: Record<string, CellValue>[]): Buffer =>
    workbookWith([Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]);
  /** Returns the file with changed cells, by the lowest amount of a row. */
  const edited = (file: Buffer, edits: Edits): Buffer =>
    sheet(...rowsOf(file).map((row) => ({ ...row, ...edits[Number(row['Monto desde'])] })));
  /** Returns the rows of the product. */
  const ownRows = (file: Buffer) => rowsOf(file).filter(({ Producto }) => Producto === name);
  /** Returns the downloaded file with the rows of the product. */
  const downloaded = async (): Promise<Buffer> => sheet(...ownRows(await whole()));
  const send = (file: Buffer): Promise<Response> =>
    upload(tables.bff, admin(), file, 'Tarifas.xlsx', `${RATES_PATH}/lectura`);
  /** Puts the changes of a file in force, as the page does. Returns their number. */
  const put = async (file: Buffer): Promise<number> => {
    const changes = (await read(file)).flatMap(({ rate, from, value, ...cell }): object[] =>
      from === value ? [] : rate === null ? [{ ...cell, value }] : [{ rate, value }],
    );
    const { body } = await tables.bff.http.post(SHEETS).set(tables.admin).send({ changes });
    expect((await approveSheet(tables.bff, tables.admin, body.id)).status).toBe(200);
    return body.change_count;
  };
  const read = async (file: Buffer): Promise<RateChange[]> => (await send(file)).body.changes;
  const rates = async (): Promise<unknown[]> =>
    (await tables.list('Tarificador')).filter((row) => row.product === product).map(({ rate }) => rate);
  /** Returns the changes of a rate, without its first value. */
  const changes = async (rate: number): Promise<unknown[]> => {
    const { body } = await tables.bff.http
      .get('/api/simulador/tarifas/historia')
      .query({ rate })
      .set(tables.admin);
    return (body as { from: number | null }[]).filter(({ from }) => from !== null);
  };
  /** Expects a file to be refused for these cells, and no rate to change. */
  const expectRefused = async (file: Buffer, rows: unknown[]): Promise<void> => {
    const before = await rates();
    const { status, body } = await send(file);
    expect([status, body.detail, body.rows]).toEqual([422, REFUSED, rows]);
    expect(await rates()).toEqual(before);
  };

  it('are downloaded as texts and numbers, and uploaded with the edits', async () => {
    const file = await downloaded();
    const row = {
      Producto: expect.stringMatching(/^Producto \d/),
      Destino: 'Compraventa',
      'Tipo de inmueble': 'Casa',
      'Plazo desde': 5,
      'Plazo hasta': 15,
      'Monto desde': 300,
      'Monto hasta': 2000,
      'Tasa vigente': 4.39,
      Tasa: 4.39,
    };
    const other = { 'Monto desde': 2000, 'Monto hasta': 20000, 'Tasa vigente': 4.1, Tasa: 4.1 };
    expect(ownRows(file)).toEqual([row, { ...row, ...other }]);
    expect(rowsOf(await whole())).toHaveLength((await tables.list('Tarificador')).length);
    const changed = edited(file, { 300: { Tasa: 4.25 }, 2000: { Tasa: '4,1' } });
    expect((await read(changed)).filter(({ product: of }) => of === product)).toMatchObject([
      { rate: small, from: 4.39, value: 4.25, min_years: 5, max_amount: 2000 },
      { rate: large, from: 4.1, value: 4.1 },
    ]);
    expect(await rates()).toEqual([4.39, 4.1]);
    expect(await put(changed)).toBe(1);
    expect(await rates()).toEqual([4.25, 4.1]);
    expect(await changes(small)).toMatchObject([{ from: 4.39, to: 4.25 }]);
    // The repeated file changes nothing.
    expect((await read(changed)).every(({ from, value }) => from === value)).toBe(true);
  });

  it('are created by rows without an ID, together with the changes', async () => {
    const file = await downloaded();
    const [first = {}, second = {}] = ownRows(file);
    const fresh = { ...first, 'Plazo desde': 15, 'Plazo hasta': 30, 'Tasa vigente': '', Tasa: '4,5' };
    const changed = sheet({ ...first, Tasa: 4.2 }, second, fresh);
    const cell = { product, ...HOUSE, min_years: 15, max_years: 30, min_amount: 300, max_amount: 2000 };
    expect(await read(changed)).toMatchObject([
      { rate: small, from: 4.39, value: 4.2 },
      { rate: large, from: 4.1, value: 4.1 },
      { ...cell, rate: null, from: null, value: 4.5 },
    ]);
    expect(await put(changed)).toBe(2);
    const suggested = [10, 20].map((years) => tables.suggested(product, 1000, years));
    expect(await Promise.all(suggested)).toEqual([4.2, 4.5]);
    const again = ownRows(await downloaded());
    const strange = { ...fresh, Destino: 'Veraneo', 'Plazo hasta': 29, Tasa: 9.9 };
    await expectRefused(
      sheet(...again, fresh, strange, {
        ...first,
        'Plazo desde': 15,
        'Plazo hasta': 30,
        'Monto desde': 2000,
        'Monto hasta': 20000,
        Tasa: 9,
      }),
      [
        {
          row: 5,
          column: 'Producto',
          message: expect.stringMatching(/^Esta tarifa ya está en la fila \d\.$/),
        },
        { row: 6, column: 'Destino', message: 'No es el nombre de un uso de crédito.' },
        {
          row: 6,
          column: 'Plazo desde',
          message:
            'Este producto no tiene ese rango de tiempo. Los rangos se agregan en Tarifas, Mantenedores.',
        },
        { row: 7, column: 'Tasa vigente', message: expect.stringMatching(/^Esta tarifa ya no existe\./) },
        { row: 7, column: 'Tasa', message: OVER_TMC },
      ],
    );
  });

  it('are compared with the TMC only where they change', async () => {
    const file = await downloaded();
    const tmc = jest
      .spyOn(tables.bff.app.get(TmcPort), 'of')
      .mockRejectedValue(new Problem(503, 'No hay TMC.'));
    expect((await send(file)).status).toBe(200);
    expect(tmc).not.toHaveBeenCalled();
    expect((await send(edited(file, { 300: { Tasa: 4.2 } }))).status).toBe(503);
    // For the least and the most amount.
    expect(tmc).toHaveBeenCalledTimes(2);
    tmc.mockRestore();
  });

  it('with more than two decimals stay while another one changes; one that was calculated is what a spreadsheet shows', async () => {
    await tables.bff.query('UPDATE rates SET annual_pct = 4.3912 WHERE id = $1', [small]);
    const file = await downloaded();
    expect(await put(edited(file, { 2000: { Tasa: 4.2 } }))).toBe(1);
    expect(await rates()).toEqual([4.3912, 4.2]);
    // Binary floating point: the sum is slightly less.
    expect(4.05 + 0.1).not.toBe(4.15);
    const calculated = { 300: { Tasa: 4.05 + 0.1 }, 2000: { Tasa: '4,25 %' } };
    expect(await put(edited(await downloaded(), calculated))).toBe(2);
    expect(await rates()).toEqual([4.15, 4.25]);
  });

  it('are refused as a whole for any cell that can’t be applied, by row and column', async () => {
    const file = await downloaded();
    const refused = (edits: Edits, ...cells: (readonly [row: number, column: string, message: unknown])[]) =>
      expectRefused(
        edited(file, edits),
        cells.map(([row, column, message]) => ({ row, column, message })),
      );
    await refused(
      { 300: { Tasa: 4.2, Destino: 'Otro', 'Monto hasta': 2500 }, 2000: { Tasa: 'cuatro' } },
      [2, 'Destino', 'No es el nombre de un uso de crédito.'],
      [2, 'Monto desde', expect.stringMatching(/^Este producto no tiene ese rango de monto/)],
      [3, 'Tasa', 'Debe ser un número.'],
    );
    const overTmc = { 300: { Tasa: 4.2 }, 2000: { Tasa: 9.9 } };
    await refused(overTmc, [3, 'Tasa', OVER_TMC]);
    await refused(
      // Content of a cell that shows 4,20 %.
      { 300: { Tasa: 0.042 }, 2000: { Tasa: 4.20001 } },
      [2, 'Tasa', expect.stringContaining('sin el signo %')],
      [3, 'Tasa', 'Use hasta dos decimales'],
    );
    await refused(
      { 300: { 'Monto desde': 2000, 'Monto hasta': 20000, Tasa: 4.2 } },
      [
        2,
        'Tasa vigente',
        'Esta tarifa cambió después de la descarga. Descargue el archivo de nuevo: ahora es 4,10 %.',
      ],
      [3, 'Producto', 'Esta tarifa ya está en la fila 2.'],
    );
  });

  it('are refused for a missing column', async () => {
    const [first = {}] = ownRows(await downloaded());
    const { Destino, ...rest } = first;
    expect(Destino).toBe('Compraventa');
    await expectRefused(sheet(rest), [{ row: 1, column: 'Destino', message: 'Falta esta columna.' }]);
  });

  it('are refused if a colleague changed one since, edited in the file or not', async () => {
    const file = edited(await downloaded(), { 300: { Tasa: 4.2 } });
    await tables.patch('Tarificador', large, { rate: 4.05 });
    const message =
      'Esta tarifa cambió después de la descarga. Descargue el archivo de nuevo: ahora es 4,05 %.';
    await expectRefused(file, [{ row: 3, column: 'Tasa vigente', message }]);
  });

  it('are refused without a file', async () => {
    expect((await tables.bff.http.post(`${RATES_PATH}/lectura`).set(tables.admin)).status).toBe(400);
  });
});

import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clientGroup, GROUPS_PATH, inOfficeAs, listed, page } from '../../testing/office.ts';
import { openApp } from '../../testing/open-app.tsx';
import { refusal, type Answers, type FakeBff } from '../../testing/simulator/fake-bff.ts';

const EXCEL_PATH = '/simulations/api/simulations/excel';
const READ_PATH = '/api/simulador/planilla/lectura';
const REFUSED = 'El archivo no es correcto. Verifica su formato y que no tenga errores.';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const open = (answers: Answers): FakeBff => {
  const bff = inOfficeAs('adminrole', {
    [GROUPS_PATH]: () => page([clientGroup('Camila Rojas', [listed(7)])]),
    ...answers,
  });
  openApp('/listado');
  return bff;
};
const button = (name: string) => screen.findByRole('button', { name });

describe('bringing a file back', () => {
  const FILE = new File(['PK'], 'Simulaciones.xlsx', { type: XLSX });
  const CHANGE = { row: 3, id: 7, name: 'Camila Rojas', estado: null, resolucion: null, commercial: null };
  const CHANGES = [
    {
      ...CHANGE,
      estado: { from: 'Ingresada', to: 'Aprobada' },
      resolucion: { from: 'Sin Resolución', to: 'Aprobada sin condiciones' },
    },
    { ...CHANGE, row: 5, id: 9, name: 'Ana Soto', commercial: { from: 'Elena Díaz', to: null } },
  ];
  const readAs = (body: object, tag = '"read"'): Response => Response.json(body, { headers: { ETag: tag } });
  const READ: Answers = { [READ_PATH]: () => readAs({ changes: CHANGES, same: 1 }) };
  const APPLIED: Answers = {
    ...READ,
    [EXCEL_PATH]: () => ({ updated: 2, message: 'Archivo cargado correctamente.' }),
  };
  const choose = async (file: File): Promise<void> => {
    await userEvent.click(await button('Subir Excel'));
    await userEvent.upload(await screen.findByLabelText('Archivo descargado, con sus cambios'), file);
    await userEvent.click(await button('Revisar'));
  };
  const apply = async (): Promise<void> => userEvent.click(await button('Aplicar 2 cambios'));

  it('is left after the preview, which applies nothing', async () => {
    const bff = open(APPLIED);
    await choose(FILE);
    expect(await button('Aplicar 2 cambios')).toBeVisible();
    await userEvent.click(await button('Cancelar'));
    await userEvent.click(await button('Salir sin guardar'));
    expect([screen.queryByRole('dialog'), screen.queryByText(/^Carga cancelada/)]).toEqual([null, null]);
    expect(bff.callsTo(EXCEL_PATH)).toEqual([]);
  });

  it('shows what each row would change, also once the browser’s dialog was opened again and cancelled; applied, says how many, and refetches the list', async () => {
    const bff = open(APPLIED);
    await screen.findByText('Camila Rojas');
    await choose(FILE);
    expect(await screen.findByText('2 simulaciones cambian, 1 queda igual.')).toBeInTheDocument();
    const rows = within(screen.getByRole('region', { name: 'Simulaciones que cambian' }));
    expect(rows.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'FilaClienteCambio',
      '3Camila RojasSimulación 7Estado: de Ingresada a AprobadaResolución: de Sin Resolución a Aprobada sin condiciones',
      '5Ana SotoSimulación 9Ejecutivo: de Elena Díaz a Sin asignar',
    ]);
    await userEvent.click(screen.getByLabelText('Archivo descargado, con sus cambios'));
    expect(screen.getByText('Simulaciones.xlsx')).toBeVisible();
    expect(bff.callsTo(EXCEL_PATH)).toEqual([]);
    await apply();
    expect(
      await screen.findByText('Archivo cargado correctamente. Se actualizaron 2 simulaciones.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await button('Subir Excel')).toHaveFocus();
    await waitFor(() => expect(bff.callsTo(GROUPS_PATH)).toHaveLength(2));
    const [call] = bff.callsTo(EXCEL_PATH);
    expect([call?.method, call?.headers.get('If-Match'), call?.headers.get('Content-Type')]).toEqual([
      'POST',
      '"read"',
      expect.stringMatching(/^multipart\/form-data; boundary=/),
    ]);
  });

  it('says so when nothing in it was changed', async () => {
    open({ [READ_PATH]: () => readAs({ changes: [], same: 3 }) });
    await choose(FILE);
    expect(await screen.findByText('El archivo no cambia ninguna simulación.')).toBeInTheDocument();
    expect(await button('Revisar')).toBeEnabled();
  });

  it('says that somebody changed them after the preview, and previews them again', async () => {
    const detail = 'Una o más de estas simulaciones cambiaron después de que se revisaron.';
    const read = [CHANGES, CHANGES.slice(1)];
    const bff = open({
      [READ_PATH]: () => readAs({ changes: read.shift(), same: 1 }),
      [EXCEL_PATH]: () => refusal(409, { detail }),
    });
    await choose(FILE);
    await apply();
    expect(await screen.findByText(detail)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Simulaciones que cambian' })).toBeNull();
    await userEvent.click(await button('Revisar'));
    expect(await button('Aplicar 1 cambio')).toHaveFocus();
    expect(screen.queryByText(detail)).toBeNull();
    expect(bff.callsTo(READ_PATH)).toHaveLength(2);
  });

  it('can be cancelled; the list shows whether it was applied all the same', async () => {
    const bff = open({ ...READ, [EXCEL_PATH]: () => new Promise<Response>(() => undefined) });
    await screen.findByText('Camila Rojas');
    await choose(FILE);
    await apply();
    await waitFor(() => expect(bff.callsTo(EXCEL_PATH)).toHaveLength(1));
    await userEvent.click(await button('Cancelar'));
    expect(bff.callsTo(EXCEL_PATH)[0]?.signal.aborted).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText(/^Carga cancelada\./)).toBeInTheDocument();
    await waitFor(() => expect(bff.callsTo(GROUPS_PATH)).toHaveLength(2));
  });

  it('names the cells that can’t be, and takes another file', async () => {
    const rows = [
      { row: 3, column: 'Estado', message: 'No es un estado vigente.' },
      { row: 12, column: 'Ejecutivo', message: 'No hay un ejecutivo con este nombre.' },
    ];
    open({ [READ_PATH]: () => refusal(422, { detail: REFUSED, rows }) });
    await choose(FILE);
    expect(await screen.findByText(REFUSED)).toBeInTheDocument();
    expect(screen.getByLabelText('Archivo descargado, con sus cambios')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Revisar' })).toBeDisabled();
    expect(screen.getByText(/Corrija estas 2 celdas/)).toBeInTheDocument();
    const cells = within(screen.getByRole('region', { name: 'Celdas por corregir' }));
    expect(cells.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'FilaColumnaMotivo',
      '3EstadoNo es un estado vigente.',
      '12EjecutivoNo hay un ejecutivo con este nombre.',
    ]);
    await userEvent.upload(screen.getByLabelText('Archivo descargado, con sus cambios'), FILE);
    expect(screen.queryByText(REFUSED)).toBeNull();
  });

  it('says what is wrong with the file as a whole', async () => {
    const fields = [{ name: 'file', message: 'El archivo tiene macros. Guárdelo como .xlsx.' }];
    open({ [READ_PATH]: () => refusal(422, { detail: REFUSED, rows: [], fields }) });
    await choose(FILE);
    expect(await screen.findByText('El archivo tiene macros. Guárdelo como .xlsx.')).toBeInTheDocument();
    expect(screen.queryByRole('table', { name: '' })?.textContent ?? '').not.toContain('Motivo');
  });

  it('sends none that is too large', async () => {
    const bff = open({});
    await choose(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'Simulaciones.xlsx'));
    expect(await screen.findByText(/El archivo supera los 5 MB/)).toBeInTheDocument();
    expect(bff.callsTo(READ_PATH)).toEqual([]);
  });

  it('asks for a file again that was saved again since it was chosen', async () => {
    const bff = open(READ);
    const changed = new File(['PK'], 'Simulaciones.xlsx', { type: XLSX });
    changed.arrayBuffer = () => Promise.reject(new DOMException('Changed', 'NotReadableError'));
    await choose(changed);
    expect(await screen.findByText('El archivo cambió: elíjalo otra vez.')).toBeInTheDocument();
    expect(bff.callsTo(READ_PATH)).toEqual([]);
    await userEvent.upload(screen.getByLabelText('Archivo descargado, con sus cambios'), FILE);
    await userEvent.click(await button('Revisar'));
    expect(await button('Aplicar 2 cambios')).toBeInTheDocument();
  });
});

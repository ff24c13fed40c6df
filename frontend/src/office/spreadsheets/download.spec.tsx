import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { COUNT_PATH, countsAnswer, PER_DAY_PATH } from '../../testing/dashboard.ts';
import { clientGroup, GROUPS_PATH, inOfficeAs, listed, page } from '../../testing/office.ts';
import { openApp } from '../../testing/open-app.tsx';
import { refusal, type Answers, type Call, type FakeBff } from '../../testing/simulator/fake-bff.ts';

const EXCEL_PATH = '/simulations/api/simulations/excel';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Returns a file whose parts arrive when the test sends them. */
function slowFile() {
  let parts: ReadableStreamDefaultController<Uint8Array>;
  const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (parts = controller) });
  const answer = ({ signal }: Call): Response => {
    signal.addEventListener('abort', () => parts.error(new DOMException('Aborted', 'AbortError')));
    return new Response(stream, { headers: { 'Content-Type': XLSX, 'X-Row-Count': '1200' } });
  };
  return {
    answer,
    send: (bytes: number) => parts.enqueue(new Uint8Array(bytes)),
    end: () => parts.close(),
    break: () => parts.error(new TypeError('terminated')),
  };
}

const kept: { blob: Blob; name: string }[] = [];
const open = (answers: Answers, address = '/listado'): FakeBff => {
  const bff = inOfficeAs('adminrole', {
    [GROUPS_PATH]: () => page([clientGroup('Camila Rojas', [listed(7)])]),
    [COUNT_PATH]: () => countsAnswer({ 6: 2 }),
    [PER_DAY_PATH]: () => [],
    ...answers,
  });
  openApp(address);
  return bff;
};
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  kept.length = 0;
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    kept.push({ blob: blob as Blob, name: '' });
    return 'blob:file';
  });
  jest.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const last = kept.at(-1);
    if (last) last.name = this.download;
  });
});

describe('downloading simulations', () => {
  it('shows how far it is, and hands out the whole file', async () => {
    const file = slowFile();
    const bff = open(
      { [EXCEL_PATH]: file.answer },
      '/listado?days=91&requestStatus=3&requestResolution=6&view=mine',
    );
    await userEvent.click(await button('Descargar Excel'));
    file.send(1_240_000);
    expect(await screen.findByText('Descargando 1.200 simulaciones…')).toHaveAttribute('role', 'status');
    expect(screen.getByText('1,2 MB')).toBeVisible();
    file.send(2_200_000);
    expect(await screen.findByText('3,4 MB')).toBeVisible();
    file.end();
    await waitFor(() => expect(kept).toHaveLength(1));
    expect([kept[0]?.blob.size, kept[0]?.blob.type]).toEqual([3_440_000, XLSX]);
    expect(kept[0]?.name).toMatch(
      /^Listado Mías Aprobada Aprobada sin condiciones \d{4}-\d{2}-\d{2} a \d{4}-\d{2}-\d{2}\.xlsx$/,
    );
    expect(await button('Descargar Excel')).toBeEnabled();
    expect(bff.callsTo(EXCEL_PATH).map(({ query }) => query)).toEqual([
      { days: '91', status: '3', result: '6', view: 'mine' },
    ]);
  });

  it('can be cancelled: nothing more is requested, and no error is shown', async () => {
    const file = slowFile();
    const bff = open({ [EXCEL_PATH]: file.answer });
    await userEvent.click(await button('Descargar Excel'));
    file.send(500_000);
    await userEvent.click(await button('Cancelar descarga'));
    expect(await button('Descargar Excel')).toHaveFocus();
    expect(bff.callsTo(EXCEL_PATH)[0]?.signal.aborted).toBe(true);
    expect([kept, screen.queryByRole('alert')?.textContent ?? '']).toEqual([[], '']);
  });

  it.each([
    ['Descargar Excel', '/listado'],
    ['Descargar Excel de Aprobada', '/dashboard'],
  ])('goes on after a double click on %s', async (name, address) => {
    const file = slowFile();
    const bff = open({ [EXCEL_PATH]: file.answer }, address);
    await userEvent.dblClick(await button(name));
    expect(await button(name.replace('Descargar Excel', 'Cancelar descarga'))).toBeVisible();
    expect(bff.callsTo(EXCEL_PATH).map(({ signal }) => signal.aborted)).toEqual([false]);
  });

  it.each([
    ['refused', () => refusal(503, { detail: 'El servicio no está disponible.' })],
    ['broken off', null],
  ] as const)('that is %s is said, and leaves no file', async (_how, refused) => {
    const file = slowFile();
    open({ [EXCEL_PATH]: refused ?? file.answer });
    await userEvent.click(await button('Descargar Excel'));
    if (refused === null) {
      file.send(10);
      file.break();
    }
    expect(await screen.findByText('Error al descargar archivo.')).toBeInTheDocument();
    expect(kept).toEqual([]);
  });

  it('begins at the cards of the overview too, for what each of them counts', async () => {
    const bff = open({ [EXCEL_PATH]: () => new Response('PK') }, '/dashboard');
    await userEvent.click(await button('Descargar Excel de Aprobada'));
    await userEvent.click(await button('Descargar Excel del total'));
    await waitFor(() => expect(kept).toHaveLength(2));
    expect(bff.callsTo(EXCEL_PATH).map(({ query }) => query)).toEqual([
      { days: '31', status: '3' },
      { days: '31' },
    ]);
    expect(await button('Descargar Excel de Ingresada')).toBeDisabled();
  });
});

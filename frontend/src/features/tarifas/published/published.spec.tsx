/** UF and TMC as the administrator maintains them. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSession } from '#shared/session/session-state.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { keepRateTables } from '../../../testing/rate-tables.ts';
import { conflict, refusal, type Answers, type FakeBff } from '../../../testing/simulator/fake-bff.ts';

const PATH = '/api/simulador/valores';
const tmc = (segment: number, valid_from: string, value: number, in_force: boolean) => ({
  ...{ segment, valid_from, valid_to: null as string | null, value, in_force },
});
const TMC = [
  tmc(24, '2026-11-15', 6.6, true),
  tmc(22, '2026-11-15', 6.1, true),
  tmc(24, '2026-10-15', 6.52, false),
];
const uf = (day: string, value: number) => ({
  ...{ segment: null, valid_from: day, valid_to: day, value, in_force: true },
});

const open = (tab: string, answers: Answers): FakeBff => {
  const bff = keepRateTables(answers);
  openApp(`/tarifas/mantenedores?tabla=${tab}`);
  return bff;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const cells = (table: HTMLElement): string[][] =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent.replaceAll('\u00a0', ' ')),
    );

beforeEach(() => clearSession());

describe('the TMC', () => {
  it('is listed with the days on which it holds', async () => {
    open('tmc', { [`${PATH}/tmc`]: () => ({ is_ours: true, values: TMC }) });
    expect(cells(await screen.findByRole('table'))).toEqual([
      ['Hasta UF 2.000', '15-11-2026', 'El siguiente', '6,60 %', 'Vigente', ''],
      ['Sobre UF 2.000', '15-11-2026', 'El siguiente', '6,10 %', 'Vigente', ''],
      ['Hasta UF 2.000', '15-10-2026', '14-11-2026', '6,52 %', '', ''],
    ]);
  });

  it('keeps what it holds of when its figure is corrected', async () => {
    const bff = open('tmc', {
      [`${PATH}/tmc`]: ({ method }) => (method === 'GET' ? { is_ours: true, values: TMC } : { changed: 1 }),
    });
    const name = 'Editar: Hasta UF 2.000, desde el 15-10-2026';
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(screen.queryByLabelText('Tramo')).toBeNull();
    await userEvent.clear(screen.getByLabelText('Tasa'));
    await userEvent.type(screen.getByLabelText('Tasa'), '6,55');
    await press('Guardar');
    expect(await screen.findByText('Cambios guardados.')).toBeVisible();
    const [saved] = bff.callsTo(`${PATH}/tmc`).filter(({ method }) => method === 'POST');
    expect(saved?.body).toEqual({ segment: 24, valid_from: '2026-10-15', value: 6.55 });
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
  });

  it('of the core can’t be changed here, and the screen says so', async () => {
    open('tmc', { [`${PATH}/tmc`]: () => ({ is_ours: false, values: TMC }) });
    expect(
      await screen.findByText('La TMC la entrega el core del banco: no se mantiene aquí.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Nuevo' })).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('the UF', () => {
  it('is listed by month', async () => {
    const bff = open('uf', {
      [`${PATH}/uf`]: () => ({ is_ours: false, values: [uf('2026-11-20', 40880.36)] }),
    });
    expect(cells(await screen.findByRole('table'))).toEqual([['20-11-2026', '$40.880,36', 'Vigente']]);
    expect(screen.getByText(/^La UF la entrega el core del banco/)).toBeVisible();
    const [first] = bff.callsTo(`${PATH}/uf`);
    await press('Mes anterior');
    await press('Mes anterior');
    await waitFor(() => expect(bff.callsTo(`${PATH}/uf`)).toHaveLength(3));
    const months = bff.callsTo(`${PATH}/uf`).map(({ query }) => Date.parse(`${String(query['month'])}-01`));
    expect(first?.query['month']).toMatch(/^\d{4}-\d{2}$/);
    expect(months).toEqual([...months].sort((one, other) => other - one));
  });

  it('is not replaced by a new one before that was said', async () => {
    const detail = 'Ya existe este valor: es $40.880,36.';
    const again = 'Paula Soto cambió este valor: ahora es $40.880,37.';
    const bff = open('uf', {
      [`${PATH}/uf`]: ({ method, headers }) => {
        if (method === 'GET') return { is_ours: true, values: [] };
        // Between the refusal and the second attempt a third one gave another value.
        const tag = headers.get('If-Match');
        if (tag === null) return conflict(detail, '"1"');
        return tag === '"1"' ? conflict(again, '"2"') : { changed: 1 };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Nuevo' }));
    const fill = (day: string) => fireEvent.change(screen.getByLabelText('Día'), { target: { value: day } });
    fill('2026-11-20');
    await userEvent.type(screen.getByLabelText('Valor, pesos'), '41000');
    await press('Guardar');
    expect(await screen.findByText(detail)).toBeVisible();
    // Of another day it was not said.
    fill('2026-11-21');
    await press('Guardar');
    expect(await screen.findByText(detail)).toBeVisible();
    await press('Guardar');
    expect(await screen.findByText(again)).toBeVisible();
    await press('Guardar');
    expect(await screen.findByText('Cambios guardados.')).toBeVisible();
    const sent = bff.callsTo(`${PATH}/uf`).filter(({ method }) => method === 'POST');
    expect(sent.map(({ body, headers }) => [body['valid_from'], headers.get('If-Match')])).toEqual([
      ['2026-11-20', null],
      ['2026-11-21', null],
      ['2026-11-21', '"1"'],
      ['2026-11-21', '"2"'],
    ]);
  });

  it('of the month before is not to be edited while the next is read, and a month that fails is stepped over', async () => {
    const values = [uf('2026-11-20', 40880.36)];
    const months = new Set<unknown>();
    let fail: () => void = () => undefined;
    const failing = new Promise<void>((resolve) => (fail = resolve));
    open('uf', {
      [`${PATH}/uf`]: async ({ query }) => {
        const isSecond = months.add(query['month']).size === 2;
        if (isSecond) await failing;
        return isSecond ? refusal(400, { detail: 'Este mes no.' }) : { is_ours: true, values };
      },
    });
    await screen.findByRole('button', { name: 'Editar: UF del 20-11-2026' });
    await press('Mes siguiente');
    expect(screen.getByRole('table').closest('[inert]')).toHaveAttribute('aria-busy', 'true');
    fail();
    expect(await screen.findByText('Este mes no.')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    await press('Mes siguiente');
    await waitFor(() => expect(screen.getByRole('table').closest('[inert]')).toBeNull());
  });
});

describe('pasted values', () => {
  const line = (number: number, day: string, value: number, before: number | null) => ({
    ...{ line: number, text: `${day} ${value}`, error: null, value: uf(day, value) },
    before: before === null ? null : uf(day, before),
  });
  const paste = async (text: string): Promise<void> => {
    await userEvent.click(await screen.findByRole('button', { name: 'Pegar valores' }));
    await userEvent.click(screen.getByLabelText('Valores publicados'));
    await userEvent.paste(text);
    await press('Revisar');
  };
  const ours = { is_ours: true, values: [uf('2026-11-20', 40880.36)] };

  it('are looked at before they are saved, all together', async () => {
    const lines = [
      line(1, '2026-11-20', 40880.36, 40880.36),
      line(2, '2026-11-21', 40884.73, null),
      line(3, '2026-11-22', 40889.1, 40889.99),
    ];
    const bff = open('uf', {
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
    expect(bff.callsTo(`${PATH}/uf/lote`)[0]?.body).toEqual({ text: 'los valores' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Pegar valores' })).toHaveFocus());
  });

  it('are not saved while a line can’t be read, which is named', async () => {
    const error = 'Falta el día, o no existe';
    const wrong = { line: 7, text: '31-02-2026 40.000', error, value: null, before: null };
    open('uf', {
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
    await userEvent.type(screen.getByLabelText('Valores publicados'), 'mejor');
    await press('Revisar');
    expect(await screen.findByRole('button', { name: 'Guardar' })).toBeVisible();
  });

  it('are not lost by the menu before they are saved, without a confirmation', async () => {
    open('uf', { [`${PATH}/uf`]: () => ours, [`${PATH}/uf/lectura`]: () => ({ lines: [] }) });
    await paste('los valores');
    await userEvent.click(screen.getByRole('link', { name: 'Listado' }));
    await press('Seguir aquí');
    expect(screen.getByLabelText('Valores publicados')).toHaveValue('los valores');
  });

  it('are looked at again where a colleague changed what they replace', async () => {
    const detail = 'Otra persona cambió alguno de estos valores. Revíselos otra vez.';
    let read = 0;
    const bff = open('uf', {
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
    open('uf', {
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

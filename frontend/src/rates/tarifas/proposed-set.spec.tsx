import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentLocation } from '../../testing/location.tsx';
import { openApp } from '../../testing/open-app.tsx';
import { BASE, fakeRateTables, FIRST, open, APPROVAL_PATH } from '../../testing/rate-tables.ts';
import { openSheet, SHEET } from '../../testing/rate-sheet.ts';
import { refusal, type Answers, type FakeBff } from '../../testing/simulator/fake-bff.ts';
import { fill } from '../../testing/fill.ts';
import { ReasonDialog } from './reason-dialog.tsx';

const SHEETS = '/api/simulador/hojas';
const PROPOSED =
  'Enviado a aprobación: rige cuando otra persona con rol de administración lo apruebe en Hojas.';
const second = (rates = 'by_sheet', to_approve = 0): Answers => ({
  [APPROVAL_PATH]: () => ({ approval: 'second', rates, to_approve, approver_count: 1 }),
  [SHEETS]: () => Response.json({ id: 12, name: 'Hoja', change_count: 1 }, { status: 201 }),
});
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const writes = (bff: FakeBff, path: string) =>
  bff
    .callsTo(path)
    .filter(({ method }) => method !== 'GET')
    .map(({ body }) => body['changes']);
const sheetOpened = async (): Promise<void> =>
  waitFor(() => expect(currentLocation()).toMatchObject({ pathname: '/tarifas/hojas', search: '?hoja=12' }));

describe('with the approval by a second administrator', () => {
  it('the pencil writes a draft of a sheet, and opens it', async () => {
    const bff = await open(second());
    await press(`Editar tasa: ${FIRST}`);
    const rate = screen.getByLabelText(`Tasa: ${FIRST}`);
    fill(rate, '4,15');
    await press('Llevar a una hoja');
    await sheetOpened();
    expect(writes(bff, SHEETS)).toEqual([[{ rate: 101, value: 4.15 }]]);
    expect(bff.callsTo(`${BASE}/Tarificador/101`)).toEqual([]);
  });

  it('the bin does too', async () => {
    const bff = await open(second());
    await press(`Eliminar tarifa: ${FIRST}`);
    await press('Llevar a una hoja');
    await sheetOpened();
    expect(writes(bff, SHEETS)).toEqual([[{ rate: 101, value: null }]]);
  });

  it('new rates of a group are written into a draft', async () => {
    const bff = fakeRateTables(second());
    openApp('/tarifas/nueva');
    await screen.findByLabelText('Producto');
    const choose = (label: string, option: string) =>
      userEvent.selectOptions(screen.getByLabelText(label), option);
    await choose('Producto', 'Universal');
    await choose('Tipo de tarificado', 'Compraventa de vivienda');
    await choose('Rango de Tiempo', '5 a 15 años');
    await choose('Rango de Monto', 'UF 2.000 a 20.000');
    fill(screen.getByLabelText('Tasa'), '4,35');
    expect(screen.queryByRole('button', { name: 'Guardar y seguir con otra' })).toBeNull();
    await press('Llevar a una hoja');
    await sheetOpened();
    const cell = {
      product: 8,
      loan_use: 1,
      min_years: 5,
      max_years: 15,
      min_amount: 2000,
      max_amount: 20000,
    };
    expect(writes(bff, SHEETS)).toEqual([
      [
        { ...cell, real_estate_type: 1, value: 4.35 },
        { ...cell, real_estate_type: 2, value: 4.35 },
      ],
    ]);
    expect(bff.callsTo(SHEETS)[0]?.body).toMatchObject({ planned_at: expect.any(String) });
  });

  it('the first rates of all start when they are approved', async () => {
    const bff = fakeRateTables({
      ...second(),
      [`${BASE}/Tarificador`]: () => [],
      [SHEETS]: ({ method }) => (method === 'GET' ? { count: 0, results: [] } : { id: 12 }),
    });
    openApp('/tarifas/hojas');
    await userEvent.click(await screen.findByRole('button', { name: 'Nueva hoja' }));
    await sheetOpened();
    expect(Object.keys(bff.callsTo(SHEETS).find(({ method }) => method === 'POST')?.body ?? {})).toEqual([
      'name',
      'changes',
    ]);
  });

  const submitted = `${SHEETS}/12/enviar`;

  it('a range is written as a set and submitted, and the message says so', async () => {
    const bff = fakeRateTables({ ...second(), [submitted]: () => ({ id: 12 }) });
    openApp('/tarifas/mantenedores?tabla=RangePeriod');
    await userEvent.click(await screen.findByRole('button', { name: 'Editar: Universal, 5 a 15 años' }));
    await userEvent.type(screen.getByLabelText('Hasta, años'), '{Backspace}6');
    await press('Proponer cambio');
    expect(await screen.findByText(PROPOSED)).toBeVisible();
    expect(writes(bff, SHEETS)).toEqual([[{ kind: 'period', row: '1', values: { max_years: 16 } }]]);
    expect(bff.callsTo(submitted)).toHaveLength(1);
  });

  it('a deletion is proposed with the rates of its range', async () => {
    const bff = fakeRateTables({ ...second(), [submitted]: () => ({ id: 12 }) });
    openApp('/tarifas/mantenedores?tabla=RangePeriod');
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar: Universal, 20 a 30 años' }));
    await press('Proponer eliminación');
    expect(await screen.findByText(PROPOSED)).toBeVisible();
    expect(writes(bff, SHEETS)).toEqual([
      [
        { rate: 103, value: null },
        { kind: 'period', row: '2', values: null },
      ],
    ]);
  });

  it('a set that is refused is not left behind as a draft', async () => {
    const bff = fakeRateTables({
      ...second(),
      [submitted]: () => refusal(409, { detail: 'Este rango se cruza con otro del mismo producto.' }),
      [`${SHEETS}/12`]: () => new Response(null, { status: 204 }),
    });
    openApp('/tarifas/mantenedores?tabla=RangePeriod');
    await userEvent.click(await screen.findByRole('button', { name: 'Editar: Universal, 5 a 15 años' }));
    await userEvent.type(screen.getByLabelText('Hasta, años'), '{Backspace}6');
    await press('Proponer cambio');
    expect(await screen.findByText('Este rango se cruza con otro del mismo producto.')).toBeVisible();
    expect(bff.callsTo(`${SHEETS}/12`).map(({ method }) => method)).toEqual(['DELETE']);
  });

  it('the menu counts the sets that the user may approve', async () => {
    fakeRateTables(second('by_sheet', 2));
    openApp('/tarifas/mantenedores');
    expect(await screen.findByRole('link', { name: 'Hojas (2 por aprobar)' })).toBeVisible();
  });

  it('an approver reads what a set replaces, of whatever kind', async () => {
    const line = {
      kind: 'uf',
      label: 'UF: 01-01-2026',
      before: '$39.000,50',
      after: '$390,00',
      warnings: ['Este valor se aleja mucho de $39.000,00.'],
    };
    openSheet({ ...SHEET, state: 'submitted', change_count: 1, rows: [{}], lines: [line] }, second());
    const table = await screen.findByRole('table', { name: 'Valores que cambian' });
    expect(table).toHaveTextContent(/UF: 01-01-2026.*se aleja mucho.*\$39\.000,50.*\$390,00/);
    expect(screen.queryByRole('region', { name: 'Tarifas de la hoja' })).toBeNull();
  });
});

describe('rates that the core keeps', () => {
  it('have no sheets, and no file with many changes', async () => {
    await open(second('core'));
    expect(screen.queryByRole('link', { name: 'Hojas' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Subir Excel/ })).toBeNull();
    await press(`Editar tasa: ${FIRST}`);
    expect(screen.getByRole('button', { name: 'Guardar' })).toBeVisible();
  });

  it('have a page of sheets that says why there is none, without a request that can only be refused', async () => {
    const bff = fakeRateTables(second('core'));
    openApp('/tarifas/hojas?hoja=7');
    expect(await screen.findByText(/^Las tarifas son del sistema central.*no tiene hojas/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Nueva hoja' })).toBeNull();
    expect(bff.calls.filter(({ path }) => path.startsWith(SHEETS))).toEqual([]);
  });
});

it('a refusal closes without a reason once somebody else has decided', () => {
  const onClose = jest.fn();
  const props = { title: 'Rechazar', hint: '', action: 'Rechazar', isWorking: false, failure: null };
  const dialog = (isLate: boolean) => (
    <ReasonDialog {...props} isLate={isLate} onGiven={() => undefined} onClose={onClose} />
  );
  const { rerender } = render(dialog(false));
  expect(onClose).not.toHaveBeenCalled();
  rerender(dialog(true));
  expect(onClose).toHaveBeenCalledTimes(1);
});

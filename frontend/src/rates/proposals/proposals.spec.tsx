import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentLocation } from '../../testing/location.tsx';
import { openApp } from '../../testing/open-app.tsx';
import { BASE, fakeRateTables, FIRST, open, PROPOSALS_PATH } from '../../testing/rate-tables.ts';
import { refusal, type Answers, type FakeBff } from '../../testing/simulator/fake-bff.ts';
import { fill } from '../../testing/fill.ts';
import { ReasonDialog } from '../tarifas/reason-dialog.tsx';

const SHEETS = '/api/simulador/hojas';
const OPEN = {
  id: 7,
  state: 'open',
  title: 'Producto «Universal»: cambio',
  lines: ['Activo: sí → no'],
  author: 'Paula Soto',
  created: '2026-11-20T15:00:00Z',
  decided_by: null,
  decided_at: null,
  reason: null,
  actions: ['approve', 'reject'],
  approver_count: 1,
};
const PROPOSED =
  'Propuesta enviada: rige cuando otra persona con rol de administración la apruebe en Mantenedores.';
const second = (results: object[] = [], rates = 'by_sheet'): Answers => ({
  [PROPOSALS_PATH]: () => ({ approval: 'second', rates, results }),
  [SHEETS]: () => Response.json({ id: 12, name: 'Hoja', change_count: 1 }, { status: 201 }),
});
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const writes = (bff: FakeBff, path: string) =>
  bff
    .callsTo(path)
    .filter(({ method }) => method !== 'GET')
    .map(({ body }) => body['changes']);
const openSheet = async (): Promise<void> =>
  waitFor(() => expect(currentLocation()).toMatchObject({ pathname: '/tarifas/hojas', search: '?hoja=12' }));

describe('with the approval by a second administrator', () => {
  it('the pencil writes a draft of a sheet, and opens it', async () => {
    const bff = await open(second());
    await press(`Editar tasa: ${FIRST}`);
    const rate = screen.getByLabelText(`Tasa: ${FIRST}`);
    fill(rate, '4,15');
    await press('Llevar a una hoja');
    await openSheet();
    expect(writes(bff, SHEETS)).toEqual([[{ rate: 101, value: 4.15 }]]);
    expect(bff.callsTo(`${BASE}/Tarificador/101`)).toEqual([]);
  });

  it('the bin does too', async () => {
    const bff = await open(second());
    await press(`Eliminar tarifa: ${FIRST}`);
    await press('Llevar a una hoja');
    await openSheet();
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
    await openSheet();
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
    await openSheet();
    expect(Object.keys(bff.callsTo(SHEETS).find(({ method }) => method === 'POST')?.body ?? {})).toEqual([
      'name',
      'changes',
    ]);
  });

  it('a range is proposed, and the message says so', async () => {
    const bff = fakeRateTables({
      ...second(),
      [`${BASE}/RangePeriod/1`]: () => Response.json({ proposal: 7 }, { status: 202 }),
    });
    openApp('/tarifas/mantenedores?tabla=RangePeriod');
    await userEvent.click(await screen.findByRole('button', { name: 'Editar: Universal, 5 a 15 años' }));
    await userEvent.type(screen.getByLabelText('Hasta, años'), '{Backspace}6');
    await press('Proponer cambio');
    expect(await screen.findByText(PROPOSED)).toBeVisible();
    const [call] = bff.callsTo(`${BASE}/RangePeriod/1`);
    expect([call?.headers.get('x-proposal'), call?.body]).toEqual(['new', { max_years: 16 }]);
  });

  it('a deletion is proposed', async () => {
    fakeRateTables({
      ...second(),
      [`${BASE}/RangePeriod/9`]: () => Response.json({ proposal: 8 }, { status: 202 }),
    });
    openApp('/tarifas/mantenedores?tabla=RangePeriod');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Eliminar: Flexible plus, 8 a 12 años' }),
    );
    await press('Proponer eliminación');
    expect(await screen.findByText(PROPOSED)).toBeVisible();
  });

  it('a colleague reads what changes, approves it, or rejects it with a reason', async () => {
    const decided: string[] = [];
    const bff = fakeRateTables({
      ...second([OPEN]),
      [`${PROPOSALS_PATH}/7/aprobar`]: () => {
        decided.push('approved');
        return { ...OPEN, state: 'approved', actions: [] };
      },
      [`${PROPOSALS_PATH}/7/rechazar`]: () => ({ ...OPEN, state: 'rejected', actions: [] }),
    });
    openApp('/tarifas/mantenedores');
    const card = await screen.findByRole('region', { name: 'Cambios por aprobar' });
    expect(card).toHaveTextContent('Activo: sí → no');
    expect(card).toHaveTextContent('Propuesto por Paula Soto');
    expect(screen.getByRole('link', { name: 'Mantenedores (1 por aprobar)' })).toBeVisible();
    await userEvent.click(within(card).getByRole('button', { name: /^Aprobar/ }));
    expect(await screen.findByText('Cambio aprobado: ya rige.')).toBeVisible();
    await userEvent.click(within(card).getByRole('button', { name: /^Rechazar/ }));
    fill(screen.getByLabelText('Motivo'), 'No corresponde');
    await press('Rechazar');
    expect(await screen.findByText('Cambio rechazado.')).toBeVisible();
    expect(decided).toEqual(['approved']);
    expect(bff.callsTo(`${PROPOSALS_PATH}/7/rechazar`)[0]?.body).toEqual({ reason: 'No corresponde' });
  });

  it('whoever rejects what a colleague has approved meanwhile reads who was faster, and can copy the reason', async () => {
    let proposal: object = OPEN;
    const detail = 'Elena Rivas aprobó esta propuesta. Su decisión no se guardó.';
    fakeRateTables({
      ...second(),
      [PROPOSALS_PATH]: () => ({ approval: 'second', rates: 'by_sheet', results: [proposal] }),
      [`${PROPOSALS_PATH}/7/rechazar`]: () => {
        const decided = { decided_by: 'Elena Rivas', decided_at: OPEN.created };
        proposal = { ...OPEN, ...decided, state: 'approved', actions: [] };
        return refusal(409, { detail });
      },
    });
    openApp('/tarifas/mantenedores');
    await userEvent.click(await screen.findByRole('button', { name: /^Rechazar…/ }));
    fill(screen.getByLabelText('Motivo'), 'No corresponde');
    await press('Rechazar');
    expect(await screen.findByText(/^Ya se decidió\. Su motivo sigue aquí/)).toBeVisible();
    expect(screen.getByText(detail)).toBeVisible();
    expect(screen.getByLabelText('Motivo')).toHaveValue('No corresponde');
    await press('Descartar');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(`${OPEN.title}: ${detail}`)).toBeVisible();
    expect(screen.getByText('No hay cambios por aprobar.')).toBeVisible();
  });

  it('a colleague approves all of an author at once, the oldest first, up to one that is refused', async () => {
    const open = [9, 8, 7].map((id) => ({ ...OPEN, id, title: `Rango ${id}` }));
    const refused = refusal(403, { detail: 'Se cruza con otro.' });
    const asked: number[] = [];
    const answerOf = (id: number) => () => {
      asked.push(id);
      return asked.length === 2 ? refused : { ...OPEN, id, state: 'approved', actions: [] };
    };
    fakeRateTables({
      ...second(),
      [PROPOSALS_PATH]: () => ({
        approval: 'second',
        results: asked.length === 0 ? open : open.slice(0, 2),
      }),
      ...Object.fromEntries(open.map(({ id }) => [`${PROPOSALS_PATH}/${id}/aprobar`, answerOf(id)])),
    });
    openApp('/tarifas/mantenedores');
    await userEvent.click(await screen.findByRole('button', { name: 'Aprobar los 3 de Paula Soto' }));
    expect(await screen.findByText('Rango 8: Se cruza con otro.')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Aprobar los 2 de Paula Soto' }));
    expect(await screen.findByText('2 cambios aprobados: ya rigen.')).toBeVisible();
    expect(asked).toEqual([7, 8, 8, 9]);
  });

  it('the author can’t approve', async () => {
    fakeRateTables(second([{ ...OPEN, actions: ['reject'] }]));
    openApp('/tarifas/mantenedores');
    const card = await screen.findByRole('region', { name: 'Cambios por aprobar' });
    expect(within(card).queryByRole('button', { name: /^Aprobar/ })).toBeNull();
    expect(within(card).getByText('Espera que otra persona lo apruebe.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Mantenedores' })).toBeVisible();
  });

  it('the only administrator learns that nobody can approve', async () => {
    fakeRateTables(second([{ ...OPEN, actions: ['reject'], approver_count: 0 }]));
    openApp('/tarifas/mantenedores');
    const card = await screen.findByRole('region', { name: 'Cambios por aprobar' });
    expect(within(card).getByText(/^Nadie puede aprobarlo/)).toBeVisible();
  });
});

describe('rates that the core keeps', () => {
  it('have no sheets, and no file with many changes where each one is approved', async () => {
    await open(second([], 'core'));
    expect(screen.queryByRole('link', { name: 'Hojas' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Subir Excel/ })).toBeNull();
    await press(`Editar tasa: ${FIRST}`);
    expect(screen.getByRole('button', { name: 'Guardar' })).toBeVisible();
    await userEvent.click(screen.getAllByRole('link', { name: 'Nueva tarifa' })[0] as HTMLElement);
    expect(await screen.findByRole('button', { name: 'Proponer cambio y seguir con otra' })).toBeVisible();
  });

  it('have a page of sheets that says why there is none, without a request that can only be refused', async () => {
    const bff = fakeRateTables(second([], 'core'));
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

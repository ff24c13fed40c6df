import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rateRowTag } from '@simulador/contracts/rates/rate-row-tag';
import { openApp } from '../../testing/open-app.tsx';
import { currentLocation } from '../../testing/location.tsx';
import { PATH, uf } from '../../testing/published-values.ts';
import { bodies, press } from '../../testing/rate-desk.ts';
import { APPROVAL_PATH, BASE, fakeRateTables, open, TABLES } from '../../testing/rate-tables.ts';
import { refusal, type Answers, type FakeBff } from '../../testing/simulator/fake-bff.ts';
import { fill } from '../../testing/fill.ts';

const SHEETS = '/api/simulador/hojas';
const PROPOSED =
  'Enviado a aprobación: rige cuando otra persona con rol de administración lo apruebe en Cambios.';
const second = (to_approve = 0, rates = 'by_sheet'): Answers => ({
  [APPROVAL_PATH]: () => ({ approval: 'second', rates, to_approve, approver_count: 1 }),
  [SHEETS]: () => Response.json({ id: 12, name: 'Hoja', change_count: 1, lines: [] }, { status: 201 }),
});
const writes = (bff: FakeBff, path: string) => bodies(bff, path).map(({ changes }) => changes);

describe('with the approval by a second administrator', () => {
  const submitted = `${SHEETS}/12/enviar`;

  it('new rates of a group are written as a set and submitted', async () => {
    const bff = fakeRateTables({ ...second(), [submitted]: () => ({ id: 12 }) });
    openApp('/tarifas/nueva');
    await screen.findByLabelText('Producto');
    const choose = (label: string, option: string) =>
      userEvent.selectOptions(screen.getByLabelText(label), option);
    await choose('Producto', 'Universal');
    await choose('Tipo de tarificado', 'Compraventa de vivienda');
    await choose('Rango de Tiempo', '5 a 15 años');
    await choose('Rango de Monto', 'UF 2.000 a 20.000');
    fill(screen.getByLabelText('Tasa'), '4,35');
    await press('Enviar a aprobación');
    expect(await screen.findByText(PROPOSED)).toBeVisible();
    const bounds = { min_years: 5, max_years: 15, min_amount: 2000, max_amount: 20000 };
    const cell = { product: 8, loan_use: 1, ...bounds, value: 4.35 };
    expect(writes(bff, SHEETS)).toEqual([
      [
        { ...cell, real_estate_type: 1 },
        { ...cell, real_estate_type: 2 },
      ],
    ]);
  });

  it('a range is written as a set and submitted, the message says so, and a set that is refused is not left behind', async () => {
    let isRefused = true;
    const bff = fakeRateTables({
      ...second(),
      [submitted]: () => (isRefused ? refusal(409, { detail: 'Este rango se cruza.' }) : { id: 12 }),
      [`${SHEETS}/12`]: () => new Response(null, { status: 204 }),
    });
    openApp('/tarifas/mantenedores?tabla=RangePeriod');
    await userEvent.click(await screen.findByRole('button', { name: 'Editar: Universal, 5 a 15 años' }));
    await userEvent.type(screen.getByLabelText('Hasta, años'), '{Backspace}6');
    await press('Proponer cambio');
    expect(await screen.findByText('Este rango se cruza.')).toBeVisible();
    expect(bff.callsTo(`${SHEETS}/12`).map(({ method }) => method)).toEqual(['DELETE']);
    isRefused = false;
    await press('Proponer cambio');
    expect(await screen.findByText(PROPOSED)).toBeVisible();
    const change = [{ kind: 'period', row: '1', values: { max_years: 16 } }];
    expect(writes(bff, SHEETS)).toEqual([change, change]);
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

  it('the menu counts the sets that the user may approve', async () => {
    fakeRateTables(second(2));
    openApp('/tarifas/mantenedores');
    expect(await screen.findByRole('link', { name: 'Cambios (2 por aprobar)' })).toBeVisible();
  });
});

describe('rates that the core keeps', () => {
  const FIRST = /^5 a 15 años, UF 300 a 2.000/;
  const RATE = `${BASE}/Tarificador/101`;
  const core: Answers = {
    [APPROVAL_PATH]: () => ({ approval: 'none', rates: 'core', to_approve: 0, approver_count: 1 }),
  };
  const cell = () => screen.getByRole('gridcell', { name: FIRST });
  const type = async (text: string): Promise<void> => {
    await userEvent.click(cell());
    await userEvent.keyboard(`${text}{Enter}`);
  };
  const patches = (bff: FakeBff) => bff.callsTo(RATE).map(({ method, body }) => [method, body]);

  it('have no changes to send, and the page says why', async () => {
    const bff = fakeRateTables(core);
    openApp('/tarifas/hojas?hoja=7');
    expect(await screen.findByText(/^Las tarifas son del sistema central/)).toBeVisible();
    for (const name of ['Subir Excel', 'Ajustar las tasas de Universal'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    for (const name of ['Cambios', 'Otros valores']) expect(screen.queryByRole('link', { name })).toBeNull();
    expect(bff.calls.filter(({ path }) => path.startsWith(SHEETS))).toEqual([]);
  });

  it('are changed at the core one by one', async () => {
    const bff = await open(core);
    await type('4,2');
    expect(await screen.findByText('Tasa actualizada.')).toBeVisible();
    const [change] = bff.callsTo(RATE);
    expect([change?.method, change?.body]).toEqual(['PATCH', { rate: 4.2 }]);
    expect(change?.headers.get('If-Match')).not.toBeNull();
    expect(cell()).toHaveAccessibleName(/: 4,20$/);
    expect(screen.queryByRole('region', { name: 'Siguiente paso' })).toBeNull();
  });

  it('are not sent unchanged, above the TMC, or as a text that is no rate', async () => {
    const bff = await open(core);
    await type('4,39');
    expect(cell()).toHaveAccessibleName(/: 4,39$/);
    await type('6,7');
    expect(cell()).toHaveAccessibleName(/ahora 6,70\. La tasa no puede ser mayor a la TMC/);
    await type('cuatro');
    expect(cell()).toHaveAccessibleName(/Escriba una tasa, como 4,15$/);
    expect(patches(bff)).toEqual([]);
    expect(screen.queryByText('Tasa actualizada.')).toBeNull();
  });

  it('that the core refuses stay as they were typed, and can be sent again', async () => {
    let isDown = true;
    const bff = await open({ ...core, [RATE]: () => (isDown ? refusal(502, { detail: 'No.' }) : {}) });
    await type('4,2');
    expect(await screen.findByText(/: No\.$/)).toBeVisible();
    expect(cell()).toHaveAccessibleName(/antes 4,39, ahora 4,20$/);
    await userEvent.click(screen.getByRole('link', { name: 'Mantenedores' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Seguir aquí' }));
    isDown = false;
    await type('');
    expect(await screen.findByText('Tasa actualizada.')).toBeVisible();
    expect(patches(bff)).toEqual([
      ['PATCH', { rate: 4.2 }],
      ['PATCH', { rate: 4.2 }],
    ]);
  });

  it('are sent one after the other: what is typed during a request follows it, of a rate the last value, on what the core has by then', async () => {
    const answers: (() => void)[] = [];
    const rate = { ...TABLES.Tarificador[0], rate: 4.39 };
    const below = { ...TABLES.Tarificador[2] };
    const bff = await open({
      ...core,
      [`${BASE}/Tarificador`]: () => [rate, below],
      [RATE]: async ({ body }) => {
        await new Promise<void>((resolve) => answers.push(resolve));
        return Object.assign(rate, body);
      },
      [`${BASE}/Tarificador/103`]: ({ body }) => Object.assign(below, body),
    });
    await type('4,2');
    for (const text of ['4,25', '4,3']) await type(text);
    await userEvent.click(screen.getByRole('gridcell', { name: /^20 a 30 años, UF 300 a 2.000/ }));
    await userEvent.keyboard('4,6{Enter}');
    expect(patches(bff)).toEqual([['PATCH', { rate: 4.2 }]]);
    expect(bff.callsTo(`${BASE}/Tarificador/103`)).toEqual([]);
    answers[0]?.();
    await waitFor(() => expect(answers).toHaveLength(2));
    expect(bff.callsTo(`${BASE}/Tarificador/103`)).toEqual([]);
    answers[1]?.();
    await waitFor(() => expect(cell()).toHaveAccessibleName(/: 4,30$/));
    await waitFor(() =>
      expect(screen.getByRole('gridcell', { name: /^20 a 30 años, UF 300 a 2.000: 4,60$/ })).toBeVisible(),
    );
    const tags = bff.callsTo(RATE).map(({ body, headers }) => [body['rate'], headers.get('If-Match')]);
    expect(tags).toEqual([
      [4.2, rateRowTag({ ...rate, rate: 4.39 })],
      [4.3, rateRowTag({ ...rate, rate: 4.2 })],
    ]);
  });

  it('of which one fails are named, and those after it stay pending', async () => {
    const bff = await open({ ...core, [RATE]: () => refusal(502, { detail: 'No.' }) });
    const clipboardData = { getData: () => '4,1\t4,2\r\n' };
    fireEvent.paste(cell(), { clipboardData });
    expect(
      await screen.findByText('Universal, 5 a 15 años, UF 300 a 2.000: No. Falta 1 más por guardar.'),
    ).toBeVisible();
    const next = screen.getByRole('gridcell', { name: /^5 a 15 años, UF 2.000 a 20.000/ });
    expect(next).toHaveAccessibleName(/ahora 4,20$/);
    expect(bff.callsTo(`${BASE}/Tarificador/102`)).toEqual([]);
    next.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(await screen.findByText('Tasa actualizada.')).toBeVisible();
    expect(cell()).toHaveAccessibleName(/antes 4,39, ahora 4,10$/);
  });

  it('that another person approves there are only read here, and each page says where they change', async () => {
    fakeRateTables({
      ...second(0, 'core'),
      [`${PATH}/uf`]: () => ({ is_ours: true, values: [uf('2026-11-20', 40880.36)] }),
    });
    openApp('/tarifas/nueva');
    const sentence = /^Los precios cambian cuando otra persona los aprueba.*cámbielas allá/;
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(currentLocation().pathname).toBe('/tarifas');
    expect(cell()).toHaveAttribute('aria-readonly', 'true');
    for (const name of ['Nueva tarifa', 'Cambios']) expect(screen.queryByRole('link', { name })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Lista' }));
    for (const name of [/^Editar/, /^Eliminar/]) expect(screen.queryByRole('button', { name })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Mantenedores' }));
    expect(await screen.findByText(sentence)).toBeVisible();
    for (const tab of ['Producto', 'UF']) {
      await userEvent.click(screen.getByRole('tab', { name: tab }));
      expect(await screen.findByRole('table', { name: tab })).toBeVisible();
      for (const name of [/^Editar/, 'Nuevo', 'Pegar valores'])
        expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });
});

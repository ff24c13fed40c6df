/** Pending changes of the page Tarifas, which are sent as one set. */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentLocation, goInHistory } from '../../testing/location.tsx';
import { openApp } from '../../testing/open-app.tsx';
import { bar, BELOW, bodies, cell, edit, figure, FIRST, press, sets } from '../../testing/rate-desk.ts';
import { BASE, fakeRateTables, open, SHEETS_PATH, TABLES } from '../../testing/rate-tables.ts';
import { CHANGE, SHEET, SHEET_PATH } from '../../testing/rate-sheet.ts';
import { refusal } from '../../testing/simulator/fake-bff.ts';

describe('other values', () => {
  it('are edited in place, a part as a percentage, and sent with what names them', async () => {
    const bff = await open(sets('second'));
    await userEvent.click(await screen.findByRole('gridcell', { name: /^Tasación/ }));
    // One text of plain hyphens, which a search in the page finds.
    expect(screen.getByText('15-11-2026')).toHaveClass('whitespace-nowrap');
    await userEvent.keyboard('3,1{Enter}');
    expect(figure('Tasación')).toHaveAccessibleName('Tasación sin IVA, antes UF 2,5, ahora UF 3,1');
    expect(figure('Notaría')).toHaveFocus();
    await userEvent.click(figure('Hasta UF 2.000'));
    await userEvent.keyboard('5,26{Enter}');
    await userEvent.click(screen.getByRole('gridcell', { name: 'Desgravamen colectivo: 0,0068 %' }));
    expect(screen.getByRole('textbox', { name: 'Desgravamen colectivo' })).toHaveValue('0,0068');
    await userEvent.keyboard('{Control>}a{/Control}0,0071{Enter}');
    expect(figure('Desgravamen')).toHaveAccessibleName(
      'Desgravamen colectivo, antes 0,0068 %, ahora 0,0071 %',
    );
    await press('Enviar a aprobación');
    await waitFor(() => expect(bodies(bff, SHEETS_PATH)).toHaveLength(1));
    const changes = [
      { kind: 'cost', row: '1', values: { appraisal_net_uf: 3.1 } },
      { kind: 'tmc', row: '24 2026-11-15', values: { value: 5.26 } },
      { kind: 'insurance', row: 'desgravamen 3', values: { monthly_rate: 0.000071 } },
    ];
    expect(bodies(bff, SHEETS_PATH)).toMatchObject([{ changes, planned_at: null }]);
  });

  it('are unchanged once their former value is typed', async () => {
    await open();
    await userEvent.click(await screen.findByRole('gridcell', { name: /^Notaría/ }));
    await userEvent.keyboard('4{Enter}');
    await userEvent.click(figure('Notaría'));
    await userEvent.keyboard('3{Enter}');
    expect(screen.queryByRole('region', { name: 'Siguiente paso' })).toBeNull();
  });
});

describe('the next act', () => {
  it('applies the changes of one administrator from the first of the next month on, unless another day is chosen', async () => {
    const bff = await open(sets('none'));
    await edit(FIRST, '4,5{Enter}');
    const [first] = within(screen.getByLabelText('Rige')).getAllByRole('option', { name: /^01-/ });
    await press(`Aplicar el ${first?.textContent ?? ''}`);
    expect(await screen.findByText('Aprobado: rige desde su día.')).toBeVisible();
    expect(bodies(bff, `${SHEETS_PATH}/12/aprobar`)).toEqual([
      { effective_at: expect.stringMatching(/-01T0[34]:00/) },
    ]);
    expect(cell(FIRST)).toHaveAccessibleName(`${FIRST}: 4,39`);
    await edit(FIRST, '4,5{Enter}');
    await userEvent.selectOptions(screen.getByLabelText('Rige'), 'Ahora');
    await press('Aplicar ahora');
    await waitFor(() => expect(bodies(bff, `${SHEETS_PATH}/12/aprobar`)).toHaveLength(2));
    expect(bodies(bff, `${SHEETS_PATH}/12/aprobar`)[1]).toEqual({});
  });

  it('that is refused leaves no draft, and what was typed', async () => {
    const detail = 'El cambio «Lunes», ya aprobado, cambia lo mismo más adelante.';
    const bff = await open({
      ...sets('none'),
      [`${SHEETS_PATH}/12/aprobar`]: () => refusal(409, { detail }),
    });
    await edit(FIRST, '4,5{Enter}');
    await press(screen.getByRole('button', { name: /^Aplicar el/ }).textContent);
    expect(await bar().findByText(detail)).toBeVisible();
    expect(screen.getAllByText(detail)).toHaveLength(1);
    expect(bff.callsTo(`${SHEETS_PATH}/12`).map(({ method }) => method)).toEqual(['DELETE']);
    expect(cell(FIRST)).toHaveAccessibleName(/ahora 4,50$/);
  });

  it('waits for a doubtful value to be confirmed, in the page of the change', async () => {
    const warnings = ['Este valor se aleja mucho de 6,60 %.'];
    const line = { kind: 'tmc', label: 'TMC: Hasta UF 2.000', before: '6,60 %', after: '3,56 %', warnings };
    const bff = await open(sets('second', { lines: [line], change_count: 1 }));
    await edit(FIRST, '4,5{Enter}');
    await press('Enviar a aprobación');
    expect(await screen.findByText(/Este valor se aleja mucho/)).toBeVisible();
    const send = screen.getByRole('button', { name: 'Enviar a aprobación' });
    expect(send).toHaveAttribute('aria-disabled', 'true');
    expect(bodies(bff, `${SHEETS_PATH}/12/enviar`)).toEqual([]);
    await userEvent.click(screen.getByLabelText('Es correcto'));
    await userEvent.click(send);
    await waitFor(() => expect(bodies(bff, `${SHEETS_PATH}/12/enviar`)).toHaveLength(1));
  });

  it('looks at the changes as a draft, which the way back edits on', async () => {
    const bff = await open(sets('none', { changes: [CHANGE], change_count: 1 }));
    await edit(FIRST, '4,5{Enter}');
    const look = async (): Promise<void> => {
      await press('Ver cambios');
      await waitFor(() =>
        expect(currentLocation()).toMatchObject({ pathname: '/tarifas/hojas', search: '?hoja=12' }),
      );
    };
    await look();
    await goInHistory(-1);
    expect(currentLocation()).toMatchObject({ pathname: '/tarifas', search: '?cambio=12' });
    await waitFor(() => expect(cell(FIRST)).toHaveAccessibleName(/ahora 4,50$/));
    await edit(BELOW, '4,7{Enter}');
    await look();
    expect(bodies(bff, SHEETS_PATH)).toMatchObject([{ changes: [{ rate: 101, value: 4.5 }] }]);
    expect(bodies(bff, `${SHEETS_PATH}/12`)).toMatchObject([
      { changes: [{ rate: 101 }, { rate: 103, value: 4.7 }] },
    ]);
  });

  it('asks before several changes are discarded', async () => {
    await open();
    await edit(FIRST, '4,5{Enter}4,6{Enter}');
    await press('Descartar');
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Salir sin guardar' }),
    );
    expect(cell(FIRST)).toHaveAccessibleName(`${FIRST}: 4,39`);
  });
});

describe('a draft that the address names', () => {
  const DRAFT = { ...SHEET, change_count: 1, rate_count: 1, changes: [CHANGE] };

  it('and that is deleted leaves the prices in force', async () => {
    const detail = 'Este cambio no existe.';
    fakeRateTables({ ...sets('second'), [SHEET_PATH]: () => refusal(404, { detail }) });
    openApp('/tarifas?cambio=7');
    await waitFor(() => expect(cell(FIRST)).toHaveAccessibleName(`${FIRST}: 4,39`));
    expect(screen.queryByRole('region', { name: 'Siguiente paso' })).toBeNull();
  });

  it('is edited on, with what a colleague saved in it meanwhile', async () => {
    let draft: object = DRAFT;
    const bff = fakeRateTables({
      ...sets('second'),
      [SHEET_PATH]: ({ method }) => {
        if (method === 'GET') return draft;
        draft = { ...DRAFT, version: 4, changes: [{ ...CHANGE, value: 4.6 }] };
        return refusal(409, { detail: 'Pablo Díaz corrigió este cambio.' });
      },
    });
    openApp('/tarifas?cambio=7');
    await waitFor(() => expect(cell(FIRST)).toHaveAccessibleName(/ahora 4,50$/));
    await edit(BELOW, '4,7{Enter}');
    await press('Ver cambios');
    expect(await bar().findByText('Pablo Díaz corrigió este cambio.')).toBeVisible();
    await waitFor(() => expect(cell(FIRST)).toHaveAccessibleName(/ahora 4,60$/));
    expect(cell(BELOW)).toHaveAccessibleName(/ahora 4,70$/);
    expect(bodies(bff, SHEET_PATH)).toMatchObject([{ changes: [{ rate: 101 }, { rate: 103, value: 4.7 }] }]);
  });

  it('is sent again as it was written when its sending is refused', async () => {
    let draft = DRAFT;
    const bff = fakeRateTables({
      ...sets('second'),
      [SHEET_PATH]: ({ method }) => {
        if (method === 'PATCH') draft = { ...draft, version: draft.version + 1 };
        return draft;
      },
      [`${SHEET_PATH}/enviar`]: () => refusal(400, { detail: 'Una tasa no puede quedar así.' }),
    });
    openApp('/tarifas?cambio=7');
    await waitFor(() => expect(cell(FIRST)).toHaveAccessibleName(/ahora 4,50$/));
    for (const count of [1, 2]) {
      await press('Enviar a aprobación');
      await waitFor(() => expect(bff.callsTo(`${SHEET_PATH}/enviar`)).toHaveLength(count));
      expect(await bar().findByText('Una tasa no puede quedar así.')).toBeVisible();
    }
    const patches = bff.callsTo(SHEET_PATH).filter(({ method }) => method === 'PATCH');
    expect(patches.map(({ headers }) => headers.get('If-Match'))).toEqual(['"3"', '"4"']);
  });
});

describe('the list', () => {
  const NAME = 'Compraventa, Casa, 5 a 15 años, UF 300 a 2.000';

  it('has the same rates with their actions: the pencil edits in the grid, the bin asks first', async () => {
    await open(sets('second'));
    await userEvent.click(screen.getByRole('radio', { name: 'Lista' }));
    const list = within(screen.getByRole('table', { name: 'Tarifas del producto Universal' }));
    for (const name of ['Destino', 'Tipo de Propiedad', 'Tasa', 'Rango de Tiempo', 'Rango de Monto'])
      expect(list.getByRole('columnheader', { name })).toBeVisible();
    await press(`Editar tasa: ${NAME}`);
    await userEvent.keyboard('4,5{Enter}');
    expect(cell(FIRST)).toHaveAccessibleName(/antes 4,39, ahora 4,50$/);
    expect(bar().getByText('1 cambio')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Lista' }));
    await press(`Eliminar tarifa: ${NAME}`);
    const question = screen.getByRole('dialog', { name: '¿Está seguro que desea eliminar esta tarifa?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('se elimina')).toBeVisible();
  });

  it('has all rates of its product in pages, of whatever use, and the pencil leads to the grid of the use', async () => {
    const other = { ...TABLES.Tarificador[0], id: 104, loan_use: 72, real_estate_type: 2, rate: 4.8 };
    const all = Array.from({ length: 20 }, (_, at) => ({ ...TABLES.Tarificador[0], id: 201 + at }));
    await open({ [`${BASE}/Tarificador`]: () => [...all, other] });
    await userEvent.click(screen.getByRole('radio', { name: 'Lista' }));
    const list = () => within(screen.getByRole('table', { name: 'Tarifas del producto Universal' }));
    expect(list().getAllByRole('row')).toHaveLength(21);
    await press('Siguiente');
    expect(screen.getByText('Página 2 de 2')).toBeVisible();
    expect(list().getAllByRole('row')).toHaveLength(2);
    const use = screen.getByLabelText('Destino de Universal');
    expect(use).toHaveDisplayValue('Todos los destinos');
    await userEvent.selectOptions(use, 'Refinanciamiento');
    expect(list().getAllByRole('row')).toHaveLength(2);
    await press('Editar tasa: Refinanciamiento, Departamento, 5 a 15 años, UF 300 a 2.000');
    await userEvent.keyboard('4,9{Enter}');
    expect(cell(FIRST)).toHaveAccessibleName(/antes 4,80, ahora 4,90$/);
    expect(screen.getByLabelText('Destino de Universal')).toHaveDisplayValue('Refinanciamiento');
    expect(screen.getByLabelText('Tipo de Propiedad de Universal')).toHaveDisplayValue('Departamento');
  });

  it('of a product without rates says so', async () => {
    await open();
    const flexible = within(screen.getByRole('region', { name: 'Flexible plus' }));
    expect(flexible.getByText('No hay tarifas creadas para este producto.')).toBeVisible();
    expect(flexible.getByText('Rango de Tiempo no válido')).toBeVisible();
    expect(flexible.queryByText(/Rango de Monto/)).toBeNull();
  });
});

it('a spreadsheet becomes pending cells', async () => {
  const same = { ...CHANGE, rate: 102, min_amount: 2000, max_amount: 20000, from: 6.3, value: 6.3 };
  const read = { changes: [CHANGE, same] };
  await open({ ...sets('second'), '/api/simulador/tarifas/planilla/lectura': () => read });
  await press('Subir Excel');
  await userEvent.upload(screen.getByLabelText(/Archivo descargado/), new File(['x'], 'diciembre.xlsx'));
  await press('Leer planilla');
  expect(
    await screen.findByText('diciembre.xlsx: 2 filas leídas, 1 cambia y está abajo como cambio.'),
  ).toBeVisible();
  expect(cell(FIRST)).toHaveAccessibleName(/ahora 4,50$/);
  expect(bar().getByText('1 cambio')).toBeVisible();
});

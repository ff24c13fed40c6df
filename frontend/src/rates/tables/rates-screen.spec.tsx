import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BASE, FIRST, open, APPROVAL_PATH, shown, TABLES } from '../../testing/rate-tables.ts';
import { refusal, type Answers } from '../../testing/simulator/fake-bff.ts';
import { fill } from '../../testing/fill.ts';

const product = (name: string): HTMLElement => screen.getByRole('region', { name });
const rates = (): string[][] =>
  within(screen.getByRole('table', { name: 'Tarifas del producto Universal' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, 5)
        .map((cell) => shown(cell)),
    );
const grid = (): string[][] =>
  within(screen.getByRole('table', { name: /^Tasa por rango/ }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => shown(cell as HTMLElement)));

const SECOND = 'Compraventa, Casa, 5 a 15 años, UF 2.000 a 20.000';

describe('the rates', () => {
  it('stand in a table for each product, with what its ranges are worth', async () => {
    await open();
    await screen.findAllByText('Sobre la TMC');
    expect(rates()).toEqual([
      ['Compraventa', 'Casa', '4,39 %', '5 a 15 años', 'UF 300 a 2.000'],
      ['Compraventa', 'Casa', '6,30 %Sobre la TMC', '5 a 15 años', 'UF 2.000 a 20.000'],
      ['Compraventa', 'Casa', '4,55 %', '20 a 30 años', 'UF 300 a 2.000'],
    ]);
    const universal = within(product('Universal'));
    expect(universal.getByText('Rango de Monto válido')).toBeVisible();
    expect(universal.getByText('Rango de Tiempo no válido')).toBeVisible();
    expect(universal.getByText('Faltan los años 15 a 20.')).toBeVisible();
    expect(universal.getByRole('link', { name: 'Revisar rangos' })).toHaveAttribute(
      'href',
      '/tarifas/mantenedores?tabla=RangePeriod',
    );
    const other = within(product('Flexible plus'));
    expect(other.queryByText(/^Rango de Monto/)).toBeNull();
    expect(other.getByText('No hay tarifas creadas para este producto.')).toBeVisible();
    expect(universal.getByRole('button', { name: 'Ajustar las tasas de Universal' })).toBeVisible();
    expect(other.queryByRole('button', { name: /^Ajustar/ })).toBeNull();
  });

  it('are neither 0 nor above the TMC of their amounts, and stay as they were by Escape', async () => {
    const bff = await open();
    await userEvent.click(screen.getByRole('button', { name: `Editar tasa: ${FIRST}` }));
    const input = screen.getByRole('textbox', { name: `Tasa: ${FIRST}` });
    await userEvent.clear(input);
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(input).toHaveAccessibleDescription('Este campo es requerido');
    fill(input, '6,7');
    expect(input).toHaveAccessibleDescription('La tasa no puede ser mayor a la TMC');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Salir sin guardar' }));
    expect(rates()[0]?.[2]).toBe('4,39 %');
    expect(screen.getByRole('button', { name: `Editar tasa: ${FIRST}` })).toHaveFocus();
    expect(bff.callsTo(`${BASE}/Tarificador/101`)).toEqual([]);
  });

  it('have two decimals, and one that has more stays until it is changed', async () => {
    const [first] = TABLES.Tarificador;
    const bff = await open({ [`${BASE}/Tarificador`]: () => [{ ...first, rate: 4.3912 }] });
    const edit = () => userEvent.click(screen.getByRole('button', { name: `Editar tasa: ${FIRST}` }));
    await edit();
    const input = screen.getByRole('textbox', { name: `Tasa: ${FIRST}` });
    expect(input).toHaveValue('4,3912');
    await userEvent.keyboard('4,391{Enter}');
    expect(input).toHaveAccessibleDescription('Usa hasta dos decimales');
    await userEvent.keyboard('2{Enter}');
    expect(await screen.findByText('Tasa actualizada.')).toBeVisible();
    expect(bff.callsTo(`${BASE}/Tarificador/101`).map(({ body }) => body)).toEqual([{ rate: 4.3912 }]);
  });

  it.each([
    [
      'another one is edited',
      () => userEvent.click(screen.getByRole('button', { name: `Editar tasa: ${SECOND}` })),
    ],
    ['the screen is left', () => userEvent.click(screen.getByRole('link', { name: 'Listado' }))],
  ])('are not lost while they are typed, when %s', async (_, leave) => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: `Editar tasa: ${FIRST}` }));
    await userEvent.keyboard('4,2');
    await leave();
    await userEvent.click(screen.getByRole('button', { name: 'Seguir aquí' }));
    expect(screen.getByRole('textbox', { name: `Tasa: ${FIRST}` })).toHaveValue('4,2');
    await leave();
    await userEvent.click(screen.getByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: `Tasa: ${FIRST}` })).toBeNull());
  });

  it('are deleted when that is confirmed', async () => {
    const bff = await open();
    const ask = () => userEvent.click(screen.getByRole('button', { name: `Eliminar tarifa: ${FIRST}` }));
    await ask();
    const question = screen.getByRole('dialog', { name: '¿Está seguro que desea eliminar esta tarifa?' });
    expect(within(question).getByText(FIRST)).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'Cancelar' }));
    expect(screen.getByRole('button', { name: `Eliminar tarifa: ${FIRST}` })).toHaveFocus();
    expect(bff.callsTo(`${BASE}/Tarificador/101`)).toEqual([]);
    await ask();
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Tarifa eliminada.')).toBeVisible();
    await waitFor(() => expect(rates()).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Universal' })).toHaveFocus());
  });

  it('show what the server refuses, until it is changed, with the focus on the field', async () => {
    const detail = 'La tasa no puede ser mayor a la TMC vigente.';
    await open({ [`${BASE}/Tarificador/101`]: () => refusal(400, { detail }) });
    await userEvent.click(screen.getByRole('button', { name: `Editar tasa: ${FIRST}` }));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(detail)).toBeVisible();
    const input = screen.getByRole('textbox', { name: `Tasa: ${FIRST}` });
    expect(input).toHaveFocus();
    expect(screen.getByText(detail).closest('[role=alert]')).not.toBeNull();
    await userEvent.keyboard('1');
    expect(input).toBeValid();
    expect(screen.queryByText(detail)).toBeNull();
  });

  it('are said to be none where the chosen purpose and property type have none', async () => {
    const many = Array.from({ length: 9 }, (_, index) => ({ ...TABLES.Tarificador[0], id: 200 + index }));
    await open({ [`${BASE}/Tarificador`]: () => many });
    await userEvent.selectOptions(
      screen.getByLabelText('Tipo de Propiedad', { selector: '[name^=coverage]' }),
      'Departamento',
    );
    expect(screen.getByText('No hay tarifas de Compraventa, Departamento.')).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Tarifas del producto Universal' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Ver las 9 tarifas' }));
    expect(rates()).toHaveLength(9);
    const fewer = screen.getByRole('button', { name: 'Ver menos' });
    expect(fewer).toHaveFocus();
    // Showing fewer rates would hide the one being edited and discard the typed value.
    await userEvent.click(screen.getAllByRole('button', { name: /^Editar tasa/ })[0] as HTMLElement);
    await userEvent.keyboard('4,2');
    await userEvent.click(fewer);
    expect(rates()).toHaveLength(9);
    await userEvent.click(screen.getByRole('button', { name: 'Salir sin guardar' }));
    expect(screen.getByText('No hay tarifas de Compraventa, Departamento.')).toBeVisible();
  });
});

describe('a rate that is typed where sheets are the way to change rates', () => {
  const BY_SHEET: Answers = {
    [APPROVAL_PATH]: () => ({ approval: 'second', rates: 'by_sheet', results: [] }),
  };
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it.each([`Eliminar tarifa: ${SECOND}`, 'Subir Excel de Universal'])(
    'is not lost by «%s» without a confirmation',
    async (name) => {
      await open(BY_SHEET);
      await press(`Editar tasa: ${FIRST}`);
      await userEvent.keyboard('4,15');
      await press(name);
      await press('Seguir aquí');
      expect(screen.getByLabelText(`Tasa: ${FIRST}`)).toHaveValue('4,15');
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('is still asked about if a new sheet could not be created', async () => {
    await open({ ...BY_SHEET, '/api/simulador/hojas': () => refusal(503, {}) });
    await press(`Editar tasa: ${FIRST}`);
    await userEvent.keyboard('4,15');
    await press('Ajustar las tasas de Universal');
    await press('Salir sin guardar');
    await screen.findByText('No pudimos crear la hoja. Inténtelo de nuevo en unos minutos.');
    expect(screen.getByLabelText(`Tasa: ${FIRST}`)).toHaveValue('4,15');
    await userEvent.click(screen.getByRole('link', { name: 'Mantenedores' }));
    await press('Seguir aquí');
  });
});

describe('the coverage', () => {
  it('shows rates, and says which are above the TMC and which are missing', async () => {
    await open();
    await screen.findAllByText('Sobre la TMC');
    expect(grid()).toEqual([
      ['Años y UF', 'UF 300 a 2.000', 'UF 2.000 a 20.000'],
      ['5 a 15 años', '4,39 %', '6,30 %Sobre la TMC'],
      ['20 a 30 años', '4,55 %', 'Sin tasa: crear para 20 a 30 años y 2.000 a 20.000 UF'],
    ]);
    expect(screen.getByText('3 de 4 combinaciones con tasa')).toBeVisible();
  });

  it('is of the purpose and property type that are chosen', async () => {
    await open();
    await userEvent.selectOptions(
      screen.getByLabelText('Tipo de Propiedad', { selector: '[name^=coverage]' }),
      'Departamento',
    );
    expect(screen.getByText('0 de 4 combinaciones con tasa')).toBeVisible();
  });
});

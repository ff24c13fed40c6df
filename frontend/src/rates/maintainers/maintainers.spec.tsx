import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../testing/open-app.tsx';
import { currentLocation } from '../../testing/location.tsx';
import { cells, press } from '../../testing/published-values.ts';
import { BASE, fakeRateTables, TABLES } from '../../testing/rate-tables.ts';
import { refusal, type Answers, type FakeBff } from '../../testing/simulator/fake-bff.ts';
import { fill } from '../../testing/fill.ts';

const open = async (address = '/tarifas/mantenedores', answers: Answers = {}): Promise<FakeBff> => {
  const bff = fakeRateTables(answers);
  openApp(address);
  await screen.findByRole('table');
  return bff;
};
const rows = (): string[][] => cells(screen.getByRole('table')).map((row) => row.slice(0, -1));
const changes = (bff: FakeBff, path: string) =>
  bff
    .callsTo(path)
    .filter(({ method }) => method !== 'GET')
    .map(({ method, body }) => [method, body]);

describe('the maintainers', () => {
  it('have a tab for each table, that the arrows reach and the address keeps', async () => {
    await open();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Uso de crédito',
      'Producto',
      'Rango de Tiempo',
      'Rango de Monto',
      'TMC',
      'UF',
    ]);
    expect(rows()[0]).toEqual(['1', 'Compraventa', 'Compra de una propiedad']);
    await userEvent.click(screen.getByRole('tab', { name: 'Uso de crédito' }));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Rango de Tiempo' })).toHaveFocus();
    expect(rows()[0]).toEqual(['Universal', '5', '15']);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('UF');
  });

  it('stay where they are scrolled to when a tab is chosen, and leave that to another screen', async () => {
    await open();
    document.documentElement.scrollTop = 300;
    await userEvent.click(screen.getByRole('tab', { name: 'Producto' }));
    await waitFor(() => expect(currentLocation().search).toBe('?tabla=Product'));
    expect(document.documentElement.scrollTop).toBe(300);
    await userEvent.click(screen.getByRole('link', { name: 'Tarifas', current: false }));
    await waitFor(() => expect(document.documentElement.scrollTop).toBe(0));
  });

  it('show the first table where the address names none, and correct it', async () => {
    await open('/tarifas/mantenedores?tabla=Desconocida');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Uso de crédito');
    await waitFor(() => expect(currentLocation().search).toBeUndefined());
  });

  it('add a range, its bounds in order', async () => {
    const bff = await open('/tarifas/mantenedores?tabla=RangeAmount');
    expect(rows()[1]).toEqual(['Universal', 'UF 2.000', 'UF 20.000']);
    await press('Nuevo');
    await userEvent.selectOptions(screen.getByLabelText('Producto'), 'Flexible plus');
    fill(screen.getByLabelText('Desde, UF'), '300,5');
    fill(screen.getByLabelText('Hasta, UF'), '300');
    await press('Guardar');
    expect(screen.getByLabelText('Hasta, UF')).toHaveAccessibleDescription(
      'El mínimo debe ser menor que el máximo',
    );
    const summary = screen.getByRole('alert', { name: 'Hay errores en el formulario.' });
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('Hasta, UF: El mínimo debe ser menor que el máximo');
    await userEvent.type(screen.getByLabelText('Hasta, UF'), '0');
    await press('Guardar');
    expect(await screen.findByText('Cambios guardados.')).toBeVisible();
    expect(changes(bff, `${BASE}/RangeAmount`)).toEqual([
      ['POST', { product: 4, min_amount: 300.5, max_amount: 3000 }],
    ]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Nuevo' })).toHaveFocus());
    expect(rows().at(-1)).toEqual(['Flexible plus', 'UF 300,5', 'UF 3.000']);
  });

  it('take amounts in steps of 0.01, and leave one with more decimals until it is changed', async () => {
    const [range] = TABLES.RangeAmount;
    const bff = await open('/tarifas/mantenedores?tabla=RangeAmount', {
      [`${BASE}/RangeAmount`]: () => [{ ...range, min_amount: 300.1234 }],
    });
    await press('Editar: Universal, UF 300,1234 a 2.000');
    const max = screen.getByLabelText('Hasta, UF');
    fill(max, '2000,125');
    await press('Guardar');
    expect(max).toHaveAccessibleDescription('Use hasta dos decimales');
    await userEvent.type(max, '{Backspace}');
    expect(screen.queryByText('Use hasta dos decimales')).toBeNull();
    fill(max, '10000001');
    expect(max).toHaveAccessibleDescription('Debe estar entre 0 y 10.000.000');
    fill(max, '2000,12');
    await press('Guardar');
    expect(await screen.findByText('Cambios guardados.')).toBeVisible();
    expect(changes(bff, `${BASE}/RangeAmount/1`)).toEqual([['PATCH', { max_amount: 2000.12 }]]);
  });

  it('change a product, its limits too', async () => {
    const bff = await open('/tarifas/mantenedores?tabla=Product');
    await press('Editar: Universal');
    expect(screen.queryByLabelText(/^Código/)).toBeNull();
    await userEvent.clear(screen.getByLabelText('Plazo máximo, años'));
    await userEvent.type(screen.getByLabelText('Plazo máximo, años'), '40');
    expect(within(screen.getByRole('dialog')).getAllByRole('status')[0]).toBeEmptyDOMElement();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Activo/ }));
    expect(screen.getByText(/^Los simuladores dejan de ofrecerlo\. El simulador público/)).toBeVisible();
    await press('Guardar');
    await screen.findByText('Cambios guardados.');
    await screen.findByRole('table');
    // Unchanged fields are not sent, because they may follow from the product's ranges.
    expect(changes(bff, `${BASE}/Product/8`)).toEqual([['PATCH', { is_active: false, max_period: 40 }]]);
    expect(rows()[0]?.slice(3)).toEqual(['5 a 40 años', 'UF 300 a 20.000', 'No']);
  });

  it('change the name of a product without description, ranges and limits, and take nothing that is typed during the save', async () => {
    const none = { description: '', min_period: 0, max_period: 0, min_amount: 0 };
    const bff = await open('/tarifas/mantenedores?tabla=Product', {
      [`${BASE}/Product`]: () => [{ id: 8, name: 'Universal', ...none }],
      [`${BASE}/Product/8`]: () => new Promise(() => undefined),
    });
    await press('Editar: Universal');
    await userEvent.type(screen.getByLabelText('Nombre'), ' 2');
    await press('Guardar');
    await userEvent.type(screen.getByLabelText('Nombre'), ', nuevo');
    expect(changes(bff, `${BASE}/Product/8`)).toEqual([['PATCH', { name: 'Universal 2' }]]);
    expect(screen.getByLabelText('Nombre')).toHaveValue('Universal 2');
  });

  it('show the limits of a product that the core names, or that it has none', async () => {
    const product = { id: 8, name: 'Universal', description: 'Universal' };
    await open('/tarifas/mantenedores?tabla=Product', {
      [`${BASE}/Product`]: () => [product, { ...product, id: 9, min_period: 5, max_amount: 20000 }],
    });
    expect(rows().map((row) => row.slice(3))).toEqual([
      ['Sin límite', 'Sin límite', 'Sí'],
      ['Desde 5 años', 'Hasta UF 20.000', 'Sí'],
    ]);
  });

  it('leave everything as it is by Cancelar', async () => {
    const bff = await open();
    await press('Editar: Compraventa');
    expect(screen.getByRole('heading', { name: 'Uso de crédito: Compraventa' })).toHaveFocus();
    fill(screen.getByLabelText('Nombre'), 'Compraventa de terreno');
    await press('Cancelar');
    await press('Seguir aquí');
    expect(screen.getByLabelText('Nombre')).toHaveValue('Compraventa de terreno');
    await press('Cancelar');
    await press('Salir sin guardar');
    expect(screen.getByRole('button', { name: 'Editar: Compraventa' })).toHaveFocus();
    expect(rows()[0]?.[1]).toBe('Compraventa');
    expect(changes(bff, `${BASE}/LoanUse/1`)).toEqual([]);
  });

  it('say at its field what the server refuses of it', async () => {
    const detail = 'Ya existe otro uso de crédito con ese nombre.';
    await open(undefined, {
      [`${BASE}/LoanUse/1`]: () => refusal(400, { detail, fields: [{ name: 'name', message: detail }] }),
    });
    await press('Editar: Compraventa');
    await press('Guardar');
    expect(await screen.findAllByText(detail)).toHaveLength(2);
    expect(screen.getByLabelText('Nombre')).toHaveAccessibleDescription(detail);
    expect(screen.getByLabelText('Nombre')).toHaveFocus();
  });

  it('say what is to be done about a refusal, and no more; of a failure, to try later', async () => {
    const detail = 'Este rango se cruza con otro del mismo producto.';
    const answers = [refusal(409, { detail }), refusal(500, {})];
    await open(undefined, { [`${BASE}/LoanUse/1`]: () => answers.shift() });
    const later = 'Hubo un error al procesar el formulario. Intente nuevamente más tarde';
    await press('Editar: Compraventa');
    await press('Guardar');
    expect(await screen.findByText(detail)).toBeVisible();
    expect(screen.queryByText(later)).toBeNull();
    await press('Guardar');
    expect(await screen.findByText(later)).toBeVisible();
  });

  it('close the dialog of a row that a colleague deleted, and say so', async () => {
    const detail = 'El uso de crédito no existe.';
    let isDeleted = false;
    await open(undefined, {
      [`${BASE}/LoanUse`]: () => TABLES.LoanUse.filter(({ id }) => !isDeleted || id !== 72),
      [`${BASE}/LoanUse/72`]: () => ((isDeleted = true), refusal(404, { detail })),
    });
    await press('Editar: Refinanciamiento');
    fill(screen.getByLabelText('Nombre'), 'Otro');
    await press('Guardar');
    expect(await screen.findByText(detail)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(rows()).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('delete after asking, but nothing that has rates', async () => {
    await open();
    expect(await screen.findByText('En uso')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Eliminar: Compraventa' })).toBeNull();
    await press('Eliminar: Refinanciamiento');
    await press('Eliminar');
    expect(await screen.findByText('Recurso eliminado.')).toBeVisible();
    await waitFor(() => expect(rows()).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });
});

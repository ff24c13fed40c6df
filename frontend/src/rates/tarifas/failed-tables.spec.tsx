/** Tables that fail to load: each shows a message with a retry in its place. */
import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../testing/open-app.tsx';
import { BASE, COVERAGE_PATH, fakeRateTables, TABLES } from '../../testing/rate-tables.ts';
import { refusal } from '../../testing/simulator/fake-bff.ts';

it.each([
  ['/tarifas', 'RealEstateType', 'No pudimos cargar las tarifas. Inténtelo de nuevo en unos minutos.'],
  [
    '/tarifas/nueva',
    'GroupBy',
    'No pudimos cargar los productos y sus rangos. Inténtelo de nuevo en unos minutos.',
  ],
  [
    '/tarifas/mantenedores?tabla=RangePeriod',
    'Product',
    'No pudimos cargar la lista. Inténtelo de nuevo en unos minutos.',
  ],
] as const)('at %s without %s', async (address, table, sentence) => {
  let isDown = true;
  let answer: (rows: unknown) => void = () => undefined;
  fakeRateTables({
    [`${BASE}/${table}`]: () => (isDown ? refusal(503, {}) : new Promise((resolve) => (answer = resolve))),
  });
  openApp(address);
  expect(await screen.findByText(sentence)).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('button', { name: 'Reintentando…' })).toHaveFocus();
  answer(TABLES[table]);
  expect(await screen.findAllByText('Universal')).not.toHaveLength(0);
  expect(screen.queryByText(sentence)).toBeNull();
});

it('without the coverage of a product, whose rates are there', async () => {
  let isDown = true;
  fakeRateTables({
    [COVERAGE_PATH]: () =>
      isDown
        ? refusal(503, {})
        : { periods: [], amounts: [], cells: [], holes: [], overlaps: [], maximum_rates: [] },
  });
  openApp('/tarifas');
  const universal = within(await screen.findByRole('region', { name: 'Universal' }));
  const sentence = 'No pudimos cargar la cobertura de este producto ni su TMC.';
  expect(await universal.findByText(sentence)).toBeVisible();
  expect(universal.getByRole('table', { name: 'Tarifas del producto Universal' })).toBeVisible();
  expect(universal.getByText('3 de 4 combinaciones con tasa')).toBeVisible();
  isDown = false;
  await userEvent.click(universal.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(universal.queryByText(sentence)).toBeNull());
});

it.each([
  ['/tarifas', 'No pudimos leer las tarifas de nuevo: las que se muestran pueden no estar al día.'],
  ['/tarifas/mantenedores?tabla=Product', 'No pudimos leer la lista de nuevo: puede no estar al día.'],
] as const)('at %s where they are there already, which stay', async (address, sentence) => {
  let isDown = false;
  const changed = [{ ...TABLES.Product[0], name: 'Universal plus' }];
  fakeRateTables({
    [`${BASE}/Product`]: () => (isDown ? refusal(503, {}) : changed),
    [`${BASE}/Tarificador/101`]: () => ({}),
    [`${BASE}/Product/8`]: () => ({}),
  });
  openApp(address);
  const [edit] = await screen.findAllByRole('button', { name: /^Editar/ });
  await userEvent.click(edit as HTMLElement);
  isDown = true;
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getAllByText('Universal plus')).not.toHaveLength(0);
  expect(screen.getAllByRole('table')).toHaveLength(address === '/tarifas' ? 2 : 1);
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
});

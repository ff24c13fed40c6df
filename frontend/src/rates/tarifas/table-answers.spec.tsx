/** Tables that fail to load, each with a message and a retry in its place, and answers that arrive after the user has left the screen. */
import userEvent from '@testing-library/user-event';
import { expect, it, describe } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openApp } from '../../testing/open-app.tsx';
import { BASE, COVERAGE_PATH, fakeRateTables, TABLES, GROUP_RATES_PATH } from '../../testing/rate-tables.ts';
import { refusal, type FakeBff } from '../../testing/simulator/fake-bff.ts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { currentLocation } from '../../testing/location.tsx';
import { refreshRateTables } from './rate-data.ts';
import { fill } from '../../testing/fill.ts';

it.each([
  ['/tarifas', 'RealEstateType', 'las tarifas'],
  ['/tarifas/nueva', 'GroupBy', 'los productos y sus rangos'],
  ['/tarifas/mantenedores?tabla=RangePeriod', 'Product', 'la lista'],
] as const)('at %s without %s', async (address, table, missing) => {
  fakeRateTables({ [`${BASE}/${table}`]: () => refusal(503, {}) });
  openApp(address);
  const sentence = `No pudimos cargar ${missing}. Inténtelo de nuevo en unos minutos.`;
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('without the coverage of a product, whose rates are there', async () => {
  fakeRateTables({ [COVERAGE_PATH]: () => refusal(503, {}) });
  openApp('/tarifas');
  const universal = within(await screen.findByRole('region', { name: 'Universal' }));
  const sentence = 'No pudimos cargar la cobertura de este producto ni su TMC.';
  expect(await universal.findByText(sentence)).toBeVisible();
  expect(universal.getByRole('grid', { name: /^Tasas anuales de Universal/ })).toBeVisible();
});

it('where they are there already, which stay', async () => {
  const sentence = 'No pudimos leer la lista de nuevo: puede no estar al día.';
  let isDown = false;
  const changed = [{ ...TABLES.Product[0], name: 'Universal plus' }];
  fakeRateTables({
    [`${BASE}/Product`]: () => (isDown ? refusal(503, {}) : changed),
    [`${BASE}/Product/8`]: () => ({}),
  });
  openApp('/tarifas/mantenedores?tabla=Product');
  const [edit] = await screen.findAllByRole('button', { name: /^Editar/ });
  await userEvent.click(edit as HTMLElement);
  isDown = true;
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getAllByText('Universal plus')).not.toHaveLength(0);
  expect(screen.getAllByRole('table')).toHaveLength(1);
});

const REFUSED = 'Otra persona lo cambió.';

let answer: (body: unknown) => void = () => undefined;
/** Opens the client at an address. Changes at `path` wait for `answer`. */
const open = async (address: string, path: string, title: string | RegExp): Promise<FakeBff> => {
  const bff = fakeRateTables({ [path]: () => new Promise((resolve) => (answer = resolve)) });
  openApp(address);
  await screen.findByRole('button', { name: title });
  return bff;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('refetches what a simulator shows when the tables change, and drops the rest', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  let count = 0;
  const queryFn = () => Promise.resolve((count += 1));
  queries.setQueryData(['alcance', 1], 4.5);
  const observer = new QueryObserver(queries, { queryKey: ['calculo', 1], queryFn });
  const stop = observer.subscribe(() => undefined);
  await waitFor(() => expect(observer.getCurrentResult().data).toBe(1));
  await refreshRateTables(queries);
  expect([observer.getCurrentResult().data, queries.getQueryData(['alcance', 1])]).toEqual([2, undefined]);
  stop();
  queries.clear();
});

describe('a new rate that is saved late', () => {
  const save = async (): Promise<void> => {
    await open('/tarifas/nueva?product=8', GROUP_RATES_PATH, 'Guardar');
    await userEvent.selectOptions(screen.getByLabelText('Rango de Tiempo'), '20 a 30 años');
    await userEvent.selectOptions(screen.getByLabelText('Rango de Monto'), 'UF 2.000 a 20.000');
    await userEvent.selectOptions(screen.getByLabelText('Tipo de tarificado'), 'Compraventa de vivienda');
    fill(screen.getByLabelText('Tasa'), '4,35');
    await press('Guardar');
    await userEvent.click(screen.getByRole('link', { name: 'Mantenedores' }));
    await screen.findByRole('tablist');
  };

  it('does not move a user who left, and notifies them', async () => {
    await save();
    answer(Response.json([{}, {}], { status: 201 }));
    expect(await screen.findByText('Se crearon 2 tarifas.')).toBeVisible();
    await screen.findByRole('table');
    expect(currentLocation()).toMatchObject({ pathname: '/tarifas/mantenedores' });
  });

  it('notifies them of a refusal, too', async () => {
    await save();
    answer(refusal(409, { detail: REFUSED }));
    expect(await screen.findByText(REFUSED)).toBeVisible();
  });
});

describe('a row that is saved late', () => {
  it('keeps its form until the answer, whatever is typed', async () => {
    const bff = await open('/tarifas/mantenedores', `${BASE}/LoanUse/1`, 'Editar: Compraventa');
    await press('Editar: Compraventa');
    await press('Guardar');
    await press('Cancelar');
    fill(screen.getByLabelText('Nombre'), 'Compraventa nueva');
    await press('Guardando…');
    expect(bff.callsTo(`${BASE}/LoanUse/1`)).toHaveLength(1);
    answer({});
    expect(await screen.findByRole('table')).toBeVisible();
  });
});

it('a delete that is answered late keeps its question until then, and says there that it failed', async () => {
  await open('/tarifas/mantenedores?tabla=RangePeriod', `${BASE}/RangePeriod/9`, /^Editar: Flexible/);
  await press('Eliminar: Flexible plus, 8 a 12 años');
  const question = within(
    screen.getByRole('dialog', { name: '¿Está seguro que desea eliminar este recurso?' }),
  );
  await userEvent.click(question.getByRole('button', { name: 'Eliminar' }));
  await userEvent.click(question.getByRole('button', { name: 'Cancelar' }));
  answer(refusal(409, { detail: REFUSED }));
  expect(await question.findByText(REFUSED)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

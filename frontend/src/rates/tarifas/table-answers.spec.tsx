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

const FIRST = 'Compraventa, Casa, 5 a 15 años, UF 300 a 2.000';
const SECOND = 'Compraventa, Casa, 5 a 15 años, UF 2.000 a 20.000';
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
const rateOf = (which: string) => screen.getByRole('textbox', { name: `Tasa: ${which}` });

it('refetches what a simulator shows when the tables change, and drops the rest', async () => {
  const queries = new QueryClient();
  let count = 0;
  const queryFn = () => Promise.resolve((count += 1));
  queries.setQueryData(['tarifa', 1], 4.5);
  const observer = new QueryObserver(queries, { queryKey: ['tmc', 1], queryFn });
  const stop = observer.subscribe(() => undefined);
  await waitFor(() => expect(observer.getCurrentResult().data).toBe(1));
  await refreshRateTables(queries);
  expect([observer.getCurrentResult().data, queries.getQueryData(['tarifa', 1])]).toEqual([2, undefined]);
  stop();
  queries.clear();
});

describe('a rate that is saved late', () => {
  const PATH = `${BASE}/Tarificador/101`;
  const save = async (): Promise<FakeBff> => {
    const bff = await open('/tarifas', PATH, `Editar tasa: ${FIRST}`);
    await press(`Editar tasa: ${FIRST}`);
    await userEvent.keyboard('4,2{Enter}');
    return bff;
  };

  it('is not left by Escape, nor sent twice', async () => {
    const bff = await save();
    await userEvent.keyboard('{Escape}{Enter}');
    expect(screen.queryByRole('button', { name: 'Cancelar' })).toBeNull();
    expect(rateOf(FIRST)).toHaveValue('4,2');
    expect(bff.callsTo(PATH)).toHaveLength(1);
    answer({});
    await waitFor(() => expect(screen.queryByRole('textbox', { name: `Tasa: ${FIRST}` })).toBeNull());
  });

  it('leaves the next one open, with the focus', async () => {
    await save();
    await press(`Editar tasa: ${SECOND}`);
    answer({});
    expect(await screen.findByText('Tasa actualizada.')).toBeVisible();
    expect(rateOf(SECOND)).toHaveFocus();
  });

  it('notifies a user who already edits another one that it was refused', async () => {
    await save();
    await press(`Editar tasa: ${SECOND}`);
    answer(refusal(409, { detail: REFUSED }));
    expect(await screen.findByText(REFUSED)).toBeVisible();
    expect(rateOf(SECOND)).not.toHaveAccessibleDescription();
  });
});

describe('an edited rate', () => {
  it('leaves the focus to the one above it that is edited next', async () => {
    await open('/tarifas', '', `Editar tasa: ${SECOND}`);
    await press(`Editar tasa: ${SECOND}`);
    await press(`Editar tasa: ${FIRST}`);
    expect(rateOf(FIRST)).toHaveFocus();
  });
});

describe('a new rate that is saved late', () => {
  const save = async (): Promise<void> => {
    const address = '/tarifas/nueva?product=8&loan_use=1&real_estate_type=1&range_period=2&range_amount=2';
    await open(address, GROUP_RATES_PATH, 'Guardar');
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

describe('tables that are read again late', () => {
  it('hold up no dialog, and are not changed before they are there', async () => {
    const rate = { ...TABLES.Tarificador[0], rate: 4.2 };
    let isSaved = false;
    const read = new Promise<void>((resolve) => (answer = () => resolve()));
    const bff = fakeRateTables({
      [`${BASE}/Tarificador`]: async () => {
        if (!isSaved) return TABLES.Tarificador;
        await read;
        return [rate];
      },
      [`${BASE}/Tarificador/102`]: () => {
        isSaved = true;
        return new Response(null, { status: 204 });
      },
    });
    openApp('/tarifas');
    await userEvent.click(await screen.findByRole('button', { name: `Eliminar tarifa: ${SECOND}` }));
    await press('Eliminar');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Tarifa eliminada.')).toBeVisible();
    const edit = screen.getByRole('button', { name: `Editar tasa: ${FIRST}` });
    expect(edit.closest('table')).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(edit);
    await press(`Eliminar tarifa: ${SECOND}`);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('textbox', { name: `Tasa: ${FIRST}` })).toBeNull();
    answer(undefined);
    await waitFor(() => expect(screen.queryByText(`Eliminar tarifa: ${SECOND}`)).toBeNull());
    await press(`Editar tasa: ${FIRST}`);
    expect(rateOf(FIRST)).toHaveValue('4,2');
    expect(bff.callsTo(`${BASE}/Tarificador/102`)).toHaveLength(1);
  });
});

describe('a delete that is answered late', () => {
  it('keeps its question until then, and says there that it failed', async () => {
    await open('/tarifas', `${BASE}/Tarificador/101`, `Eliminar tarifa: ${FIRST}`);
    await press(`Eliminar tarifa: ${FIRST}`);
    const question = screen.getByRole('dialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Eliminar' }));
    await userEvent.click(within(question).getByRole('button', { name: 'Cancelar' }));
    answer(refusal(409, { detail: REFUSED }));
    expect(await within(question).findByText(REFUSED)).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

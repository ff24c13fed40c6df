/** A choice in the detail beside the list that is not saved, when another simulation is opened. */
import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { COMMENTS_PATH, DETAIL, findDetail, HISTORY_PATH, NO_HISTORY } from '../../testing/detail.tsx';
import { currentLocation } from '../../testing/location.tsx';
import { clientGroup, GROUPS_PATH, inOfficeAs, listed, ofClientPath, page } from '../../testing/office.ts';
import { openApp } from '../../testing/open-app.tsx';

const NAMES = ['Ana', 'Berta'];
const ROWS = NAMES.map((name, index) => listed(10_001 + index, { client_name: name }));
const OTHER = listed(9_000, { montocreditoUF: 2450, desc_tipobien: 'Casa', estado_description: 'Rechazada' });

let isWide = true;
const media = Object.defineProperty(new EventTarget(), 'matches', { get: () => isWide });

const open = async (ofClient = [...ROWS, OTHER]) => {
  isWide = true;
  jest.spyOn(window, 'matchMedia').mockReturnValue(media as never);
  const bff = inOfficeAs('executiverole', {
    [GROUPS_PATH]: () => page(ROWS.map((row) => clientGroup(row.client_name, [row]))),
    [COMMENTS_PATH]: () => [],
    [HISTORY_PATH]: () => NO_HISTORY,
    [ofClientPath(DETAIL.client)]: () => ({ ...page([]), count: ofClient.length, results: ofClient }),
    ...Object.fromEntries(
      [...ROWS, OTHER].map(({ uuid, id, client_name }) => [
        `/simulations/api/simulation/${uuid}`,
        () => ({ ...DETAIL, uuid, id, client_name }),
      ]),
    ),
  });
  openApp('/listado');
  await userEvent.click(await screen.findByRole('link', { name: 'Ana' }));
  await findShown('Ana');
  return bff;
};
const findPanel = () => screen.findByRole('region', { name: 'Simulación de Crédito Hipotecario' });
const findShown = async (name: string) => within(await findPanel()).findByText(name, { selector: 'p' });
const state = async () => within(await findPanel()).findByLabelText('Estado');
const question = () => screen.findByRole('dialog', { name: 'Hay cambios por guardar' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const shown = () => new URLSearchParams(currentLocation().search).get('detalle');

describe('an unsaved choice in the detail beside the list', () => {
  it('is asked about before another one is opened by its row, an arrow key or the client’s simulations', async () => {
    await open();
    await userEvent.selectOptions(await state(), 'Aprobada');
    const byRow = () => userEvent.click(screen.getByRole('link', { name: 'Berta' }));
    const byArrow = () => {
      screen.getByRole('link', { name: 'Ana' }).focus();
      return userEvent.keyboard('{ArrowDown}');
    };
    const byOther = async () =>
      userEvent.click(within(await findPanel()).getByRole('link', { name: 'ID 10002' }));
    for (const leave of [byRow, byArrow, byOther]) {
      await leave();
      expect(await question()).toBeVisible();
      await press('Seguir aquí');
      expect(shown()).toBe(ROWS[0]?.uuid);
      expect(await state()).toHaveDisplayValue('Aprobada');
    }
    await byOther();
    await question();
    await press('Salir sin guardar');
    expect(await findShown('Berta')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Ana' }));
    await findShown('Ana');
    expect(await state()).toHaveDisplayValue('En evaluación');
  });

  it('is asked about below the last row', async () => {
    await open();
    await userEvent.click(screen.getByRole('link', { name: 'Berta' }));
    await findShown('Berta');
    await userEvent.selectOptions(await state(), 'Aprobada');
    screen.getByRole('link', { name: 'Berta' }).focus();
    await userEvent.keyboard('j');
    expect(await question()).toBeVisible();
    await press('Salir sin guardar');
    expect(await screen.findByText('Era la última persona de la lista.')).toBeVisible();
  });

  it('is asked about before a link or a search closes the detail', async () => {
    await open();
    await userEvent.selectOptions(await state(), 'Aprobada');
    const byLink = () => userEvent.click(screen.getByRole('link', { name: /^Mías/ }));
    const bySearch = () =>
      userEvent.type(screen.getByLabelText('Buscar', { selector: 'input' }), 'Berta{Enter}');
    for (const leave of [byLink, bySearch]) {
      await leave();
      expect(await question()).toBeVisible();
      await press('Seguir aquí');
      expect(shown()).toBe(ROWS[0]?.uuid);
      expect(await state()).toHaveDisplayValue('Aprobada');
    }
    await byLink();
    await question();
    await press('Salir sin guardar');
    await waitFor(() => expect(shown()).toBeNull());
  });

  it('is still there when a narrower window moves the detail over the list', async () => {
    await open();
    await userEvent.selectOptions(await state(), 'Aprobada');
    isWide = false;
    act(() => void media.dispatchEvent(new Event('change')));
    const dialog = await findDetail();
    expect(await within(dialog).findByLabelText('Estado')).toHaveDisplayValue('Aprobada');
  });
});

describe("the client's simulations", () => {
  it('are listed at the top, the open one marked, each with a link to its detail in its place', async () => {
    await open();
    const card = await screen.findByRole('region', { name: 'Simulaciones de la persona' });
    const first = within(await findPanel()).getAllByRole('heading', { level: 3 })[0];
    expect(first).toHaveTextContent('Simulaciones de la persona');
    const rows = within(card)
      .getAllByRole('listitem')
      .map(({ children }) => [...children].map(({ textContent }) => textContent));
    expect(rows).toEqual([
      ['ID 10001', '20-11-2026', 'Ingresada', 'Departamento', 'UF 1.800,0000'],
      ['ID 10002', '20-11-2026', 'Ingresada', 'Departamento', 'UF 1.800,0000'],
      ['ID 9000', '20-11-2026', 'Rechazada', 'Casa', 'UF 2.450,0000'],
    ]);
    const marked = within(card).getByRole('link', { current: true });
    expect(marked).toHaveTextContent('ID 10001');
    const entries = window.history.length;
    await userEvent.click(within(card).getByRole('link', { name: 'ID 9000' }));
    await waitFor(() => expect(shown()).toBe(OTHER.uuid));
    expect(window.history.length).toBe(entries);
    expect(await findShown(OTHER.client_name)).toBeVisible();
  });

  it('have no card if it is the only one', async () => {
    const first = ROWS.slice(0, 1);
    const bff = await open(first);
    const comments = within(await findPanel()).findByRole('heading', { name: /^Comentarios/ });
    expect(await comments).toBeVisible();
    await waitFor(() => expect(bff.callsTo(ofClientPath(DETAIL.client))).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'Simulaciones de la persona' })).toBeNull();
  });
});

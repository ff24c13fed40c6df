import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openNextRow } from '#shared/office/list-keys.ts';
import { COMMENTS_PATH, DETAIL, findDetail, HISTORY_PATH, NO_HISTORY } from '../../testing/detail.tsx';
import { clientGroup, GROUPS_PATH, inOfficeAs, listed, page } from '../../testing/office.ts';
import { openApp } from '../../testing/open-app.tsx';
import { goInHistory, currentLocation } from '../../testing/location.tsx';

const NAMES = ['Ana', 'Berta', 'Carla'];
const ROWS = NAMES.map((name, index) => listed(10_001 + index, { client_name: name }));
const TITLE = 'Simulación de Crédito Hipotecario';
const pathOf = (uuid: string) => `/simulations/api/simulation/${uuid}`;

const widen = (isWide: boolean) =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(new EventTarget(), { media, matches: isWide }) as never);

const DETAILS = {
  [COMMENTS_PATH]: () => [],
  [HISTORY_PATH]: () => NO_HISTORY,
  ...Object.fromEntries(
    ROWS.map(({ uuid, id, client_name }) => [pathOf(uuid), () => ({ ...DETAIL, uuid, id, client_name })]),
  ),
};
const groupOf = (name: string) => clientGroup(name, [rowOf(name)]);
const open = (groups = () => NAMES) => {
  const bff = inOfficeAs('executiverole', {
    ...DETAILS,
    [GROUPS_PATH]: () => page(groups().map(groupOf)),
  });
  openApp('/listado');
  return bff;
};
const rowOf = (name: string) => ROWS[NAMES.indexOf(name)] ?? listed(1);
const findLink = (name: string) => screen.findByRole('link', { name });
const findPanel = () => screen.findByRole('region', { name: TITLE });
const findBeside = (name: string) =>
  waitFor(() => within(screen.getByRole('region', { name: TITLE })).getByText(name, { selector: 'p' }));

describe('the detail beside the list', () => {
  beforeEach(() => {
    widen(true);
  });

  it('follows the arrow keys, without the focus, asks for no row that was only passed, and leaves the keys to who types', async () => {
    const bff = open();
    await findLink('Ana');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(await findLink('Berta')).toHaveFocus();
    expect(await findBeside('Berta')).toBeVisible();
    expect(await findLink('Berta')).toHaveFocus();
    expect(await findLink('Berta')).toHaveAttribute('aria-current', 'true');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bff.callsTo(pathOf(rowOf('Ana').uuid))).toHaveLength(0);
    await userEvent.keyboard('{ArrowUp}');
    expect(await findBeside('Ana')).toBeVisible();
    await userEvent.click(screen.getByLabelText('Buscar', { selector: 'input' }));
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(screen.getByLabelText('Buscar', { selector: 'input' })).toHaveFocus();
    expect(await findBeside('Ana')).toBeVisible();
    await goInHistory(-1);
    await waitFor(() => expect(screen.queryByRole('region', { name: TITLE })).toBeNull());
    expect(currentLocation()).toEqual({ pathname: '/listado', state: null });
  });

  it('has the focus by Enter, shows what a call needs first, and gives the focus back to its row', async () => {
    open();
    (await findLink('Berta')).focus();
    await userEvent.keyboard('{Enter}');
    const panel = await findPanel();
    await waitFor(() => expect(within(panel).getByRole('heading', { name: TITLE })).toHaveFocus());
    for (const text of [
      'Plazo 20 años',
      'La Florida',
      'Dividendo sin seguros UF 11,0857',
      'La renta alcanza',
    ])
      expect((await within(panel).findAllByText(text))[0]).toBeVisible();
    const parts = within(panel)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent?.replace(/\s*\d*$/, ''));
    expect(parts.indexOf('Comentarios')).toBeLessThan(parts.indexOf('Cliente'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: TITLE })).toBeNull());
    expect(await findLink('Berta')).toHaveFocus();
  });

  it('is the next client’s after a contact, unless another one was opened meanwhile, and stays after the last one', async () => {
    open();
    await userEvent.click(await findLink('Berta'));
    await findBeside('Berta');
    act(() => void openNextRow(rowOf('Ana').uuid));
    expect(await findLink('Berta')).toHaveAttribute('aria-current', 'true');
    act(() => void openNextRow(rowOf('Berta').uuid));
    expect(await findBeside('Carla')).toBeVisible();
    await userEvent.keyboard('j');
    expect(await screen.findByText('Era la última persona de la lista.')).toBeVisible();
    expect(await findBeside('Carla')).toBeVisible();
  });

  it.each([
    ['the next page’s first', ['Ana', 'Berta'], 11, 'Carla', '?page=2&detalle='],
    ['that of who took the place of a client who left', ['Ana', 'Carla'], 2, 'Carla', '?detalle='],
  ])('is %s after the last row of a page', async (_, after, count, next, search) => {
    let pages: Readonly<Record<string, string[]>> = { 1: ['Ana', 'Berta'] };
    inOfficeAs('executiverole', {
      ...DETAILS,
      [GROUPS_PATH]: ({ query }) => page((pages[query['page'] ?? ''] ?? []).map(groupOf), count),
    });
    openApp('/listado');
    await userEvent.click(await findLink('Berta'));
    await findBeside('Berta');
    pages = { 1: after, 2: ['Carla'] };
    act(() => void openNextRow(rowOf('Berta').uuid));
    expect(await findBeside(next)).toBeVisible();
    expect(currentLocation().search).toBe(`${search}${rowOf(next).uuid}`);
    await waitFor(() => expect(screen.getByRole('heading', { name: TITLE })).toHaveFocus());
  });

  it('goes on from the row that J has reached, however quickly, and keeps the focus in the list', async () => {
    inOfficeAs('executiverole', {
      ...DETAILS,
      [GROUPS_PATH]: ({ query }) =>
        page((query['page'] === '2' ? ['Carla'] : ['Ana', 'Berta']).map(groupOf), 11),
    });
    openApp('/listado');
    await userEvent.click(await findLink('Ana'));
    await findBeside('Ana');
    await userEvent.keyboard('jj');
    expect(await findBeside('Carla')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Personas y sus simulaciones' })).toHaveFocus();
    await userEvent.keyboard('k');
    expect(await findBeside('Carla')).toBeVisible();
  });

  it('has J turn the page below the last row', async () => {
    widen(false);
    inOfficeAs('executiverole', {
      ...DETAILS,
      [GROUPS_PATH]: ({ query }) => page([groupOf(query['page'] === '2' ? 'Berta' : 'Ana')], 11),
    });
    openApp('/listado');
    (await findLink('Ana')).focus();
    await userEvent.keyboard('j');
    expect(await findLink('Berta')).toBeVisible();
    await userEvent.keyboard('j');
    expect(await findLink('Berta')).toHaveFocus();
  });

  it('leads on to the row in the place of one that left the list', async () => {
    let names = NAMES;
    const bff = open(() => names);
    (await findLink('Berta')).focus();
    await userEvent.keyboard('{Enter}');
    await findBeside('Berta');
    const asked = bff.callsTo(GROUPS_PATH).length;
    names = ['Ana', 'Carla'];
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(bff.callsTo(GROUPS_PATH).length).toBeGreaterThan(asked));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Berta' })).toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await findLink('Carla')).toHaveFocus());
  });

  it('is the dialog over the list where there is no room for it', async () => {
    widen(false);
    open();
    await findLink('Ana');
    await userEvent.keyboard('{ArrowDown}');
    expect(await findLink('Ana')).not.toHaveFocus();
    await userEvent.click(await findLink('Ana'));
    expect(await within(await findDetail()).findByText('Ana', { selector: 'p' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await findLink('Ana')).toHaveFocus();
  });
});

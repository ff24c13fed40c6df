import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { COMMENTS_PATH, DETAIL, HISTORY_PATH, NO_HISTORY } from '../../testing/detail.tsx';
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
  const bff = inOfficeAs('adminrole', {
    ...DETAILS,
    [GROUPS_PATH]: () => page(groups().map(groupOf)),
  });
  openApp('/listado');
  return bff;
};
const rowOf = (name: string) => ROWS[NAMES.indexOf(name)] ?? listed(1);
const findLink = (name: string) => screen.findByRole('link', { name });
const findSheet = (name: string) =>
  waitFor(() => within(screen.getByRole('dialog', { name: TITLE })).getByRole('heading', { name, level: 2 }));

describe('a client’s sheet from the list', () => {
  beforeEach(() => {
    widen(true);
  });

  it('follows the arrow keys, without the focus, asks for no row that was only passed, and leaves the keys to who types', async () => {
    const bff = open();
    await findLink('Ana');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(await findLink('Berta')).toHaveFocus();
    expect(await findSheet('Berta')).toBeVisible();
    expect(await findLink('Berta')).toHaveFocus();
    expect(await findLink('Berta')).toHaveAttribute('aria-current', 'true');
    expect(bff.callsTo(pathOf(rowOf('Ana').uuid))).toHaveLength(0);
    await userEvent.keyboard('{ArrowUp}');
    expect(await findSheet('Ana')).toBeVisible();
    await userEvent.click(screen.getByLabelText('Buscar', { selector: 'input' }));
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(screen.getByLabelText('Buscar', { selector: 'input' })).toHaveFocus();
    expect(await findSheet('Ana')).toBeVisible();
    await goInHistory(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(currentLocation()).toEqual({ pathname: '/listado', state: null });
  });

  it('has the focus by Enter, the form before what is only read, and gives the focus back to its row', async () => {
    open();
    (await findLink('Berta')).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await findSheet('Berta')).toHaveFocus());
    const sheet = within(screen.getByRole('dialog'));
    await sheet.findByRole('form', { name: 'Información de la Solicitud' });
    const parts = sheet.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(parts.slice(0, 3)).toEqual(['Información de la Solicitud', 'Simulaciones 1', 'Historia']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await findLink('Berta')).toHaveFocus();
  });

  it('leads to the clients around it by J, K and its buttons, says who comes after a save, and asks before it loses a note', async () => {
    open();
    await userEvent.click(await findLink('Ana'));
    const sheet = within(await screen.findByRole('dialog', { name: TITLE }));
    expect(await sheet.findByRole('button', { name: /^Guardar y abrir a Berta/ })).toBeVisible();
    expect(sheet.getByText('1 de 3')).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Cliente anterior (K)' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('j');
    await waitFor(async () => expect(await findSheet('Berta')).toHaveFocus());
    await userEvent.click(sheet.getByRole('button', { name: 'Cliente siguiente (J)' }));
    expect(await findSheet('Carla')).toBeVisible();
    expect(await sheet.findByRole('button', { name: /^Guardar$|^GuardarCtrl/ })).toBeVisible();
    await userEvent.keyboard('k');
    expect(await findSheet('Berta')).toBeVisible();
    await userEvent.type(await sheet.findByLabelText('Nota'), 'j');
    await userEvent.click(sheet.getByRole('button', { name: 'Cliente siguiente (J)' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Seguir aquí' }));
    expect(sheet.getByLabelText('Nota')).toHaveValue('j');
    expect(await findLink('Berta')).toHaveAttribute('aria-current', 'true');
  });

  it('gets all keys after its C, however quick they are after J or a save', async () => {
    let answer = (_: object): void => undefined;
    const recorded = jest.fn(() => new Promise<object>((resolve) => (answer = resolve)));
    inOfficeAs('adminrole', {
      ...DETAILS,
      [GROUPS_PATH]: () => page(NAMES.map(groupOf)),
      [`/api/simulador/contactos/${rowOf('Berta').uuid}`]: recorded,
    });
    openApp('/listado');
    await userEvent.click(await findLink('Ana'));
    const sheet = within(await screen.findByRole('dialog', { name: TITLE }));
    await sheet.findByLabelText('Nota');
    const press = (...keys: string[]): void => {
      for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
    };
    act(() => press('j', 'c', '1', 'Tab', 'a', 'j'));
    expect(await findSheet('Berta')).toBeVisible();
    expect(await sheet.findByLabelText('Nota')).toHaveValue('aj');
    expect(sheet.getByLabelText('Nota')).toHaveFocus();
    expect(sheet.getByRole('radio', { name: 'Habló' })).toBeChecked();
    fireEvent.keyDown(sheet.getByLabelText('Nota'), { key: 'Enter', ctrlKey: true });
    sheet.getByRole('heading', { level: 2 }).focus();
    await waitFor(() => expect(sheet.getByRole('form')).toHaveAttribute('aria-busy', 'true'));
    press('c', '2');
    const { uuid } = rowOf('Berta');
    answer({ simulation: { ...DETAIL, uuid }, message: 'Contacto registrado.' });
    expect(await findSheet('Carla')).toBeVisible();
    await waitFor(() => expect(sheet.getByRole('radio', { name: 'No contesta' })).toBeChecked());
    expect(recorded).toHaveBeenCalledTimes(1);
  });

  it('is the next page’s first after the last row of a page', async () => {
    const pages: Readonly<Record<string, string[]>> = { 1: ['Ana', 'Berta'], 2: ['Carla'] };
    inOfficeAs('adminrole', {
      ...DETAILS,
      [GROUPS_PATH]: ({ query }) => page((pages[query['page'] ?? ''] ?? []).map(groupOf), 51),
    });
    openApp('/listado');
    await userEvent.click(await findLink('Berta'));
    await findSheet('Berta');
    await userEvent.keyboard('j');
    expect(await findSheet('Carla')).toBeVisible();
    expect(currentLocation().search).toBe(`?page=2&detalle=${rowOf('Carla').uuid}`);
    await waitFor(async () => expect(await findSheet('Carla')).toHaveFocus());
  });

  it('leads on from the focused row, past rows that were only passed, and says at the end that it was the last', async () => {
    const pages: Readonly<Record<string, string[]>> = { 1: ['Ana', 'Berta'], 2: ['Carla'] };
    inOfficeAs('adminrole', {
      ...DETAILS,
      [GROUPS_PATH]: ({ query }) => page((pages[query['page'] ?? '1'] ?? []).map(groupOf), 51),
    });
    openApp('/listado');
    (await findLink('Ana')).focus();
    await userEvent.keyboard('{Enter}');
    await findSheet('Ana');
    (await findLink('Ana')).focus();
    await userEvent.keyboard('jj');
    expect(await findSheet('Carla')).toBeVisible();
    (await findLink('Carla')).focus();
    await userEvent.keyboard('j');
    expect(await screen.findByText('Era la última persona de la lista.')).toBeVisible();
    expect(await findLink('Carla')).toHaveFocus();
  });

  it.each([
    ['stays where another sheet was opened meanwhile', 'Ana', 0],
    ['asks before it loses a note that was begun meanwhile', 'Berta', 1],
  ])('%s, however late the next page comes', async (_, opened, questions) => {
    let answer = (_: object): void => undefined;
    let isLate = false;
    inOfficeAs('adminrole', {
      ...DETAILS,
      [GROUPS_PATH]: ({ query }) => {
        if (query['page'] === '2') return page([groupOf('Carla')], 51);
        const first = page(['Ana', 'Berta'].map(groupOf), 51);
        return isLate ? new Promise<object>((resolve) => (answer = () => resolve(first))) : first;
      },
    });
    openApp('/listado');
    await userEvent.click(await findLink('Berta'));
    await findSheet('Berta');
    isLate = true;
    await userEvent.keyboard('j');
    await userEvent.click(await findLink(opened));
    await findSheet(opened);
    const sheet = within(screen.getByRole('dialog', { name: TITLE }));
    await userEvent.type(await sheet.findByLabelText('Nota'), 'Llamar');
    isLate = false;
    await act(async () => {
      answer({});
      await new Promise((resolve) => setTimeout(resolve, 100));
    });
    const asked = () => screen.queryAllByRole('button', { name: 'Seguir aquí' });
    await waitFor(() => expect(asked()).toHaveLength(questions));
    for (const stay of asked()) await userEvent.click(stay);
    expect(sheet.getByLabelText('Nota')).toHaveValue('Llamar');
    expect(await findSheet(opened)).toBeVisible();
  });

  it('has J turn the page below the last row', async () => {
    widen(false);
    inOfficeAs('adminrole', {
      ...DETAILS,
      [GROUPS_PATH]: ({ query }) => page([groupOf(query['page'] === '2' ? 'Berta' : 'Ana')], 51),
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
    await findSheet('Berta');
    const asked = bff.callsTo(GROUPS_PATH).length;
    names = ['Ana', 'Carla'];
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(bff.callsTo(GROUPS_PATH).length).toBeGreaterThan(asked));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Berta' })).toBeNull());
    expect(
      within(screen.getByRole('dialog')).getByRole('button', { name: /Guardar y abrir a Carla/ }),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await findLink('Carla')).toHaveFocus());
  });

  it('is over the list where there is no room beside it', async () => {
    widen(false);
    open();
    await findLink('Ana');
    await userEvent.keyboard('{ArrowDown}');
    expect(await findLink('Ana')).not.toHaveFocus();
    await userEvent.click(await findLink('Ana'));
    expect(await findSheet('Ana')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await findLink('Ana')).toHaveFocus();
  });
});

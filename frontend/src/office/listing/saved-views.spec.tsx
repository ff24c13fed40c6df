import { describe, expect, it } from '@jest/globals';
import { UNASSIGNED } from '@simulador/contracts/bank/codes';
import { SAVED_VIEW, TOO_MANY_VIEWS } from '@simulador/contracts/office/saved-view';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clientGroup, GROUPS_PATH, inOfficeAs, listed, page } from '../../testing/office.ts';
import { openApp } from '../../testing/open-app.tsx';
import { currentLocation } from '../../testing/location.tsx';
import { addressOf } from './saved-views.ts';
import { refusal, type Answers } from '../../testing/simulator/fake-bff.ts';
import { fill } from '../../testing/fill.ts';

const PATH = '/api/simulador/vistas';
const FERIA = { id: 1, name: 'Feria', address: 'days=91&sort=amount' };
/** Saved when views still hid columns. */
const OLD = { id: 2, name: 'Aprobadas', address: 'requestStatus=3&hidden=rut.email' };
const NAME = 'Nombre de estos filtros y su orden';

const open = (answers: Answers = {}, address = '/listado') => {
  const bff = inOfficeAs('executiverole', {
    [GROUPS_PATH]: () => page([clientGroup('Rosa Huenchumil', [listed(10)])]),
    [PATH]: () => [OLD, FERIA],
    ...answers,
  });
  openApp(address);
  return bff;
};
const openDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Guardar vista' }));
  return within(screen.getByRole('dialog', { name: 'Guardar vista' }));
};
const puts = (bff: ReturnType<typeof open>) =>
  bff.callsTo(PATH).flatMap(({ method, body }) => (method === 'PUT' ? [body] : []));

describe('saved views of the list', () => {
  it('may have every filter and order of the list', () => {
    const address = addressOf({
      window: { kind: 'range', from: '2026-10-01', to: '2026-10-31' },
      ...{ state: 3, resolution: 6, executive: UNASSIGNED, view: 'overdue' },
      ...{ sort: 'next_contact', search: '12345678-5', page: 4, pageSize: 50 },
    });
    expect(address).toMatch(SAVED_VIEW.address);
    expect(address.split('&')).toHaveLength(7);
  });

  it('are opened by their filters and order, also from a link, without what lists no longer have', async () => {
    open({}, '/listado?requestStatus=3');
    const old = await screen.findByRole('link', { name: 'Aprobadas' });
    await waitFor(() => expect(old).toHaveAttribute('aria-current', 'true'));
    expect(screen.getByRole('link', { name: 'Todas' })).not.toHaveAttribute('aria-current');
    expect(await screen.findByRole('columnheader', { name: 'RUT' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Feria' }));
    expect(currentLocation().search).toBe('?days=91&sort=amount');
    expect(old).not.toHaveAttribute('aria-current');
  });

  it('are saved without the search, and a half-typed name is not lost unasked', async () => {
    const bff = open({ [PATH]: ({ method }) => (method === 'PUT' ? FERIA : []) }, '/listado?view=today');
    const dialog = await openDialog();
    expect(dialog.getByRole('button', { name: 'Guardar' })).toBeDisabled();
    fill(dialog.getByLabelText(NAME), ' Mi día ');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Seguir aquí' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(puts(bff)).toEqual([{ name: 'Mi día', address: 'view=today' }]));
    expect(await screen.findByText('Vista «Feria» guardada.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are deleted and given back, and a refusal is said', async () => {
    let saved = [OLD];
    const bff = open({
      [PATH]: ({ method }) => (method === 'PUT' ? refusal(409, { detail: TOO_MANY_VIEWS }) : saved),
      [`${PATH}/2`]: () => {
        saved = [];
        return new Response(null, { status: 204 });
      },
    });
    await screen.findByRole('link', { name: 'Aprobadas' });
    const dialog = await openDialog();
    fill(dialog.getByLabelText(NAME), 'Aprobadas');
    expect(dialog.getByText('Reemplaza la vista que tiene ese nombre.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await dialog.findByText(TOO_MANY_VIEWS)).toBeVisible();
    // The typed name outlives the deletion of another view.
    await userEvent.click(dialog.getByRole('button', { name: 'Eliminar la vista Aprobadas' }));
    expect(await screen.findByText('Vista «Aprobadas» eliminada.')).toBeVisible();
    expect(bff.callsTo(`${PATH}/2`)[0]?.method).toBe('DELETE');
    await waitFor(() => expect(dialog.getByLabelText(NAME)).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(puts(bff).at(-1)).toEqual({ name: 'Aprobadas', address: OLD.address }));
  });

  it('are at most thirty: another one is not offered, but a change of one', async () => {
    const own = (_: unknown, id: number) => ({ ...OLD, id, name: `V${id}` });
    open({ [PATH]: () => Array.from({ length: SAVED_VIEW.perUserMax }, own) });
    await screen.findByRole('link', { name: 'V29' });
    const dialog = await openDialog();
    expect(dialog.getByText(TOO_MANY_VIEWS)).toBeVisible();
    fill(dialog.getByLabelText(NAME), 'V300');
    expect(dialog.getByRole('button', { name: 'Guardar' })).toBeDisabled();
    fill(dialog.getByLabelText(NAME), 'V3');
    expect(dialog.getByRole('button', { name: 'Guardar' })).toBeEnabled();
  });
});

describe('the menu', () => {
  it.each([
    ['executiverole', '/listado?view=mine'],
    ['commercialrole', '/listado?view=mine'],
    ['adminrole', '/listado'],
  ] as const)('opens for %s %s', async (role, expected) => {
    inOfficeAs(role, { [GROUPS_PATH]: () => page([]) });
    openApp('/listado?days=91');
    expect(await screen.findByRole('link', { name: 'Listado' })).toHaveAttribute('href', expected);
  });
});

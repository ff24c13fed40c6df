import { describe, expect, it } from '@jest/globals';
import { UNASSIGNED } from '@simulador/contracts/bank/codes';
import { HIDEABLE_COLUMNS, SAVED_VIEW, TOO_MANY_VIEWS } from '@simulador/contracts/office/saved-view';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ASSIGNED_PATH, clientGroup, GROUPS_PATH, inOfficeAs, listed, page } from '../../testing/office.ts';
import { openApp } from '../../testing/open-app.tsx';
import { currentLocation } from '../../testing/location.tsx';
import { addressOf } from './saved-views.ts';
import { refusal, type Answers } from '../../testing/simulator/fake-bff.ts';
import { fill } from '../../testing/fill.ts';

const PATH = '/api/simulador/vistas';
const FERIA = {
  ...{ id: 1, name: 'Feria', address: 'days=91&sort=amount' },
  ...{ is_shared: true, is_own: false, can_delete: false },
};
const OWN = {
  ...{ id: 2, name: 'Aprobadas', address: 'requestStatus=3&hidden=rut.email' },
  ...{ is_shared: false, is_own: true, can_delete: true },
};
const open = (role: Parameters<typeof inOfficeAs>[0], answers: Answers = {}, address = '/listado') => {
  const bff = inOfficeAs(role, {
    [GROUPS_PATH]: () => page([clientGroup('Rosa Huenchumil', [listed(10)])]),
    [PATH]: () => [OWN, FERIA],
    ...answers,
  });
  openApp(address);
  return bff;
};
const openMenu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Vistas y columnas' }));
  return within(screen.getByRole('dialog', { name: 'Vistas y columnas' }));
};

describe('saved views of the list', () => {
  it('may have every filter, order and column of the list', () => {
    const address = addressOf({
      window: { kind: 'range', from: '2026-10-01', to: '2026-10-31' },
      ...{ state: 3, resolution: 6, executive: UNASSIGNED, view: 'overdue', sends: 'failed' },
      ...{ sort: 'next_contact', search: '12345678-5', page: 4, pageSize: 50, hidden: HIDEABLE_COLUMNS },
    });
    expect(address).toMatch(SAVED_VIEW.address);
    expect(address.split('&')).toHaveLength(10);
  });

  it('are opened by their filters, order and columns, also from a link', async () => {
    open('executiverole', {}, '/listado?requestStatus=3&hidden=rut.email');
    const own = await screen.findByRole('link', { name: 'Aprobadas' });
    await waitFor(() => expect(own).toHaveAttribute('aria-current', 'true'));
    expect(screen.getByRole('link', { name: 'Todas' })).not.toHaveAttribute('aria-current');
    expect(await screen.findByRole('table')).toHaveAttribute('data-hidden', 'rut email');
    await userEvent.click(screen.getByRole('link', { name: 'Vista compartida: Feria' }));
    expect(currentLocation().search).toBe('?days=91&sort=amount');
    expect(own).not.toHaveAttribute('aria-current');
  });

  it('are saved with the columns that are shown, without the search, and are not shared by an executive', async () => {
    const bff = open('executiverole', { [PATH]: () => [] }, '/listado?view=today');
    await screen.findByRole('table');
    const menu = await openMenu();
    expect(menu.queryByLabelText('Compartir con todo el equipo')).toBeNull();
    await userEvent.click(menu.getByLabelText('Teléfono'));
    expect(currentLocation().search).toContain('hidden=phone');
    fill(menu.getByLabelText(/^Guardar estos filtros/), ' Mi día ');
    await userEvent.click(menu.getByRole('button', { name: 'Guardar vista' }));
    await waitFor(() =>
      expect(bff.callsTo(PATH).find(({ method }) => method === 'PUT')?.body).toEqual({
        ...{ name: 'Mi día', address: 'view=today&hidden=phone', is_shared: false },
      }),
    );
  });

  it('ask before a half-typed name is lost', async () => {
    open('executiverole');
    const name = /^Guardar estos filtros/;
    fill((await openMenu()).getByLabelText(name), 'Feria de');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Seguir aquí' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Seguir aquí' }));
    expect(screen.getByLabelText(name)).toHaveValue('Feria de');
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  });

  it('leave nothing unsaved once one is saved and shared', async () => {
    open('adminrole', { [PATH]: () => [] });
    const menu = await openMenu();
    fill(menu.getByLabelText(/^Guardar estos filtros/), 'Feria');
    await userEvent.click(menu.getByLabelText('Compartir con todo el equipo'));
    await userEvent.click(menu.getByRole('button', { name: 'Guardar vista' }));
    await waitFor(() => expect(menu.getByLabelText(/^Guardar estos filtros/)).toHaveValue(''));
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
  });

  it('are shared by the administrator, deleted, and a refusal is said', async () => {
    const bff = open('adminrole', {
      [PATH]: ({ method }) => (method === 'PUT' ? refusal(409, { detail: TOO_MANY_VIEWS }) : [OWN]),
      [`${PATH}/2`]: () => new Response(null, { status: 204 }),
    });
    await screen.findByRole('table');
    const menu = await openMenu();
    fill(menu.getByLabelText(/^Guardar estos filtros/), 'Aprobadas');
    expect(menu.getByText('Reemplaza la vista que tiene ese nombre.')).toBeVisible();
    await userEvent.click(menu.getByLabelText('Compartir con todo el equipo'));
    await userEvent.click(menu.getByRole('button', { name: 'Guardar vista' }));
    expect(await menu.findByText(TOO_MANY_VIEWS)).toBeVisible();
    // Another tab has saved more since.
    await waitFor(() => expect(bff.callsTo(PATH).map(({ method }) => method)).toEqual(['GET', 'PUT', 'GET']));
    expect(bff.callsTo(PATH).find(({ method }) => method === 'PUT')?.body).toMatchObject({ is_shared: true });
    const askToDelete = () =>
      userEvent.click(menu.getByRole('button', { name: 'Eliminar la vista Aprobadas' }));
    await askToDelete();
    expect(menu.getByRole('button', { name: 'Conservar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(menu.getByRole('button', { name: 'Eliminar la vista Aprobadas' })).toHaveFocus();
    expect(bff.callsTo(`${PATH}/2`)).toEqual([]);
    await askToDelete();
    expect(menu.getByText('¿Eliminar «Aprobadas»?')).toBeVisible();
    await userEvent.click(menu.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(bff.callsTo(`${PATH}/2`)[0]?.method).toBe('DELETE'));
    expect(await screen.findByText('Vista «Aprobadas» eliminada.')).toBeVisible();
    await waitFor(() => expect(menu.getByLabelText(/^Guardar estos filtros/)).toHaveFocus());
  });

  it('are at most thirty of one’s own: another one is not offered, but a change of one', async () => {
    const own = Array.from({ length: SAVED_VIEW.perUserMax }, (_, at) => ({
      ...OWN,
      id: at,
      name: `V${at}`,
    }));
    const bff = open('adminrole', { [PATH]: () => own });
    await screen.findByRole('link', { name: 'V29' });
    const menu = await openMenu();
    const save = menu.getByRole('button', { name: 'Guardar vista' });
    expect(save).toHaveAccessibleDescription(TOO_MANY_VIEWS);
    fill(menu.getByLabelText(/^Guardar estos filtros/), 'V300');
    await userEvent.click(save);
    expect(save).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(menu.getByLabelText(/^Guardar estos filtros/), '{Backspace}{Backspace}');
    await userEvent.click(save);
    await waitFor(() =>
      expect(bff.callsTo(PATH).flatMap(({ method, body }) => (method === 'PUT' ? [body] : []))).toEqual([
        expect.objectContaining({ name: 'V3' }),
      ]),
    );
  });

  it('have Mías remembered, which the menu then opens', async () => {
    let isOwn: unknown = false;
    const bff = open('executiverole', {
      [ASSIGNED_PATH]: () => ({ unseen: 0, by_mail: false, can_mail: false, lists_own: isOwn }),
      [`${ASSIGNED_PATH}/inicio`]: ({ body }) => {
        isOwn = (body as { lists_own: boolean }).lists_own;
        return new Response(null, { status: 204 });
      },
    });
    await userEvent.click(await screen.findByRole('link', { name: /^Mías/ }));
    const section = screen.getByRole('link', { name: 'Listado' });
    await waitFor(() => expect(section).toHaveAttribute('href', '/listado?view=mine'));
    await userEvent.click(screen.getByRole('link', { name: 'Todas' }));
    await waitFor(() => expect(section).toHaveAttribute('href', '/listado'));
    expect(bff.callsTo(`${ASSIGNED_PATH}/inicio`).map(({ body }) => body)).toEqual([
      { lists_own: true },
      { lists_own: false },
    ]);
  });
});

describe('outcomes of mails and sends', () => {
  it('are a column, a filter, and a notice to the executive whose they are', async () => {
    const stopped = {
      state: 'stopped',
      step: 4,
      request: null,
      sent_at: null,
      sent_by: 'Emilio',
      reason: 'No responde.',
    };
    const mailed_at = '2026-11-20T12:00:00Z';
    const bff = open('executiverole', {
      [GROUPS_PATH]: () =>
        page([
          clientGroup('Rosa Huenchumil', [listed(10, { mailed_at })]),
          clientGroup('Elena Soto', [listed(12, { mailed_at, workflow: stopped as never })]),
          clientGroup('Ana Pino', [listed(11)]),
        ]),
      '/api/simulador/pendientes/envios': () => ({ failed: 2 }),
    });
    const cellOf = async (name: RegExp) =>
      (await screen.findByRole('row', { name })).querySelector('[data-cell=sends]');
    expect(await cellOf(/Rosa/)).toHaveTextContent('Correo enviado');
    expect(await cellOf(/Elena/)).toHaveTextContent('Envío detenido, N.º 12: No responde. · Correo enviado');
    expect(await cellOf(/Ana/)).toHaveTextContent('–');
    await userEvent.click(await screen.findByRole('link', { name: '2 envíos con falla' }));
    expect(currentLocation().search).toBe('?days=3650&view=mine&sends=failed');
    await waitFor(() => expect(bff.callsTo(GROUPS_PATH).at(-1)?.query).toMatchObject({ sends: 'failed' }));
    await userEvent.selectOptions(screen.getByLabelText('Envíos'), 'Workflow detenido');
    expect(currentLocation().search).toContain('sends=workflow_stopped');
    await userEvent.selectOptions(screen.getByLabelText('Envíos'), 'Todos');
    await waitFor(() => expect(screen.queryByLabelText('Envíos')).toBeNull());
    expect(screen.getByLabelText('Resolución')).toHaveFocus();
  });
});

import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, santiagoDate } from '@simulador/contracts/platform/dates';
import { currentLocation } from '../../testing/location.tsx';
import { inOfficeAs } from '../../testing/office.ts';
import { openApp } from '../../testing/open-app.tsx';
import { INFO_PATH, infoOf } from '../../testing/session.ts';
import type { Answers } from '../../testing/simulator/fake-bff.ts';

const PATH = '/api/simulador/jefatura';
const late = `${addDays(santiagoDate(new Date()), -9)}T12:00:00Z`;
const ALL = {
  ...{ group: 'all', id: null, name: null, received: 1703, first_answer_min: 41, contacted: 1254 },
  ...{ approved: 422, sent: 293, contacts: 53, oldest_waiting: late },
};
const TOMAS = {
  ...{ group: 'executive', id: 5, name: 'Tomás Escobar', received: 244, first_answer_min: 71 },
  ...{ contacted: 158, approved: 49, sent: 31, contacts: 6, oldest_waiting: null },
};
const NONE = {
  ...TOMAS,
  group: 'branch',
  id: null,
  name: null,
  received: 0,
  first_answer_min: null,
  sent: 0,
};
/** All figures of the days before. */
const BEFORE = { ...ALL, received: 1706, contacted: 1250, first_answer_min: 47, approved: 447, sent: 287 };
const UUID = '0b7d3f52-5f0c-4e59-8a37-7e5c6f0d9a21';
const LISTED = {
  ...{ uuid: UUID, id: 31, created: late, client: 'Camila Rojas', state: 'Aprobada' },
  executive: 'Tomás Escobar',
};
/** Answers with these figures, and with an empty list of their simulations. */
const answersWith = (rows: readonly object[], branch: string | null = null): Answers => ({
  [PATH]: ({ query }) => ({
    ...{ slow_answer_min: 60, late_wait_days: 8, branch },
    rows: 'ending_time_period' in query ? [BEFORE] : rows,
  }),
  [`${PATH}/lista`]: () => ({ count: 0, page_size: 50, results: [] }),
});

describe('the head’s page', () => {
  it('has each figure lead to the list of its simulations, which the address names', async () => {
    const bff = inOfficeAs('adminrole', {
      ...answersWith([ALL, NONE, TOMAS]),
      [`${PATH}/lista`]: () => ({ count: 1, page_size: 50, results: [LISTED] }),
    });
    openApp('/jefatura?days=91');
    const waiting = within(await screen.findByRole('region', { name: 'Las que más esperan' }));
    expect(await waiting.findByRole('link', { name: 'N.º 31, Camila Rojas' })).toBeVisible();
    expect(waiting.getByText('hace 9 días')).toHaveClass('text-bad');
    expect(await screen.findByRole('link', { name: '6: contactos de Tomás Escobar' })).toBeVisible();
    const executives = within(await screen.findByRole('table', { name: 'Por ejecutivo' }));
    expect(executives.getByRole('link', { name: '12,7 %: enviadas de Tomás Escobar' })).toBeVisible();
    expect(executives.getByText('1 h 11 min')).toHaveClass('text-bad');
    expect(screen.getByRole('link', { name: 'hace 9 días: sin respuesta de Todas' })).toHaveClass('text-bad');
    expect(executives.getByRole('link', { name: '41 min: contactadas de Todas' })).not.toHaveClass(
      'text-bad',
    );
    const branches = within(screen.getByRole('table', { name: 'Por sucursal' }));
    expect(branches.getByRole('link', { name: '0: recibidas de Sin sucursal' })).toBeVisible();
    await userEvent.click(executives.getByRole('link', { name: '31: enviadas de Tomás Escobar' }));
    expect(await screen.findByRole('heading', { name: 'Enviadas, Tomás Escobar' })).toHaveFocus();
    expect(currentLocation().search).toBe('?days=91&cifra=sent&grupo=executive&id=5');
    const list = within(await screen.findByRole('table', { name: 'Enviadas, Tomás Escobar' }));
    expect(list.getByRole('link', { name: 'N.º 31, Camila Rojas' })).toHaveAttribute(
      'href',
      expect.stringContaining(`detalle=${UUID}`),
    );
    expect(bff.callsTo(`${PATH}/lista`).at(-1)?.query).toEqual({
      ...{ time_period: '91', figure: 'sent', group: 'executive', id: '5', page: '1' },
    });
    const period = screen.getByRole('radio', { name: '1 mes' });
    await userEvent.click(period);
    await waitFor(() => expect(bff.callsTo(`${PATH}/lista`).at(-1)?.query['time_period']).toBe('31'));
    expect(period).toHaveFocus();
    const branch = screen.getByLabelText('Sucursal');
    await userEvent.selectOptions(branch, 'Viña del Mar');
    await waitFor(() => expect(bff.callsTo(PATH).at(-1)?.query['branch']).toBe('3'));
    expect(branch).toHaveFocus();
    expect(screen.queryByRole('heading', { name: /^Enviadas/ })).toBeNull();
  });

  it('compares the figures of all with the days before, and names the step that fewest reach', async () => {
    inOfficeAs('adminrole', answersWith([ALL]));
    openApp('/jefatura?days=91');
    const total = await screen.findByRole('region', { name: 'En total' });
    await waitFor(() => expect(total).toHaveTextContent('3 menos que los 91 días anteriores'));
    expect([...total.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
      '1.7033 menos que los 91 días anteriores',
      '41 min6 min menos',
      '1.2544 más',
      '42225 menos',
      '2936 más',
      '17,2 %0,4 puntos más',
    ]);
    const funnel = within(screen.getByRole('region', { name: 'Se aprueba el 34 % de las contactadas' }));
    expect(funnel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Recibidas1.703',
      'Contactadas1.25474 %',
      'Aprobadas42234 %',
      'Enviadas29369 %',
    ]);
    expect(await screen.findByText('Ninguna espera respuesta.')).toBeVisible();
    // Nothing precedes all days.
    await userEvent.click(screen.getByRole('radio', { name: 'Todo' }));
    await waitFor(() => expect(total).not.toHaveTextContent('anteriores'));
  });

  it.each([
    ['more sent than approved', { approved: 20, sent: 31 }, 'Se aprueba el 13 % de las contactadas'],
    [
      'nothing received',
      { received: 0, contacted: 0, approved: 0, sent: 0, first_answer_min: null },
      'De recibidas a enviadas',
    ],
  ])('has no share that can’t be one: %s', async (_, changed, title) => {
    const row = { ...ALL, received: 244, contacted: 158, ...changed };
    inOfficeAs('adminrole', answersWith([row]));
    openApp('/jefatura');
    const steps = within(await screen.findByRole('region', { name: title })).getAllByRole('listitem');
    expect(steps.at(-1)).not.toHaveTextContent('%');
  });

  it('has a head’s own branch alone, and lets the administrator choose one', async () => {
    const answers = answersWith([ALL, TOMAS], 'Viña del Mar');
    const asHead = { [INFO_PATH]: () => ({ ...infoOf('executiverole'), head_branch: 3 }) };
    const bff = inOfficeAs('executiverole', { ...answers, ...asHead });
    const { unmount } = openApp('/jefatura?sucursal=1');
    expect(await screen.findByRole('heading', { name: 'Jefatura, Viña del Mar' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Jefatura' })).toBeVisible();
    expect(await screen.findByRole('table', { name: 'Por ejecutivo' })).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Por sucursal' })).toBeNull();
    expect(screen.queryByLabelText('Sucursal')).toBeNull();
    expect(bff.callsTo(PATH)[0]?.query).toEqual({ time_period: '31' });
    unmount();
    const admin = inOfficeAs('adminrole', answers);
    openApp('/jefatura');
    await userEvent.selectOptions(await screen.findByLabelText('Sucursal'), 'Viña del Mar');
    expect(currentLocation().search).toBe('?sucursal=3');
    await waitFor(() =>
      expect(admin.callsTo(PATH).map(({ query }) => query)).toContainEqual({
        time_period: '31',
        branch: '3',
      }),
    );
  });

  it('is not for staff who head no branch', async () => {
    inOfficeAs('executiverole', {});
    openApp('/jefatura');
    await waitFor(() => expect(currentLocation().pathname).toBe('/401'));
  });
});

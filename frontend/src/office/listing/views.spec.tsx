import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, santiagoDate } from '@simulador/contracts/platform/dates';
import { clientGroup, GROUPS_PATH, listed, page, SENDING } from '../../testing/office.ts';
import { findRow, lastQuery, openList, ROSA } from '../../testing/listing.ts';
import { currentLocation } from '../../testing/location.tsx';
import { refusal } from '../../testing/simulator/fake-bff.ts';

describe('what waits in the list', () => {
  it('begins with one’s own where its address was typed, and has all of them too', async () => {
    const bff = openList('executiverole');
    await waitFor(() => expect(currentLocation().search).toBe('?view=mine'));
    await userEvent.click(screen.getByRole('link', { name: 'Todas' }));
    await waitFor(() => expect(lastQuery(bff)).not.toHaveProperty('view'));
    expect(currentLocation().search).toBeUndefined();
  });

  it('leads to what waits, in the order of the contacts and on all days, and back', async () => {
    const bff = openList('executiverole');
    await findRow('Matías Fuentealba');
    await userEvent.click(await screen.findByRole('link', { name: 'Vencidas 4' }));
    expect(currentLocation().search).toBe('?days=3650&view=overdue&sort=next_contact');
    await waitFor(() =>
      expect(lastQuery(bff)).toMatchObject({ view: 'overdue', sort: 'next_contact', days: '3650' }),
    );
    expect(screen.getByRole('link', { name: 'Vencidas 4' })).toHaveAttribute('aria-current', 'true');
    await userEvent.selectOptions(screen.getByLabelText('Orden'), 'Mayor monto');
    expect(currentLocation().search).toBe('?days=3650&view=overdue&sort=amount');
    await userEvent.click(screen.getByRole('link', { name: 'Mías 3' }));
    expect(currentLocation().search).toBe('?view=mine');
  });

  it('shows and opens in the order of amounts the largest one of a client', async () => {
    const largest = listed(11, { montocreditoUF: 7480 });
    const groups = [clientGroup('Matías Fuentealba', [listed(12), largest, listed(10)]), ROSA];
    openList('executiverole', { [GROUPS_PATH]: () => page(groups) });
    expect(await findRow('Matías Fuentealba')).toHaveTextContent('UF 1.800');
    await userEvent.selectOptions(screen.getByLabelText('Orden'), 'Mayor monto');
    expect(await findRow('Matías Fuentealba')).toHaveTextContent('UF 7.480');
    expect(screen.getByRole('link', { name: 'Matías Fuentealba' })).toHaveAttribute('data-row', largest.uuid);
  });

  it('shows the newest by the newest, the waiting one in the order of waiting, and since when a client waits in each', async () => {
    const answered = { first_answer_at: new Date().toISOString() };
    const today = santiagoDate(new Date());
    const [waiting, yesterday] = [30, 1].map((days) => ({ fechasimulacion: addDays(today, -days) }));
    const newest = listed(12, { ...answered, fechasimulacion: today, montocreditoUF: 2000 });
    const groups = [
      clientGroup('Matías Fuentealba', [newest, listed(11, waiting)]),
      clientGroup('Rosa Huenchumil', [listed(10, yesterday)]),
      clientGroup('Ana Soto', [
        listed(9, answered),
        listed(8, { ...waiting, estado_description: 'Rechazada' }),
        listed(7, { ...waiting, enviado_a_finnflow: true }),
      ]),
    ];
    openList('executiverole', { [GROUPS_PATH]: () => page(groups) });
    expect(await findRow('Matías Fuentealba')).toHaveTextContent(/UF 2\.000.*Espera 30 días/);
    expect(await findRow('Rosa Huenchumil')).toHaveTextContent('Espera 1 día');
    expect(await findRow('Ana Soto')).toHaveTextContent('–');
    await userEvent.selectOptions(screen.getByLabelText('Orden'), 'Más tiempo sin respuesta');
    expect(await findRow('Matías Fuentealba')).toHaveTextContent(/UF 1\.800.*Espera 30 días/);
  });

  it('lets an executive take what is nobody’s, and says who was faster', async () => {
    let answer: () => unknown = () => refusal(409, { detail: 'Tomás Escobar ya tiene esta simulación.' });
    const taken = `/api/simulador/tomar/${listed(10380).uuid}`;
    const bff = openList('executiverole', { [taken]: () => answer() });
    await findRow('Rosa Huenchumil');
    expect(screen.queryByRole('button', { name: 'Tomar la simulación 10482' })).toBeNull();
    const take = screen.getByRole('button', { name: 'Tomar la simulación 10380' });
    await userEvent.click(take);
    expect(await screen.findByText('Tomás Escobar ya tiene esta simulación.')).toBeVisible();
    answer = () => ({ message: 'La simulación 10380 quedó asignada a usted.' });
    const before = bff.callsTo(GROUPS_PATH).length;
    await userEvent.click(take);
    expect(await screen.findByText('La simulación 10380 quedó asignada a usted.')).toBeVisible();
    await waitFor(() => expect(bff.callsTo(GROUPS_PATH).length).toBeGreaterThan(before));
  });

  it('lets nobody take what is being sent to the workflow, and names who attends a person already in place of a button', async () => {
    openList('executiverole', {
      [GROUPS_PATH]: () =>
        page([
          clientGroup('Ana', [listed(10379, { workflow: SENDING })]),
          { ...clientGroup('Rosa', [listed(10380)]), attended_by: 'Tomás Escobar' },
        ]),
    });
    await findRow('Rosa');
    expect(screen.getAllByText('Con Tomás Escobar')[0]).toBeVisible();
    expect(screen.getAllByText('Con Tomás Escobar')[0]?.parentElement).toHaveTextContent(
      'Con Tomás Escobar, que ya atiende a esta persona',
    );
    expect(screen.queryByRole('button', { name: /^Tomar/ })).toBeNull();
  });

  it('says after a name what did not leave, and why', async () => {
    const reason = 'El workflow no respondió, o respondió con un error.';
    const stopped = { ...SENDING, state: 'stopped' as const, reason };
    const group = clientGroup('Matías', [
      listed(10482, { workflow: stopped, mail_refused_at: '2026-11-20T15:00:00Z' }),
    ]);
    openList('executiverole', { [GROUPS_PATH]: () => page([group]) });
    const row = within(await findRow('Matías'));
    expect(row.getByTitle('Correo rechazado')).toBeVisible();
    const failure = `Envío a Workflow de la N.º 10482: ${reason}`;
    expect(row.getByTitle(failure)).toHaveTextContent(failure);
  });
});

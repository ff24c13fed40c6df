import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, santiagoDate } from '@simulador/contracts/platform/dates';
import { ASSIGNED_PATH, clientGroup, GROUPS_PATH, listed, page, SENDING } from '../../testing/office.ts';
import { findRow, lastQuery, openList, ROSA } from '../../testing/listing.ts';
import { currentLocation } from '../../testing/location.tsx';
import type { ListedSimulation } from './client-groups.ts';
import { refusal } from '../../testing/simulator/fake-bff.ts';

describe('what waits in the list', () => {
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

  it('shows in the order of amounts the largest one of a client, and whose it is', async () => {
    const largest = listed(11, { montocreditoUF: 7480 });
    const groups = [clientGroup('Matías Fuentealba', [listed(12), largest, listed(10)]), ROSA];
    openList('executiverole', { [GROUPS_PATH]: () => page(groups) });
    expect(await findRow('Matías Fuentealba')).toHaveTextContent('UF 1.800,0000');
    await userEvent.selectOptions(screen.getByLabelText('Orden'), 'Mayor monto');
    expect(await findRow('Matías Fuentealba')).toHaveTextContent('UF 7.480,0000N.º 11');
    expect(await findRow('Rosa Huenchumil')).not.toHaveTextContent('N.º');
  });

  it('says in their order which simulation of a client waits for an answer, if it is not the newest', async () => {
    const answered = { first_answer_at: new Date().toISOString() };
    const today = santiagoDate(new Date());
    const waiting = { fechasimulacion: addDays(today, -30) };
    const groups = [
      clientGroup('Matías Fuentealba', [listed(12, answered), listed(11, waiting)]),
      clientGroup('Rosa Huenchumil', [listed(10, waiting)]),
      clientGroup('Ana Soto', [
        listed(9, answered),
        listed(8, { ...waiting, estado_description: 'Rechazada' }),
        listed(7, { ...waiting, enviado_a_finnflow: true }),
      ]),
    ];
    openList('executiverole', { [GROUPS_PATH]: () => page(groups) });
    expect(await findRow('Matías Fuentealba')).toHaveTextContent(/N\.º 11.*Sin respuesta, hace 30 días/);
    await userEvent.selectOptions(screen.getByLabelText('Orden'), 'Más tiempo sin respuesta');
    expect(await findRow('Matías Fuentealba')).toHaveTextContent(/N\.º 11.*Sin respuesta, hace 30 días/);
    expect(await findRow('Rosa Huenchumil')).toHaveTextContent('Sin respuesta, hace 30 días');
    expect(await findRow('Ana Soto')).toHaveTextContent('Respuesta hoy');
  });

  it('has no new assignments any more once all of the user’s own are on screen', async () => {
    let unseen = 2;
    const seen = `${ASSIGNED_PATH}/vistas`;
    const bff = openList('executiverole', {
      [ASSIGNED_PATH]: () => ({ unseen }),
      [seen]: () => {
        unseen = 0;
        return new Response(null, { status: 204 });
      },
    });
    const badge = await screen.findByRole('link', { name: '2 asignaciones nuevas' });
    await findRow('Matías Fuentealba');
    await userEvent.click(screen.getByRole('link', { name: /^Mías/ }));
    await waitFor(() => expect(lastQuery(bff)).toMatchObject({ view: 'mine', days: '31' }));
    await findRow('Matías Fuentealba');
    expect(bff.callsTo(seen)).toHaveLength(0);
    await userEvent.click(badge);
    await waitFor(() => expect(screen.queryByRole('link', { name: /asignaciones nuevas/ })).toBeNull());
    expect(lastQuery(bff)).toMatchObject({ view: 'mine', days: '3650' });
    expect(bff.callsTo(seen).map(({ method }) => method)).toEqual(['PUT']);
  });

  it('lets who wants it be told by mail, beside their own alone', async () => {
    const path = `${ASSIGNED_PATH}/aviso`;
    const label = 'Avisarme por correo cuando me asignen simulaciones';
    let answer = (): unknown => refusal(500, {});
    const bff = openList('executiverole', {
      [path]: () => answer(),
    });
    await findRow('Matías Fuentealba');
    expect(screen.queryByLabelText(label)).toBeNull();
    await userEvent.click(await screen.findByRole('link', { name: 'Mías 3' }));
    const box = await screen.findByLabelText(label);
    await userEvent.click(box);
    expect(await screen.findByText(/^No pudimos guardar su preferencia/)).toBeVisible();
    expect(box).not.toBeChecked();
    answer = () => ({ unseen: 0, by_mail: true, can_mail: true });
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeChecked());
    expect(bff.callsTo(path).at(-1)).toMatchObject({ method: 'PUT', body: { by_mail: true } });
    await userEvent.click(screen.getByRole('link', { name: 'Todas' }));
    expect(screen.queryByLabelText(label)).toBeNull();
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

  it('unfolds and folds all of them, and says which request in the workflow one became, when and by whom, or why it failed', async () => {
    const done: ListedSimulation['workflow'] = {
      ...{ state: 'done', step: 9, request: 70_001, sent_at: '2026-11-20T15:00:00Z', sent_by: 'Paula Soto' },
      reason: null,
      is_email_refused: false,
    };
    const stopped: ListedSimulation['workflow'] = {
      ...{ state: 'stopped', step: 5, request: null, sent_at: null, sent_by: 'Paula Soto' },
      reason: 'El workflow no respondió, o respondió con un error.',
      is_email_refused: false,
    };
    const groups = [
      clientGroup('Matías Fuentealba', [listed(10482, { workflow: stopped })]),
      clientGroup('Rosa Huenchumil', [listed(10380, { workflow: done })]),
    ];
    openList('executiverole', { [GROUPS_PATH]: () => page(groups) });
    const failed = await findRow('Matías Fuentealba');
    const failure = 'Envío a Workflow de la N.º 10482: El workflow no respondió, o respondió con un error.';
    expect(within(failed).getByTitle(failure)).toHaveTextContent(failure);
    await userEvent.click(screen.getByRole('button', { name: 'Desplegar todas' }));
    expect(screen.getAllByRole('table', { name: /^Simulaciones de/ })).toHaveLength(2);
    expect(screen.getByRole('row', { name: /nº70001, 20-11-2026, 12:00 ?Paula Soto/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Plegar todas' }));
    expect(screen.queryAllByRole('table', { name: /^Simulaciones de/ })).toHaveLength(0);
  });
});

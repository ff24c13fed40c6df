/** The history of a simulation's client in the detail. */
import { expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DETAIL, findDetail, HISTORY_PATH, openDetail } from '../../../testing/detail.tsx';
import { currentLocation } from '../../../testing/location.tsx';
import { listed } from '../../../testing/office.ts';
import { refusal } from '../../../testing/simulator/fake-bff.ts';
import type { HistoryEntry } from './history-query.ts';

const OTHER = listed(9_000);
const OTHER_PATH = `/simulations/api/simulation/${OTHER.uuid}`;
const entry = (id: string, changed: Partial<HistoryEntry>): HistoryEntry => ({
  id,
  ...{
    kind: 'change',
    simulation: DETAIL.uuid,
    number: DETAIL.id,
    at: '2026-11-20T15:00:00.000Z',
    by: 'Paula Soto',
  },
  ...{ text: null, outcome: null, estado: null, resolucion: null, commercial: null, next_contact: null },
  ...changed,
});
const NEWEST = [
  entry('comment 1', {
    kind: 'contact',
    outcome: 'talked',
    text: 'Acepta 20 años',
    at: '2026-11-20T15:00:01.000Z',
  }),
  entry('audit 9', {
    ...{ kind: 'send_refused', by: 'Workflow', at: '2026-11-20T15:00:00.500Z' },
    text: 'En Workflow ya existe un participante con el mismo correo pero distinto RUT.',
  }),
  entry('audit 7', { estado: { from: 'Ingresada', to: 'En evaluación' } }),
  entry('audit 6', { kind: 'send_retried', at: '2026-11-20T14:00:00.000Z' }),
];
const OLDER = [
  NEWEST.at(-1) as HistoryEntry,
  entry('mail', {
    ...{
      kind: 'mailed',
      text: 'ana@correo.example',
      by: 'Correo automático',
      at: '2026-11-19T14:00:00.000Z',
    },
    ...{ simulation: OTHER.uuid, number: OTHER.id },
  }),
  entry('refusal', {
    ...{ kind: 'mail_refused', text: 'an@correo.example', by: 'Correo automático' },
    at: '2026-11-19T13:00:00.000Z',
  }),
];
const findCard = async () => within(await findDetail()).findByRole('region', { name: 'Historia' });
const linesOf = (card: HTMLElement) =>
  within(card)
    .getAllByRole('listitem')
    .map(({ lastElementChild }) => [...(lastElementChild?.children ?? [])].map((line) => line.textContent));

it('says who did what and when, of all simulations of the client, what was done together in one item', async () => {
  const bff = openDetail('executiverole', {
    [HISTORY_PATH]: ({ query }) =>
      query['page'] === '1' ? { results: NEWEST, has_more: true } : { results: OLDER, has_more: false },
    [OTHER_PATH]: () => ({ ...DETAIL, uuid: OTHER.uuid, id: OTHER.id }),
  });
  const card = await findCard();
  await within(card).findByText('Acepta 20 años');
  const newest = [
    ['Paula Soto  20-11-2026, 12:00', 'Habló', 'Acepta 20 años'],
    [
      'Workflow  20-11-2026, 12:00',
      'Rechazó el envío: En Workflow ya existe un participante con el mismo correo pero distinto RUT.',
    ],
    ['Paula Soto  20-11-2026, 12:00', 'Estado: de Ingresada a En evaluación'],
    ['Paula Soto  20-11-2026, 11:00', 'Pidió de nuevo el envío a Workflow'],
  ];
  expect(linesOf(card)).toEqual(newest);
  const [first] = within(card).getAllByRole('listitem');
  await userEvent.click(within(card).getByRole('button', { name: 'Ver anteriores' }));
  const other = await within(card).findByRole('link', { name: 'N.º 9000' });
  // The moment stays, with its unfolded text.
  expect(within(card).getAllByRole('listitem')[0]).toBe(first);
  expect(linesOf(card)).toEqual([
    ...newest,
    ['Correo automático N.º 9000 19-11-2026, 11:00', 'Simulación enviada a ana@correo.example'],
    ['Correo automático  19-11-2026, 10:00', 'El servidor de correo rechazó an@correo.example'],
  ]);
  expect(within(card).queryByRole('button')).toBeNull();
  expect(bff.callsTo(HISTORY_PATH).map(({ query }) => query['page'])).toEqual(['1', '2']);
  await userEvent.click(other);
  expect(currentLocation().pathname).toBe('/listado');
  await waitFor(() => expect(bff.callsTo(OTHER_PATH)).toHaveLength(1));
});

it('says that it could not be read', async () => {
  openDetail('executiverole', { [HISTORY_PATH]: () => refusal(503, {}) });
  const card = within(await findCard());
  expect(await card.findByText('No pudimos mostrar la historia de esta persona.')).toBeVisible();
});

/** A saved simulation's detail over the list, for component tests. All people are invented. */
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, parsePath } from 'react-router-dom';
import type { components } from '@simulador/contracts/generated/bff';
import { confirmSession } from '#shared/session/session.ts';
import { clearSession } from '#shared/session/session-changes.ts';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';
// Loaded with this file: a search for the dialog by fake timers would not wait for the browser's later import of it.
import '../office/detail/client-sheet.tsx';
import { LeaveQuestion } from '../app/layout/leave-question.tsx';
import { DetailOverList } from '../app/pages/listado-page.tsx';
import { Providers } from '../app/providers.tsx';
import { LocationProbe } from './location.tsx';
import { GROUPS_PATH, inOfficeAs, JAVIERA, ofClientPath, page } from './office.ts';
import { openApp } from './open-app.tsx';
import { OPENED_READ } from './opened-simulation.ts';
import type { Answers, FakeBff } from './simulator/fake-bff.ts';

type Schemas = components['schemas'];
export type Comment = Schemas['CommentDto'];

/** Simulation in evaluation, assigned to Javiera. */
export const DETAIL: SimulationRead = {
  ...OPENED_READ,
  version: 3,
  estado: 2,
  estado_description: 'En evaluación',
  resolucion: 3,
  resolucion_description: 'Mejores condiciones',
  commercial: JAVIERA.id,
  executive: JAVIERA.full_name,
  enviado_a_finnflow: false,
  workflow: null,
  next_contact: null,
  first_answer_at: null,
  comment_count: 0,
};

export const DETAIL_PATH = `/simulations/api/simulation/${DETAIL.uuid}`;
export const UPDATE_PATH = `/simulations/api/simulations/${DETAIL.uuid}/update_info`;
export const COMMENTS_PATH = '/simulations/api/simulation_comments';
export const HISTORY_PATH = `/api/simulador/clientes/${DETAIL.client}/historia`;
/** A client's history without events. */
export const NO_HISTORY = { results: [], has_more: false };

const DETAIL_ADDRESS = `/listado?detalle=${DETAIL.uuid}`;

/** Id of the signed-in user. */
const OWN_ID = 7;

export const commentOf = (number: number, changed: Partial<Comment> = {}): Comment => ({
  uuid: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  simulation: DETAIL.uuid,
  comment: `Comentario ${number}`,
  name: 'Valentina Soto Pérez',
  created: '2026-11-20T13:42:00.000Z',
  creator: OWN_ID,
  highlight: false,
  outcome: null,
  ...changed,
});

type Role = Parameters<typeof inOfficeAs>[0];

/** Opens the detail without the list and the layout around it, which take most of a screen's time. `entry`: state of its history entry. */
export function openDetail(
  role: Role = 'executiverole',
  answers: Answers = {},
  entry: unknown = null,
): FakeBff {
  const bff = signIn(role, answers);
  void confirmSession();
  renderDetail(entry);
  return bff;
}

/** Opens the detail over the list. */
export function openDetailOverList(role: Role = 'executiverole', answers: Answers = {}): FakeBff {
  const bff = signIn(role, answers);
  openApp(DETAIL_ADDRESS);
  return bff;
}

function signIn(role: Role, answers: Answers): FakeBff {
  clearSession();
  return inOfficeAs(role, {
    [GROUPS_PATH]: () => page([]),
    [DETAIL_PATH]: () => DETAIL,
    [COMMENTS_PATH]: () => [],
    [HISTORY_PATH]: () => NO_HISTORY,
    [ofClientPath(DETAIL.client)]: () => ({ ...page([]), results: [] }),
    ...answers,
  });
}

/** Unmounts the detail and opens it again. */
export function reloadDetail(): void {
  cleanup();
  renderDetail();
}

function renderDetail(entry: unknown = null): void {
  render(
    <Providers>
      <MemoryRouter initialEntries={[{ ...parsePath(DETAIL_ADDRESS), state: entry }]}>
        <DetailOverList />
        <LeaveQuestion />
        <LocationProbe />
      </MemoryRouter>
    </Providers>,
  );
}

export const findDetail = (): Promise<HTMLElement> =>
  screen.findByRole('dialog', { name: 'Simulación de Crédito Hipotecario' });

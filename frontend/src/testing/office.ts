/** Signed-in user and listed clients, for component tests of staff's screens. All people are invented. */
import { RESOLUTIONS, STATES } from '@simulador/contracts/office/states';
import type { components } from '@simulador/contracts/generated/bff';
import { followSignIn, storeToken } from '#shared/session/session-changes.ts';
import { OPENED_READ } from './opened-simulation.ts';
import { signedInAs, tokenOf } from './session.ts';
import { fakeBff, type Answers, type FakeBff } from './simulator/fake-bff.ts';

type Schemas = components['schemas'];
type ListedSimulation = Schemas['SimulationDto'];
export type ClientGroup = Schemas['ClientGroupDto'];

export const GROUPS_PATH = '/simulations/api/executive/clients/simulations';
export const PENDING_PATH = '/api/simulador/pendientes';
export const STATES_PATH = '/simulations/api/states';
export const RESOLUTIONS_PATH = '/simulations/api/resolutions';
export const EXECUTIVES_PATH = '/authentication/api/admin/executives';
export const DISABLED_PATH = '/api/simulador/ejecutivos/deshabilitados';
export const ofClientPath = (client: string): string => `/api/simulador/clientes/${client}/simulaciones`;
const COMMERCIALS_PATH = '/authentication/api/admin/commercials';

export const JAVIERA = { uuid: '3f0f5c8e-2a0b-4a57-9a43-1f0d5a1d7c01', id: 21, full_name: 'Javiera Molina' };
export const TOMAS = { uuid: '7a8b1a52-6c1e-4b8f-8f2b-9c0f2a6d1e02', id: 22, full_name: 'Tomás Escobar' };

/** Returns a simulation of the list. Its uuid follows from its number. */
export const listed = (id: number, changed: Partial<ListedSimulation> = {}): ListedSimulation =>
  ({
    id,
    uuid: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
    client: '00000000-0000-4000-9000-000000000001',
    fechasimulacion: '2026-11-20',
    desc_tipobien: 'Departamento',
    montocreditoUF: 1800,
    desc_destino: 'Compraventa',
    plazo: 20,
    tasasimulacion: 4.1,
    estado: 1,
    estado_description: 'Ingresada',
    commercial: null,
    commercial_name: null,
    enviado_a_finnflow: false,
    version: 1,
    client_name: 'Alguien',
    workflow: null,
    next_contact: null,
    opposed_at: null,
    wants_contact: true,
    first_answer_at: null,
    comment_count: 0,
    mail_refused_at: null,
    mailed_at: null,
    ...changed,
  }) as ListedSimulation;

/** A send to the workflow that is on its way. */
export const SENDING: NonNullable<ListedSimulation['workflow']> = {
  ...{ state: 'running', step: 3, request: null, sent_at: null, sent_by: 'Paula Soto', reason: null },
  is_email_refused: false,
};

export const clientGroup = (name: string, simulations: readonly ListedSimulation[]): ClientGroup => ({
  uuid: `client-${name}`,
  name,
  identification: '12345678-5',
  phone: '+56955207719',
  email: 'alguien@correo.example',
  score: 698,
  simulations: [...simulations],
  simulation_count: simulations.length,
  attended_by: null,
});

export const page = (results: readonly ClientGroup[], count = results.length) => ({
  count,
  next: null,
  previous: null,
  results,
});

const LISTS: Answers = {
  '/api/simulador/contactos/hoy': () => [],
  [STATES_PATH]: () =>
    STATES.map(({ id, description, dashboardOrder }) => ({
      id,
      description,
      order_dashboard: dashboardOrder,
    })),
  [RESOLUTIONS_PATH]: () =>
    RESOLUTIONS.map(({ id, description, state }) => ({ id, description, simulation_state: state })),
  [PENDING_PATH]: () => ({
    mine: 3,
    unassigned: 2,
    today: 1,
    overdue: 4,
    below_income: 5,
    failed: 0,
  }),
  '/api/simulador/pendientes/envios': () => [],
  '/api/simulador/vistas': () => [],
  [EXECUTIVES_PATH]: () => [TOMAS],
  [COMMERCIALS_PATH]: () => [JAVIERA],
  [DISABLED_PATH]: () => [],
  [ofClientPath(OPENED_READ.client)]: () => ({ count: 0, next: null, previous: null, results: [] }),
};

/** Opens the list for a signed-in user of that role. */
export function inOfficeAs(role: Parameters<typeof signedInAs>[0], answers: Answers): FakeBff {
  storeToken(tokenOf());
  followSignIn();
  return fakeBff({ ...signedInAs(role), ...LISTS, ...answers });
}

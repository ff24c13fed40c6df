import type { StateTone } from '@simulador/contracts/office/state-tone';
import { formatRut } from '@simulador/contracts/platform/rut';
import { REQUEST_STATE_NAMES } from '@simulador/contracts/people/messages/person-requests';
import type { PersonRequest } from './request-data.ts';

interface Status {
  readonly text: string;
  readonly tone: StateTone;
}

/** Days before the deadline from which an open request has the colour of pending work. */
const SOON_DAYS = 5;

const days = (count: number): string => (count === 1 ? '1 día' : `${count} días`);

/** Returns the state of a request; for an open one, the days left for the answer. */
export function statusOf({ state, days_left: left, blocks, lifted_at: lifted }: PersonRequest): Status {
  if (state === 'open') {
    if (left < 0) return { text: `Vencida hace ${days(-left)}`, tone: 'bad' };
    if (left === 0) return { text: 'Vence hoy', tone: 'bad' };
    const text = left === 1 ? 'Falta 1 día' : `Faltan ${days(left)}`;
    return { text, tone: left <= SOON_DAYS ? 'underway' : 'info' };
  }
  if (blocks) return { text: 'Bloqueo vigente', tone: 'underway' };
  if (lifted !== null) return { text: 'Bloqueo levantado', tone: 'info' };
  return { text: REQUEST_STATE_NAMES[state], tone: state === 'granted' ? 'good' : 'info' };
}

export const nameOf = ({ name, identification }: PersonRequest): string =>
  name ?? (identification === null ? 'Datos borrados' : 'No es cliente');

export const rutOf = ({ identification }: PersonRequest): string =>
  identification === null ? '—' : formatRut(identification);

/** Names of the tables, as shown to people. */
export const TABLE_NAMES: Readonly<Record<string, string>> = {
  clients: 'Ficha',
  introductions: 'Identificaciones en el simulador',
  superseded_details: 'Datos rectificados',
  simulations: 'Simulaciones',
  comments: 'Comentarios',
  mail_intents: 'Correos',
  idempotency_keys: 'Intentos de guardar',
  workflow_flows: 'Envíos a Workflow',
  workflow_steps: 'Pasos de envíos a Workflow',
  codebtor_of: 'Simulaciones de otros con esta persona de codeudora',
};

export const requestAddress = (id: number): string => `/datos-personales?solicitud=${id}`;

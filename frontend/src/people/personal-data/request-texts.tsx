import type { StateTone } from '@simulador/contracts/office/state-tone';
import { formatRut } from '@simulador/contracts/platform/rut';
import { REQUEST_STATE_NAMES } from '@simulador/contracts/people/messages/person-requests';
import { Badge } from '#shared/office/badge.tsx';
import type { PersonRequest } from './request-data.ts';

/** Days before the deadline from which an open request has the colour of pending work. */
const SOON_DAYS = 5;

const days = (count: number): string => (count === 1 ? '1 día' : `${count} días`);

/** Returns the state of a request; for an open one, the days left for the answer. */
export function statusOf(request: PersonRequest): readonly [text: string, tone: StateTone] {
  const { state, days_left: left, blocks, lifted_at: lifted } = request;
  if (state === 'open') {
    if (left < 0) return [`Vencida hace ${days(-left)}`, 'bad'];
    if (left === 0) return ['Vence hoy', 'bad'];
    return [`Falta${left === 1 ? '' : 'n'} ${days(left)}`, left <= SOON_DAYS ? 'underway' : 'info'];
  }
  if (blocks) return ['Bloqueo vigente', 'underway'];
  if (lifted !== null) return ['Bloqueo levantado', 'info'];
  return [REQUEST_STATE_NAMES[state], state === 'granted' ? 'good' : 'info'];
}

export function RequestBadge({ request }: { request: PersonRequest }) {
  const [text, tone] = statusOf(request);
  return <Badge tone={tone}>{text}</Badge>;
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

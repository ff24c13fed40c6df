import { html, type Html } from '../http/html.ts';
import type { QueuedJobDto } from '../jobs/queued-jobs.ts';
import type { ModeDto } from './ops.dto.ts';
import { bad, type Cell } from './panel-cells.ts';

/** Returns a form with a button for an action. Its answer redirects to the page. */
const act = (address: string, name: string): Html =>
  html`<form method="post" action="/ops/${address}"><button>${name}</button></form>`;

const DELAYS = [
  [15, '15 minutos'],
  [60, '1 hora'],
  [360, '6 horas'],
  [1440, '1 día'],
] as const;
/** Returns the button that delays a job, with a select of the delay. */
const delay = (id: string): Html =>
  html`<form method="post" action="/ops/jobs/${id}/delay">
    <button>Aplazar</button>
    <select name="minutes" aria-label="Tiempo por el que se aplaza la tarea ${id}">
      ${DELAYS.map(([minutes, name]) => html`<option value="${String(minutes)}">${name}</option>`)}
    </select>
  </form>`;

const BREAKERS = {
  auto: 'automático',
  open: bad('abierto por operaciones: no se consulta'),
  closed: bad('cerrado por operaciones: siempre se consulta'),
};
/** Texts of an automatic breaker's state, shown next to `automático`. */
const STATES: Readonly<Record<NonNullable<ModeDto['breaker_state']>, Html | string>> = {
  closed: '',
  open: bad(': abierto, no se consulta'),
  'half-open': ': se probará con la próxima consulta',
};
const BREAKER_ACTS = [
  ['open', 'open', 'Abrir'],
  ['closed', 'close', 'Cerrar'],
  ['auto', 'auto', 'Automático'],
] as const;

/** Returns a breaker's setting, and buttons for the other settings. */
export const breakerOf = ({ capability, breaker, breaker_state: state = 'closed' }: ModeDto): Cell =>
  breaker === undefined
    ? '—'
    : html`${BREAKERS[breaker]}${breaker === 'auto' ? STATES[state] : ''}<br />${BREAKER_ACTS.filter(
          ([setting]) => setting !== breaker,
        ).map(([, verb, name]) => act(`breakers/${capability}/${verb}`, name))}`;

const JOB_STATES: Readonly<Record<QueuedJobDto['state'], Cell>> = {
  waiting: 'en espera',
  retrying: 'por reintentar',
  running: 'en curso',
  given_up: bad('abandonada'),
};

/** Returns the row of an unfinished job, with buttons for its actions. */
export const pendingRow = (job: QueuedJobDto): Cell[] => [
  job.id,
  job.task,
  JOB_STATES[job.state],
  job.attempts,
  job.run_at.toISOString(),
  job.last_error ?? '—',
  job.state === 'running'
    ? '—'
    : html`${act(`jobs/${job.id}/retry`, 'Reintentar')}${delay(job.id)}${act(`jobs/${job.id}/cancel`, 'Cancelar')}`,
];

import { html, type Html } from '../../http/html.ts';
import type { ModeDto, QueuedJobDto } from './ops.dto.ts';
import { bad, type Cell } from './panel-cells.ts';

/** A button that acts; the answer leads back to the page. */
const act = (address: string, name: string): Html =>
  html`<form method="post" action="/ops/${address}"><button>${name}</button></form>`;

const BREAKERS = {
  auto: 'automático',
  open: 'abierto: no se consulta',
  closed: 'cerrado: siempre se consulta',
};
const BREAKER_ACTS = [
  ['open', 'open', 'Abrir'],
  ['closed', 'close', 'Cerrar'],
  ['auto', 'auto', 'Automático'],
] as const;

/** How operators hold a breaker, and the buttons for the other ways. */
export const breakerOf = ({ capability, breaker }: ModeDto): Cell =>
  breaker === undefined
    ? '—'
    : html`${breaker === 'auto' ? BREAKERS.auto : bad(BREAKERS[breaker])}<br />${BREAKER_ACTS.filter(
          ([setting]) => setting !== breaker,
        ).map(([, verb, name]) => act(`breakers/${capability}/${verb}`, name))}`;

const JOB_STATES: Readonly<Record<QueuedJobDto['state'], Cell>> = {
  waiting: 'en espera',
  retrying: 'por reintentar',
  running: 'en curso',
  given_up: bad('abandonada'),
};

/** A job that is not done, with what can be done about it. */
export const pendingRow = (job: QueuedJobDto): Cell[] => [
  job.id,
  job.task,
  JOB_STATES[job.state],
  job.attempts,
  job.run_at.toISOString(),
  job.last_error ?? '—',
  job.state === 'running'
    ? '—'
    : html`${act(`jobs/${job.id}/retry`, 'Reintentar')}${act(`jobs/${job.id}/cancel`, 'Cancelar')}`,
];

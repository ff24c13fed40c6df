import { createHash } from 'node:crypto';
import type { ShownTolerances } from '../border/shadow/compare.ts';
import type { ShadowGroup, ShadowLog } from '../border/shadow/shadow-log.ts';
import { COLOUR, BRAND } from '../config/brand.ts';
import { html, Html } from '../http/html.ts';
import type { DeviationDto } from '../border/upstream/drift.ts';
import type { TaskJobsDto } from '../jobs/job-queue.ts';
import type { QueuedJobDto } from '../jobs/queued-jobs.ts';
import type { ModeDto } from './ops.dto.ts';
import { breakerOf, pendingRow } from './panel-actions.ts';
import { bad, type Cell, cell } from './panel-cells.ts';

export type ShadowReport = ReturnType<ShadowLog['report']> & { readonly tolerance: ShownTolerances };

export interface PanelData {
  readonly modes: readonly ModeDto[];
  /** Null if the database is unavailable. */
  readonly jobs: readonly TaskJobsDto[] | null;
  readonly pending: readonly QueuedJobDto[] | null;
  readonly replica: string;
  readonly drift: readonly DeviationDto[];
  readonly shadow: ShadowReport;
}

const REFRESH_S = 30;

const STYLE = `
  body { max-width: 76rem; margin: 0 auto; padding: 24px 16px 64px; background: ${COLOUR.ground}; color: ${COLOUR.ink}; font: 16px/1.5 system-ui, sans-serif; }
  h1 { margin: 0; font-size: 1.9375rem; }
  h2 { margin: 40px 0 12px; font-size: 1.25rem; }
  p { margin: 4px 0; color: ${COLOUR.secondText}; }
  .frame { overflow-x: auto; border: 1px solid ${COLOUR.line}; border-radius: 12px; background: ${COLOUR.surface}; }
  table { width: 100%; border-collapse: collapse; font-size: 0.875rem; }
  th, td { padding: 10px 14px; text-align: left; vertical-align: top; border-top: 1px solid ${COLOUR.line}; }
  thead th { border-top: 0; color: ${COLOUR.secondText}; white-space: nowrap; }
  .number { font-variant-numeric: tabular-nums; }
  .bad { font-weight: 600; color: ${COLOUR.bad}; }
  .good { color: ${COLOUR.primary}; }
  form { display: inline-block; margin: 0 8px 0 0; }
  button, select { min-height: 32px; padding: 4px 12px; border: 1px solid ${COLOUR.edge}; border-radius: 6px; background: ${COLOUR.surface}; color: ${COLOUR.ink}; font: inherit; cursor: pointer; }
  button:focus-visible, select:focus-visible { outline: 3px solid ${COLOUR.accent}; outline-offset: 1px; }
  code { font-size: 0.8125rem; overflow-wrap: anywhere; }`;

/** Content security policy: allows only the page's style. */
export const PANEL_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; frame-ancestors 'none'`;

function section(
  title: string,
  about: string,
  head: readonly string[],
  rows: readonly (readonly Cell[])[] | null,
): Html {
  const table = html`<div class="frame" tabindex="0" role="region" aria-label="${title}">
    <table>
      <thead>
        <tr>
          ${head.map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${(rows ?? []).map(
          (cells) =>
            html`<tr>
              ${cells.map(cell)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
  return html`<h2>${title}</h2>
    <p>${about}</p>
    ${rows?.length ? table : html`<p>${rows ? 'No hay nada que mostrar.' : 'La base de datos no responde.'}</p>`}`;
}

const STATES: Readonly<Record<string, Html>> = {
  up: html`<span class="good">responde</span>`,
  unauthorized: bad('rechaza nuestras credenciales'),
  down: bad('no responde'),
  unknown: html`sin consultas`,
};
/** Descriptions of a core with unusable answers. */
const USELESS: Readonly<Record<string, Html>> = {
  failed: bad('responde con errores'),
  limited: bad('responde que recibe demasiadas consultas'),
  garbage: bad('responde algo que no se puede usar'),
};
const stateOf = ({ upstream, outcome }: ModeDto): Cell =>
  (outcome && USELESS[outcome]) ?? (upstream && STATES[upstream]) ?? '—';

const modeRow = (row: ModeDto): Cell[] => [
  row.capability,
  row.mode,
  row.origin ?? '—',
  row.timeout_ms === undefined ? '—' : `${row.timeout_ms} ms`,
  stateOf(row),
  breakerOf(row),
];

const jobRow = ({
  task,
  handled,
  waiting,
  retrying,
  running,
  given_up: givenUp,
  oldest,
}: TaskJobsDto): Cell[] => [
  handled ? task : html`${task} ${bad('nadie la atiende')}`,
  waiting,
  retrying,
  running,
  givenUp > 0 ? bad(String(givenUp)) : '0',
  oldest?.toISOString() ?? '—',
];

const driftRow = ({
  operation,
  path,
  what,
  usable,
  count,
  lastSeen,
  request_id: id,
}: DeviationDto): Cell[] => [
  operation,
  html`<code>${path}</code>`,
  what,
  usable ? 'sí' : bad('no'),
  count,
  lastSeen,
  html`<code>${id ?? '—'}</code>`,
];

const groupRow = ({ capability, operation, paths, count, newest }: ShadowGroup): Cell[] => [
  `${capability} ${operation}`,
  html`<code>${paths.join(', ')}</code>`,
  count,
  html`${newest.differences
    .slice(0, 3)
    .map(({ path, local, core }) => html`<code>${path}: ${String(local)} ≠ ${String(core)}</code><br />`)}`,
  newest.at,
];

/** Describes the tolerances for equal figures. */
function toleranceText({ pct, fields, others }: ShownTolerances): string {
  if (pct === 0) return 'Dos cifras cuentan como iguales solo si lo son (SHADOW_TOLERANCE_PCT=0).';
  const each = fields.map(
    ({ field, amount, per_each: per }) => `${field} ${amount}${per ? ` por cada una de ${per}` : ''}`,
  );
  return `Dos cifras cuentan como iguales si difieren en a lo más: ${each.join('; ')}; las demás ${others} (SHADOW_TOLERANCE_PCT=${pct}).`;
}

/** Returns the operators' overview: one page without scripts. */
export const panelPage = ({ modes, jobs, pending, replica, drift, shadow }: PanelData): string =>
  html`<!doctype html>
    <html lang="es-CL">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta http-equiv="refresh" content="${String(REFRESH_S)}" />
        <title>Operaciones · ${BRAND.name}</title>
        ${new Html(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <h1>Operaciones</h1>
        <p>
          Réplica <code>${replica}</code>: lo que muestra es de este proceso, desde que se inició; las tareas
          y los interruptores son los de todas. Se actualiza cada ${String(REFRESH_S)} segundos.
        </p>
        ${section(
          'Capacidades',
          'De dónde viene cada respuesta, y qué mostró la última consulta a su core.',
          ['Capacidad', 'Modo', 'Dirección', 'Plazo', 'Core', 'Interruptor'],
          modes.map(modeRow),
        )}
        ${section(
          'Tareas en cola',
          'Lo que se hace después de responder, como enviar correos.',
          ['Tarea', 'En espera', 'Por reintentar', 'En curso', 'Abandonadas', 'La más antigua'],
          jobs?.map(jobRow) ?? null,
        )}
        ${section(
          'Tareas pendientes',
          'Las que fallaron primero; a lo más 100. Reintentar la ejecuta ahora; aplazar, más tarde; cancelar la elimina sin hacerla.',
          ['Número', 'Tarea', 'Estado', 'Intentos', 'Próximo', 'Último error', 'Acciones'],
          pending?.map(pendingRow) ?? null,
        )}
        ${section(
          'Diferencias con el contrato',
          'Lugares en que las respuestas del core se apartan de su contrato.',
          ['Operación', 'Lugar', 'Qué', 'Se pudo usar', 'Veces', 'La última', 'Su solicitud'],
          drift.map(driftRow),
        )}
        ${section(
          'Comparación con el core',
          `Lo que se respondió aquí y el core habría respondido. ${toleranceText(shadow.tolerance)}`,
          ['Capacidad', 'Iguales', 'Distintas', 'Core sin respuesta', 'Local sin respuesta', 'Omitidas'],
          Object.entries(shadow.counts).map(([capability, count]) => [
            capability,
            count.same,
            count.different,
            count.failed,
            count.local_failed,
            count.dropped,
          ]),
        )}
        ${section(
          'Diferencias con el core',
          'Agrupadas por los campos que difieren, con la más reciente de cada grupo.',
          ['Consulta', 'Campos', 'Veces', 'Aquí ≠ core', 'La última'],
          shadow.groups.map(groupRow),
        )}
      </body>
    </html>`.text;

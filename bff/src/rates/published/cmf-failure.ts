import { failureOf, type UpstreamFailure } from '../../border/upstream/exchange.ts';
import { Problem } from '../../http/problem.ts';

/** Reasons for which the CMF gives no values, by the code that the job queue stores, as the rest of a sentence about the CMF. */
const REASONS = {
  CMF_KEY: 'rechaza la clave',
  CMF_LIMIT: 'recibió demasiadas consultas con esta clave',
  CMF_ERROR: 'responde con un error',
  CMF_PAGE: 'responde una página en vez de datos',
  CMF_UNREADABLE: 'responde datos cortados o con otra forma',
  CMF_IMPLAUSIBLE: 'responde un valor que no puede ser: no se guardó ninguno',
  CMF_NOT_PUBLISHED: 'no tiene publicados los valores de este mes',
  CMF_LATE: 'no responde a tiempo',
  CMF_UNREACHED: 'no contesta: falló la conexión',
} as const;
type Reason = keyof typeof REASONS;

/** Returns the reason; operators also read the name of the variable to correct. */
const reasonFor = (code: Reason, reader: 'staff' | 'operators'): string =>
  REASONS[code] + (reader === 'operators' && code === 'CMF_KEY' ? ' (CMF_API_KEY)' : '');

const NOT_FOUND = 404;
/** Rules that a readable but impossible value breaks. */
const IMPLAUSIBLE_RULES = ['first', 'slip', 'bounds', 'other_question', 'pattern'];

/** Failed attempt to fetch published values. The job queue stores its code. */
export class CmfFailure extends Problem {
  override readonly name = 'CmfFailure';

  constructor(
    readonly code: Reason,
    cause?: unknown,
  ) {
    super(502, `La CMF ${reasonFor(code, 'operators')}.`, { cause });
    const upstream = failureOf(cause);
    this.logFields = { reason: this.detail, ...(upstream && { upstream }) };
  }
}

/** Returns the failure of a request to the CMF. @throws an error that is no failure of the CMF's */
export function cmfFailureOf(error: unknown): CmfFailure {
  const failure = failureOf(error);
  if (failure) return new CmfFailure(reasonOf(failure), error);
  throw error;
}

function reasonOf({ outcome, status, content_type, rule = '' }: UpstreamFailure): Reason {
  if (outcome === 'refused' && status === NOT_FOUND) return 'CMF_NOT_PUBLISHED';
  if (outcome === 'unauthorized') return 'CMF_KEY';
  if (outcome === 'limited') return 'CMF_LIMIT';
  if (outcome === 'timeout' || outcome === 'cut' || outcome === 'late') return 'CMF_LATE';
  if (outcome === 'garbage' && content_type === 'text/html') return 'CMF_PAGE';
  if (outcome === 'garbage') return IMPLAUSIBLE_RULES.includes(rule) ? 'CMF_IMPLAUSIBLE' : 'CMF_UNREADABLE';
  return outcome === 'failed' || outcome === 'refused' ? 'CMF_ERROR' : 'CMF_UNREACHED';
}

/** Returns the sentence of the last error of a job, as the queue stored it; null for an error of ours. */
export function describeCmfFailure(lastError: string, reader: 'staff' | 'operators'): string {
  const code = (Object.keys(REASONS) as Reason[]).find((each) => lastError.includes(each));
  return code === undefined ? 'no se pudo consultar' : reasonFor(code, reader);
}

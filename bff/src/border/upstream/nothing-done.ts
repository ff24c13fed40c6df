import { Problem } from '../../http/problem.ts';
import { CoreStatus } from './core-status.ts';
import { NotAsked } from './policy.ts';

/** No connection was made. */
const NO_CONNECTION = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'];

/** Whether a question that failed has certainly changed nothing at the core: it was not sent there, or was refused. */
export function nothingDone(error: unknown): boolean {
  if (error instanceof NotAsked) return true;
  const cause = error instanceof Problem ? error.cause : undefined;
  if (cause instanceof CoreStatus) return cause.status >= 400 && cause.status < 500;
  return NO_CONNECTION.includes(String((cause as { code?: unknown } | undefined)?.code));
}

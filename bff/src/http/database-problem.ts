import { SERVER_SENTENCES } from '@simulador/contracts/platform/server-sentences';
import { Problem } from './problem.ts';

const UNREACHABLE = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'];
/**
 * SQL states of: connection lost, too many connections, starting or shutting down, statement timeout, deadlock, a server that became
 * read-only, a transaction that the server's limits ended.
 */
const SQL_STATES = /^(08|53)|^57(P0[1-5]|014)$|^40P01$|^25(006|P0[34])$/;
/** Messages of the driver's errors that have no code. */
const DRIVER_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/;
/** Errors of the ORM when the connection broke between two queries. */
const ORM_ERRORS = ['QueryRunnerAlreadyReleasedError', 'QueryRunnerProviderAlreadyReleasedError'];

/** Returns a 503 for an error of an unavailable database; null for any other error. */
export function databaseProblem(error: unknown): Problem | null {
  if (error instanceof Problem || typeof error !== 'object' || error === null) return null;
  const { code, message, name } = error as { code?: unknown; message?: unknown; name?: unknown };
  const isAway =
    (typeof code === 'string' && (UNREACHABLE.includes(code) || SQL_STATES.test(code))) ||
    (typeof message === 'string' && DRIVER_MESSAGES.test(message)) ||
    (typeof name === 'string' && ORM_ERRORS.includes(name));
  return isAway
    ? new Problem(503, SERVER_SENTENCES.databaseUnavailable, {
        cause: error,
        headers: { 'Retry-After': '5' },
      })
    : null;
}

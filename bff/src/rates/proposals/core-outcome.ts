import { coreOperation } from '@simulador/contracts/api/core-contract';
import { worded } from '@simulador/contracts/platform/sentence';
import { failureOf } from '../../border/upstream/upstream-failure.ts';
import { notExecuted } from '../../border/upstream/upstream-problem.ts';
import { isProblem, Problem } from '../../http/problem.ts';
import { PartlyDone } from '../tables/partly-done.ts';

const UNKNOWN =
  'No se sabe si el sistema central hizo todo este cambio: revíselo en su tabla, y confírmelo o rechácelo en Cambios por aprobar.';

/** Status of a request whose client disconnected, maybe while the core was at it. */
const CLIENT_LEFT = 499;

/** Returns true if a failed change has certainly changed nothing at the core: it was refused here or there, or nothing was sent. */
export function hasChangedNothing(error: unknown): boolean {
  if (!(error instanceof Problem) || error instanceof PartlyDone || isProblem(error, CLIENT_LEFT))
    return false;
  const failure = failureOf(error);
  return failure === null || notExecuted(error) || !coreOperation(failure.operation).acts;
}

/** Returns the failure of a change that the core may have made, with what to do about it. */
export function unconfirmed(error: unknown): unknown {
  if (!(error instanceof Problem)) return error;
  const detail = `${worded(error.detail, 'staff').replace(/\.?$/, '.')} ${UNKNOWN}`;
  return Object.assign(new Problem(error.getStatus(), detail, error.extra), { logFields: error.logFields });
}

import { formatInteger } from '@simulador/contracts/platform/format';
import type { Progress } from './send.ts';

/**
 * Returns the facts about a failed step that the workflow's support needs: `Income respondió 400, código vat_taken, en $.id
 * (type) · 2 intentos`; '' if nothing is known.
 */
export function describeFailure({ failure, attempt }: Pick<Progress, 'failure' | 'attempt'>): string {
  const attempts =
    attempt === null ? [] : [`${formatInteger(attempt)} ${attempt === 1 ? 'intento' : 'intentos'}`];
  if (failure === null) return attempts.join('');
  const { operation, outcome, status, code, place, rule } = failure;
  const parts = [
    status === undefined ? `${operation}: ${outcome}` : `${operation} respondió ${status}`,
    ...(code === undefined ? [] : [`código ${code}`]),
    ...(place === undefined ? [] : [`en ${place}`]),
    ...(rule === undefined ? [] : [`regla ${rule}`]),
  ];
  return [parts.join(', '), ...attempts].join(' · ');
}

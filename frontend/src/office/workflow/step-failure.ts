import { formatInteger } from '@simulador/contracts/platform/format';
import type { Progress } from './send.ts';

/** Returns how often a stopped send failed, and what the workflow's support asks for: `2 intentos. Para el soporte de Workflow: 400 vat_taken`. */
export function describeFailure({
  state,
  failure,
  attempt,
}: Pick<Progress, 'state' | 'failure' | 'attempt'>): string {
  // The reason of a refusal says what helps.
  if (state !== 'stopped') return '';
  const attempts =
    attempt === null ? [] : [`${formatInteger(attempt)} ${attempt === 1 ? 'intento' : 'intentos'}.`];
  if (failure === null) return attempts.join('');
  const { outcome, status = outcome, code, place, rule } = failure;
  const facts = [status, code, place, rule].filter((fact) => fact !== undefined);
  return [...attempts, `Para el soporte de Workflow: ${facts.join(' ')}`].join(' ');
}

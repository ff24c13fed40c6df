/** Tone of a state by its name, which a bank may change. See docs/rules.md R292. */

export type StateTone = 'good' | 'bad' | 'underway' | 'info';

export const isApproved = (description: string): boolean =>
  /^(aprobad|aceptad)[ao]s?$/i.test(description.trim());
/** Regular expression, also for SQL, of the names of a rejected state; ignores case. */
export const REJECTED = '^rechazad[ao]s?$';
const REJECTED_NAME = new RegExp(REJECTED, 'i');
export const isRejected = (description: string): boolean => REJECTED_NAME.test(description.trim());

/** Returns true for the state in which the bank evaluates a simulation. */
const isUnderWay = (description: string): boolean => /^en evaluaci[oó]n$/i.test(description.trim());

export function toneOf(description: string): StateTone {
  if (isApproved(description)) return 'good';
  if (isRejected(description)) return 'bad';
  return isUnderWay(description) ? 'underway' : 'info';
}

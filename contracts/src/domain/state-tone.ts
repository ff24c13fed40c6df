/** The tone of a state's name: a bank may use the plural, or work by contact states. See docs/rules.md R292. */

export type StateTone = 'good' | 'bad' | 'underway' | 'info';

export const isApproved = (description: string): boolean =>
  /^(aprobad|aceptad)[ao]s?$/i.test(description.trim());
/** Regular expression of a rejected state's name in any case, also for SQL. */
export const REJECTED = '^rechazad[ao]s?$';
const REJECTED_NAME = new RegExp(REJECTED, 'i');
export const isRejected = (description: string): boolean => REJECTED_NAME.test(description.trim());

/** Somebody at the bank works on it. */
const isUnderWay = (description: string): boolean => /^en evaluaci[oó]n$/i.test(description.trim());

export function toneOf(description: string): StateTone {
  if (isApproved(description)) return 'good';
  if (isRejected(description)) return 'bad';
  return isUnderWay(description) ? 'underway' : 'info';
}

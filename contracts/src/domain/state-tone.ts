/** The tone of a state's name: a bank may use the plural, or work by contact states. See docs/rules.md R292. */

export type StateTone = 'good' | 'bad' | 'underway' | 'info';

export const isApproved = (description: string): boolean =>
  /^(aprobad|aceptad)[ao]s?$/i.test(description.trim());
export const isRejected = (description: string): boolean => /^rechazad[ao]s?$/i.test(description.trim());

/** Somebody at the bank works on it. */
const isUnderWay = (description: string): boolean => /^en evaluaci[oó]n$/i.test(description.trim());

export function toneOf(description: string): StateTone {
  if (isApproved(description)) return 'good';
  if (isRejected(description)) return 'bad';
  return isUnderWay(description) ? 'underway' : 'info';
}

/** The tone of a state's name: a bank may use the plural, or work by contact states. See docs/rules.md R292. */

export type StateTone = 'good' | 'bad' | 'info';

export const isApproved = (description: string): boolean =>
  /^(aprobad|aceptad)[ao]s?$/i.test(description.trim());
export const isRejected = (description: string): boolean => /^rechazad[ao]s?$/i.test(description.trim());

export function toneOf(description: string): StateTone {
  if (isApproved(description)) return 'good';
  return isRejected(description) ? 'bad' : 'info';
}

/** The state of the professional simulator's history entries, set by the screen that leads there. See docs/rules.md R90. */
import { textIn } from '#shared/browser/history-entry.ts';

export const PROFESSIONAL = '/simulador-profesional';
export const PROFESSIONAL_SUMMARY = '/simulador-profesional/resumen';

/** Address of the screen that acknowledges the sending. */
export const SENT = '/simulador/exito';

/** A simulation that was saved, and the client whose it is. */
export interface Recorded {
  readonly simulation: string;
  readonly user: string;
}

/** Opens a saved simulation in the professional simulator. */
export const reopenEntry = (simulation: string): object => ({ simulation });

/** Opens it at the term, to simulate another one for the same client. See docs/rules.md R260. */
export const otherTermEntry = (simulation: string): object => ({ simulation, asks: 'otherTerm' });

export const asksForOtherTerm = (entry: unknown): boolean => textIn(entry, 'asks') === 'otherTerm';

/** The saved simulation that fills the forms; null for none. */
export const toReopen = (entry: unknown): string | null => textIn(entry, 'simulation');

/** The simulation of the summary; null for none. */
export function recordedOf(entry: unknown): Recorded | null {
  const simulation = textIn(entry, 'simulation');
  const user = textIn(entry, 'user');
  return simulation === null || user === null ? null : { simulation, user };
}

/** Leads to the screen that acknowledges the sending of a saved simulation. */
export const sentEntry = (simulation: string): object => ({ sent: simulation });

/** The saved simulation that was sent; null where the screen was opened without a sending. */
export const sentOf = (entry: unknown): string | null => textIn(entry, 'sent');

/** The link back from the success screen asks for a simulator without answers. See docs/rules.md R90. */
export const RESET_ENTRY = { resetModal: true } as const;

export const asksForReset = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'resetModal' in entry && entry.resetModal === true;

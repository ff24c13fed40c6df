/** State of the professional simulator's history entries, set by the screens that lead there. See docs/rules.md R90. */
import { textIn } from '../browser/history-entry.ts';

export const PROFESSIONAL = '/simulador-profesional';
export const PROFESSIONAL_SUMMARY = '/simulador-profesional/resumen';

/** Address of the screen after sending. */
export const SENT = '/simulador/exito';

/** Saved simulation and its client, as uuids. */
export interface Recorded {
  readonly simulation: string;
  readonly user: string;
}

/** Returns the state that opens a saved simulation in the professional simulator. */
export const reopenEntry = (simulation: string): object => ({ simulation });

/** Returns the uuid of the saved simulation to open; null for none. */
export const toReopen = (entry: unknown): string | null => textIn(entry, 'simulation');

/** Returns the simulation of the summary; null for none. */
export function recordedOf(entry: unknown): Recorded | null {
  const simulation = textIn(entry, 'simulation');
  const user = textIn(entry, 'user');
  return simulation === null || user === null ? null : { simulation, user };
}

/** Returns the state of the screen after sending a saved simulation. */
export const sentEntry = (simulation: string): object => ({ sent: simulation });

/** Returns the uuid of the sent simulation; null if the screen was opened directly. */
export const sentOf = (entry: unknown): string | null => textIn(entry, 'sent');

/** State that opens a simulator without answers, for the link back from the success screen. See docs/rules.md R90. */
export const RESET_ENTRY = { resetModal: true } as const;

export const asksForReset = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'resetModal' in entry && entry.resetModal === true;

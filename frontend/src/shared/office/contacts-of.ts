import { isRejected } from '@simulador/contracts/office/state-tone';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';
import { lockOf } from '#shared/simulation/send-lock.ts';

export type Contactable = Pick<
  SimulationRead,
  'opposed_at' | 'wants_contact' | 'enviado_a_finnflow' | 'estado_description' | 'workflow'
>;

/** Returns false for a client who opposed being contacted about the simulation, or did not agree to it. See docs/rules.md R623, R701. */
export const mayContact = ({
  opposed_at,
  wants_contact,
}: Pick<SimulationRead, 'opposed_at' | 'wants_contact'>): boolean => opposed_at === null && wants_contact;

/**
 * Returns whether contacts about a simulation can be planned: not if they are `over`, because it was sent or rejected, or if they are
 * `unwanted`; then a planned one can only be ended. See docs/rules.md R511, R623, R701.
 */
export function contactsOf(simulation: Contactable): 'possible' | 'unwanted' | 'over' {
  if (lockOf(simulation) !== null || isRejected(simulation.estado_description)) return 'over';
  return mayContact(simulation) ? 'possible' : 'unwanted';
}

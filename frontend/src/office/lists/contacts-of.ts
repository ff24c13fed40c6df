import { isRejected } from '@simulador/contracts/office/state-tone';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';

/**
 * Returns why a simulation can't be changed: it was sent to the workflow, or is being sent; null if it can. See docs/rules.md
 * R286, R386.
 */
export function lockOf({
  enviado_a_finnflow,
  workflow,
}: Pick<SimulationRead, 'enviado_a_finnflow' | 'workflow'>): 'sent' | 'running' | 'stopped' | null {
  if (enviado_a_finnflow) return 'sent';
  return workflow?.state === 'running' || workflow?.state === 'stopped' ? workflow.state : null;
}

/** Returns false for a client who opposed being contacted about the simulation, or did not agree to it. See docs/rules.md R623, R701. */
export const mayContact = ({
  opposed_at,
  wants_contact,
}: Pick<SimulationRead, 'opposed_at' | 'wants_contact'>): boolean => opposed_at === null && wants_contact;

/** Returns true if an open simulation of a client who may be contacted has no answer by staff. See docs/rules.md R512. */
export const isWaiting = (simulation: SimulationRead): boolean =>
  simulation.first_answer_at === null &&
  mayContact(simulation) &&
  lockOf(simulation) === null &&
  !isRejected(simulation.estado_description);

/** Returns whether staff can correct an address that a mail server or the workflow refused. See docs/rules.md R712, R1051. */
export const mayCorrectAddress = ({
  opposed_at,
  unreadable,
  mail_refused_at,
  workflow,
}: Pick<SimulationRead, 'opposed_at' | 'unreadable' | 'mail_refused_at' | 'workflow'>): boolean =>
  opposed_at === null &&
  !unreadable &&
  (mail_refused_at !== null || (workflow?.state === 'refused' && workflow.is_email_refused));

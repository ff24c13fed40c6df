import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { Problem } from '../../http/problem.ts';

const NOT_ASKED = 'Esta persona guardó la simulación sin pedir que la contacten.';
const OPPOSED = 'Esta persona pidió que el banco no la contacte por esta simulación.';

/**
 * Returns the contact details of a simulation. If staff saved it, they are those of the client's record. If a visitor
 * saved it, they are what the visitor gave, because the record may be another person's (docs/rules.md R131, R200).
 */
export const contactOf = ({
  client,
  inputs,
  flavour,
}: SimulationEntity): { email: string; phone: string | null } =>
  flavour === 'pro'
    ? { email: client.email, phone: client.phoneNumber ?? inputs.phone }
    : { email: inputs.email ?? client.email, phone: inputs.phone };

/** Returns true if the workflow refused to know the client by the simulation's present e-mail. See docs/rules.md R1051. */
export const isRefusedByWorkflow = (simulation: SimulationEntity): boolean =>
  simulation.workflow?.refusedEmail === contactOf(simulation).email;

type Contacted = Pick<SimulationEntity, 'client' | 'created'>;

/** Returns false if the client objected to being contacted after the simulation was saved. See docs/rules.md R623. */
export const mayContact = ({ client, created }: Contacted): boolean =>
  !client.opposedAt || client.opposedAt < created;

/** Returns false if the client saved the simulation without agreeing to be contacted. See docs/rules.md R701. */
export const wantsContact = ({ contactConsent }: Pick<SimulationEntity, 'contactConsent'>): boolean =>
  contactConsent?.accepted !== false;

/** Checks that the client agreed to be contacted about a simulation. @throws Problem 409 */
export function assertWantsContact(simulation: Pick<SimulationEntity, 'contactConsent'>): void {
  if (!wantsContact(simulation)) throw new Problem(409, NOT_ASKED);
}

/** Checks that the client may be contacted about a simulation. @throws Problem 409 */
export function assertMayContact(simulation: Contacted): void {
  if (!mayContact(simulation)) throw new Problem(409, OPPOSED);
}

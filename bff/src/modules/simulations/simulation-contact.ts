import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';

/** How the client is reached about one simulation. */
export interface SimulationContact {
  readonly email: string;
  readonly phone: string | null;
}

/**
 * Of what staff saved, the client's record as staff keep it. Of a visitor's, what that visitor gave, whether the record is its own or
 * somebody else's: the bank knows the client, the visitor may not (docs/rules.md R131, R200).
 */
export const contactOf = ({ client, inputs, flavour }: SimulationEntity): SimulationContact =>
  flavour === 'pro'
    ? { email: client.email, phone: client.phoneNumber ?? inputs.phone }
    : { email: inputs.email ?? client.email, phone: inputs.phone };

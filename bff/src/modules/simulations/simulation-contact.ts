import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';

/** How the client is reached about one simulation. */
export interface SimulationContact {
  readonly email: string;
  readonly phone: string | null;
}

/**
 * Of what staff saved, the client's record as staff keep it. Of a visitor's, what that visitor gave, which may be others than a
 * record that somebody else made: the bank knows the client, the visitor may not (docs/rules.md R131).
 */
export function contactOf({ client, inputs, flavour, session }: SimulationEntity): SimulationContact {
  if (flavour === 'pro') return { email: client.email, phone: client.phoneNumber ?? inputs.phone };
  // The record that the visitor made itself: staff may have corrected its e-mail.
  const isOwnRecord = client.session !== null && session !== null && client.session.equals(session);
  return { email: isOwnRecord ? client.email : (inputs.email ?? client.email), phone: inputs.phone };
}

import { isRejected } from '@simulador/contracts/office/state-tone';
import type { EntityManager } from 'typeorm';
import type { Audit } from '../../access/audit.ts';
import type { SignedInUser } from '../../access/sessions.ts';
import type { UserEntity } from '../../database/entities/user.entity.ts';
import { Problem } from '../../http/problem.ts';
import { isAssignable, type OfClient } from './open-simulations.ts';

const isEnabled = (user: UserEntity | null): user is UserEntity => user !== null && !user.disabled;

/** Returns a client's simulations that are neither rejected, sent nor being sent. */
export const openOnes = (ofClient: readonly OfClient[]): readonly OfClient['simulation'][] =>
  ofClient
    .filter((each) => isAssignable(each) && !isRejected(each.simulation.state.description))
    .map(({ simulation }) => simulation);

/** Returns the enabled executive of a client's open simulations: `preferred`, if it is one of several; null if nobody has one. */
export function executiveOf(ofClient: readonly OfClient[], preferred?: number): UserEntity | null {
  const executives = openOnes(ofClient)
    .map(({ commercial }) => commercial)
    .filter(isEnabled);
  return executives.find(({ id }) => id === preferred) ?? executives[0] ?? null;
}

/** A user who would act for a client, and the client's executive. */
interface Attended {
  /** Simulation to which the history says it. */
  readonly uuid: string;
  readonly user: SignedInUser;
  readonly executive: UserEntity | null;
}

/**
 * Refuses what a user would do for a client whom another executive has, unless the user was asked: then the audit, and so the history, say
 * it. An administrator, who assigns clients, is not asked. See docs/rules.md R1072.
 * @throws Problem 409 that names the executive
 */
export async function assertNotOfAnother(
  { uuid, user, executive }: Attended,
  anyway: boolean,
  { audit, manager }: { readonly audit: Audit; readonly manager: EntityManager },
): Promise<void> {
  if (!isEnabled(executive) || executive.id === user.id || user.role === 'adminrole') return;
  if (!anyway)
    throw new Problem(409, `${executive.fullName} atiende a esta persona.`, {
      members: { executive: executive.fullName },
    });
  await audit.note(
    {
      action: 'client_of_another',
      actor: user.id,
      subject: `simulation ${uuid}`,
      details: { executive: [executive.id, executive.id] },
    },
    manager,
  );
}

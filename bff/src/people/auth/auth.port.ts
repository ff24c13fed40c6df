import { SENTENCES } from '@simulador/contracts/calculation/messages/sentences';
import { Port } from '../../border/port.ts';
import type { Sourced } from '../../border/upstream/sourced.ts';
import type { UserEntity } from '../../database/entities/user.entity.ts';
import { Problem } from '../../http/problem.ts';

export interface AuthAdapter {
  /**
   * Returns the user, who has a row here even if the core knows the password.
   * @throws Problem 401 with the same sentence for an unknown user, a wrong password and a disabled user; 502/504 if the core is
   * unavailable
   */
  signIn(email: string, password: string): Promise<Sourced<UserEntity>>;
}

/** Port for signing in with e-mail and password. */
export class AuthPort extends Port.of<AuthAdapter>()('signIn') implements AuthAdapter {}

/** Problem 401, the same for an unknown user, a wrong password and a disabled user. */
export const wrongCredentials = (): Problem => new Problem(401, SENTENCES.sign_in_failed);

import type { Sourced } from '../../border/sourced.ts';
import type { UserEntity } from '../../database/entities/user.entity.ts';

/** Who is this, by e-mail and password? */
export abstract class AuthPort {
  /**
   * The user, whose record is here whoever knows the password.
   * @throws Problem 401 with the same sentence for an unknown user, a wrong password and a disabled user; 502/504 when
   * the core is away.
   */
  abstract signIn(email: string, password: string): Promise<Sourced<UserEntity>>;
}

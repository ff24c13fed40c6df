import { Injectable } from '@nestjs/common';
import type { BankSignIn } from '../../config/bank-sign-in.ts';
import type { UserEntity } from '../../database/entities/user.entity.ts';
import { Problem } from '../../http/problem.ts';
import { AccountUsers } from '../auth/account-users.ts';
import { emailIn, fullNameIn, type ProviderClaims, roleIn } from './user-claims.ts';

const NO_GROUP = 'Su cuenta del banco no pertenece a ningún grupo con acceso al simulador.';
const NO_EMAIL = 'Su cuenta del banco no informa un correo electrónico comprobado.';
const DISABLED = 'Su cuenta está deshabilitada en el simulador.';

/** Stores the users who sign in at the bank's identity provider, identified by issuer and subject. */
@Injectable()
export class BankUsers {
  constructor(private readonly users: AccountUsers) {}

  /**
   * Returns the user of the claims.
   * @throws Problem 403 for a user without one of the groups, without an e-mail or with that of another user, or disabled here
   */
  async userOf(claims: ProviderClaims, settings: BankSignIn): Promise<UserEntity> {
    const bankRole = roleIn(claims, settings);
    if (bankRole === null) throw new Problem(403, NO_GROUP);
    const email = emailIn(claims);
    if (email === null) throw new Problem(403, NO_EMAIL);
    return this.users.userOf({
      account: { issuer: claims.iss, subject: claims.sub },
      email,
      fullName: fullNameIn(claims) || email,
      roleAfter: () => bankRole,
      comparesNames: false,
      emergencyEmail: settings.emergencyEmail,
      conflictStatus: 403,
      whenDisabled: () => new Problem(403, DISABLED),
    });
  }
}

import { Inject, Injectable } from '@nestjs/common';
import type { UserRole } from '@simulador/contracts/domain/access';
import { DataSource } from 'typeorm';
import type { BankSignIn } from '../../config/bank-sign-in.ts';
import { UserEntity } from '../../database/entities/user.entity.ts';
import { Problem } from '../../http/problem.ts';
import type { ProviderClaims } from './identity-provider.ts';

const NO_GROUP = 'Su cuenta del banco no pertenece a ningún grupo con acceso al simulador.';
const NO_EMAIL = 'Su cuenta del banco no informa un correo electrónico comprobado.';
const DISABLED = 'Su cuenta está deshabilitada en el simulador.';
const ANOTHERS = 'El correo de su cuenta del banco pertenece a otra persona en el simulador.';
const MAX_NAME = 120;
const MAX_EMAIL = 254;
/** Makes the second of two concurrent first sign-ins of a user find the row of the first. Reads do not wait. */
const LOCK_USERS = 'LOCK TABLE users IN SHARE ROW EXCLUSIVE MODE';
const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** Returns the role of the first configured group in the claims; null for none. */
export function roleIn(claims: ProviderClaims, { roles, groupsClaim }: BankSignIn): UserRole | null {
  const claim = claims[groupsClaim];
  const groups: readonly unknown[] = Array.isArray(claim) ? claim : [claim];
  return roles.find(({ group }) => groups.includes(group))?.role ?? null;
}

/** Stores the users who sign in at the bank's identity provider, identified by issuer and subject. */
@Injectable()
export class BankUsers {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /**
   * Returns the user of the claims, updated with their name, e-mail and role. At the first sign-in an existing user with the same e-mail is
   * linked.
   * @throws Problem 403 for a user without one of the groups, without an e-mail or with that of another user, or disabled here
   */
  userOf(claims: ProviderClaims, settings: BankSignIn): Promise<UserEntity> {
    const bankRole = roleIn(claims, settings);
    if (bankRole === null) throw new Problem(403, NO_GROUP);
    const email = emailIn(claims);
    if (email === null) throw new Problem(403, NO_EMAIL);
    const { iss: issuer, sub: subject, name } = claims;
    const fullName = (typeof name === 'string' && name.trim() ? name.trim() : email).slice(0, MAX_NAME);
    return this.source.transaction(async (manager) => {
      await manager.query(LOCK_USERS);
      const users = manager.getRepository(UserEntity);
      const ofEmail = await users.findOneBy({ email });
      const user = (await users.findOneBy({ issuer, subject })) ?? ofEmail ?? users.create({});
      if (user.disabled) throw new Problem(403, DISABLED);
      const isOfAnother = user.subject && (user.issuer !== issuer || user.subject !== subject);
      if (isOfAnother || (ofEmail && ofEmail.id !== user.id)) throw new Problem(403, ANOTHERS);
      return users.save(Object.assign(user, { issuer, subject, email, fullName, bankRole }));
    });
  }
}

/** Returns the e-mail, lower case. Some providers send it only in `preferred_username`. */
function emailIn({
  email,
  email_verified: isVerified,
  preferred_username: name,
}: ProviderClaims): string | null {
  // Some providers send it as text.
  if (isVerified === false || isVerified === 'false') return null;
  const address = email ?? name;
  return typeof address === 'string' && address.length <= MAX_EMAIL && EMAIL.test(address)
    ? address.toLowerCase()
    : null;
}

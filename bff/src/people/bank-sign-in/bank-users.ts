import { Injectable } from '@nestjs/common';
import { DataSource, In, type Repository } from 'typeorm';
import type { BankSignIn } from '../../config/bank-sign-in.ts';
import { UserEntity } from '../../database/entities/user.entity.ts';
import { Problem } from '../../http/problem.ts';
import { emailIn, fullNameIn, type ProviderClaims, roleIn } from './user-claims.ts';

const NO_GROUP = 'Su cuenta del banco no pertenece a ningún grupo con acceso al simulador.';
const NO_EMAIL = 'Su cuenta del banco no informa un correo electrónico comprobado.';
const DISABLED = 'Su cuenta está deshabilitada en el simulador.';
const ANOTHERS = 'El correo de su cuenta del banco pertenece a otra persona en el simulador.';
/** Makes the second of two concurrent first sign-ins of a user find the row of the first. Reads do not wait. */
const LOCK_USERS = 'LOCK TABLE users IN SHARE ROW EXCLUSIVE MODE';

/** Problem 403 that names the subject, by which an administrator links the user. */
const notLinked = (subject: string): Problem =>
  new Problem(
    403,
    `El correo de su cuenta del banco ya es de un usuario del simulador que no está vinculado a ella. Pida a quien administra el simulador que lo vincule con el identificador ${subject}.`,
  );

/** Stores the users who sign in at the bank's identity provider, identified by issuer and subject, never by an e-mail. */
@Injectable()
export class BankUsers {
  constructor(private readonly source: DataSource) {}

  /**
   * Returns the user of the claims, updated with their name, e-mail and role. An administrator links existing users (`npm run users`), but
   * never the emergency account. See docs/rules.md R661.
   * @throws Problem 403 for a user without one of the groups, without an e-mail or with that of another user, or disabled here
   */
  userOf(claims: ProviderClaims, settings: BankSignIn): Promise<UserEntity> {
    const bankRole = roleIn(claims, settings);
    if (bankRole === null) throw new Problem(403, NO_GROUP);
    const email = emailIn(claims);
    if (email === null) throw new Problem(403, NO_EMAIL);
    const { iss: issuer, sub: subject } = claims;
    const fullName = fullNameIn(claims) || email;
    return this.source.transaction(async (manager) => {
      await manager.query(LOCK_USERS);
      const users = manager.getRepository(UserEntity);
      const linked = await linkedTo(users, issuer, subject);
      const ofEmail = await users.findOneBy({ email });
      const isEmergency = [email, linked?.email].some((each) => each && each === settings.emergencyEmail);
      if (isEmergency || (ofEmail && ofEmail.id !== linked?.id))
        throw linked ? new Problem(403, ANOTHERS) : notLinked(subject);
      if (linked?.disabled) throw new Problem(403, DISABLED);
      const user = linked ?? users.create({});
      return users.save(Object.assign(user, { issuer, subject, email, fullName, bankRole }));
    });
  }
}

/** Returns the user of an identity. An administrator may have linked the issuer without or with a closing slash. */
function linkedTo(
  users: Repository<UserEntity>,
  issuer: string,
  subject: string,
): Promise<UserEntity | null> {
  const plain = issuer.replace(/\/$/, '');
  return users.findOneBy({ issuer: In([plain, `${plain}/`]), subject });
}

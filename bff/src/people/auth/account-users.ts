import { Injectable } from '@nestjs/common';
import { folded } from '@simulador/contracts/calculation/rules/text';
import type { UserRole } from '@simulador/contracts/people/access';
import { DataSource, IsNull, type Repository } from 'typeorm';
import { Audit, type AuditEntry } from '../../access/audit.ts';
import { UserEntity } from '../../database/entities/user.entity.ts';
import { Problem } from '../../http/problem.ts';
import { accountDigest, type BankAccount, linkedTo } from './bank-account.ts';
import { roleChange, userChanged } from './role-change.ts';

const ANOTHERS =
  'El correo de su cuenta del banco pertenece a otra persona en el simulador. Pida a quien administra el simulador que lo revise.';
const OF_ANOTHER =
  'En el simulador, su cuenta del banco es la de otra persona, con otro nombre y otro correo. Pida a quien administra el simulador que lo revise.';
const notLinked = (subject: string): string =>
  `El correo de su cuenta del banco ya es de un usuario del simulador que no está vinculado a ella. Si ese usuario es otra persona, que tuvo antes ese correo, pida a quien administra el simulador que lo libere; si es usted, que lo vincule con el identificador ${subject}.`;
/** Makes the second of two concurrent first sign-ins of a user find the row of the first. Reads do not wait. */
const LOCK_USERS = 'LOCK TABLE users IN SHARE ROW EXCLUSIVE MODE';

/** A user whom the bank has identified, and how its kind of sign-in treats them. */
export interface IdentifiedUser {
  readonly account: BankAccount;
  /** In the form in which all are stored. */
  readonly email: string;
  readonly fullName: string;
  /** Returns the new role. @param stored null for a new user @throws Problem */
  roleAfter(stored: UserRole | null): UserRole;
  /**
   * Whether the name is compared, too: an unlinked row with the same e-mail and name is adopted, and a linked row with another e-mail and
   * another name is refused. See docs/rules.md R956.
   */
  readonly comparesNames: boolean;
  /** E-mail of the local account that no account of the bank may be linked to; null for none. */
  readonly emergencyEmail: string | null;
  /** Status of the problem of an e-mail that belongs to another row. */
  readonly conflictStatus: 403 | 409;
  readonly whenDisabled: () => Problem;
}

/** Stores the users who sign in with an account of the bank: the account identifies them, never an e-mail. See docs/rules.md R661. */
@Injectable()
export class AccountUsers {
  constructor(
    private readonly source: DataSource,
    private readonly audit: Audit,
  ) {}

  /**
   * Returns the user of an account, created by the first sign-in and updated with name, e-mail and role by each. An administrator links
   * existing users (`npm run users`).
   * @throws Problem for an account or an e-mail of another user, for the emergency account's, and for a user who is disabled here
   */
  userOf(identified: IdentifiedUser): Promise<UserEntity> {
    const { account, email, fullName, comparesNames, emergencyEmail, conflictStatus } = identified;
    return this.source.transaction(async (manager) => {
      await manager.query(LOCK_USERS);
      const users = manager.getRepository(UserEntity);
      const linked = await linkedTo(users, account);
      const user = linked ?? (comparesNames ? await unlinked(users, email, fullName) : null);
      const ofEmail = await users.findOneBy({ email });
      if (comparesNames && linked && linked.email !== email && !areOfOne(linked.fullName, fullName)) {
        const conflict = new Problem(conflictStatus, OF_ANOTHER);
        conflict.logFields = { signIn: 'id_of_another', user: linked.id };
        throw conflict;
      }
      const isEmergency = [email, linked?.email].some((each) => each && each === emergencyEmail);
      if (isEmergency || (ofEmail && ofEmail.id !== user?.id)) {
        const conflict = new Problem(conflictStatus, linked ? ANOTHERS : notLinked(account.subject));
        conflict.logFields = { signIn: linked ? 'email_of_another' : 'not_linked', user: ofEmail?.id };
        throw conflict;
      }
      if (user?.disabled) throw identified.whenDisabled();
      const role = roleChange(user, identified.roleAfter(user?.bankRole ?? null));
      if (user && (user.bankRole !== role.bankRole || user.headBranch !== role.headBranch))
        await this.audit.note(userChanged(user, role), manager);
      if (user && !linked) await this.audit.note(linkedNow(user, account), manager);
      return users.save(Object.assign(user ?? users.create({}), { ...account, email, fullName, ...role }));
    });
  }
}

const linkedNow = ({ id }: UserEntity, account: BankAccount): AuditEntry => ({
  action: 'user_linked',
  actor: null,
  subject: `user ${id}`,
  details: { account: [null, accountDigest(account)] },
});

/** Words that many surnames have. */
const PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'da', 'dos', 'van', 'von']);

const wordsOf = (name: string): Set<string> =>
  new Set(
    folded(name)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '' && !PARTICLES.has(word)),
  );

/** Returns true if two names can be those of one person: they have two words in common, or all of the shorter name. */
function areOfOne(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const common = [...words].filter((word) => others.has(word));
  return common.length > 0 && common.length >= Math.min(2, words.size, others.size);
}

/** Returns the row of an e-mail and a name that has neither an account nor a password: a core's sign-in of an earlier release created it. */
async function unlinked(
  users: Repository<UserEntity>,
  email: string,
  fullName: string,
): Promise<UserEntity | null> {
  const user = await users.findOneBy({ email, issuer: IsNull(), passwordHash: IsNull() });
  return user && folded(user.fullName) === folded(fullName) ? user : null;
}

import { Injectable } from '@nestjs/common';
import { folded } from '@simulador/contracts/calculation/rules/text';
import { type UserRole, STAFF } from '@simulador/contracts/people/access';
import { DataSource, type Repository, In } from 'typeorm';
import { Audit, type AuditEntry, differences } from '../../access/audit.ts';
import { UserEntity } from '../../database/entities/user.entity.ts';
import { Problem } from '../../http/problem.ts';
import { digestOf } from '../../access/secrets.ts';

/** Account of a user at the bank: at its identity provider (issuer and subject of the tokens) or in its core (origin and id). */
export interface BankAccount {
  readonly issuer: string;
  readonly subject: string;
}

/** Maximum length of a subject, characters (OpenID Connect). */
export const MAX_SUBJECT = 255;
/** Characters that PostgreSQL can't store, or not as they are: control characters, and halves of surrogate pairs. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/u;

/** Returns true if a text is stored as it is. */
export const isStorable = (text: string): boolean => !UNSTORABLE.test(text);

/** Returns true if a text can be the subject of an account. */
export const isSubject = (text: string): boolean =>
  text !== '' && text.length <= MAX_SUBJECT && text.trim() === text && isStorable(text);

/** Returns the user who is linked to an account. An administrator may have linked the issuer without or with a closing slash. */
export function linkedTo(
  users: Repository<UserEntity>,
  { issuer, subject }: BankAccount,
): Promise<UserEntity | null> {
  const plain = issuer.replace(/\/$/, '');
  return users.findOneBy({ issuer: In([plain, `${plain}/`]), subject });
}

/** Returns a digest of the account for the audit log, from which the account can't be read. */
export const accountDigest = ({ issuer, subject }: BankAccount): string =>
  digestOf(issuer, subject).toString('base64url');

/**
 * Returns the changes of a user who gets a role. A user who had or gets a role without staff's rights heads no branch. See docs/rules.md
 * R958.
 * @param user null for a new user
 */
export function roleChange(
  user: UserEntity | null,
  bankRole: UserRole,
): Pick<UserEntity, 'bankRole' | 'headBranch'> {
  const isStaffStill = user !== null && STAFF.includes(user.bankRole) && STAFF.includes(bankRole);
  return { bankRole, headBranch: isStaffStill ? user.headBranch : null };
}

const audited = ({ bankRole, headBranch, disabled }: UserEntity) => ({
  bank_role: bankRole,
  head_branch: headBranch,
  disabled,
});

/** Audit entry of a user's changed role, branch or access by nobody who is signed in: a terminal, or the bank's directory. */
export const userChanged = (user: UserEntity, changes: Partial<UserEntity>): AuditEntry => ({
  action: 'user_changed',
  actor: null,
  subject: `user ${user.id}`,
  details: differences(audited(user), audited({ ...user, ...changes })),
});

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
  /** Whether a linked row with another e-mail and another name is refused. See docs/rules.md R956. */
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
      const ofEmail = await users.findOneBy({ email });
      if (comparesNames && linked && linked.email !== email && !areOfOne(linked.fullName, fullName)) {
        const conflict = new Problem(conflictStatus, OF_ANOTHER);
        conflict.logFields = { signIn: 'id_of_another', user: linked.id };
        throw conflict;
      }
      const isEmergency = [email, linked?.email].some((each) => each && each === emergencyEmail);
      if (isEmergency || (ofEmail && ofEmail.id !== linked?.id)) {
        const conflict = new Problem(conflictStatus, linked ? ANOTHERS : notLinked(account.subject));
        conflict.logFields = { signIn: linked ? 'email_of_another' : 'not_linked', user: ofEmail?.id };
        throw conflict;
      }
      if (linked?.disabled) throw identified.whenDisabled();
      const role = roleChange(linked, identified.roleAfter(linked?.bankRole ?? null));
      if (linked && (linked.bankRole !== role.bankRole || linked.headBranch !== role.headBranch))
        await this.audit.note(userChanged(linked, role), manager);
      return users.save(Object.assign(linked ?? users.create({}), { ...account, email, fullName, ...role }));
    });
  }
}

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

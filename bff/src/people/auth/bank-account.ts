import { In, type Repository } from 'typeorm';
import { digestOf } from '../../access/secrets.ts';
import type { UserEntity } from '../../database/entities/user.entity.ts';

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

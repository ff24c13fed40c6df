import { In, type Repository } from 'typeorm';
import { digestOf } from '../../access/secrets.ts';
import type { UserEntity } from '../../database/entities/user.entity.ts';

/** Account of a user at the bank: at its identity provider (issuer and subject of the tokens) or in its core (origin and id). */
export interface BankAccount {
  readonly issuer: string;
  readonly subject: string;
}

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

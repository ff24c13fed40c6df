import { storedEmail } from '@simulador/contracts/calculation/rules/text';
import { readAddress } from '../config/bank-sign-in.ts';
import { type Environment, EnvironmentReader } from '../config/environment-reader.ts';
import { endSessionsOf } from '../access/sessions.ts';
import { UserEntity } from '../database/entities/user.entity.ts';
import {
  accountDigest,
  type BankAccount,
  isSubject,
  linkedTo,
  MAX_SUBJECT,
} from '../people/auth/account-users.ts';
import { type CommandParts, UsageError } from './run-command.ts';

/** Settings of the bank's sign-in, as far as the command's environment has them. */
export interface BankSettings {
  /** Reads the issuer whose accounts can sign in. Other orders don't need it. @throws ConfigurationError */
  readonly issuer: () => string | undefined;
  readonly emergencyEmail: string | undefined;
}

/** Reads the settings. Without an identity provider, a core that signs users in is the issuer: its origin. */
export function bankSettings(environment: Environment): BankSettings {
  const reader = new EnvironmentReader(environment);
  const issuer = (): string | undefined => {
    const isCore = reader.text('OIDC_ISSUER') === undefined && reader.text('MODE_AUTH') === 'core';
    const coreKey = reader.text('AUTH_URL') === undefined ? 'CORE_URL' : 'AUTH_URL';
    const address = isCore
      ? reader.url(coreKey, ['http:', 'https:'])?.origin
      : readAddress(reader, 'OIDC_ISSUER', environment['NODE_ENV'] === 'production')?.href;
    reader.finish();
    return address?.replace(/\/$/, '');
  };
  return { issuer, emergencyEmail: reader.text('OIDC_EMERGENCY_EMAIL') };
}

/** Returns the account of a subject, by the rules of the sign-in: no other could ever sign in. @throws UsageError */
export function accountOf(subject: string | undefined, bank: BankSettings): BankAccount {
  const issuer = bank.issuer();
  if (issuer === undefined)
    throw new UsageError(
      'Falta OIDC_ISSUER, o con MODE_AUTH=core la dirección del core: AUTH_URL o CORE_URL.',
    );
  if (subject === undefined || !isSubject(subject))
    throw new UsageError(
      `--subject debe tener entre 1 y ${MAX_SUBJECT} caracteres, sin espacios alrededor ni caracteres de control.`,
    );
  return { issuer, subject };
}

/**
 * Links a user to an account of the bank, at its identity provider or in its core, for the first time or (`isRelink`) instead of the
 * present one, whose sessions end. The audit row has digests, because a subject may be an e-mail.
 * @throws UsageError for the emergency account, and for another user's account
 */
export async function linkUser(
  user: UserEntity,
  account: BankAccount,
  isRelink: boolean,
  { source, audit, print, bank }: CommandParts & { readonly bank: BankSettings },
): Promise<void> {
  if (user.email === storedEmail(bank.emergencyEmail ?? ''))
    throw new UsageError('La cuenta de emergencia no se vincula con una cuenta del banco.');
  if (isRelink !== (user.subject !== null))
    throw new UsageError(
      isRelink
        ? 'Ese usuario no está vinculado con una cuenta del banco: usa link.'
        : 'Ese usuario ya está vinculado con una cuenta del banco: usa relink.',
    );
  const other = await linkedTo(source.getRepository(UserEntity), account);
  if (other) throw new UsageError(`Esa cuenta del banco ya es del usuario ${other.id}.`);
  await source.transaction(async (manager) => {
    await manager.getRepository(UserEntity).update(user.id, { ...account });
    await endSessionsOf(manager, user.id);
    const before =
      user.subject === null ? null : accountDigest({ issuer: user.issuer ?? '', subject: user.subject });
    await audit.note(
      {
        action: isRelink ? 'user_relinked' : 'user_linked',
        actor: null,
        subject: `user ${user.id}`,
        details: { account: [before, accountDigest(account)] },
      },
      manager,
    );
  });
  print(`Usuario ${user.id} vinculado: ese identificador entra desde ahora como ${user.fullName}.`);
}

import { type BankSignIn, normalizedGroup } from '../../config/bank-sign-in.ts';
import type { UserEntity } from '../../database/entities/user.entity.ts';
import { Problem } from '../../http/problem.ts';
import type { AccountUsers } from '../auth/account-users.ts';
import { oneSpaced, storedEmail } from '@simulador/contracts/calculation/rules/text';
import type { UserRole } from '@simulador/contracts/people/access';

/** Claims of the provider about a user. */
export type ProviderClaims = Readonly<Record<string, unknown>> & {
  readonly iss: string;
  readonly sub: string;
};

const MAX_NAME = 120;
const MAX_EMAIL = 254;
const EMAIL = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u;

/** Returns the role of the first configured group in the claims; null for none. */
function roleIn(claims: ProviderClaims, { roles, groupsClaim }: BankSignIn): UserRole | null {
  const claim = claims[groupsClaim];
  const listed: readonly unknown[] = Array.isArray(claim) ? claim : [claim];
  const groups = listed.map((group) => (typeof group === 'string' ? normalizedGroup(group) : null));
  return roles.find(({ group }) => groups.includes(normalizedGroup(group)))?.role ?? null;
}

/** Returns the e-mail in the form in which all are stored. Some providers send it only as `preferred_username` or `upn`. */
function emailIn({
  email,
  email_verified: isVerified,
  preferred_username: name,
  upn,
}: ProviderClaims): string | null {
  // Some providers send it as text.
  if (isVerified === false || isVerified === 'false') return null;
  // Measured as it is stored: İ is two characters in lower case.
  const addresses = [email, name, upn].map((claim) => storedEmail(textOf(claim)));
  return addresses.find((text) => EMAIL.test(text) && text.length <= MAX_EMAIL) ?? null;
}

/** Returns the full name: `name`, or else given and family name; '' if the provider sends none. */
function fullNameIn({ name, given_name: given, family_name: family }: ProviderClaims): string {
  const fullName = textOf(name) || `${textOf(given)} ${textOf(family)}`.trim();
  return [...fullName].slice(0, MAX_NAME).join('');
}

/**
 * Returns a claim's text on one line, without invisible characters; '' for anything else. A control character is a space, because PostgreSQL
 * stores no NUL.
 */
const textOf = (claim: unknown): string =>
  typeof claim === 'string' ? oneSpaced(claim.replace(/\p{Cc}/gu, ' ')) : '';

const NO_GROUP = 'Su cuenta del banco no pertenece a ningún grupo con acceso al simulador.';
const NO_EMAIL = 'Su cuenta del banco no informa un correo electrónico comprobado.';
const DISABLED = 'Su cuenta está deshabilitada en el simulador.';

/**
 * Returns the user of the claims, identified by issuer and subject.
 * @throws Problem 403 for a user without one of the groups, without an e-mail or with that of another user, or disabled here
 */
export async function bankUserOf(
  users: AccountUsers,
  claims: ProviderClaims,
  settings: BankSignIn,
): Promise<UserEntity> {
  const bankRole = roleIn(claims, settings);
  if (bankRole === null) throw new Problem(403, NO_GROUP);
  const email = emailIn(claims);
  if (email === null) throw new Problem(403, NO_EMAIL);
  return users.userOf({
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

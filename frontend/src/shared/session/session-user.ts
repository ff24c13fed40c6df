import type { Role } from '@simulador/contracts/domain/access';
import type { components } from '@simulador/contracts/generated/bff';

/** Who is signed in. Source: spec 1 §3 "Session user". */
export interface SessionUser {
  readonly id: number;
  readonly role: Exclude<Role, 'anonymous'>;
  /** In small letters. */
  readonly email: string;
  readonly full_name: string;
}

export const userOf = (info: components['schemas']['UserInfoDto']): SessionUser => ({
  id: info.id,
  role: info.bank_role,
  email: info.email.toLowerCase(),
  full_name: info.full_name,
});

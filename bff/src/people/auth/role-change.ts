import { STAFF, type UserRole } from '@simulador/contracts/people/access';
import { type AuditEntry, differences } from '../../access/audit.ts';
import type { UserEntity } from '../../database/entities/user.entity.ts';

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

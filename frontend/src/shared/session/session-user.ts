import type { Role } from '@simulador/contracts/people/access';
import type { components } from '@simulador/contracts/generated/bff';

/** Signed-in user. See docs/rules.md R124. */
export interface SessionUser {
  readonly id: number;
  readonly role: Exclude<Role, 'anonymous'>;
  /** Lower case. */
  readonly email: string;
  readonly full_name: string;
  /** Whether the user heads a branch. See docs/rules.md R720. */
  readonly isHead: boolean;
  /** False if this installation sends nothing to a workflow. See docs/rules.md R755. */
  readonly hasWorkflow: boolean;
  /** False if this installation can't mail simulations. */
  readonly hasMail: boolean;
}

export const userOf = (info: components['schemas']['UserInfoDto']): SessionUser => ({
  id: info.id,
  role: info.bank_role,
  email: info.email.toLowerCase(),
  full_name: info.full_name,
  // A release before R720 does not send it.
  isHead: typeof info.head_branch === 'number',
  hasWorkflow: info.has_workflow,
  hasMail: info.has_mail,
});

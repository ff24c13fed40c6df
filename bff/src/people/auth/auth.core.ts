import type { CoreAnswer } from '@simulador/contracts/api/core-request';
import { oneSpaced, storedEmail } from '@simulador/contracts/calculation/rules/text';
import { STAFF, USER_ROLES, type UserRole } from '@simulador/contracts/people/access';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import type { UserEntity } from '../../database/entities/user.entity.ts';
import type { Flaw } from '../../border/upstream/exchange.ts';
import { isProblem, Problem } from '../../http/problem.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { unusableAnswer } from '../../border/upstream/upstream-problem.ts';
import type { AccountUsers } from './account-users.ts';
import { type AuthAdapter, wrongCredentials } from './auth.port.ts';

const OTHER_ROLE =
  'El sistema del banco informa para su cuenta un rol que el simulador no conoce. Pida a quien administra el simulador que lo revise.';
const OTHER_USER: Flaw = { place: '$.email', rule: 'other_question', what: 'es de otro usuario' };
const UNKNOWN_ROLE: Flaw = {
  place: '$.bank_role',
  rule: 'unknown_role',
  what: 'no es un rol del simulador',
  isUsable: true,
};

const isRole = (name: string): name is UserRole => USER_ROLES.some((role) => role === name);

/** Signs users in at the core, which knows the passwords. A user is the core's origin and id. See docs/rules.md R956. */
export class CoreAuth implements AuthAdapter {
  constructor(
    private readonly upstream: Upstream,
    private readonly users: AccountUsers,
  ) {}

  async signIn(email: string, password: string): Promise<Sourced<UserEntity>> {
    const info = await this.userOf(email, password);
    const user = await this.users.userOf({
      account: { issuer: this.upstream.origin, subject: String(info.id) },
      email: storedEmail(info.email),
      fullName: oneSpaced(info.full_name),
      roleAfter: (stored) => roleAfter(stored, info.bank_role),
      comparesNames: true,
      // An emergency account exists only beside the bank's identity provider.
      emergencyEmail: null,
      conflictStatus: 409,
      whenDisabled: wrongCredentials,
    });
    return fresh(user, 'core');
  }

  private async userOf(email: string, password: string): Promise<CoreAnswer<'user_info'>> {
    const { access } = await this.upstream.ask('token', { body: { email, password } }).catch(refusedOr);
    const check = (user: CoreAnswer<'user_info'>): Flaw | null => {
      if (storedEmail(user.email) !== storedEmail(email)) return OTHER_USER;
      return isRole(user.bank_role) ? null : UNKNOWN_ROLE;
    };
    return this.upstream.ask('user_info', { bearer: access, check }).catch(contradictedOr);
  }
}

/** Returns the role of a user. An unknown one gives no rights, and takes none of staff's away. See docs/rules.md R957. @throws Problem 409 */
function roleAfter(stored: UserRole | null, name: string): UserRole {
  if (isRole(name)) return name;
  if (stored === null || !STAFF.includes(stored)) return 'default';
  const refused = new Problem(409, OTHER_ROLE);
  refused.logFields = { signIn: 'unknown_role' };
  throw refused;
}

/** Replaces the core's refusal by our sentence, because the core's could reveal which users exist. */
function refusedOr(error: unknown): never {
  throw isProblem(error, 400, 401, 403) ? wrongCredentials() : error;
}

/** Replaces the refusal of a token that the core has just issued: the password was right. */
function contradictedOr(error: unknown): never {
  if (!isProblem(error, 400, 401, 403)) throw error;
  const contradicted = unusableAnswer('user_info');
  contradicted.logFields = error.logFields;
  throw contradicted;
}

import type { CoreAnswer } from '@simulador/contracts/api/core-request';
import { USER_ROLES, type UserRole } from '@simulador/contracts/people/access';
import type { DataSource } from 'typeorm';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import { UserEntity } from '../../database/entities/user.entity.ts';
import type { Flaw } from '../../border/upstream/exchange.ts';
import { isProblem } from '../../http/problem.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { type AuthAdapter, wrongCredentials } from './auth.port.ts';

const isRole = (name: string): name is UserRole => USER_ROLES.some((role) => role === name);

const OTHER_USER: Flaw = { place: '$.email', rule: 'other_question', what: 'es de otro usuario' };

/**
 * Signs users in at the core, which knows the passwords. Stores a row per user for references; a user who is disabled here can't sign in.
 */
export class CoreAuth implements AuthAdapter {
  constructor(
    private readonly upstream: Upstream,
    private readonly source: DataSource,
  ) {}

  async signIn(email: string, password: string): Promise<Sourced<UserEntity>> {
    const user = await this.recorded(await this.userOf(email, password).catch(refusedOr));
    if (user.disabled) throw wrongCredentials();
    return fresh(user, 'core');
  }

  private async userOf(email: string, password: string): Promise<CoreAnswer<'user_info'>> {
    const { access } = await this.upstream.ask('token', { body: { email, password } });
    return this.upstream.ask('user_info', {
      bearer: access,
      check: (user) => (user.email.toLowerCase() === email.toLowerCase() ? null : OTHER_USER),
    });
  }

  /** Stores the user. An unknown role gets no rights. */
  private async recorded(info: CoreAnswer<'user_info'>): Promise<UserEntity> {
    const users = this.source.getRepository(UserEntity);
    const email = info.email.toLowerCase();
    const bankRole: UserRole = isRole(info.bank_role) ? info.bank_role : 'default';
    await users.upsert({ email, fullName: info.full_name, bankRole }, ['email']);
    return users.findOneByOrFail({ email });
  }
}

/** Replaces the core's refusal by our sentence, because the core's could reveal which users exist. */
function refusedOr(error: unknown): never {
  throw isProblem(error, 400, 401, 403) ? wrongCredentials() : error;
}

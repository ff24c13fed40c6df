import type { KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { signToken, tokenKey } from '../../access/access-token.ts';
import { notSignedIn } from '../../access/credentials.ts';
import { Refusals } from '../../access/refusals.ts';
import { renewedSecret } from '../../access/secrets.ts';
import { type SignedInUser, UserSessions } from '../../access/sessions.ts';
import { Audit } from '../../access/audit.ts';
import { Clock } from '../../clock/clock.ts';
import type { Sourced } from '../../border/upstream/sourced.ts';
import { APP_CONFIG } from '../../config/config.module.ts';
import type { AppConfig } from '../../config/environment.ts';
import { isProblem } from '../../http/problem.ts';
import type { CredentialsDto } from './auth.dto.ts';
import { AuthPort } from './auth.port.ts';
import { FailedSignIns } from './failed-sign-ins.ts';

export interface SignedIn {
  readonly access: string;
  /** For the cookie of a bound session. */
  readonly secret: string;
}

/** Opens, renews and ends sessions. */
@Injectable()
export class SignInService {
  private readonly key: KeyObject;

  constructor(
    @Inject(AuthPort) private readonly auth: AuthPort,
    @Inject(FailedSignIns) private readonly failures: FailedSignIns,
    @Inject(UserSessions) private readonly sessions: UserSessions,
    @Inject(Refusals) private readonly refusals: Refusals,
    @Inject(Audit) private readonly audit: Audit,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(APP_CONFIG) config: AppConfig,
  ) {
    this.key = tokenKey(config.jwtSecret);
  }

  /** @throws Problem 401 for invalid credentials, 429 after five of them in a row. */
  async signIn(credentials: CredentialsDto, request: Request, bound: boolean): Promise<Sourced<SignedIn>> {
    const { email, password } = credentials;
    const address = request.ip ?? '';
    await this.failures.count(email, address);
    const answer = await this.auth.signIn(email, password).catch(async (error: unknown) => {
      if (isProblem(error, 401)) await this.refusals.note(request, { action: 'sign_in_refused' });
      // A core that is away says nothing of the password.
      else await this.failures.retract(email, address);
      throw error;
    });
    const { value: user } = answer;
    await this.failures.forget(email, address);
    const { id, secret, until } = await this.sessions.open(user, bound);
    await this.audit.note({ action: 'sign_in', actor: user.id });
    return { ...answer, value: { access: this.tokenOf(user.uuid, id, until), secret } };
  }

  /** A fresh token for the session of a cookie, and the cookie's next value. @throws Problem 401 when it has ended. */
  async renew(secret: string, request: Request): Promise<SignedIn> {
    const next = renewedSecret(secret, this.key);
    const user = await this.sessions.renew(secret, next);
    if (user) return { access: this.tokenOf(user.uuid, user.sessionId, user.until), secret: next };
    await this.refusals.note(request, { action: 'access_refused', subject: 'renewal' });
    throw notSignedIn();
  }

  async signOut({ id, sessionId }: SignedInUser): Promise<void> {
    await this.sessions.end(sessionId);
    await this.audit.note({ action: 'sign_out', actor: id });
  }

  /** Does nothing when the session has ended. */
  async signOutBySecret(secret: string): Promise<void> {
    const user = await this.sessions.holderOfCookie(secret);
    if (user) await this.signOut(user);
  }

  private tokenOf(sub: string, sessionId: Buffer, until: Date): string {
    const claims = { sub, sid: sessionId.toString('base64url'), until: Math.floor(until.getTime() / 1000) };
    return signToken(claims, this.key, this.clock.now());
  }
}

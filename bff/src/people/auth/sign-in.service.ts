import type { KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Logger } from 'pino';
import { signToken, tokenKey } from '../../access/access-token.ts';
import { isStaff } from '../../access/caller.ts';
import { notSignedIn } from '../../access/credentials.ts';
import { isPassword } from '../../database/passwords.ts';
import { Refusals } from '../../access/refusals.ts';
import { renewedSecret } from '../../access/secrets.ts';
import {
  type ProviderLogout,
  type ProviderSession,
  type SignedInUser,
  UserSessions,
} from '../../access/sessions.ts';
import { Audit } from '../../access/audit.ts';
import { Clock } from '../../clock/clock.ts';
import type { Sourced } from '../../border/upstream/sourced.ts';
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import type { BankSignIn } from '../../config/bank-sign-in.ts';
import type { UserEntity } from '../../database/entities/user.entity.ts';
import { isProblem, Problem } from '../../http/problem.ts';
import { currentRequest } from '../../http/request-scope.ts';
import { LOGGER } from '../../observability/logger.ts';
import { Metrics } from '../../observability/metrics.ts';
import type { CredentialsDto } from './auth.dto.ts';
import { LocalAuth } from './auth.local.ts';
import { type AuthAdapter, AuthPort, wrongCredentials } from './auth.port.ts';
import { FailedSignIns } from './failed-sign-ins.ts';
import { KnownDevices } from './known-devices.ts';

const AT_THE_BANK = 'Ingrese con su cuenta del banco: aquí no se usan contraseñas.';

/** Refuses every password, after the time that a known user's takes. */
const NO_PASSWORDS: AuthAdapter = {
  signIn: async (_email, password) => {
    await isPassword(password, null);
    throw wrongCredentials();
  },
};

export interface SignedIn {
  readonly access: string;
  /** Cookie value of a bound session. */
  readonly secret: string;
}

type TokenUser = Pick<SignedInUser, 'uuid' | 'role' | 'sessionId' | 'until'>;

/** Opens, renews and ends sessions. */
@Injectable()
export class SignInService {
  private readonly key: KeyObject;

  constructor(
    private readonly auth: AuthPort,
    private readonly failures: FailedSignIns,
    private readonly devices: KnownDevices,
    private readonly sessions: UserSessions,
    private readonly refusals: Refusals,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly local: LocalAuth,
    private readonly metrics: Metrics,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {
    this.key = tokenKey(config.jwtSecret);
  }

  /**
   * Signs a user in by password. If users sign in at the bank's identity provider, only the emergency account may, which raises an alert;
   * every refusal is the same then, so that none tells which account that is.
   * @throws Problem 401 for invalid credentials, 409 for a user of the core without a row here or with an unknown role, 429 after too many
   * failures; 403 instead of 401 and 429 if the bank's identity provider signs users in
   */
  signIn(credentials: CredentialsDto, request: Request, bound: boolean): Promise<Sourced<SignedIn>> {
    return this.signInByPassword(credentials, request, bound).catch((error: unknown) => {
      throw this.config.bankSignIn && isProblem(error, 401, 429) ? new Problem(403, AT_THE_BANK) : error;
    });
  }

  private async signInByPassword(
    { email, password }: CredentialsDto,
    request: Request,
    bound: boolean,
  ): Promise<Sourced<SignedIn>> {
    const { bankSignIn } = this.config;
    const attempt = this.devices.attemptOf(request, email);
    const counted = await this.failures.count(attempt);
    const auth = bankSignIn ? this.emergency(bankSignIn, attempt.email) : this.auth;
    const answer = await auth.signIn(email.trim(), password).catch(async (error: unknown) => {
      if (isProblem(error, 401, 409)) await this.refusals.note(request, { action: 'sign_in_refused' });
      // An unavailable core says nothing about the password, and a 409 is about a right one.
      if (!isProblem(error, 401)) await this.failures.retract(counted);
      throw error;
    });
    const { value: user } = answer;
    await this.failures.clear(counted);
    await this.devices.remember(attempt);
    const { id, secret, until } = await this.sessions.open(user, bound);
    await this.audit.note({ action: 'sign_in', actor: user.id });
    if (bankSignIn) await this.alertEmergency(user.id);
    return {
      ...answer,
      value: { access: this.tokenOf({ ...user, role: user.bankRole, sessionId: id, until }), secret },
    };
  }

  /** Returns the local passwords for the emergency account. For others, an adapter that takes as long and refuses every password. */
  private emergency({ emergencyEmail }: BankSignIn, email: string): AuthAdapter {
    return email === emergencyEmail ? this.local : NO_PASSWORDS;
  }

  /** Opens a session for a user signed in by the bank's identity provider; returns its cookie. */
  async openProviderSession(user: UserEntity, provider: ProviderSession): Promise<string> {
    const { secret } = await this.sessions.open(user, true, provider);
    await this.audit.note({ action: 'sign_in', actor: user.id });
    return secret;
  }

  /** Ends the sessions that the bank's identity provider has ended. */
  async endProviderSessions(logout: ProviderLogout): Promise<void> {
    const users = await this.sessions.endProviderSessions(logout);
    await this.audit.noteAll(users.map((actor) => ({ action: 'sign_out', actor })));
  }

  private async alertEmergency(actor: number): Promise<void> {
    this.metrics.emergencySignIns.inc();
    this.logger.error({ requestId: currentRequest()?.requestId, user: actor }, 'emergency account signed in');
    await this.audit.note({ action: 'emergency_sign_in', actor });
  }

  /** Returns a new token for the session of a cookie, and the cookie's next value. @throws Problem 401 if the session has ended */
  async renew(secrets: readonly string[], request: Request): Promise<SignedIn> {
    const renewed = await this.sessions.renew(secrets, (secret) => renewedSecret(secret, this.key));
    if (renewed) {
      const { user, secret } = renewed;
      return { access: this.tokenOf(user), secret };
    }
    await this.refusals.note(request, { action: 'access_refused', subject: 'renewal' });
    throw notSignedIn();
  }

  /** Ends a session. Returns the ID token that ends the provider's session too; null without one. */
  async signOut({ id, sessionId }: SignedInUser): Promise<string | null> {
    const idToken = await this.sessions.end(sessionId);
    await this.audit.note({ action: 'sign_out', actor: id });
    return idToken;
  }

  private tokenOf({ uuid, role, sessionId, until }: TokenUser): string {
    const claims = {
      sub: uuid,
      sid: sessionId.toString('base64url'),
      until: Math.floor(until.getTime() / 1000),
      staff: isStaff({ role }),
    };
    return signToken(claims, this.key, this.clock.now());
  }
}

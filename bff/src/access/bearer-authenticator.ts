import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { Clock } from '../clock/clock.ts';
import { APP_CONFIG } from '../config/config.module.ts';
import type { AppConfig } from '../config/environment.ts';
import { TOKEN_ALGORITHM, TOKEN_AUDIENCE, TOKEN_ISSUER, tokenKey } from './access-token.ts';
import { userSecretOf } from './cookies.ts';
import { refusedToken, type TokenFault } from './credentials.ts';
import { markAsStaff } from '../http/audience.ts';
import { type SignedInUser, UserSessions } from './sessions.ts';

/** User and session of a verified token. */
interface TokenHolder {
  readonly userUuid: string;
  readonly sessionId: Buffer;
}

const BEARER = /^bearer\s+(\S+)/i;

/** Identifies the caller of a request with a bearer token. */
@Injectable()
export class BearerAuthenticator {
  private readonly key: KeyObject;

  constructor(
    private readonly sessions: UserSessions,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {
    this.key = tokenKey(config.jwtSecret);
  }

  /** @throws Problem 401 when the token or its session is not valid, or its cookie is missing. */
  async userOf(request: Request): Promise<SignedInUser> {
    const holder = this.holderOf(request);
    if (typeof holder === 'string') throw refusedToken(holder);
    const user = await this.userOfSession(holder, request).catch((error: unknown) => {
      // Only staff have tokens, even if the session can't be read from the database.
      markAsStaff(request);
      throw error;
    });
    if (typeof user === 'string') throw refusedToken(user);
    return user;
  }

  private async userOfSession(
    { sessionId, userUuid }: TokenHolder,
    request: Request,
  ): Promise<SignedInUser | TokenFault> {
    const secret = userSecretOf(request, this.config.production);
    const user = await this.sessions.userOfSession(sessionId, secret);
    if (user) return user.uuid === userUuid ? user : 'invalid';
    return (await this.sessions.isWithoutCookie(sessionId)) ? 'cookie' : 'ended';
  }

  /** Verifies a token: signature, issuer, audience, algorithm and, by the injected clock, validity period. */
  private holderOf({ headers }: Request): TokenHolder | 'expired' | 'invalid' {
    const [, token = ''] = BEARER.exec(headers.authorization ?? '') ?? [];
    try {
      const claims = jwt.verify(token, this.key, {
        algorithms: [TOKEN_ALGORITHM],
        audience: TOKEN_AUDIENCE,
        issuer: TOKEN_ISSUER,
        clockTimestamp: this.clock.now().getTime() / 1000,
      });
      if (typeof claims === 'string') return 'invalid';
      const { sub, sid, exp } = claims;
      // This BFF issues no token without an expiry.
      if (exp === undefined || typeof sub !== 'string' || typeof sid !== 'string') return 'invalid';
      return { userUuid: sub, sessionId: Buffer.from(sid, 'base64url') };
    } catch (error) {
      return error instanceof jwt.TokenExpiredError ? 'expired' : 'invalid';
    }
  }
}

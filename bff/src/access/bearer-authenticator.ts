import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import passport from 'passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { Clock } from '../clock/clock.ts';
import { APP_CONFIG } from '../config/config.module.ts';
import type { AppConfig } from '../config/environment.ts';
import { TOKEN_ALGORITHM, TOKEN_AUDIENCE, TOKEN_ISSUER, tokenKey } from './access-token.ts';
import { userSecretsOf } from './cookies.ts';
import { refusedToken, type TokenFault } from './credentials.ts';
import { type SignedInUser, UserSessions } from './sessions.ts';

/** User and session of a verified token. */
interface TokenHolder {
  readonly userUuid: string;
  readonly sessionId: Buffer;
}

type Claims = Readonly<Record<'sub' | 'sid' | 'exp' | 'nbf', unknown>>;

/** Verifies bearer tokens: signature, issuer, audience, algorithm and, by the injected clock, validity period. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    @Inject(APP_CONFIG) config: AppConfig,
    private readonly clock: Clock,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // Passed to jsonwebtoken, which accepts a key object although its types declare only strings and buffers.
      secretOrKey: tokenKey(config.jwtSecret) as unknown as Buffer,
      algorithms: [TOKEN_ALGORITHM],
      audience: TOKEN_AUDIENCE,
      issuer: TOKEN_ISSUER,
      // `validate` checks the expiry, by the injected clock.
      ignoreExpiration: true,
      jsonWebTokenOptions: { ignoreNotBefore: true },
    });
  }

  /** Returns null for a token without an expiry, because this BFF issues none. */
  validate({ sub, sid, exp, nbf }: Claims): TokenHolder | 'expired' | null {
    const now = this.clock.now().getTime() / 1000;
    const isComplete = typeof exp === 'number' && typeof sub === 'string' && typeof sid === 'string';
    if (!isComplete || (nbf !== undefined && !(Number(nbf) <= now))) return null;
    if (now >= exp) return 'expired';
    return { userUuid: sub, sessionId: Buffer.from(sid, 'base64url') };
  }
}

/** Identifies the caller of a request with a bearer token. */
@Injectable()
export class BearerAuthenticator {
  constructor(
    private readonly sessions: UserSessions,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** @throws Problem 401 when the token or its session is not valid, or its cookie is missing. */
  async userOf(request: Request): Promise<SignedInUser> {
    const holder = await this.verify(request);
    if (holder === false) throw refusedToken('invalid');
    if (holder === 'expired') throw refusedToken('expired');
    const user = await this.userOfSession(holder, request);
    if (typeof user === 'string') throw refusedToken(user);
    return user;
  }

  private async userOfSession(
    { sessionId, userUuid }: TokenHolder,
    request: Request,
  ): Promise<SignedInUser | TokenFault> {
    const secrets = userSecretsOf(request, this.config.behindTls);
    const user = await this.sessions.userOfSession(sessionId, secrets);
    if (user) return user.uuid === userUuid ? user : 'invalid';
    return (await this.sessions.isWithoutCookie(sessionId)) ? 'cookie' : 'ended';
  }

  private verify(request: Request): Promise<TokenHolder | 'expired' | false> {
    return new Promise((resolve, reject) => {
      const done = (error: unknown, holder: TokenHolder | 'expired' | false): void =>
        error ? reject(error) : resolve(holder);
      try {
        passport.authenticate('jwt', { session: false }, done)(request, request.res, reject);
      } catch {
        // The library fails on a token without claims, which is just an invalid token.
        resolve(false);
      }
    });
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import passport from 'passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { Clock } from '../clock/clock.ts';
import { APP_CONFIG, type AppConfig } from '../config/environment.ts';
import { userSecretsOf } from './cookies.ts';
import { refusedToken, type TokenFault } from './credentials.ts';
import { type SignedInUser, UserSessions } from './sessions.ts';
import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';

const TOKEN_AUDIENCE = 'simulador';
const TOKEN_ISSUER = 'simulador-bff';
const TOKEN_ALGORITHM = 'HS256';
const TOKEN_MINUTES = 15;

/** Claims of an access token. Validity and permissions are read from the session and the user's record on every request. */
interface TokenClaims {
  /** The user's uuid. */
  readonly sub: string;
  /** The session's id in the database: base64url of its hash. */
  readonly sid: string;
  /** Latest end of the session, in seconds since 1970. The client warns the user before it (docs/rules.md R440). */
  readonly until: number;
  /** Whether the user had one of the bank's roles. Decides only by what the requests are counted. */
  readonly staff: boolean;
}

/** Returns the key that signs and verifies tokens. A string would cost 0.7 ms each time: jsonwebtoken tries to read it as a PEM first. */
export const tokenKey = (secret: string): KeyObject => createSecretKey(secret, 'utf8');

/** Returns a signed token that is valid for 15 minutes. */
export function signToken(claims: TokenClaims, key: KeyObject, now: Date): string {
  const iat = Math.floor(now.getTime() / 1000);
  return jwt.sign({ ...claims, iat, exp: iat + TOKEN_MINUTES * 60 }, key, {
    algorithm: TOKEN_ALGORITHM,
    audience: TOKEN_AUDIENCE,
    issuer: TOKEN_ISSUER,
  });
}

/**
 * Returns the uuid of the user of staff to whom a token was issued; null for another text. An expired token counts until its session's end,
 * so that its renewal is counted by user too.
 */
export function staffOfToken(token: string, key: KeyObject, now: Date): string | null {
  try {
    const { sub, staff, until } = jwt.verify(token, key, {
      algorithms: [TOKEN_ALGORITHM],
      audience: TOKEN_AUDIENCE,
      issuer: TOKEN_ISSUER,
      ignoreExpiration: true,
    }) as Partial<TokenClaims>;
    return staff === true && Number(until) * 1000 > now.getTime() ? (sub ?? null) : null;
  } catch {
    return null;
  }
}

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

import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import passport from 'passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { Clock } from '../clock/clock.ts';
import { APP_CONFIG, type AppConfig } from '../config/environment.ts';
import { userSecretsOf } from './cookies.ts';
import { refusedToken } from './credentials.ts';
import { type SignedInUser, UserSessions } from './sessions.ts';
import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt, { type VerifyOptions } from 'jsonwebtoken';

const TOKEN_AUDIENCE = 'simulador';
const TOKEN_ISSUER = 'simulador-bff';
const TOKEN_ALGORITHM = 'HS256';
const TOKEN_MINUTES = 15;
const VERIFICATION = {
  algorithms: [TOKEN_ALGORITHM],
  audience: TOKEN_AUDIENCE,
  issuer: TOKEN_ISSUER,
  // The injected clock decides.
  ignoreExpiration: true,
} satisfies VerifyOptions;

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
    const { sub, staff, until } = jwt.verify(token, key, VERIFICATION) as Partial<TokenClaims>;
    return staff === true && Number(until) * 1000 > now.getTime() ? (sub ?? null) : null;
  } catch {
    return null;
  }
}

type Claims = Readonly<Record<'sub' | 'sid' | 'exp' | 'nbf', unknown>>;

/** Identifies the caller of a request with a bearer token: passport-jwt verifies its signature, issuer, audience and algorithm. */
@Injectable()
export class BearerAuthenticator extends PassportStrategy(Strategy) {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly sessions: UserSessions,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // Passed to jsonwebtoken, which accepts a key object although its types declare only strings and buffers.
      secretOrKey: tokenKey(config.jwtSecret) as unknown as Buffer,
      ...VERIFICATION,
      jsonWebTokenOptions: { ignoreNotBefore: true },
      passReqToCallback: true,
    });
  }

  /** @throws Problem 401 when the token or its session is not valid, or its cookie is missing. */
  userOf(request: Request): Promise<SignedInUser> {
    return new Promise((resolve, reject) => {
      const done = (error: unknown, user: SignedInUser | false): void =>
        user ? resolve(user) : reject(error ?? refusedToken('invalid'));
      try {
        // Passport stores the callbacks of a request in the strategy that it is given, so each request has its own.
        const own = Object.create(this) as this;
        passport.authenticate(own, { session: false }, done)(request, request.res, reject);
      } catch {
        // The library fails on a token without claims, which is just an invalid token.
        reject(refusedToken('invalid'));
      }
    });
  }

  /** Checks the validity period by the injected clock, and the session. A token without an expiry is invalid: this BFF issues none. */
  async validate(request: Request, { sub, sid, exp, nbf }: Claims): Promise<SignedInUser> {
    const now = this.clock.now().getTime() / 1000;
    const isPremature = nbf !== undefined && !(Number(nbf) <= now);
    if (typeof exp !== 'number' || typeof sub !== 'string' || typeof sid !== 'string' || isPremature)
      throw refusedToken('invalid');
    if (now >= exp) throw refusedToken('expired');
    const session = Buffer.from(sid, 'base64url');
    const user = await this.sessions.userOfSession(session, userSecretsOf(request, this.config.behindTls));
    if (!user) throw refusedToken((await this.sessions.isWithoutCookie(session)) ? 'cookie' : 'ended');
    if (user.uuid !== sub) throw refusedToken('invalid');
    return user;
  }
}

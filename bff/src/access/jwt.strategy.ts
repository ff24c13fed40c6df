import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { Clock } from '../clock/clock.ts';
import { APP_CONFIG } from '../config/config.module.ts';
import type { AppConfig } from '../config/environment.ts';
import { TOKEN_ALGORITHM, TOKEN_AUDIENCE, TOKEN_ISSUER } from './access-token.ts';

/** What a verified token points at. */
export interface TokenHolder {
  readonly userUuid: string;
  readonly sessionId: Buffer;
}

type Claims = Readonly<Record<'sub' | 'sid' | 'exp' | 'nbf', unknown>>;

/** Verifies bearer tokens: our key, our name, our audience, one pinned algorithm, in force by our clock. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    @Inject(APP_CONFIG) config: AppConfig,
    @Inject(Clock) private readonly clock: Clock,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: config.jwtSecret,
      algorithms: [TOKEN_ALGORITHM],
      audience: TOKEN_AUDIENCE,
      issuer: TOKEN_ISSUER,
      // Time comes from our clock alone.
      ignoreExpiration: true,
      jsonWebTokenOptions: { ignoreNotBefore: true },
    });
  }

  /** A token without an end is none of ours. */
  validate({ sub, sid, exp, nbf }: Claims): TokenHolder | null {
    const now = this.clock.now().getTime() / 1000;
    const isInForce = typeof exp === 'number' && now < exp && (nbf === undefined || Number(nbf) <= now);
    if (!isInForce || typeof sub !== 'string' || typeof sid !== 'string') return null;
    return { userUuid: sub, sessionId: Buffer.from(sid, 'base64url') };
  }
}

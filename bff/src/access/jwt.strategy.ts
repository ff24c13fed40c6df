import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { type Role, ROLES } from '@simulador/contracts/domain/access';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { APP_CONFIG } from '../config/config.module.ts';
import type { AppConfig } from '../config/environment.ts';

export const TOKEN_AUDIENCE = 'simulador';
export const TOKEN_ALGORITHM = 'HS256';

/** Who a verified token speaks for. */
export interface TokenHolder {
  readonly id: string;
  readonly role: Role;
}

/** Verifies bearer tokens: our key, our audience, one pinned algorithm, not expired. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(@Inject(APP_CONFIG) config: AppConfig) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: config.jwtSecret,
      algorithms: [TOKEN_ALGORITHM],
      audience: TOKEN_AUDIENCE,
      ignoreExpiration: false,
    });
  }

  /** A token without an end is none of ours. */
  validate(claims: { sub?: unknown; role?: unknown; exp?: unknown }): TokenHolder | null {
    if (typeof claims.exp !== 'number') return null;
    const role = ROLES.find((candidate) => candidate === claims.role);
    return typeof claims.sub === 'string' && role && role !== 'anonymous' ? { id: claims.sub, role } : null;
  }
}

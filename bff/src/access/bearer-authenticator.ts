import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import passport from 'passport';
import type { TokenHolder } from './jwt.strategy.ts';
import { APP_CONFIG } from '../config/config.module.ts';
import type { AppConfig } from '../config/environment.ts';
import { notSignedIn } from './not-signed-in.ts';
import { userSecretOf } from './user-cookie.ts';
import { type SignedInUser, UserSessions } from './user-sessions.ts';

/** Finds out for whom a request with a bearer token speaks. */
@Injectable()
export class BearerAuthenticator {
  constructor(
    @Inject(UserSessions) private readonly sessions: UserSessions,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** @throws Problem 401 when the token or its session do not hold, or its cookie is not beside it. */
  async userOf(request: Request): Promise<SignedInUser> {
    const holder = await this.verify(request);
    const secret = userSecretOf(request, this.config.production);
    const user = holder && (await this.sessions.holder(holder.sessionId, secret));
    if (!user || user.uuid !== holder.userUuid) throw notSignedIn();
    return user;
  }

  private verify(request: Request): Promise<TokenHolder | false> {
    return new Promise((resolve, reject) => {
      const done = (error: unknown, holder: TokenHolder | false): void =>
        error ? reject(error) : resolve(holder);
      passport.authenticate('jwt', { session: false }, done)(request, undefined, reject);
    });
  }
}

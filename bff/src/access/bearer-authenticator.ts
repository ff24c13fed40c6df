import { Injectable } from '@nestjs/common';
import type { Role } from '@simulador/contracts/domain/access';
import type { Request } from 'express';
import passport from 'passport';
import { notSignedIn } from './not-signed-in.ts';
import type { TokenHolder } from './jwt.strategy.ts';

/** Finds out for whom a request speaks. */
@Injectable()
export class BearerAuthenticator {
  /**
   * The role of the request's token; a request without one is a visitor's.
   * @throws Problem 401 when credentials are given and do not hold.
   */
  async roleOf(request: Request): Promise<Role> {
    if (request.headers.authorization === undefined) return 'anonymous';
    const holder = await this.verify(request);
    if (!holder) throw notSignedIn();
    return holder.role;
  }

  private verify(request: Request): Promise<TokenHolder | false> {
    return new Promise((resolve, reject) => {
      const done = (error: unknown, holder: TokenHolder | false): void =>
        error ? reject(error) : resolve(holder);
      passport.authenticate('jwt', { session: false }, done)(request, undefined, reject);
    });
  }
}

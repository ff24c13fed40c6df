import { Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { AccessGuard } from './access.guard.ts';
import { BearerAuthenticator, JwtStrategy } from './bearer-authenticator.ts';
import { RefusalRecord, Refusals } from './refusals.ts';
import { SaveLimits } from './save-limits.ts';
import { UserSessions } from './sessions.ts';

@Module({
  imports: [PassportModule],
  providers: [
    JwtStrategy,
    BearerAuthenticator,
    Refusals,
    UserSessions,
    SaveLimits,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_INTERCEPTOR, useClass: RefusalRecord },
  ],
  exports: [Refusals, UserSessions, SaveLimits],
})
export class AccessModule {}

import { Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { AccessGuard } from './access.guard.ts';
import { BearerAuthenticator } from './bearer-authenticator.ts';
import { RefusalRecord, Refusals } from './refusals.ts';
import { SaveLimits } from './save-limits.ts';
import { UserSessions } from './sessions.ts';

@Module({
  providers: [
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

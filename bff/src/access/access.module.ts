import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { REFUSAL_RECORD } from '../http/problem.filter.ts';
import { AccessGuard } from './access.guard.ts';
import { BearerAuthenticator } from './access-token.ts';
import { Refusals } from './refusals.ts';
import { SaveLimits } from './save-limits.ts';
import { UserSessions } from './sessions.ts';

@Module({
  providers: [
    BearerAuthenticator,
    Refusals,
    UserSessions,
    SaveLimits,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: REFUSAL_RECORD, useExisting: Refusals },
  ],
  exports: [REFUSAL_RECORD, Refusals, UserSessions, SaveLimits],
})
export class AccessModule {}

import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { AccessGuard } from './access.guard.ts';
import { BearerAuthenticator } from './bearer-authenticator.ts';
import { JwtStrategy } from './jwt.strategy.ts';

@Module({
  imports: [PassportModule],
  providers: [JwtStrategy, BearerAuthenticator, { provide: APP_GUARD, useClass: AccessGuard }],
})
export class AccessModule {}

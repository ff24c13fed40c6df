import { Module } from '@nestjs/common';
import { AccessModule } from '../../access/access.module.ts';
import { bindPort } from '../../border/port.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { AccountUsers } from './account-users.ts';
import { AuthController } from './auth.controller.ts';
import { CoreAuth } from './auth.core.ts';
import { LocalAuth } from './auth.local.ts';
import { type AuthAdapter, AuthPort } from './auth.port.ts';
import { FailedSignIns } from './failed-sign-ins.ts';
import { KnownDevices } from './known-devices.ts';
import { SignInService } from './sign-in.service.ts';

@Module({
  imports: [AccessModule],
  controllers: [AuthController],
  providers: [
    AccountUsers,
    FailedSignIns,
    KnownDevices,
    SignInService,
    ...bindPort<AuthAdapter>({
      capability: 'auth',
      port: AuthPort,
      local: LocalAuth,
      coreDependencies: [AccountUsers],
      core: (upstream: Upstream, users: AccountUsers) => new CoreAuth(upstream, users),
    }),
  ],
  exports: [AccountUsers, SignInService],
})
export class AuthModule {}

import { Module } from '@nestjs/common';
import { bindPort } from '../border/port.ts';
import type { Upstream } from '../border/upstream/upstream.ts';
import { AccountUsers } from './auth/account-users.ts';
import { AuthController } from './auth/auth.controller.ts';
import { CoreAuth } from './auth/auth.core.ts';
import { LocalAuth } from './auth/auth.local.ts';
import { type AuthAdapter, AuthPort } from './auth/auth.port.ts';
import { FailedSignIns } from './auth/failed-sign-ins.ts';
import { KnownDevices } from './auth/known-devices.ts';
import { SignInService } from './auth/sign-in.service.ts';
import { BankSignInController } from './bank-sign-in/bank-sign-in.controller.ts';
import { IdentityProvider } from './bank-sign-in/identity-provider.ts';
import { PersonRequests } from './personal-data/person-requests.ts';
import { PersonalDataController } from './personal-data/personal-data.controller.ts';
import { RetentionJob } from './personal-data/retention.ts';

/** Users who sign in, and what is stored of persons. */
@Module({
  controllers: [AuthController, BankSignInController, PersonalDataController],
  providers: [
    AccountUsers,
    FailedSignIns,
    IdentityProvider,
    KnownDevices,
    PersonRequests,
    RetentionJob,
    SignInService,
    ...bindPort<AuthAdapter>({
      capability: 'auth',
      port: AuthPort,
      local: LocalAuth,
      coreDependencies: [AccountUsers],
      core: (upstream: Upstream, users: AccountUsers) => new CoreAuth(upstream, users),
    }),
  ],
})
export class PeopleModule {}

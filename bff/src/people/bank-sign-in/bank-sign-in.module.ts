import { Module } from '@nestjs/common';
import { AccessModule } from '../../access/access.module.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { BankSignInController } from './bank-sign-in.controller.ts';
import { BankUsers } from './bank-users.ts';
import { IdentityProvider } from './identity-provider.ts';
import { SignInAttempts } from './sign-in-attempts.ts';
import { SignOutController } from './sign-out.controller.ts';

@Module({
  imports: [AccessModule, AuthModule],
  controllers: [BankSignInController, SignOutController],
  providers: [IdentityProvider, SignInAttempts, BankUsers],
})
export class BankSignInModule {}

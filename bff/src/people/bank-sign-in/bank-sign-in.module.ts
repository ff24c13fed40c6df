import { Module } from '@nestjs/common';
import { AccessModule } from '../../access/access.module.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { BankSignInController } from './bank-sign-in.controller.ts';
import { BankUsers } from './bank-users.ts';
import { IdentityProvider } from './identity-provider.ts';
import { SignInAttempts } from './sign-in-attempts.ts';

@Module({
  imports: [AccessModule, AuthModule],
  controllers: [BankSignInController],
  providers: [IdentityProvider, SignInAttempts, BankUsers],
})
export class BankSignInModule {}

import { Controller, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { callerOf } from '../../access/caller.ts';
import { clearUserCookie, userSecretOf } from '../../access/cookies.ts';
import { APP_CONFIG } from '../../config/config.module.ts';
import type { AppConfig } from '../../config/environment.ts';
import { Operation } from '../../http/operation.ts';
import { AllowEveryCaller, AllowEverybody } from '../../http/operation-facts.ts';
import { SignInService } from '../auth/sign-in.service.ts';
import { LeaveDto } from './bank-sign-in.dto.ts';
import { IdentityProvider } from './identity-provider.ts';

/** Sign-out here, and at the bank's identity provider if that signed the user in. See docs/rules.md R662. */
@AllowEverybody()
@Controller('api/simulador/sesion')
export class SignOutController {
  constructor(
    private readonly service: SignInService,
    private readonly provider: IdentityProvider,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  @AllowEveryCaller()
  @Post('cerrar')
  @Operation('close_session', 'Ends the session of the cookie and that of the token, if any', {
    status: 204,
    description: 'There is nothing else to end',
  })
  @ApiAcceptedResponse({ type: LeaveDto, description: 'The provider’s session is still to be ended' })
  async close(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LeaveDto | undefined> {
    const { user } = callerOf(request);
    const ofToken = user ? await this.service.signOut(user) : null;
    const secret = userSecretOf(request, this.config.production);
    const ofCookie = secret ? await this.service.signOutBySecret(secret) : null;
    if (secret) clearUserCookie(response, this.config.production);
    const idToken = ofToken ?? ofCookie;
    const address = idToken === null ? null : await this.provider.logoutAddress(idToken);
    response.status(address === null ? 204 : 202);
    return address === null ? undefined : { logout_url: address };
  }
}

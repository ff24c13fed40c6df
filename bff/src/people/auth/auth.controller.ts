import { USER_ROLES } from '@simulador/contracts/people/access';
import { Body, Controller, Get, Inject, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { TokenUse, AccessDto, CredentialsDto, UserInfoDto } from './auth.dto.ts';
import type { Header } from '../../http/request-parts.ts';
import { callerOf, isHead } from '../../access/caller.ts';
import { notSignedIn } from '../../access/credentials.ts';
import { setUserCookie, userSecretsOf } from '../../access/cookies.ts';
import { sourced } from '../../border/upstream/sourced.ts';
import { APP_CONFIG, type AppConfig, hasMail } from '../../config/environment.ts';
import { Operation, AllowEverybody, AllowRoles, SigningIn } from '../../http/operation.ts';
import { KnownDevices } from './known-devices.ts';
import { SignInService } from './sign-in.service.ts';

@AllowEverybody()
@Controller()
export class AuthController {
  constructor(
    private readonly service: SignInService,
    private readonly devices: KnownDevices,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  @SigningIn(true)
  @Post('api/token')
  @Operation(
    'token',
    'Signs in; the token needs no cookie, unless one is requested',
    AccessDto,
    409,
    502,
    504,
  )
  async token(
    @Body() credentials: CredentialsDto,
    @TokenUse() use: Header,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const bound = use === 'browser';
    const answer = await this.service.signIn(credentials, request, bound);
    if (bound) setUserCookie(response, answer.value.secret, this.config.behindTls);
    return sourced(answer, ({ access }) => ({ access }));
  }

  @AllowRoles(...USER_ROLES)
  @Get('authentication/api/user/info')
  @Operation('user_info', 'The signed-in user', UserInfoDto)
  async info(@Req() request: Request, @Res({ passthrough: true }) response: Response) {
    const { user } = callerOf(request);
    if (!user) throw notSignedIn();
    await this.devices.recognise(request, response, user);
    const { id, email, fullName: full_name, role: bank_role } = user;
    const head_branch = isHead(user) ? user.headBranch : null;
    const has_workflow = this.config.modes.workflow.mode !== 'none';
    const has_mail = hasMail(this.config);
    return { id, email, full_name, bank_role, head_branch, has_workflow, has_mail };
  }

  @Post('api/simulador/sesion/renovar')
  @Operation('renew_session', 'Renews the token with the session’s cookie, which gets a new value', AccessDto)
  async renew(@Req() request: Request, @Res({ passthrough: true }) response: Response) {
    const secrets = userSecretsOf(request, this.config.behindTls);
    if (secrets.length === 0) throw notSignedIn();
    const { access, secret } = await this.service.renew(secrets, request);
    setUserCookie(response, secret, this.config.behindTls);
    return { access };
  }
}

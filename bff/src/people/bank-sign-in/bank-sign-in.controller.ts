import { Controller, Get, Inject, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { callerOf } from '../../access/caller.ts';
import { setUserCookie } from '../../access/cookies.ts';
import { Refusals } from '../../access/refusals.ts';
import { APP_CONFIG } from '../../config/config.module.ts';
import type { AppConfig } from '../../config/environment.ts';
import { markAsStaff } from '../../http/audience.ts';
import { failurePage } from '../../http/failure-page.ts';
import { URL_FORM } from '../../http/media-types.ts';
import { Operation } from '../../http/operation.ts';
import { Acts, AllowEverybody, TakesForm } from '../../http/operation-facts.ts';
import { badRequest, isProblem } from '../../http/problem.ts';
import { LogoutDto, SignInWaysDto } from './bank-sign-in.dto.ts';
import { SignInService } from '../auth/sign-in.service.ts';
import { BankUsers } from './bank-users.ts';
import { IdentityProvider } from './identity-provider.ts';
import { SignInAttempts } from './sign-in-attempts.ts';

/** Sign-in page, which takes over the session of the cookie. Constant, so that no request can choose the target of the redirect. */
const SIGNED_IN_PAGE = '/login?ingreso=listo';

const FailedSignInPage = failurePage({
  title: 'No pudo ingresar',
  href: '/login',
  link: 'Volver a Iniciar sesión',
});

/** Sign-in by the bank's identity provider: authorization code flow with PKCE. Its tokens stay here, but for the ID token that ends its session. */
@AllowEverybody()
@Controller('api/simulador/sesion')
export class BankSignInController {
  constructor(
    private readonly provider: IdentityProvider,
    private readonly attempts: SignInAttempts,
    private readonly users: BankUsers,
    private readonly service: SignInService,
    private readonly refusals: Refusals,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  @Get()
  @Operation('sign_in_ways', 'How people sign in here', SignInWaysDto)
  ways(): SignInWaysDto {
    return { oidc: this.config.bankSignIn !== null };
  }

  @Acts()
  @Get('oidc')
  @UseFilters(FailedSignInPage)
  @Operation(
    'oidc_begin',
    'Leads a browser to the bank’s identity provider',
    { status: 302, description: 'To the provider' },
    404,
  )
  async begin(@Req() request: Request, @Res() response: Response): Promise<void> {
    markAsStaff(request);
    const { attempt, address } = await this.provider.begin();
    await this.attempts.begin(attempt, callerOf(request).session);
    response.redirect(302, address.href);
  }

  @Acts()
  @Get('oidc/retorno')
  @UseFilters(FailedSignInPage)
  @Operation(
    'oidc_return',
    'Takes the identity provider’s answer and signs in',
    { status: 302, description: 'To the sign-in page, with the session’s cookie' },
    400,
    403,
    404,
  )
  async arrive(@Req() request: Request, @Res() response: Response): Promise<void> {
    markAsStaff(request);
    const secret = await this.signIn(request).catch(async (error: unknown) => {
      if (isProblem(error, 400, 403)) await this.refusals.note(request, { action: 'sign_in_refused' });
      throw error;
    });
    setUserCookie(response, secret, this.config.production);
    response.redirect(302, SIGNED_IN_PAGE);
  }

  @Post('oidc/cierre')
  @Operation(
    'oidc_logout',
    'Ends the sessions that the identity provider has ended (back-channel logout)',
    { description: 'They are over' },
    404,
  )
  @TakesForm(URL_FORM)
  @ApiBody({ type: LogoutDto })
  async logout(@Req() request: Request): Promise<void> {
    const body = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    // A provider may send more fields, which are ignored.
    const { logout_token: token } = body;
    if (typeof token !== 'string') throw badRequest('Falta logout_token.');
    await this.service.endProviderSessions(await this.provider.logoutOf(token));
  }

  /** Completes a sign-in and returns the new session's cookie. @throws Problem 400 or 403 */
  private async signIn(request: Request): Promise<string> {
    const settings = this.provider.required();
    const { search, searchParams } = new URL(request.originalUrl, settings.publicUrl);
    const attempt = await this.attempts.take(searchParams.get('state') ?? '', callerOf(request).session);
    if (!attempt) throw badRequest('El ingreso venció o comenzó en otro navegador. Vuelva a intentarlo.');
    const { claims, idToken } = await this.provider.signInOf(search, attempt);
    const user = await this.users.userOf(claims, settings);
    const { sid } = claims;
    return this.service.openProviderSession(user, {
      id: typeof sid === 'string' ? sid.replaceAll('\0', '') : '',
      idToken: settings.endsProviderSession ? idToken : null,
    });
  }
}

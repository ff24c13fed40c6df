import { Controller, Get, Inject, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiAcceptedResponse, ApiBody } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { DataSource } from 'typeorm';
import { callerOf } from '../../access/caller.ts';
import { renewVisitorCookie, setUserCookie, userSecretsOf } from '../../access/cookies.ts';
import { Clock } from '../../clock/clock.ts';
import { hashOf } from '../../access/secrets.ts';
import { Refusals } from '../../access/refusals.ts';
import { UserSessions } from '../../access/sessions.ts';
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import {
  Accepted,
  Operation,
  URL_FORM,
  ActsWhenLinked,
  AllowEveryCaller,
  AllowEverybody,
  TakesForm,
} from '../../http/operation.ts';
import { markAsStaff } from '../../http/request-parts.ts';
import { isProblem, badRequest } from '../../http/problem.ts';
import { SignInService } from '../auth/sign-in.service.ts';
import { FailedSignInPage } from './failed-sign-in-page.ts';
import { LeaveDto, LogoutDto, SignInWaysDto } from './bank-sign-in.dto.ts';
import { IdentityProvider, type SignInAttempt } from './identity-provider.ts';
import { bankUserOf } from './bank-users.ts';
import { AccountUsers } from '../auth/account-users.ts';

/** Sign-in page, which takes over the session of the cookie. Constant, so that no request can choose the target of the redirect. */
const SIGNED_IN_PAGE = '/login?ingreso=listo';

/** Life of a pending sign-in at the provider, which belongs to one browser and is used once. */
const LIFE_MS = 10 * 60_000;

const SIGNED_IN = { status: 302, description: 'To the sign-in page, with the session’s cookie' };

/** Sign-in by the bank's identity provider, whose tokens stay here, and sign-out. See docs/rules.md R662. */
@AllowEverybody()
@Controller('api/simulador/sesion')
export class BankSignInController {
  constructor(
    private readonly provider: IdentityProvider,
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly users: AccountUsers,
    private readonly service: SignInService,
    private readonly sessions: UserSessions,
    private readonly refusals: Refusals,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  @Get()
  @Operation('sign_in_ways', 'How people sign in here', SignInWaysDto)
  ways() {
    return { oidc: this.config.bankSignIn !== null };
  }

  @ActsWhenLinked()
  @Get('oidc')
  @UseFilters(FailedSignInPage)
  @Operation('oidc_begin', 'Leads a browser to the provider', { status: 302, description: 'There' }, 404)
  async begin(@Req() request: Request, @Res() response: Response): Promise<void> {
    markAsStaff(request);
    const { attempt, address } = await this.provider.begin();
    await this.keepAttempt(attempt, callerOf(request).session);
    response.redirect(302, address.href);
  }

  @ActsWhenLinked()
  @Get('oidc/retorno')
  @UseFilters(FailedSignInPage)
  @Operation('oidc_return', 'Takes the provider’s answer and signs in', SIGNED_IN, 400, 403, 404)
  async arrive(@Req() request: Request, @Res() response: Response): Promise<void> {
    markAsStaff(request);
    const secret = await this.arrived(request).catch(async (error: unknown) => {
      if (isProblem(error, 400, 403)) await this.refusals.note(request, { action: 'sign_in_refused' });
      throw error;
    });
    setUserCookie(response, secret, this.config.behindTls);
    response.redirect(302, SIGNED_IN_PAGE);
  }

  @Post('oidc/cierre')
  @Operation(
    'oidc_logout',
    'Ends sessions that the provider has ended',
    { description: 'They are over' },
    404,
  )
  @TakesForm(URL_FORM)
  @ApiBody({ type: LogoutDto })
  async logout(@Req() request: Request) {
    // A provider may send more fields, which are ignored.
    const { logout_token: token } = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    if (typeof token !== 'string') throw badRequest('Falta logout_token.');
    await this.service.endProviderSessions(await this.provider.logoutOf(token));
  }

  @AllowEveryCaller()
  @Post('cerrar')
  @Operation('close_session', 'Ends the session of the cookie and that of the token, if any', 204)
  @ApiAcceptedResponse({ type: LeaveDto, description: 'The provider’s session is still to be ended' })
  async close(@Req() request: Request, @Res({ passthrough: true }) response: Response) {
    const { behindTls } = this.config;
    const { user } = callerOf(request);
    const ofToken = user && (await this.service.signOut(user));
    const other = await this.sessions.userOfCookie(userSecretsOf(request, behindTls));
    const ofCookie = other && (await this.service.signOut(other));
    // The next person at a shared computer must not read what was saved before.
    if (user || other) renewVisitorCookie(response, behindTls);
    const idToken = ofToken ?? ofCookie;
    const address = idToken === null ? null : await this.provider.logoutAddress(idToken);
    return address === null ? undefined : new Accepted({ logout_url: address });
  }

  /** Completes a sign-in and returns the new session's cookie. @throws Problem 400 or 403 */
  private async arrived(request: Request): Promise<string> {
    const settings = this.provider.required();
    const { search, searchParams } = new URL(request.originalUrl, settings.publicUrl);
    const attempt = await this.takeAttempt(searchParams.get('state') ?? '', callerOf(request).session);
    if (!attempt) throw badRequest('El ingreso venció o comenzó en otro navegador. Vuelva a intentarlo.');
    const { claims, idToken } = await this.provider.signInOf(search, attempt);
    const user = await bankUserOf(this.users, claims, settings);
    const { sid } = claims;
    return this.service.openProviderSession(user, {
      id: typeof sid === 'string' ? sid.replaceAll('\0', '') : '',
      idToken: settings.endsProviderSession ? idToken : null,
    });
  }

  /** Stores an attempt. @param session hash of the browser's visitor cookie */
  private async keepAttempt({ state, nonce, verifier }: SignInAttempt, session: Buffer): Promise<void> {
    const now = this.clock.now();
    await this.source.query(
      `DELETE FROM sign_in_attempts WHERE state IN (
         SELECT state FROM sign_in_attempts WHERE created < $1 ORDER BY created LIMIT 100 FOR UPDATE SKIP LOCKED)`,
      [this.longAgo()],
    );
    await this.source.query(
      'INSERT INTO sign_in_attempts (state, session, nonce, verifier, created) VALUES ($1, $2, $3, $4, $5)',
      [hashOf(state), session, nonce, verifier, now],
    );
  }

  /** Removes and returns the attempt with this state. Null if this browser did not begin it, or it has expired or was used. */
  private async takeAttempt(state: string, session: Buffer): Promise<SignInAttempt | null> {
    const [rows]: [{ nonce: string; verifier: string }[], number] = await this.source.query(
      'DELETE FROM sign_in_attempts WHERE state = $1 AND session = $2 AND created >= $3 RETURNING nonce, verifier',
      [hashOf(state), session, this.longAgo()],
    );
    return rows[0] ? { state, ...rows[0] } : null;
  }

  private longAgo(): Date {
    return new Date(this.clock.now().getTime() - LIFE_MS);
  }
}

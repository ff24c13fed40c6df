import { Injectable } from '@nestjs/common';
import { badRequest } from '../../http/problem.ts';
import { SignInService } from '../auth/sign-in.service.ts';
import { BankUsers } from './bank-users.ts';
import { IdentityProvider } from './identity-provider.ts';
import { SignInAttempts } from './sign-in-attempts.ts';

/** Sign-in and sign-out at the bank's identity provider: authorization code flow with PKCE. */
@Injectable()
export class BankSignInService {
  constructor(
    private readonly provider: IdentityProvider,
    private readonly attempts: SignInAttempts,
    private readonly users: BankUsers,
    private readonly service: SignInService,
  ) {}

  /** Begins a sign-in of a browser's session, and returns the provider's address. @throws Problem 404 without a provider */
  async begin(session: Buffer): Promise<string> {
    const { attempt, address } = await this.provider.begin();
    await this.attempts.begin(attempt, session);
    return address.href;
  }

  /** Completes a sign-in and returns the new session's cookie. @throws Problem 400 or 403 */
  async arrive(url: string, session: Buffer): Promise<string> {
    const settings = this.provider.required();
    const { search, searchParams } = new URL(url, settings.publicUrl);
    const attempt = await this.attempts.take(searchParams.get('state') ?? '', session);
    if (!attempt) throw badRequest('El ingreso venció o comenzó en otro navegador. Vuelva a intentarlo.');
    const { claims, idToken } = await this.provider.signInOf(search, attempt);
    const user = await this.users.userOf(claims, settings);
    const { sid } = claims;
    return this.service.openProviderSession(user, {
      id: typeof sid === 'string' ? sid.replaceAll('\0', '') : '',
      idToken: settings.endsProviderSession ? idToken : null,
    });
  }

  /** Ends the sessions that the provider has ended. @throws Problem 400, 404 */
  async endedAtProvider({ logout_token: token }: Readonly<Record<string, unknown>>): Promise<void> {
    // A provider may send more fields, which are ignored.
    if (typeof token !== 'string') throw badRequest('Falta logout_token.');
    await this.service.endProviderSessions(await this.provider.logoutOf(token));
  }
}

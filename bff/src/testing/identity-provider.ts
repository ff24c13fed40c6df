import { afterAll, beforeAll } from '@jest/globals';
import { SignJWT } from 'jose';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type AccountClaims } from 'oidc-provider';

export const CLIENT_ID = 'simulador';
export const CLIENT_SECRET = 'secreto-del-simulador-0123456789';
/** Public address of the BFF. Nothing listens there: the test's browser sends such requests to the BFF. */
export const PUBLIC_URL = 'http://localhost:9/';
const PROFILE = ['name', 'given_name', 'family_name', 'preferred_username', 'upn'];
const KEY_ID = 'de-prueba';
const CALLBACK = new URL('api/simulador/sesion/oidc/retorno', PUBLIC_URL).href;

/** A user of the provider; the id is the subject. */
export interface ProviderUser {
  readonly id: string;
  readonly claims: Readonly<Record<string, unknown>>;
}

/** An OpenID Connect provider on the loopback interface, which signs its current user in without asking. */
export class TestProvider {
  /** User of the next sign-in. */
  user: ProviderUser = { id: 'nadie', claims: {} };
  /** Changes an ID token before it is sent. */
  tamper: (idToken: string) => string | Promise<string> = (idToken) => idToken;
  /** Answers in place of the provider's own, by path, as when it fails. */
  readonly answers = new Map<string, (response: ServerResponse) => void>();
  /** URL to which logout tokens are delivered. */
  logoutAddress = '';
  private readonly key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  private readonly server = createServer((request, response) => {
    const instead = this.answers.get(request.url ?? '');
    if (instead) instead(response);
    else void this.handle(request, response);
  });
  private provider!: Provider;
  private handle: ReturnType<Provider['callback']> = () => Promise.resolve();

  /** Returns one that runs during the tests of a spec file. */
  static forSpec(): TestProvider {
    const test = new TestProvider();
    beforeAll(async () => {
      test.server.listen(0, '127.0.0.1');
      await once(test.server, 'listening');
      test.provider = test.configured();
      test.handle = test.provider.callback();
    });
    afterAll(() => test.close());
    return test;
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Returns the variables of a BFF whose users sign in here. */
  get env(): Record<string, string> {
    return {
      OIDC_ISSUER: this.issuer,
      OIDC_CLIENT_ID: CLIENT_ID,
      OIDC_CLIENT_SECRET: CLIENT_SECRET,
      OIDC_ROLES: 'jefatura=adminrole,sucursal=executiverole',
      PUBLIC_URL,
    };
  }

  /** Signs a token with the provider's own key. */
  sign(claims: Readonly<Record<string, unknown>>): Promise<string> {
    return new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256', kid: KEY_ID }).sign(this.key);
  }

  /** Sends a logout token about a user's session, as when the user signs out at the provider. */
  async logOut(subject: string, session: string): Promise<void> {
    const client = await this.provider.Client.find(CLIENT_ID);
    await (
      client as unknown as { backchannelLogout(sub: string, sid: string): Promise<void> }
    ).backchannelLogout(subject, session);
  }

  private async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private configured(): Provider {
    const provider = new Provider(this.issuer, {
      jwks: { keys: [{ ...this.key.export({ format: 'jwk' }), kid: KEY_ID, use: 'sig', alg: 'RS256' }] },
      clients: [
        {
          client_id: CLIENT_ID,
          client_secret: CLIENT_SECRET,
          redirect_uris: [CALLBACK],
          post_logout_redirect_uris: [new URL('login', PUBLIC_URL).href],
          backchannel_logout_uri: `${this.issuer}/cierre`,
          backchannel_logout_session_required: true,
        },
      ],
      claims: { openid: ['sub', 'groups'], email: ['email', 'email_verified'], profile: PROFILE },
      findAccount: (_context, accountId) => ({
        accountId,
        claims: (): AccountClaims => ({ sub: accountId, ...this.user.claims }),
      }),
      features: {
        devInteractions: { enabled: false },
        backchannelLogout: { enabled: true },
        rpInitiatedLogout: { enabled: true, logoutSource: (context, form) => void (context.body = form) },
      },
      interactions: { url: (_context, { uid }) => `/entrar/${uid}` },
      // The provider's own dispatcher refuses loopback addresses.
      fetch: (_address, options) =>
        fetch(this.logoutAddress, { ...options, dispatcher: undefined } as unknown as RequestInit),
      loadExistingGrant: async ({ oidc }) => {
        const grant = new provider.Grant({ clientId: CLIENT_ID, accountId: this.user.id });
        grant.addOIDCScope(String(oidc.params?.['scope'] ?? ''));
        await grant.save();
        return grant;
      },
    });
    provider.use(async (context, next) => {
      if (context.path.startsWith('/entrar/'))
        return provider.interactionFinished(context.req, context.res, {
          login: { accountId: this.user.id },
        });
      await next();
      const body = context.body as { id_token?: string } | undefined;
      if (context.path === '/token' && body?.id_token) body.id_token = await this.tamper(body.id_token);
    });
    return provider;
  }
}

/** A browser between the BFF, at the public address, and the provider. It follows redirects and has a cookie jar for each of them. */
export class TestBrowser {
  private readonly jars = new Map<string, Map<string, string>>();

  constructor(private readonly bffUrl: string) {}

  /** Returns the cookies that the BFF set, by name. */
  get cookies(): ReadonlyMap<string, string> {
    return this.jar(this.bffUrl);
  }

  /** Sends one request without following redirects: a form's, if there is one. */
  async get(
    address: string,
    headers: Record<string, string> = {},
    form?: Readonly<Record<string, string>>,
  ): Promise<Response> {
    const url = new URL(address.replace(PUBLIC_URL, `${this.bffUrl}/`), this.bffUrl);
    const jar = this.jar(url.origin);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const sent = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
    const answer = await fetch(url, { ...sent, redirect: 'manual', headers: { ...headers, cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    return answer;
  }

  /** Begins a sign-in; returns the provider's address for it. */
  async begin(): Promise<URL> {
    const answer = await this.get('/api/simulador/sesion/oidc');
    return new URL(String(answer.headers.get('location')));
  }

  /** Signs in at the provider; returns the address of its redirect to the BFF. */
  async atProvider(address: URL): Promise<URL> {
    let next = address.href;
    for (let step = 0; step < 6 && !next.startsWith(PUBLIC_URL); step += 1) {
      const answer = await this.get(next);
      next = new URL(String(answer.headers.get('location')), next).href;
    }
    return new URL(next);
  }

  /** Runs the whole sign-in. */
  async signIn(headers: Record<string, string> = {}): Promise<Response> {
    return this.get((await this.atProvider(await this.begin())).href, headers);
  }

  private jar(origin: string): Map<string, string> {
    const jar = this.jars.get(new URL(origin).origin) ?? new Map<string, string>();
    this.jars.set(new URL(origin).origin, jar);
    return jar;
  }
}

import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { PUBLIC_URL, TestBrowser, TestProvider } from '../src/testing/identity-provider.ts';
import { createUser, emailOf, PASSWORD, renewSession, signIn } from '../src/testing/staff.ts';
import { bffForSpec } from '../src/testing/for-spec.ts';
import { decodeJwt } from 'jose';
import type { TestBff } from '../src/testing/test-bff.ts';

const PAULA = {
  id: 'u-1',
  claims: { name: 'Paula Soto', email: 'Paula.Soto@lindero.example', groups: ['otros', 'sucursal'] },
};

const provider = TestProvider.forSpec();
const bff = bffForSpec(() => ({ ...provider.env, OIDC_EMERGENCY_EMAIL: emailOf('adminrole') }));
beforeAll(() => {
  provider.logoutAddress = `${bff.url}/api/simulador/sesion/oidc/cierre`;
});
beforeEach(() => {
  provider.user = PAULA;
  provider.tamper = (token) => token;
});

const cookieOf = (browser: TestBrowser): string =>
  `simulador_acceso=${String(browser.cookies.get('simulador_acceso'))}`;
const isSignedIn = (browser: TestBrowser): boolean => browser.cookies.has('simulador_acceso');

async function userOf(browser: TestBrowser): Promise<Record<string, unknown>> {
  const { headers } = await renewSession(bff, cookieOf(browser));
  const { body } = await bff.http.get('/authentication/api/user/info').set(headers);
  return body as Record<string, unknown>;
}

describe('a sign-in at the bank', () => {
  it('signs the browser in by its cookie only, with the role of its group', async () => {
    const browser = new TestBrowser(bff.url);
    const answer = await browser.signIn();
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/login?ingreso=listo']);
    const [cookie, ...others] = answer.headers.getSetCookie();
    expect([others, cookie]).toEqual([[], expect.stringMatching(/; HttpOnly; SameSite=Strict$/)]);
    expect(await answer.text()).not.toMatch(/eyJ/);
    expect(await userOf(browser)).toMatchObject({
      email: 'paula.soto@lindero.example',
      full_name: 'Paula Soto',
      bank_role: 'executiverole',
    });
    expect(await bff.query(`SELECT count(*)::int AS n FROM audit WHERE action = 'sign_in'`)).toEqual([
      { n: 1 },
    ]);
  });

  it('uses PKCE, and redirects to the public address only', async () => {
    const answer = await new TestBrowser(bff.url).get(
      '/api/simulador/sesion/oidc?redirect_uri=https://evil.example/&next=//evil.example',
      { 'X-Forwarded-Host': 'evil.example' },
    );
    const asked = new URL(String(answer.headers.get('location')));
    expect(asked.origin).toBe(provider.issuer);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${PUBLIC_URL}api/simulador/sesion/oidc/retorno`,
      scope: 'openid profile email',
    });
  });

  it('follows the provider: name, e-mail and role are those of the latest sign-in', async () => {
    provider.user = {
      ...PAULA,
      claims: { name: 'Paula Rojas', email: 'paula.rojas@lindero.example', groups: ['jefatura'] },
    };
    const browser = new TestBrowser(bff.url);
    await browser.signIn();
    expect(await userOf(browser)).toMatchObject({ full_name: 'Paula Rojas', bank_role: 'adminrole' });
    expect(await bff.query('SELECT count(*)::int AS n FROM users')).toEqual([{ n: 1 }]);
  });

  it('redirects to the sign-in page only', async () => {
    const browser = new TestBrowser(bff.url);
    const back = await browser.atProvider(await browser.begin());
    back.searchParams.append('next', 'https://evil.example/');
    const answer = await browser.get(back.href);
    expect(answer.headers.get('location')).toBe('/login?ingreso=listo');
  });
});

describe('a user without access', () => {
  it('in no group of the list is refused with an explanation, as a page in a browser', async () => {
    provider.user = { id: 'u-2', claims: { ...PAULA.claims, email: 'x@lindero.example', groups: ['otros'] } };
    const browser = new TestBrowser(bff.url);
    const answer = await browser.signIn({ Accept: 'text/html,*/*;q=0.8' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8']);
    const page = await answer.text();
    expect(page).toContain('no pertenece a ningún grupo con acceso al simulador');
    const [, style = ''] = /<style>([^]*)<\/style>/.exec(page) ?? [];
    expect(style).toContain('@media screen and (prefers-color-scheme:dark)');
    const hash = createHash('sha256').update(style).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
    expect(isSignedIn(browser)).toBe(false);
    const program = await new TestBrowser(bff.url).signIn();
    expect([program.status, program.headers.get('content-type')]).toEqual([
      403,
      'application/problem+json; charset=utf-8',
    ]);
  });

  it('is a known user who now has another user’s e-mail', async () => {
    await bff.query(
      "INSERT INTO users (email, full_name, bank_role) VALUES ('otra@lindero.example', 'Otra Persona', 'adminrole')",
    );
    provider.user = { id: PAULA.id, claims: { ...PAULA.claims, email: 'otra@lindero.example' } };
    const answer = await new TestBrowser(bff.url).signIn();
    expect([answer.status, await answer.json()]).toMatchObject([
      403,
      { detail: expect.stringMatching(/pertenece a otra persona en el simulador\. Pida a quien administra/) },
    ]);
  });

  it('is a disabled user', async () => {
    await bff.query('UPDATE users SET disabled = true');
    const browser = new TestBrowser(bff.url);
    expect([(await browser.signIn()).status, isSignedIn(browser)]).toEqual([403, false]);
    await bff.query('UPDATE users SET disabled = false');
  });
});

describe('the provider’s logout', () => {
  it('ends the session that it names, and no other', async () => {
    // The notice's time is that of the machine's clock.
    bff.clock.set(new Date().toISOString());
    const [browser, other] = [new TestBrowser(bff.url), new TestBrowser(bff.url)];
    await browser.signIn();
    await other.signIn();
    const [row] = (await bff.query(
      'SELECT provider_session AS sid FROM sessions WHERE user_id IS NOT NULL ORDER BY created DESC, ended LIMIT 1',
    )) as { sid: string }[];
    await provider.logOut('u-1', String(row?.sid));
    const renewals = await Promise.all(
      [browser, other].map((each) =>
        bff.http.post('/api/simulador/sesion/renovar').set('Cookie', cookieOf(each)),
      ),
    );
    expect(renewals.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('is a form with a token', async () => {
    const { status } = await bff.http.post('/api/simulador/sesion/oidc/cierre').type('form').send({ a: 'b' });
    expect(status).toBe(400);
    const others = await bff.http.post('/api/token').type('form').send({ email: 'a', password: 'b' });
    expect(others.status).toBe(415);
  });
});

describe('a password', () => {
  const attempt = (role: 'adminrole' | 'executiverole') =>
    bff.http.post('/api/token').send({ email: emailOf(role), password: PASSWORD });

  it('signs in nobody but the emergency account, which raises an alert', async () => {
    for (const role of ['adminrole', 'executiverole'] as const) await createUser(bff, role);
    const refused = await attempt('executiverole');
    expect([refused.status, refused.body.detail]).toEqual([
      403,
      'Ingrese con su cuenta del banco: aquí no se usan contraseñas.',
    ]);
    expect((await attempt('adminrole')).status).toBe(200);
    expect(
      await bff.query(`SELECT count(*)::int AS n FROM audit WHERE action = 'emergency_sign_in'`),
    ).toEqual([{ n: 1 }]);
    expect(bff.logs.entries()).toContainEqual(
      expect.objectContaining({ level: 50, msg: 'emergency account signed in' }),
    );
    expect(bff.logs.text()).not.toContain('lindero.example');
  });

  it('is not offered by the client', async () => {
    expect((await bff.http.get('/api/simulador/sesion')).body).toEqual({ oidc: true });
  });
});

const CLOSE = '/api/simulador/sesion/cerrar';

async function signedIn(bff: TestBff): Promise<TestBrowser> {
  const browser = new TestBrowser(bff.url);
  expect((await browser.signIn()).status).toBe(302);
  return browser;
}
const storedTokens = (bff: TestBff): Promise<unknown[]> =>
  bff.query('SELECT FROM sessions WHERE id_token IS NOT NULL');

describe('where the provider ends its sessions', () => {
  const bff = bffForSpec(() => ({ ...provider.env, OIDC_EMERGENCY_EMAIL: emailOf('adminrole') }));

  it('the browser leaves by the provider, and comes back to the sign-in', async () => {
    const browser = await signedIn(bff);
    const closed = await bff.http.post(CLOSE).set('Cookie', cookieOf(browser));
    expect([closed.status, Object.keys(closed.body)]).toEqual([202, ['logout_url']]);
    const address = new URL(closed.body.logout_url);
    expect(decodeJwt(String(address.searchParams.get('id_token_hint')))).toMatchObject({ sub: 'u-1' });
    const page = await browser.get(address.href);
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(await page.text()) ?? [];
    const confirmed = `${provider.issuer}/session/end/confirm`;
    const answer = await browser.get(confirmed, {}, { xsrf, logout: 'yes' });
    expect(answer.headers.get('location')).toBe(`${PUBLIC_URL}login`);
    const renewal = await bff.http.post('/api/simulador/sesion/renovar').set('Cookie', cookieOf(browser));
    expect([renewal.status, await storedTokens(bff)]).toEqual([401, []]);
  });

  it('a second request, and a session that has ended, have nothing more to end', async () => {
    const browser = await signedIn(bff);
    await bff.http.post(CLOSE).set('Cookie', cookieOf(browser)).expect(202);
    await bff.http.post(CLOSE).set('Cookie', cookieOf(browser)).expect(204);
    await bff.http.post(CLOSE).expect(204);
  });

  it('the emergency account has no session there', async () => {
    await createUser(bff, 'adminrole');
    const { headers } = await signIn(bff, 'adminrole');
    await bff.http.post(CLOSE).set(headers).expect(204);
  });

  it('no token is stored of a session that has expired', async () => {
    await signedIn(bff);
    bff.clock.advance(8 * 3_600_000 + 1);
    await signedIn(bff);
    expect(await storedTokens(bff)).toHaveLength(1);
  });
});

describe('where a bank keeps its session open', () => {
  const bff = bffForSpec(() => ({ ...provider.env, OIDC_LOGOUT: 'local' }));

  it('no token is stored, and the browser does not leave', async () => {
    const browser = await signedIn(bff);
    expect(await storedTokens(bff)).toEqual([]);
    await bff.http.post(CLOSE).set('Cookie', cookieOf(browser)).expect(204);
  });
});

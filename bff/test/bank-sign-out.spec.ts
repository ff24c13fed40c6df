/** `Cerrar sesión` of a user whom the bank's identity provider signed in. */
import { describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { PUBLIC_URL, TestBrowser, TestProvider } from '../src/testing/identity-provider.ts';
import { createUser, emailOf, signIn } from '../src/testing/staff.ts';
import { bffForSpec } from '../src/testing/for-spec.ts';
import type { TestBff } from '../src/testing/test-bff.ts';

const CLOSE = '/api/simulador/sesion/cerrar';

const provider = TestProvider.forSpec();
provider.user = {
  id: 'u-1',
  claims: { name: 'Paula Soto', email: 'paula.soto@lindero.example', groups: ['sucursal'] },
};

const cookieOf = (browser: TestBrowser): string =>
  `simulador_acceso=${browser.cookies.get('simulador_acceso')}`;

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

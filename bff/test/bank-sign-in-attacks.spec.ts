/** Attacks on the bank's sign-in with what an attacker may forge, replay or send at once; and concurrent first sign-ins of one user. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { DataSource } from 'typeorm';
import {
  CLIENT_ID,
  CLIENT_SECRET,
  PUBLIC_URL,
  TestBrowser,
  TestProvider,
} from '../src/testing/identity-provider.ts';
import { retryUntil } from '../src/testing/retry-until.ts';
import { bffForSpec } from '../src/testing/for-spec.ts';

const provider = TestProvider.forSpec();
const bff = bffForSpec(() => provider.env);

const claims = { name: 'Paula Soto', email: 'paula.soto@lindero.example', groups: ['sucursal'] };
beforeEach(() => {
  provider.user = { id: 'u-1', claims };
  provider.tamper = (token) => token;
});

it('signs a new user in from two browsers at once', async () => {
  const browsers = [new TestBrowser(bff.url), new TestBrowser(bff.url)];
  const backs = await Promise.all(browsers.map(async (each) => each.atProvider(await each.begin())));
  const busy = bff.app.get(DataSource).createQueryRunner();
  await busy.startTransaction();
  await busy.query('LOCK TABLE users IN SHARE ROW EXCLUSIVE MODE');
  const answers = Promise.all(browsers.map((browser, at) => browser.get(String(backs[at]))));
  const waiting = (): Promise<unknown[]> =>
    bff.query(`SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database
      WHERE datname = current_database() AND relation = 'users'::regclass AND NOT granted`);
  await retryUntil(waiting, ({ length }) => length === 2);
  await busy.commitTransaction();
  await busy.release();
  expect((await answers).map(({ status }) => status)).toEqual([302, 302]);
  expect(await bff.query('SELECT email FROM users')).toEqual([{ email: claims.email }]);
});

const HMAC = new TextEncoder().encode(CLIENT_SECRET);
const hmac = (content: object): Promise<string> =>
  new SignJWT({ ...content }).setProtectedHeader({ alg: 'HS256' }).sign(HMAC);
const now = (): number => Math.floor(Date.now() / 1000);

describe('an ID token', () => {
  type Forge = (idToken: string) => string | Promise<string>;
  const changed =
    (change: object): Forge =>
    (idToken) =>
      provider.sign({ ...decodeJwt(idToken), ...change });

  it('of the provider’s own key is accepted, so that the others are refused for what they say', async () => {
    provider.tamper = changed({ azp: CLIENT_ID });
    expect((await new TestBrowser(bff.url).signIn()).status).toBe(302);
  });

  it.each<[string, Forge]>([
    ['without a signature', (idToken) => new UnsecuredJWT({ ...decodeJwt(idToken) }).encode()],
    ['signed with the client’s secret', (idToken) => hmac(decodeJwt(idToken))],
    ['whose signature is another', (idToken) => idToken.replace(/[^.]{8}$/, 'AAAAAAAA')],
    ['for another client', changed({ aud: 'otro' })],
    ['for this client and another, which was meant', changed({ aud: [CLIENT_ID, 'otro'], azp: 'otro' })],
    ['issued to another client', changed({ azp: 'otro' })],
    ['of another issuer', changed({ iss: 'https://evil.example' })],
    ['without a nonce', changed({ nonce: undefined })],
    ['with another nonce', changed({ nonce: 'x' })],
    ['that has expired', changed({ iat: now() - 7200, exp: now() - 3600 })],
    ['without a subject', changed({ sub: undefined })],
  ])('%s signs nobody in', async (_what, forge) => {
    provider.tamper = forge;
    const browser = new TestBrowser(bff.url);
    expect([(await browser.signIn()).status, browser.cookies.has('simulador_acceso')]).toEqual([400, false]);
  });
});

describe('the answer of the provider', () => {
  it('signs in once, however often it arrives at once', async () => {
    const browser = new TestBrowser(bff.url);
    const back = await browser.atProvider(await browser.begin());
    const answers = await Promise.all(Array.from({ length: 5 }, () => browser.get(back.href)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([302, 400, 400, 400, 400]);
  });

  it('replaces a cookie that somebody planted in the browser', async () => {
    const attacker = new TestBrowser(bff.url);
    await attacker.signIn();
    const planted = `simulador_acceso=${attacker.cookies.get('simulador_acceso')}`;
    const browser = new TestBrowser(bff.url);
    const back = await browser.atProvider(await browser.begin());
    const own = [...browser.cookies].map(([name, value]) => `${name}=${value}`);
    const path = `${back.pathname}${back.search}`;
    const answer = await bff.http.get(path).set('Cookie', [...own, planted].join('; '));
    expect(answer.status).toBe(302);
    const [issued = ''] = answer.headers['set-cookie'] as unknown as string[];
    expect(issued).toMatch(/^simulador_acceso=/);
    expect(issued).not.toContain(planted);
  });

  it.each(['false', false])('names no user by an e-mail whose verification is %j', async (email_verified) => {
    provider.user = { id: 'u-9', claims: { ...claims, email: 'otra@lindero.example', email_verified } };
    expect((await new TestBrowser(bff.url).signIn()).status).toBe(403);
  });
});

describe('an invalid sign-in', () => {
  const refused = async (browser: TestBrowser, back: URL): Promise<void> => {
    const answer = await browser.get(back.href);
    expect([answer.status, browser.cookies.has('simulador_acceso')]).toEqual([400, false]);
    expect(await answer.json()).toMatchObject({ detail: expect.stringContaining('Vuelva a intentarlo') });
  };

  it.each([
    ['state', 'forged'],
    ['code', 'forged'],
    ['iss', 'https://evil.example'],
    ['iss', ''],
  ])('has the %s «%s»', async (name, value) => {
    const browser = new TestBrowser(bff.url);
    const back = await browser.atProvider(await browser.begin());
    if (value) back.searchParams.set(name, value);
    else back.searchParams.delete(name);
    await refused(browser, back);
  });

  it.each(['nonce', 'code_challenge'])('was started with another %s', async (name) => {
    const browser = new TestBrowser(bff.url);
    const address = await browser.begin();
    address.searchParams.set(name, 'x'.repeat(43));
    await refused(browser, await browser.atProvider(address));
  });

  it('comes from another browser', async () => {
    const [browser, other] = [new TestBrowser(bff.url), new TestBrowser(bff.url)];
    const back = await browser.atProvider(await browser.begin());
    await other.begin();
    await refused(other, back);
  });

  it('comes a second time, or its code with another state', async () => {
    const browser = new TestBrowser(bff.url);
    const back = await browser.atProvider(await browser.begin());
    await browser.get(back.href);
    const other = new TestBrowser(bff.url);
    const replayed = await other.atProvider(await other.begin());
    replayed.searchParams.set('code', String(back.searchParams.get('code')));
    await refused(other, replayed);
    expect((await browser.get(back.href)).status).toBe(400);
  });

  it('comes more than ten minutes later', async () => {
    const browser = new TestBrowser(bff.url);
    const back = await browser.atProvider(await browser.begin());
    bff.clock.advance(10 * 60_000 + 1);
    await refused(browser, back);
  });

  it('was cancelled at the provider', async () => {
    const browser = new TestBrowser(bff.url);
    const { searchParams } = await browser.begin();
    const back = new URL('api/simulador/sesion/oidc/retorno', PUBLIC_URL);
    back.search = `error=access_denied&state=${searchParams.get('state')}&iss=${provider.issuer}`;
    await refused(browser, back);
  });
});

describe('a logout token', () => {
  const EVENTS = { 'http://schemas.openid.net/event/backchannel-logout': {} };
  const logout = (change: object = {}) => {
    const { issuer: iss } = provider;
    return { iss, aud: CLIENT_ID, sub: 'u-1', jti: 'uno', iat: now(), events: EVENTS, ...change };
  };
  const send = async (token: string): Promise<number> => {
    const request = bff.http.post('/api/simulador/sesion/oidc/cierre').type('form');
    return (await request.send({ logout_token: token })).status;
  };
  const open = async (): Promise<number> =>
    (await bff.query('SELECT FROM sessions WHERE user_id IS NOT NULL AND ended IS NULL')).length;
  beforeEach(async () => {
    // The times of tokens are those of the machine's clock.
    bff.clock.set(new Date().toISOString());
    await new TestBrowser(bff.url).signIn();
  });

  it.each<[string, object]>([
    ['for another client', { aud: 'otro' }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['of another event', { events: { 'https://evil.example/event': {} } }],
    ['whose events are text', { events: 'http://schemas.openid.net/event/backchannel-logout' }],
    ['with a nonce, as an ID token', { nonce: 'x' }],
    ['without an id', { jti: undefined }],
    ['without a time', { iat: undefined }],
    ['that is older than five minutes', { iat: now() - 400 }],
    ['about nobody', { sub: undefined }],
    ['about nobody, in a session without a name', { sub: undefined, sid: '' }],
  ])('%s ends nothing', async (_what, change) => {
    const before = await open();
    expect(await send(await provider.sign(logout(change)))).toBe(400);
    expect(await open()).toBe(before);
  });

  it.each<[string, () => string | Promise<string>]>([
    ['signed with the client’s secret', () => hmac(logout())],
    ['without a signature', () => new UnsecuredJWT(logout()).encode()],
    ['that is none', () => 'x'],
  ])('%s ends nothing', async (_what, forge) => {
    const before = await open();
    expect([await send(await forge()), await open()]).toEqual([400, before]);
  });

  it('that is replayed ends no session that began later', async () => {
    const token = await provider.sign(logout());
    expect([await send(token), await open()]).toEqual([200, 0]);
    bff.clock.advance(10_000);
    await new TestBrowser(bff.url).signIn();
    expect([await send(token), await open()]).toEqual([200, 1]);
  });
});

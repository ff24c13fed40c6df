import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import {
  BROWSER,
  createUser,
  emailOf,
  PASSWORD,
  renewSession,
  type SignedIn,
  signIn,
} from '../src/testing/staff.ts';
import { CLOSE, INFO, RENEW, SessionRequests } from '../src/testing/session-requests.ts';
import { startBff } from '../src/testing/test-bff.ts';
import { claimsOf } from '../src/testing/tokens.ts';

const STAFF_SAVE = '/simulations/api/executive/simulations/create';
const MINUTE_MS = 60_000;

const { bff, post, statusOf, renew } = SessionRequests.forSpec();

it('requests at once are answered each to its own user', async () => {
  await createUser(bff, 'commercialrole');
  const roles = ['executiverole', 'commercialrole'] as const;
  const sessions = await Promise.all(roles.map((role) => signIn(bff, role)));
  const asked = Array.from({ length: 20 }, async (_, index) => {
    const { body } = await bff.http.get(INFO).set(sessions[index % 2]?.headers ?? {});
    return [emailOf(roles[index % 2] ?? 'executiverole'), body.email];
  });
  for (const [email, answered] of await Promise.all(asked)) expect(answered).toBe(email);
});

describe('half of what opens a session', () => {
  let session: SignedIn;
  beforeEach(async () => {
    session = await signIn(bff, 'executiverole');
  });

  it('the cookie without the token is refused', async () => {
    const { cookie } = session;
    expect(await statusOf({ Cookie: cookie })).toBe(401);
    expect((await post(STAFF_SAVE, { Cookie: cookie })).status).toBe(401);
  });

  it('the token without the cookie is refused, also for renewing and signing out', async () => {
    const stolen = { Authorization: `Bearer ${session.access}` };
    const statuses = [
      await statusOf(stolen),
      (await post(RENEW, stolen)).status,
      (await post(CLOSE, stolen)).status,
    ];
    expect(statuses).toEqual([401, 401, 401]);
    expect(await statusOf(session.headers)).toBe(200);
  });

  it('the token’s session id is no cookie', async () => {
    const sid = String(claimsOf(session.access)['sid']);
    expect((await renew(`simulador_acceso=${sid}`)).status).toBe(401);
    const headers = { Authorization: `Bearer ${session.access}`, Cookie: `simulador_acceso=${sid}` };
    expect(await statusOf(headers)).toBe(401);
  });

  it('the cookie is no token and no basic credentials', async () => {
    const secret = session.cookie.split('=')[1] ?? '';
    expect(await statusOf({ Authorization: `Bearer ${secret}`, Cookie: session.cookie })).toBe(401);
    const basic = Buffer.from(`${emailOf('executiverole')}:${PASSWORD}`).toString('base64');
    expect(await statusOf({ Authorization: `Basic ${basic}` })).toBe(401);
  });
});

describe('a running session', () => {
  it.each([
    ['executiverole', 'commercialrole', 400, 403],
    ['commercialrole', 'adminrole', 403, 400],
    ['adminrole', 'default', 400, 403],
  ])(
    'of an %s who becomes %s has the rights of that role immediately',
    async (before, after, first, then) => {
      const become = (role: string) => bff.query('UPDATE users SET bank_role = $1', [role]);
      await become(before);
      const { headers } = await signIn(bff, 'executiverole');
      expect((await post(STAFF_SAVE, headers)).status).toBe(first);
      await become(after);
      expect((await post(STAFF_SAVE, headers)).status).toBe(then);
      const Cookie = headers['Cookie'] ?? '';
      const { access } = (await post(RENEW, { Cookie })).body;
      const info = bff.http.get(INFO).set({ Authorization: `Bearer ${access}`, Cookie });
      expect((await info).body.bank_role).toBe(after);
    },
  );

  it('of a disabled user is neither accepted nor renewed', async () => {
    const { headers, cookie } = await signIn(bff, 'executiverole');
    await bff.query('UPDATE users SET disabled = true');
    expect([await statusOf(headers), (await renew(cookie)).status]).toEqual([401, 401]);
  });

  it('is not prolonged by other sessions’ tokens', async () => {
    const idle = await signIn(bff, 'executiverole');
    let busy = await signIn(bff, 'executiverole');
    for (let minutes = 0; minutes < 30; minutes += 10) {
      bff.clock.advance(10 * MINUTE_MS);
      busy = await renewSession(bff, busy.cookie);
    }
    expect((await renew(idle.cookie)).status).toBe(401);
  });
});

describe('in production', () => {
  it('cookies are bound to this host and TLS, and a planted one of the plain name is ignored', async () => {
    const production = await startBff({
      env: {
        NODE_ENV: 'production',
        JWT_SECRET: 'una-clave-propia-de-mas-de-32-caracteres',
        UPSTREAM_ALLOWED_HOSTS: '127.0.0.1',
      },
    });
    try {
      await createUser(production, 'executiverole');
      const signedIn = await production.http
        .post('/api/token')
        .set(BROWSER)
        .send({ email: emailOf('executiverole'), password: PASSWORD });
      const [issued] = signedIn.headers['set-cookie'] as unknown as string[];
      expect(issued).toMatch(
        /^__Host-simulador_acceso=[\w-]{43}; Max-Age=28800; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/,
      );
      const cookie = issued?.split(';')[0] ?? '';
      const infoWith = async (given: string): Promise<Response> =>
        production.http.get(INFO).set({ Authorization: `Bearer ${signedIn.body.access}`, Cookie: given });
      const own = await infoWith(cookie);
      expect(own.status).toBe(200);
      expect(own.headers['set-cookie']).toEqual([
        expect.stringMatching(/^__Host-simulador_sesion=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
        expect.stringMatching(
          /^__Host-simulador_equipo=[\w-]{43}; Max-Age=15552000; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/,
        ),
      ]);
      expect((await infoWith(cookie.replace('__Host-', ''))).status).toBe(401);
      const planted = await infoWith(`${cookie}; simulador_sesion=${'x'.repeat(43)}`);
      expect(String(planted.headers['set-cookie'])).toMatch(/^__Host-simulador_sesion=/);
    } finally {
      await production.close();
    }
  });
});

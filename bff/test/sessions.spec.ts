import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  BROWSER,
  createUser,
  emailOf,
  PASSWORD,
  renewSession,
  type SignedIn,
  signIn,
} from '../src/testing/staff.ts';
import { startBff, type TestBff } from '../src/testing/test-bff.ts';
import type { Response } from 'supertest';
import { claimsOf } from '../src/testing/tokens.ts';
import { bffForSpec } from '../src/testing/for-spec.ts';

const MINUTE_MS = 60_000;

const INFO = '/authentication/api/user/info';
const RENEW = '/api/simulador/sesion/renovar';
const CLOSE = '/api/simulador/sesion/cerrar';

const bff = bffForSpec();
beforeAll(() => createUser(bff, 'executiverole'));
beforeEach(async () => {
  await bff.query("UPDATE users SET disabled = false, bank_role = 'executiverole'");
});

type Headers = Readonly<Record<string, string>>;
const post = async (path: string, headers: Headers): Promise<Response> =>
  bff.http.post(path).set(headers).send({});
const statusOf = async (headers: Headers): Promise<number> => (await bff.http.get(INFO).set(headers)).status;
const renew = (cookie: string): Promise<Response> => post(RENEW, { Cookie: cookie });

describe('the duration of a session', () => {
  it.each([
    ['idle for 30 minutes less a moment', 30 * MINUTE_MS - 1, 200],
    ['idle for 30 minutes', 30 * MINUTE_MS, 401],
  ])('%s', async (_what, idleMs, status) => {
    const { cookie } = await signIn(bff, 'executiverole');
    bff.clock.advance(idleMs);
    expect((await renew(cookie)).status).toBe(status);
  });

  it('is 8 hours, even for a token renewed a minute before', async () => {
    let { cookie } = await signIn(bff, 'executiverole');
    const begun = bff.clock.now().getTime();
    for (let minutes = 20; minutes <= 460; minutes += 20) {
      bff.clock.advance(20 * MINUTE_MS);
      ({ cookie } = await renewSession(bff, cookie));
    }
    bff.clock.set(new Date(begun + 479 * MINUTE_MS).toISOString());
    const { headers } = await renewSession(bff, cookie);
    expect(await statusOf(headers)).toBe(200);
    bff.clock.advance(MINUTE_MS);
    expect(await statusOf(headers)).toBe(401);
  });
});

describe('a renewed session', () => {
  it('gets a new cookie; the former one is valid for a minute, so requests in transit sign nobody out', async () => {
    const first = await signIn(bff, 'executiverole');
    const renewed = await renewSession(bff, first.cookie);
    expect(renewed.cookie).toMatch(/^simulador_acceso=[\w-]{43}$/);
    expect(renewed.cookie).not.toBe(first.cookie);
    bff.clock.advance(MINUTE_MS - 1);
    const beside = (cookie: string) => ({ ...renewed.headers, Cookie: cookie });
    expect(await statusOf(beside(first.cookie))).toBe(200);
    bff.clock.advance(1);
    expect(await statusOf(beside(first.cookie))).toBe(401);
    // The token of the sign-in is valid with the current cookie, because both are of the same session.
    expect(await statusOf({ ...first.headers, Cookie: renewed.cookie })).toBe(200);
  });

  it('gets one cookie from concurrent renewals, in any order of answers', async () => {
    const { cookie } = await signIn(bff, 'executiverole');
    const renewals = await Promise.all([1, 2, 3].map(() => renewSession(bff, cookie)));
    const [next = '', ...others] = [...new Set(renewals.map((renewed) => renewed.cookie))];
    expect(others).toEqual([]);
    bff.clock.advance(MINUTE_MS - 1);
    // The request is repeated, as after an answer that was lost.
    expect((await renewSession(bff, cookie)).cookie).toBe(next);
    bff.clock.advance(MINUTE_MS);
    expect((await renewSession(bff, next)).cookie).not.toBe(next);
  });

  it('ignores the cookie before its last two renewals', async () => {
    const first = await signIn(bff, 'executiverole');
    const second = await renewSession(bff, first.cookie);
    const third = await renewSession(bff, second.cookie);
    expect((await renew(first.cookie)).status).toBe(401);
    expect([await statusOf(second.headers), await statusOf(third.headers)]).toEqual([200, 200]);
  });

  it('ends when the former cookie comes back late, because somebody has copied it', async () => {
    const first = await signIn(bff, 'executiverole');
    const renewed = await renewSession(bff, first.cookie);
    bff.clock.advance(MINUTE_MS);
    expect((await renew(first.cookie)).status).toBe(401);
    expect([await statusOf(renewed.headers), (await renew(renewed.cookie)).status]).toEqual([401, 401]);
  });
});

describe('a closed session', () => {
  describe('by any valid cookie', () => {
    let replica: TestBff;
    beforeAll(async () => {
      replica = await startBff({ databaseUrl: bff.databaseUrl });
      replica.clock.set(bff.clock.now().toISOString());
    });
    afterAll(() => replica.close());

    it.each(['before', 'after'])(
      'is closed for all it ever had, everywhere: %s its renewal',
      async (which) => {
        const before = await signIn(bff, 'executiverole');
        const after = await renewSession(replica, before.cookie);
        await post(CLOSE, { Cookie: { before, after }[which]?.cookie ?? '' });
        for (const { access } of [before, after])
          for (const { cookie } of [before, after]) {
            const headers = { Authorization: `Bearer ${access}`, Cookie: cookie };
            expect(await statusOf(headers)).toBe(401);
            expect((await replica.http.get(INFO).set(headers)).status).toBe(401);
          }
        for (const { cookie } of [before, after]) {
          const replayed = await renew(cookie);
          expect([replayed.status, replayed.body.access]).toEqual([401, undefined]);
          expect(String(replayed.headers['set-cookie'])).not.toContain('simulador_acceso');
        }
      },
    );
  });

  it('does not affect the user’s other sessions', async () => {
    const [here, there] = [await signIn(bff, 'executiverole'), await signIn(bff, 'executiverole')];
    await post(CLOSE, { Cookie: here.cookie });
    expect(await statusOf(there.headers)).toBe(200);
  });

  it('can be a script’s, by its token', async () => {
    const { headers } = await signIn(bff, 'executiverole', true);
    expect((await post(RENEW, headers)).status).toBe(401);
    expect((await post(CLOSE, headers)).status).toBe(204);
    expect(await statusOf(headers)).toBe(401);
    const [row] = await bff.query('SELECT action FROM audit ORDER BY id DESC OFFSET 1 LIMIT 1');
    expect(row).toEqual({ action: 'sign_out' });
  });
});

const STAFF_SAVE = '/simulations/api/executive/simulations/create';

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

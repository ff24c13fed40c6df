import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { renewSession, signIn } from '../src/testing/staff.ts';
import { CLOSE, INFO, RENEW, SessionRequests } from '../src/testing/session-requests.ts';
import { startBff, type TestBff } from '../src/testing/test-bff.ts';

const MINUTE_MS = 60_000;

const { bff, post, statusOf, renew } = SessionRequests.forSpec();

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
    // As after an answer that was lost: the request is repeated.
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

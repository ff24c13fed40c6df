import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BROWSER, createUser, emailOf, PASSWORD, renewSession, signIn } from '../src/testing/staff.ts';
import { bffForSpec } from '../src/testing/for-spec.ts';

const INFO = '/authentication/api/user/info';
const MINUTE_MS = 60_000;

const bff = bffForSpec();
let userId: number;
beforeAll(async () => {
  userId = await createUser(bff, 'executiverole');
});
beforeEach(async () => {
  await bff.query('DELETE FROM failed_sign_ins');
  await bff.query("UPDATE users SET disabled = false, bank_role = 'executiverole'");
});

const attempt = async (email: string, password: string) =>
  bff.http.post('/api/token').set(BROWSER).send({ email, password });
const info = async (headers: Readonly<Record<string, string>>) => bff.http.get(INFO).set(headers);
const statusOf = async (headers: Readonly<Record<string, string>>): Promise<number> =>
  (await info(headers)).status;

/** Returns the latest end of a token's session, in seconds. */
const endOf = (access: string): number => {
  const claims = JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString()) as {
    until: number;
  };
  return claims.until;
};

describe('signing in', () => {
  it('returns a token and the user, and sets one strict cookie', async () => {
    const answer = await attempt(` ${emailOf('executiverole').toUpperCase()} `, PASSWORD);
    expect([answer.status, Object.keys(answer.body)]).toEqual([200, ['access']]);
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^simulador_acceso=[\w-]{43}; Max-Age=28800; Path=\/; Expires=.*; HttpOnly; SameSite=Strict$/,
      ),
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
    // Express matches routes in any case.
    const shouted = await bff.http
      .post('/API/Token')
      .set(BROWSER)
      .send({ email: emailOf('executiverole'), password: PASSWORD });
    expect([shouted.status, shouted.headers['set-cookie']?.length]).toEqual([200, 1]);
    const who = await info((await signIn(bff, 'executiverole')).headers);
    expect(who.body).toEqual({
      id: userId,
      email: emailOf('executiverole'),
      full_name: 'Paula Soto',
      bank_role: 'executiverole',
      head_branch: null,
      has_workflow: true,
      has_mail: false,
    });
  });

  it('resets failures after a success', async () => {
    for (let times = 1; times <= 4; times++) await attempt(emailOf('executiverole'), 'mala');
    expect((await attempt(emailOf('executiverole'), PASSWORD)).status).toBe(200);
    expect((await attempt(emailOf('executiverole'), 'mala')).status).toBe(401);
  });

  it('audits sign-ins and refusals, which nobody can delete', async () => {
    await signIn(bff, 'executiverole');
    await attempt(emailOf('executiverole'), 'mala');
    const rows = await bff.query('SELECT action, actor FROM audit ORDER BY id DESC LIMIT 2');
    expect(rows).toEqual([
      { action: 'sign_in_refused', actor: null },
      { action: 'sign_in', actor: userId },
    ]);
    for (const change of ['DELETE FROM audit', 'UPDATE audit SET actor = 1', 'TRUNCATE audit CASCADE'])
      await expect(bff.query(change)).rejects.toThrow('neither changed nor deleted');
  });
});

describe('a session', () => {
  it.each<[string, Record<string, string>]>([
    ['a plain sign-in', {}],
    ['a script', { 'X-Token-Use': 'script' }],
  ])('of %s needs no cookie and gets none', async (_what, headers) => {
    const credentials = { email: emailOf('executiverole'), password: PASSWORD };
    const answer = await bff.http.post('/api/token').set(headers).send(credentials);
    expect([answer.status, answer.headers['set-cookie']]).toEqual([200, undefined]);
    expect(await statusOf({ Authorization: `Bearer ${answer.body.access}` })).toBe(200);
  });

  describe('says why it refuses a token', () => {
    const refusal = async (headers: Readonly<Record<string, string>>): Promise<unknown[]> => {
      const answer = await info(headers);
      return [answer.status, answer.headers['www-authenticate'], answer.body.detail];
    };
    const because = (description: string, sentence: string): unknown[] => [
      401,
      `Bearer error="invalid_token", error_description="${description}"`,
      `${sentence} La sesión no es válida. Inicie sesión e inténtelo de nuevo.`,
    ];

    it('that has no cookie, or that of another session', async () => {
      const { access } = await signIn(bff, 'executiverole');
      const { cookie: Cookie } = await signIn(bff, 'executiverole');
      const why = because(
        'the token is valid only together with the cookie of its session',
        'Este token vale solo junto con la cookie de su sesión.',
      );
      expect(await refusal({ Authorization: `Bearer ${access}` })).toEqual(why);
      expect(await refusal({ Authorization: `Bearer ${access}`, Cookie })).toEqual(why);
    });

    it('that has expired, and one whose session has ended', async () => {
      const { headers, cookie } = await signIn(bff, 'executiverole');
      bff.clock.advance(15 * MINUTE_MS);
      expect(await refusal(headers)).toEqual(because('the token has expired', 'El token venció.'));
      const renewed = await renewSession(bff, cookie);
      await bff.http.post('/api/simulador/sesion/cerrar').set('Cookie', renewed.cookie);
      expect(await refusal(renewed.headers)).toEqual(
        because('the session of the token has ended', 'La sesión de este token terminó.'),
      );
    });

    it('that is none of ours; without a token there is nothing to say', async () => {
      expect(await refusal({ Authorization: 'Bearer x.y.z' })).toEqual(
        because('the token is not valid', 'El token no es válido.'),
      );
      const [status, , detail] = await refusal({});
      expect([status, detail]).toEqual([401, 'La sesión no es válida. Inicia sesión e inténtalo de nuevo.']);
    });
  });

  it('has tokens of 15 minutes, which its cookie renews', async () => {
    const openedAt = Math.floor(bff.clock.now().getTime() / 1000);
    const { access, headers, cookie } = await signIn(bff, 'executiverole');
    bff.clock.advance(15 * MINUTE_MS);
    expect(await statusOf(headers)).toBe(401);
    const renewed = await renewSession(bff, cookie);
    expect(await statusOf(renewed.headers)).toBe(200);
    const [before, after] = [access, renewed.access].map(endOf);
    expect([before, after]).toEqual([openedAt + 8 * 3600, before]);
  });

  it('that was closed is over, for its token and its cookie, which stays for a later sign-in to replace', async () => {
    const { headers, cookie } = await signIn(bff, 'executiverole');
    const closed = await bff.http.post('/api/simulador/sesion/cerrar').set('Cookie', cookie);
    expect(closed.status).toBe(204);
    expect(String(closed.headers['set-cookie'])).not.toContain('simulador_acceso');
    expect(await statusOf(headers)).toBe(401);
    expect((await bff.http.post('/api/simulador/sesion/renovar').set('Cookie', cookie)).status).toBe(401);
  });

  it('that was closed leaves the browser another visitor’s session, for the next person', async () => {
    const visit = await bff.http.get('/api/external/paridad/');
    const visitor = String(visit.headers['set-cookie']).split(';')[0] ?? '';
    const { cookie } = await signIn(bff, 'executiverole');
    const close = async () =>
      (await bff.http.post('/api/simulador/sesion/cerrar').set('Cookie', `${cookie}; ${visitor}`)).headers;
    const issued = String((await close())['set-cookie']);
    expect(issued).toMatch(/^simulador_sesion=[^,]+$/);
    expect(issued).not.toContain(visitor);
    expect((await close())['set-cookie']).toBeUndefined();
  });

  it('that does not exist can be closed without an error', async () => {
    expect((await bff.http.post('/api/simulador/sesion/cerrar')).status).toBe(204);
  });
});

import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BROWSER, createUser, emailOf, PASSWORD, renewSession, signIn } from '../src/testing/staff.ts';
import { bffForSpec } from '../src/testing/for-spec.ts';
import type { Response } from 'supertest';
import { PERSON, Visitor } from '../src/testing/visitor.ts';

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

const post = async (body: object): Promise<Response> => bff.http.post('/api/token').send(body);

describe('a client that tries names and passwords', () => {
  /** Returns an answer without headers that differ each time. */
  const comparable = ({ status, body, headers }: Response): object => {
    const { request_id, ...rest } = body as Record<string, unknown>;
    const { date, 'x-request-id': id, ratelimit, ...others } = headers;
    return { status, body: rest, headers: others };
  };

  it('gives the same answer for an unknown name, a wrong password, a disabled user and one without a password', async () => {
    const unknown = comparable(await attempt('nadie@lindero.example', PASSWORD));
    const wrong = comparable(await attempt(emailOf('executiverole'), 'otra'));
    await bff.query('UPDATE users SET disabled = true');
    const disabled = comparable(await attempt(emailOf('executiverole'), PASSWORD));
    const [{ password_hash: hash }] = (await bff.query('SELECT password_hash FROM users')) as [
      { password_hash: string },
    ];
    await bff.query('UPDATE users SET disabled = false, password_hash = NULL');
    const without = comparable(await attempt(emailOf('executiverole'), PASSWORD));
    await bff.query('UPDATE users SET password_hash = $1', [hash]);
    expect(unknown).toMatchObject({ status: 401, body: { detail: 'Usuario o contraseña inválidas' } });
    expect([wrong, disabled, without]).toEqual([unknown, unknown, unknown]);
  });

  it('is limited for unknown names as for existing ones', async () => {
    for (const email of ['nadie@lindero.example', emailOf('executiverole')]) {
      const statuses: number[] = [];
      for (let times = 1; times <= 6; times += 1) statuses.push((await attempt(email, 'mala')).status);
      expect([email, statuses]).toEqual([email, [401, 401, 401, 401, 401, 429]]);
    }
  });

  it('has only five of ten concurrent attempts checked', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => attempt(emailOf('executiverole'), 'mala')),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(5).fill(429)]);
  });

  it('leaves no row after a quarter of an hour', async () => {
    for (let n = 0; n < 20; n += 1) await attempt(`persona-${n}@lindero.example`, 'mala');
    bff.clock.advance(15 * MINUTE_MS + 1);
    await attempt('nadie@lindero.example', 'mala');
    expect(await bff.query('SELECT count(*)::int AS n FROM failed_sign_ins')).toEqual([{ n: 3 }]);
  });

  it('is refused unread with a password of a megabyte', async () => {
    const answer = await attempt(emailOf('executiverole'), 'x'.repeat(1_048_576));
    expect([answer.status, answer.body.detail]).toEqual([
      413,
      'Los datos enviados superan el tamaño permitido.',
    ]);
    expect(await bff.query('SELECT FROM failed_sign_ins')).toEqual([]);
  });

  it.each([
    ['a field more', { bank_role: 'adminrole' }, 'bank_role'],
    ['a list for a name', { email: [emailOf('executiverole')] }, 'email'],
    ['a name with NUL', { email: 'a\0@lindero.example' }, 'email'],
    ['half a character', { password: '\ud83c' }, 'password'],
    ['too long a password', { password: 'x'.repeat(1001) }, 'password'],
    ['no password', { password: undefined }, 'password'],
    ['an object for a password', { password: { $ne: '' } }, 'password'],
  ])('is refused with %s', async (_what, change, field) => {
    const credentials = { email: emailOf('executiverole'), password: PASSWORD, ...change };
    const answer = await post(credentials);
    expect([answer.status, answer.body.fields]).toEqual([
      400,
      [{ name: field, message: expect.any(String) }],
    ]);
  });
});

describe('text that a database can’t store', () => {
  it.each(['\0', '\ud83c', '\udfe0'])('is refused, not a 500: %j', async (odd) => {
    const visitor = new Visitor(bff.http);
    const client = await visitor.post('/authentication/api/clients/', { ...PERSON, email: `a${odd}@b.cl` });
    const body = await visitor.calculated(await visitor.introduce());
    const saves = [
      { property: { ...(body['property'] as object), location: odd } },
      { consent: { version: odd, accepted_at: '2026-11-20T14:00:00.000Z' } },
    ].map((change) => visitor.save({ ...body, ...change }));
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect([client.status, ...statuses]).toEqual([400, 400, 400]);
  });
});

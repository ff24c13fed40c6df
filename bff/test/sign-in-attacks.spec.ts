import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import { PERSON, Visitor } from '../src/testing/visitor.ts';
import { createUser, emailOf, PASSWORD } from '../src/testing/staff.ts';
import { bffForSpec } from '../src/testing/for-spec.ts';

const MINUTE_MS = 60_000;

const bff = bffForSpec();
beforeAll(() => createUser(bff, 'executiverole'));
beforeEach(async () => {
  await bff.query('DELETE FROM failed_sign_ins');
  await bff.query('UPDATE users SET disabled = false');
});

const post = async (body: object): Promise<Response> => bff.http.post('/api/token').send(body);
const attempt = (email: string, password: string): Promise<Response> => post({ email, password });

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

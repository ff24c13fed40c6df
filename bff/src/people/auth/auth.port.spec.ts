import { beforeAll, describe, expect, it } from '@jest/globals';
import { createUser, emailOf, PASSWORD } from '../../testing/staff.ts';
import { bffForSpec } from '../../testing/for-spec.ts';

interface Case {
  readonly mode: 'local' | 'core';
  readonly email: string;
  readonly password: string;
}

describe.each<Case>([
  { mode: 'local', email: emailOf('executiverole'), password: PASSWORD },
  { mode: 'core', email: 'ejecutivo@core.example', password: 'core-hipotecario' },
])('signing in by $mode', ({ mode, email, password }) => {
  const bff = bffForSpec({ MODE_AUTH: mode, CORE_USER: 'bff', CORE_PASSWORD: 'secreta' });
  beforeAll(() => createUser(bff, 'executiverole'));

  const attempt = async (given: string) => bff.http.post('/api/token').send({ email, password: given });

  it('returns a token of ours, which identifies the user', async () => {
    const answer = await attempt(password);
    expect([answer.status, answer.headers['x-source']]).toEqual([200, mode]);
    const who = await bff.http
      .get('/authentication/api/user/info')
      .set('Authorization', `Bearer ${answer.body.access}`);
    expect(who.body).toMatchObject({ email, bank_role: 'executiverole' });
  });

  it('does not reveal what was wrong', async () => {
    const answer = await attempt('otra');
    expect([answer.status, answer.body.detail]).toEqual([401, 'Usuario o contraseña inválidas']);
  });

  it('refuses a user who is disabled here', async () => {
    await bff.query('UPDATE users SET disabled = true');
    expect((await attempt(password)).status).toBe(401);
  });

  it('logs no password', () => {
    expect(bff.logs.text()).not.toContain(password);
  });
});

describe('a core that fails to identify a user', () => {
  const bff = bffForSpec({ MODE_AUTH: 'core' });

  const attempt = async (password: string, email = 'ejecutivo@core.example') =>
    bff.http.post('/api/token').send({ email, password });

  it('leaves the count of failed attempts unchanged', async () => {
    const statuses: number[] = [];
    const tried = async (times: number): Promise<void> => {
      for (let n = 0; n < times; n += 1) statuses.push((await attempt('otra')).status);
    };
    await tried(4);
    await bff.core.play({ token: 'down' });
    await tried(2);
    await bff.core.play({});
    await tried(2);
    expect(statuses).toEqual([401, 401, 401, 401, 502, 502, 401, 429]);
  });

  it('contradicts itself if it refuses the token that it has issued: the password was not wrong', async () => {
    await bff.query('DELETE FROM failed_sign_ins');
    await bff.core.play({ user_info: 'status:401' });
    const { status, body } = await attempt('core-hipotecario');
    await bff.core.play({});
    expect([status, body.detail]).toEqual([
      502,
      expect.stringContaining('una respuesta que no podemos usar'),
    ]);
    expect(await bff.query('SELECT FROM failed_sign_ins WHERE times > 0')).toEqual([]);
  });

  it('signs nobody in as another user whose data it answers, and stores nothing of them', async () => {
    await bff.query('DELETE FROM failed_sign_ins');
    await bff.core.play({ user_info: 'set:email:"admin@core.example"&set:bank_role:"adminrole"' });
    const answer = await attempt('core-hipotecario');
    await bff.core.play({});
    expect(answer.status).toBe(502);
    expect(await bff.query("SELECT FROM users WHERE email = 'admin@core.example'")).toEqual([]);
  });

  it('is asked for the e-mail without the spaces around it', async () => {
    await bff.query('DELETE FROM failed_sign_ins');
    expect((await attempt('core-hipotecario', ' ejecutivo@core.example ')).status).toBe(200);
  });
});

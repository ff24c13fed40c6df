import { beforeEach, describe, expect, it } from '@jest/globals';
import { Audit } from '../access/audit.ts';
import { bffForSpec } from '../testing/for-spec.ts';
import { DataSource } from 'typeorm';
import { bankSettings } from './user-link.ts';
import { runUsersCommand, type UsersCommandParts } from './users-command.ts';

const PASSWORD = 'una-clave-bien-larga';
const EMAIL = 'paula.soto@lindero.example';
const CREATE = ['create', '--email', EMAIL, '--name', 'Paula Soto', '--role', 'executiverole'];

const bff = bffForSpec();
let lines: string[];
beforeEach(async () => {
  lines = [];
  await bff.query('DELETE FROM sessions; DELETE FROM users; DELETE FROM failed_sign_ins');
});

const parts = (password: string): UsersCommandParts => ({
  source: bff.app.get(DataSource),
  audit: bff.app.get(Audit),
  readPassword: () => Promise.resolve(password),
  print: (line) => void lines.push(line),
  bank: bankSettings({ OIDC_ISSUER: 'login' }),
});
const run = (args: readonly string[], password = PASSWORD): Promise<void> =>
  runUsersCommand(args, parts(password));
const signIn = async (password = PASSWORD) => bff.http.post('/api/token').send({ email: EMAIL, password });

describe('the users command', () => {
  it('creates a user who can sign in', async () => {
    await run(CREATE);
    expect((await signIn()).status).toBe(200);
    await run(['list']);
    expect(lines.join()).toMatch(/creado\.,\d+\tpaula\.soto@lindero\.example\texecutiverole$/);
  });

  it('disables immediately, and enables again', async () => {
    await run(CREATE);
    const { body } = await signIn();
    const info = async () =>
      (await bff.http.get('/authentication/api/user/info').set('Authorization', `Bearer ${body.access}`))
        .status;
    expect(await info()).toBe(200);
    await run(['disable', '--email', EMAIL]);
    expect([await info(), (await signIn()).status]).toEqual([401, 401]);
    await run(['enable', '--email', EMAIL]);
    expect([await info(), (await signIn()).status]).toEqual([401, 200]);
  });

  it('gives a user the head of a branch, and takes it away', async () => {
    await run(CREATE);
    const branch = async () => (await bff.query('SELECT head_branch FROM users'))[0];
    await run(['head', '--email', EMAIL, '--branch', 'vina del mar']);
    expect(await branch()).toEqual({ head_branch: 3 });
    await run(['list']);
    expect(lines.at(-1)).toMatch(/\texecutiverole\tjefatura de Viña del Mar$/);
    await run(['head', '--email', EMAIL]);
    expect(await branch()).toEqual({ head_branch: null });
    await expect(run(['head', '--email', EMAIL, '--branch', 'Lima'])).rejects.toThrow(
      'Sucursales: Antofagasta',
    );
    await run(['head', '--email', EMAIL, '--branch', 'Viña del Mar']);
    await run(['role', '--email', EMAIL, '--role', 'adminrole']);
    expect(await branch()).toEqual({ head_branch: 3 });
    await run(['role', '--email', EMAIL, '--role', 'default']);
    await run(['role', '--email', EMAIL, '--role', 'executiverole']);
    expect(await branch()).toEqual({ head_branch: null });
    const changes = await bff.query('SELECT details FROM audit WHERE details ? $1 ORDER BY id', [
      'head_branch',
    ]);
    expect(changes.slice(-1)).toEqual([
      { details: { bank_role: ['adminrole', 'default'], head_branch: [3, null] } },
    ]);
  });

  it('audits its actions, but not its refusals', async () => {
    await run(CREATE);
    await run(['role', '--email', EMAIL, '--role', 'adminrole']);
    await run(['disable', '--email', EMAIL]);
    await expect(run(['role', '--email', EMAIL, '--role', 'jefe'])).rejects.toThrow('Uso');
    const rows = (await bff.query('SELECT action, subject, details FROM audit ORDER BY id DESC LIMIT 4')) as {
      action: string;
      subject: string | null;
      details: object;
    }[];
    const subject = rows[0]?.subject;
    expect(subject).toMatch(/^user \d+$/);
    const own = rows.filter((row) => row.subject === subject);
    expect(own.map(({ action, details }) => [action, details])).toEqual([
      ['user_changed', { disabled: [false, true] }],
      ['user_changed', { bank_role: ['executiverole', 'adminrole'] }],
      ['user_created', { bank_role: [null, 'executiverole'] }],
    ]);
  });

  it('accepts an e-mail in any case, and prints no password', async () => {
    await run([...CREATE.map((word) => (word === EMAIL ? ` ${EMAIL.toUpperCase()} ` : word))]);
    expect((await signIn()).status).toBe(200);
    await run(['disable', '--email', EMAIL.toUpperCase()]);
    await run(['list']);
    expect(lines.at(-1)).toMatch(/\texecutiverole\tdeshabilitado$/);
    expect(lines.join()).not.toContain(PASSWORD);
    expect(
      await bff.query('SELECT email FROM users WHERE password_hash NOT LIKE $1', ['$argon2id$%']),
    ).toEqual([]);
  });

  it('finds users whose e-mail only the bank could give', async () => {
    await bff.query(
      `INSERT INTO users (email, full_name, bank_role) VALUES ('paula.soto@lindero', 'Paula Soto', 'adminrole')`,
    );
    await run(['disable', '--email', 'Paula.Soto@lindero']);
    expect(await bff.query('SELECT disabled FROM users')).toEqual([{ disabled: true }]);
  });

  it('ends all sessions after a change of password, but not after a change of role', async () => {
    await run(CREATE);
    const { body } = await signIn();
    const info = async (): Promise<unknown[]> => {
      const answer = await bff.http
        .get('/authentication/api/user/info')
        .set('Authorization', `Bearer ${body.access}`);
      return [answer.status, answer.body.bank_role];
    };
    await run(['role', '--email', EMAIL, '--role', 'commercialrole']);
    expect(await info()).toEqual([200, 'commercialrole']);
    await run(['password', '--email', EMAIL], 'otra-clave-bien-larga');
    expect(await info()).toEqual([401, undefined]);
    expect([(await signIn()).status, (await signIn('otra-clave-bien-larga')).status]).toEqual([401, 200]);
  });

  it.each([
    ['no order', []],
    ['an unknown order', ['drop', '--email', EMAIL]],
    ['an unknown option', ['list', '--all']],
    ['a role that is none', [...CREATE.slice(0, -1), 'anonymous']],
    ['no e-mail', ['create', '--name', 'Paula', '--role', 'adminrole']],
    ['no name', ['create', '--email', EMAIL, '--role', 'adminrole']],
    ['an unknown user', ['disable', '--email', EMAIL]],
  ])('refuses %s', async (_what, args) => {
    await expect(run(args)).rejects.toThrow(/^(Uso: npm run users|--|No hay)/);
  });

  it('refuses a short password, and a second user of one e-mail', async () => {
    await expect(run(CREATE, '🏠'.repeat(11))).rejects.toThrow('12 caracteres');
    await run(CREATE);
    await expect(run(CREATE)).rejects.toThrow('Ya hay un usuario');
  });
});

/** The identity of a bank user is an issuer and a subject. No e-mail makes a bank user a local one. */
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { DataSource } from 'typeorm';
import { Audit } from '../src/access/audit.ts';
import { bankSettings } from '../src/commands/user-link.ts';
import { runUsersCommand } from '../src/commands/users-command.ts';
import { TestBrowser, TestProvider } from '../src/testing/identity-provider.ts';
import { createUser, emailOf, PASSWORD, signIn } from '../src/testing/staff.ts';
import { bffForSpec } from '../src/testing/for-spec.ts';
import { startBff } from '../src/testing/test-bff.ts';

const EMERGENCY = emailOf('adminrole');
const LOCAL = emailOf('executiverole');
const groups = ['sucursal'];
/** Returns a text in full-width letters. */
const wide = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
const printed: string[] = [];

const provider = TestProvider.forSpec();
const bff = bffForSpec(() => ({ ...provider.env, OIDC_EMERGENCY_EMAIL: EMERGENCY }));
beforeAll(() => {
  provider.logoutAddress = `${bff.url}/api/simulador/sesion/oidc/cierre`;
});
beforeEach(async () => {
  await bff.query('DELETE FROM sessions; DELETE FROM users; DELETE FROM failed_sign_ins');
  await createUser(bff, 'adminrole');
  await createUser(bff, 'executiverole');
  provider.tamper = (token) => token;
});

const enter = (id: string, claims: object): Promise<Response> => {
  provider.user = { id, claims: { name: 'Paula Soto', groups, ...claims } };
  return new TestBrowser(bff.url).signIn();
};
const users = (): Promise<unknown[]> =>
  bff.query('SELECT email, full_name, bank_role, subject FROM users ORDER BY id');
// The provider's address as an administrator may write it: the sign-in normalises its own.
const run = (...args: string[]): Promise<void> => runWith(`${provider.issuer.toUpperCase()}/`, ...args);
const runWith = (OIDC_ISSUER: string, ...args: string[]): Promise<void> =>
  runUsersCommand(args, {
    source: bff.app.get(DataSource),
    audit: bff.app.get(Audit),
    readPassword: () => Promise.resolve(PASSWORD),
    print: (line) => void printed.push(line),
    bank: bankSettings({ OIDC_ISSUER, OIDC_EMERGENCY_EMAIL: EMERGENCY }),
  });

describe('an ID token with the e-mail of', () => {
  it.each([
    ['the emergency account', EMERGENCY],
    ['the emergency account, in capitals', EMERGENCY.toUpperCase()],
    ['the emergency account, in full-width letters', wide(EMERGENCY)],
    ['a local user, in full-width letters', wide(LOCAL)],
    ['a local user', LOCAL],
  ])('%s neither signs in nor changes anybody', async (_whose, email) => {
    const before = await users();
    const answer = await enter('intruso', { email });
    expect([answer.status, (await answer.json()) as object]).toEqual([
      403,
      expect.objectContaining({
        detail: expect.stringMatching(/que lo libere; si es usted, .* con el identificador intruso\.$/),
      }),
    ]);
    expect(await users()).toEqual(before);
    expect(await bff.query('SELECT FROM sessions WHERE user_id IS NOT NULL')).toEqual([]);
  });

  it('an emergency account that does not exist yet creates none', async () => {
    await bff.query('DELETE FROM users WHERE email = $1', [EMERGENCY]);
    expect((await enter('intruso', { email: EMERGENCY })).status).toBe(403);
  });

  it('the emergency account is refused even for a user who was linked to it', async () => {
    await bff.query('UPDATE users SET issuer = $1, subject = $2 WHERE email = $3', [
      provider.issuer,
      'intruso',
      EMERGENCY,
    ]);
    const before = await users();
    for (const email of [EMERGENCY, 'otro@lindero.example'])
      expect((await enter('intruso', { email })).status).toBe(403);
    expect(await users()).toEqual(before);
    // The notice's time is that of the machine's clock.
    bff.clock.set(new Date().toISOString());
    const { headers } = await signIn(bff, 'adminrole', true);
    await provider.logOut('intruso', 'cualquiera');
    expect((await bff.http.get('/authentication/api/user/info').set(headers)).status).toBe(200);
  });
});

describe('an administrator', () => {
  const digest = expect.stringMatching(/^[\w-]{43}$/);
  const linkRows = (): Promise<unknown[]> =>
    bff.query("SELECT action, details FROM audit WHERE action LIKE 'user_%linked' ORDER BY id DESC LIMIT 1");

  it('links an existing user, who keeps the record', async () => {
    await run('link', '--email', LOCAL, '--subject', 'u-1');
    expect(printed.at(-1)).toMatch(/^Usuario \d+ vinculado: ese identificador entra desde ahora como \S/);
    expect((await enter('u-1', { email: LOCAL })).status).toBe(302);
    expect(await users()).toContainEqual({
      email: LOCAL,
      full_name: 'Paula Soto',
      bank_role: 'executiverole',
      subject: 'u-1',
    });
    expect(await linkRows()).toEqual([{ action: 'user_linked', details: { account: [null, digest] } }]);
  });

  it('links a user again whose subject the provider has renewed', async () => {
    expect((await enter('u-1', { email: 'elena@lindero.example' })).status).toBe(302);
    expect((await enter('u-2', { email: 'elena@lindero.example' })).status).toBe(403);
    await run('relink', '--email', 'elena@lindero.example', '--subject', 'u-2');
    expect(await bff.query('SELECT FROM sessions WHERE user_id IS NOT NULL AND ended IS NULL')).toEqual([]);
    expect((await enter('u-2', { email: 'elena@lindero.example' })).status).toBe(302);
    expect((await enter('u-1', { email: 'elena@lindero.example' })).status).toBe(403);
    expect(await linkRows()).toEqual([{ action: 'user_relinked', details: { account: [digest, digest] } }]);
  });

  it('links neither the emergency account, nor two users to one account, nor a user twice', async () => {
    const link = (email: string, subject: string, order = 'link') =>
      run(order, '--email', email, '--subject', subject);
    await expect(link(EMERGENCY, 'u-1')).rejects.toThrow('cuenta de emergencia');
    await expect(link(LOCAL, 'u-1', 'relink')).rejects.toThrow('usa link');
    await link(LOCAL, 'u-1');
    await expect(link(LOCAL, 'u-2')).rejects.toThrow('usa relink');
    await createUser(bff, 'commercialrole');
    await expect(link(emailOf('commercialrole'), 'u-1')).rejects.toThrow(/ya es del usuario \d+/);
    await expect(link(emailOf('commercialrole'), ' ')).rejects.toThrow('--subject');
  });

  it.each(['', ' u-1', 'u-1\n', 'u\u0000', 'u\ud800', 'u'.repeat(256)])(
    'links no subject with which nobody could sign in: %j',
    async (subject) => {
      await expect(run('link', '--email', LOCAL, '--subject', subject)).rejects.toThrow('--subject');
      await run('link', '--email', LOCAL, '--subject', 'u'.repeat(255));
      expect((await enter('u'.repeat(255), { email: LOCAL })).status).toBe(302);
    },
  );

  it.each([
    ['http://login.bank.example', 'https://'],
    ['ftp://localhost', 'http'],
    ['https://ana:clave@login.bank.example', 'sin credenciales'],
    ['https://login.bank.example?a=1', 'sin credenciales'],
    ['login', 'http'],
  ])('links no issuer whose tokens are never accepted: %s', async (issuer, message) => {
    await expect(runWith(issuer, 'link', '--email', LOCAL, '--subject', 'u-1')).rejects.toThrow(message);
    await runWith(issuer, 'list');
  });

  it('sees in the audit log which role the directory changed', async () => {
    await enter('u-1', { email: 'elena@lindero.example' });
    await bff.query("UPDATE users SET bank_role = 'commercialrole' WHERE subject = 'u-1'");
    await enter('u-1', { email: 'elena@lindero.example' });
    expect(await bff.query("SELECT details FROM audit WHERE action = 'user_changed'")).toEqual([
      { details: { bank_role: ['commercialrole', 'executiverole'] } },
    ]);
  });
});

describe('the claims of a user', () => {
  const stored = async (claims: object): Promise<unknown> => {
    const { status } = await enter('u-1', { name: undefined, ...claims });
    const [row] = await bff.query("SELECT email, full_name FROM users WHERE subject = 'u-1'");
    return [status, row];
  };

  it.each([
    [
      'given and family name',
      { given_name: 'Elena', family_name: 'Rivas' },
      { email: 'e@lindero.example', full_name: 'Elena Rivas' },
    ],
    ['a name with NUL', { name: 'Elena\0 Rivas' }, { email: 'e@lindero.example', full_name: 'Elena Rivas' }],
    [
      'a name and an e-mail with invisible characters',
      { name: 'Elena\u202e\u200b Rivas', email: 'e\u200b@Lindero.example' },
      { email: 'e@lindero.example', full_name: 'Elena Rivas' },
    ],
    [
      'an e-mail in full-width letters',
      { name: 'E', email: 'Ｅ＠ｌｉｎｄｅｒｏ．example' },
      { email: 'e@lindero.example', full_name: 'E' },
    ],
    ['no name', {}, { email: 'e@lindero.example', full_name: 'e@lindero.example' }],
    [
      'a upn instead of an e-mail',
      { email: undefined, name: 'E', upn: 'Elena@Lindero.example' },
      { email: 'elena@lindero.example', full_name: 'E' },
    ],
    [
      'a upn beside a user name',
      { email: undefined, name: 'E', preferred_username: 'erivas', upn: 'elena@lindero.example' },
      { email: 'elena@lindero.example', full_name: 'E' },
    ],
  ])('have %s', async (_what, claims, row) => {
    expect(await stored({ email: 'e@lindero.example', ...claims })).toEqual([302, row]);
  });

  it.each([
    ['an e-mail with NUL is none', { email: 'e\0@lindero.example' }, 403],
    ['a subject with NUL is none', { sub: 'u\0', email: 'e@lindero.example' }, 400],
    [
      'an e-mail that is too long in lower case is none',
      { email: `${'İ'.repeat(150)}@lindero.example` },
      403,
    ],
    ['a subject with half a character is none', { sub: 'u\ud800', email: 'e@lindero.example' }, 400],
    ['a session with NUL is without a name', { sid: 's\0', email: 'e@lindero.example' }, 302],
  ])('%s, and no failure of ours', async (_what, change, status) => {
    provider.tamper = (idToken) => provider.sign({ ...decodeJwt(idToken), groups, ...change });
    expect((await enter('u-1', {})).status).toBe(status);
  });

  it('name a group of a directory', async () => {
    const env = {
      ...provider.env,
      OIDC_ROLES:
        'CN=Riesgo\\, Crédito,OU=Grupos,DC=lindero=adminrole, CN=Sucursal,OU=Grupos,DC=lindero=executiverole,caja=commercialrole',
    };
    const directory = await startBff({ env });
    try {
      const roles: unknown[] = [];
      for (const group of [
        'cn=riesgo\\, crédito, ou=Grupos, dc=lindero',
        'CN=Sucursal,OU=Grupos,DC=lindero',
        'caja',
      ]) {
        provider.user = { id: 'u-1', claims: { email: 'e@lindero.example', groups: [group] } };
        await new TestBrowser(directory.url).signIn();
        roles.push(...(await directory.query('SELECT bank_role FROM users')));
      }
      expect(roles).toEqual([
        { bank_role: 'adminrole' },
        { bank_role: 'executiverole' },
        { bank_role: 'commercialrole' },
      ]);
    } finally {
      await directory.close();
    }
  });
});

describe('a password, while the bank signs users in,', () => {
  it('is refused alike for every e-mail, however often', async () => {
    const refusals = new Set<string>();
    for (const email of [EMERGENCY, LOCAL, 'nadie@lindero.example'])
      for (let times = 1; times <= 7; times += 1) {
        const { status, body, headers } = await bff.http.post('/api/token').send({ email, password: 'mala' });
        const { request_id: _id, ...rest } = body as Record<string, unknown>;
        const { date: _date, 'x-request-id': _requestId, ratelimit: _limit, ...others } = headers;
        refusals.add(JSON.stringify([status, rest, others]));
      }
    expect([...refusals].map((text) => (JSON.parse(text) as unknown[])[0])).toEqual([403]);
  });
});

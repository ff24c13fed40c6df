/** The identity of a user whom the core signs in is the core's origin and id, never an e-mail. See docs/rules.md R956 to R958. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { Audit } from '../src/access/audit.ts';
import { bankSettings } from '../src/commands/user-link.ts';
import { runUsersCommand } from '../src/commands/users-command.ts';
import { bffForSpec } from '../src/testing/for-spec.ts';

describe('a user of the core', () => {
  const EMAIL = 'ejecutivo@core.example';
  const bff = bffForSpec({ MODE_AUTH: 'core' });
  beforeEach(async () => {
    await bff.query('DELETE FROM sessions; DELETE FROM users; DELETE FROM failed_sign_ins');
    await bff.core.play({});
  });

  const enter = async (answers: string | null = null): Promise<[status: number, detail: string]> => {
    if (answers) await bff.core.play({ user_info: answers });
    const { status, body } = await bff.http
      .post('/api/token')
      .send({ email: EMAIL, password: 'core-hipotecario' });
    return [status, body.detail];
  };
  const stored = () =>
    bff.query('SELECT email, bank_role, subject, head_branch FROM users ORDER BY id') as Promise<
      { subject: string | null }[]
    >;
  const insert = (columns: Readonly<Record<string, unknown>>) =>
    bff.query(
      `INSERT INTO users (email, full_name, bank_role, password_hash, head_branch, issuer, subject)
       SELECT email, full_name, bank_role, password_hash, head_branch, issuer, subject FROM jsonb_populate_record(NULL::users, $1)`,
      [{ email: EMAIL, full_name: 'Esteban Mella', bank_role: 'executiverole', ...columns }],
    );
  const ofCore = () => ({ issuer: new URL(bff.core.url).origin, subject: '9002' });
  const row = { email: EMAIL, bank_role: 'executiverole', subject: '9002', head_branch: null };

  it('is their id there: whoever gets the e-mail of a former colleague does not get the row', async () => {
    expect((await enter())[0]).toBe(200);
    expect(await enter('set:id:9017')).toEqual([409, expect.stringMatching(/con el identificador 9017\.$/)]);
    expect(await stored()).toEqual([row]);
    const [line] = await bff.logs.matching(({ signIn }) => signIn === 'not_linked', 1);
    expect(line?.['user']).toEqual(expect.any(Number));
    expect(bff.logs.text()).not.toContain(EMAIL);
  });

  it.each([
    ['a password', { password_hash: '$argon2id$' }],
    ['an account at an identity provider', { issuer: 'https://login.lindero.example', subject: '9002' }],
    ['no account yet', {}],
  ])(
    'is not the user of their e-mail who has %s, until an administrator links them',
    async (_what, columns) => {
      await insert(columns);
      const [before] = await stored();
      expect((await enter())[0]).toBe(409);
      expect(await stored()).toEqual([before]);
      await runUsersCommand([before?.subject ? 'relink' : 'link', '--email', EMAIL, '--subject', '9002'], {
        source: bff.app.get(DataSource),
        audit: bff.app.get(Audit),
        readPassword: () => Promise.resolve(''),
        print: () => undefined,
        bank: bankSettings({ MODE_AUTH: 'core', CORE_URL: `${bff.core.url}/` }),
      });
      expect((await enter())[0]).toBe(200);
      expect(await stored()).toEqual([row]);
    },
  );

  it('keeps the row with another e-mail, unless that is of somebody else', async () => {
    await insert({ ...ofCore(), email: 'antes@core.example' });
    expect((await enter())[0]).toBe(200);
    expect(await stored()).toEqual([row]);
    await bff.query("UPDATE users SET email = 'antes@core.example'");
    await insert({ ...ofCore(), subject: '9017' });
    expect(await enter()).toEqual([409, expect.stringContaining('pertenece a otra persona')]);
  });

  it.each([
    ['Andrea Silva', 409],
    ['Juan Cruz', 409],
    ['Cruz Rojas, Esteban', 200],
    ['ESTEBAN', 200],
    ['Ana de la Cruz', 409],
    ['De la', 409],
  ])(
    'gets the row of their id, with another e-mail and named %s, only if the name can be theirs: %d',
    async (name, status) => {
      await insert({ ...ofCore(), email: 'admin@core.example', full_name: name, bank_role: 'adminrole' });
      const before = await stored();
      expect((await enter('set:full_name:"Esteban de la Cruz"'))[0]).toBe(status);
      expect(await stored()).toEqual(status === 200 ? [row] : before);
      if (status === 200) return;
      const [line] = await bff.logs.matching(({ signIn }) => signIn === 'id_of_another', 1);
      expect(line?.['user']).toEqual(expect.any(Number));
    },
  );

  it.each([
    ['set:id:0', 502],
    // Rounded to the same double as the id of another user.
    ['set:id:9007199254740993', 502],
    ['set:full_name:"\\u200b\\u202e"', 502],
    ['set:full_name:"\\u202eEsteban\\u0000  Mella "', 200],
  ])('has a name that can be read, and an id that is exact: %s is a %d', async (answer, status) => {
    expect((await enter(answer))[0]).toBe(status);
    const named = await bff.query('SELECT full_name FROM users');
    expect(named).toEqual(status === 200 ? [{ full_name: 'Esteban Mella' }] : []);
  });

  it('has the e-mail that was typed, also if the core fills it up with blanks', async () => {
    expect((await enter('set:email:"EJECUTIVO@core.example\\u0000  "'))[0]).toBe(200);
    expect(await stored()).toEqual([row]);
  });

  it('is not asked for with a token that no header can have', async () => {
    await bff.core.play({ token: 'set:access:"no es\\nun token"' });
    const before = await bff.core.callsTo('user_info');
    const { status } = await bff.http.post('/api/token').send({ email: EMAIL, password: 'core-hipotecario' });
    expect([status, await bff.core.callsTo('user_info')]).toEqual([502, before]);
    expect(bff.logs.text()).toContain('"place":"$.access"');
  });

  it('who is staff does not lose the role by one that is unknown, and others get none', async () => {
    await insert(ofCore());
    expect(await enter('set:bank_role:"ExecutiveRole"')).toEqual([
      409,
      expect.stringContaining('un rol que'),
    ]);
    expect(await stored()).toEqual([row]);
    expect(bff.logs.text()).toContain('"rule":"unknown_role"');
    await bff.query('DELETE FROM users');
    expect((await enter())[0]).toBe(200);
    expect(await stored()).toEqual([{ ...row, bank_role: 'default' }]);
  });

  it('who is no longer staff heads no branch, also after becoming staff again', async () => {
    await insert({ ...ofCore(), head_branch: 3 });
    expect((await enter('set:bank_role:"default"'))[0]).toBe(200);
    expect(await stored()).toEqual([{ ...row, bank_role: 'default' }]);
    const [last] = await bff.query(
      "SELECT details FROM audit WHERE action = 'user_changed' ORDER BY id DESC",
    );
    expect(last).toEqual({ details: { bank_role: ['executiverole', 'default'], head_branch: [3, null] } });
    await bff.query('UPDATE users SET head_branch = 3');
    await bff.core.play({});
    expect((await enter())[0]).toBe(200);
    expect(await stored()).toEqual([row]);
  });
});

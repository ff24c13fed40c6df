/** Views of the list that staff save under a name. See docs/rules.md R960. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { SignedInUser } from '../src/access/sessions.ts';
import { SavedViewsController } from '../src/office/saved-views/saved-views.controller.ts';
import { Office, type StaffRole } from '../src/testing/office.ts';

const PATH = '/api/simulador/vistas';
const APPROVED_OF_THREE_MONTHS = 'days=91&requestStatus=3&sort=amount';

const office = Office.forSpec();
beforeEach(async () => {
  await office.clear();
  await office.bff.query('TRUNCATE saved_views');
});

const save = (name: string, role: StaffRole = 'executiverole', changed: object = {}) =>
  office.send('put', PATH, { name, address: APPROVED_OF_THREE_MONTHS, ...changed }, role);
const namesOf = async (role: StaffRole): Promise<string[]> =>
  (await office.get(PATH, role)).body.map(({ name }: { name: string }) => name);

describe('a saved view', () => {
  it('is its owner’s alone, and is replaced by another one of its name', async () => {
    const { status, body } = await save(' Aprobadas ');
    expect([status, body]).toEqual([
      200,
      { id: expect.any(Number), name: 'Aprobadas', address: APPROVED_OF_THREE_MONTHS },
    ]);
    const changed = await save('Aprobadas', 'executiverole', { address: 'view=today' });
    expect(changed.body).toEqual({ ...body, address: 'view=today' });
    await save('Aprobadas', 'commercialrole');
    expect((await office.get(PATH)).body).toEqual([changed.body]);
    expect(await namesOf('adminrole')).toEqual([]);
  });

  it('is deleted by its owner alone', async () => {
    const { body } = await save('Propia');
    const remove = (role: StaffRole) => office.send('delete', `${PATH}/${body.id}`, {}, role);
    expect((await remove('adminrole')).status).toBe(404);
    const both = await Promise.all([remove('executiverole'), remove('executiverole')]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect(await namesOf('executiverole')).toEqual([]);
  });

  it('is one of thirty, however many are saved at once', async () => {
    const [{ id }] = (await office.bff.query("SELECT id FROM users WHERE bank_role = 'executiverole'")) as [
      { id: number },
    ];
    const views = office.bff.app.get(SavedViewsController);
    const user = { id, role: 'executiverole' } as SignedInUser;
    const saves = Array.from({ length: 60 }, (_, n) =>
      views.save({ name: `Vista ${n}`, address: 'days=1' }, user).catch(() => null),
    );
    expect((await Promise.all(saves)).filter((saved) => saved === null)).toHaveLength(30);
    expect(await namesOf('executiverole')).toHaveLength(30);
  });

  it('saved twice at once is one', async () => {
    const saved = await Promise.all([save('Misma'), save('Misma'), save('Misma')]);
    expect(saved.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await namesOf('executiverole')).toEqual(['Misma']);
  });

  it.each([
    ['an unnamed one', { name: ' ' }],
    ['a search, which may be a person’s name', { address: 'search=Camila' }],
    ['a column that is hidden', { address: 'days=91&hidden=rut' }],
    ['a page of elsewhere', { address: 'https://example.org' }],
    ['more than fits', { address: `commercial=${'1'.repeat(300)}` }],
  ])('is refused: %s', async (_, changed) => {
    expect((await save('Feria', 'executiverole', changed)).status).toBe(400);
  });

  it('is one of at most thirty, of which each can still be changed', async () => {
    await office.bff.query(
      `INSERT INTO saved_views (owner, name, address)
       SELECT $1, 'Vista ' || n, '' FROM generate_series(1, 30) AS n`,
      [office.staff.executiverole.id],
    );
    const { status, body } = await save('Otra');
    expect([status, body.detail]).toEqual([
      409,
      'Puede guardar hasta 30 vistas. Elimine una para guardar otra.',
    ]);
    expect((await save('Vista 7')).status).toBe(200);
  });
});

/** Views of the list that staff save under a name, and the filter by outcome of mails and sends. See docs/rules.md R960, R961. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { SimulationEntity } from '../src/database/entities/simulation.entity.ts';
import type { SignedInUser } from '../src/access/sessions.ts';
import { SavedViewsService } from '../src/office/saved-views/saved-views.service.ts';
import { Office, type StaffRole } from '../src/testing/office.ts';

const PATH = '/api/simulador/vistas';
const APPROVED_OF_THREE_MONTHS = 'days=91&requestStatus=3&sort=amount&hidden=rut.email';
const REJECTED = 7;

const office = Office.forSpec();
beforeEach(async () => {
  await office.clear();
  await office.bff.query('TRUNCATE saved_views');
});

const save = (name: string, role: StaffRole = 'executiverole', changed: object = {}) =>
  office.send('put', PATH, { name, address: APPROVED_OF_THREE_MONTHS, is_shared: false, ...changed }, role);
const namesOf = async (role: StaffRole): Promise<string[]> =>
  (await office.get(PATH, role)).body.map(({ name }: { name: string }) => name);

describe('a saved view', () => {
  it('is its owner’s alone, and is replaced by another one of its name', async () => {
    const { status, body } = await save(' Aprobadas ');
    expect([status, body]).toEqual([
      200,
      {
        ...{ id: expect.any(Number), name: 'Aprobadas', address: APPROVED_OF_THREE_MONTHS },
        ...{ is_shared: false, is_own: true, can_delete: true },
      },
    ]);
    const changed = await save('Aprobadas', 'executiverole', { address: 'view=today' });
    expect(changed.body).toEqual({ ...body, address: 'view=today' });
    await save('Aprobadas', 'commercialrole');
    expect((await office.get(PATH)).body).toEqual([changed.body]);
    expect(await namesOf('adminrole')).toEqual([]);
  });

  it('is shared with everybody by the administrator only, who alone deletes a shared one', async () => {
    expect((await save('Feria', 'executiverole', { is_shared: true })).status).toBe(403);
    const { body: shared } = await save('Feria', 'adminrole', { is_shared: true });
    await save('Propia');
    expect(await namesOf('commercialrole')).toEqual(['Feria']);
    expect((await office.get(PATH)).body).toMatchObject([
      { name: 'Feria', is_own: false, can_delete: false },
      { name: 'Propia', is_own: true, can_delete: true },
    ]);
    const remove = (id: number, role: StaffRole) => office.send('delete', `${PATH}/${id}`, {}, role);
    const own = (await office.get(PATH)).body[1].id;
    expect((await remove(own, 'adminrole')).status).toBe(404);
    expect((await remove(shared.id, 'executiverole')).status).toBe(404);
    const both = await Promise.all([remove(shared.id, 'adminrole'), remove(shared.id, 'adminrole')]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect((await remove(own, 'executiverole')).status).toBe(204);
    expect(await namesOf('executiverole')).toEqual([]);
  });

  it('is one of thirty, however many are saved at once', async () => {
    const [{ id }] = (await office.bff.query("SELECT id FROM users WHERE bank_role = 'executiverole'")) as [
      { id: number },
    ];
    const views = office.bff.app.get(SavedViewsService);
    const user = { id, role: 'executiverole' } as SignedInUser;
    const saves = Array.from({ length: 60 }, (_, n) =>
      views.save(user, { name: `Vista ${n}`, address: 'days=1', is_shared: false }).catch(() => null),
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
    ['a page of elsewhere', { address: 'https://example.org' }],
    ['more than fits', { address: `commercial=${'1'.repeat(300)}` }],
  ])('is refused: %s', async (_, changed) => {
    expect((await save('Feria', 'executiverole', changed)).status).toBe(400);
  });

  it('is one of at most thirty, of which each can still be changed', async () => {
    await office.bff.query(
      `INSERT INTO saved_views (owner, name, address, is_shared)
       SELECT $1, 'Vista ' || n, '', false FROM generate_series(1, 30) AS n`,
      [office.staff.executiverole.id],
    );
    const { status, body } = await save('Otra');
    expect([status, body.detail]).toEqual([
      409,
      'Puede guardar hasta 30 vistas. Elimine una para guardar otra.',
    ]);
    expect((await save('Vista 7')).status).toBe(200);
  });

  it('of one’s own simulations is remembered for the menu, by user', async () => {
    const startOf = async (role: StaffRole) =>
      (await office.get('/api/simulador/asignaciones', role)).body.lists_own;
    expect(await startOf('executiverole')).toBe(false);
    const start = (isWanted: boolean) =>
      office.send('put', '/api/simulador/asignaciones/inicio', { lists_own: isWanted });
    expect((await start(true)).status).toBe(204);
    expect([await startOf('executiverole'), await startOf('commercialrole')]).toEqual([true, false]);
    await start(false);
    expect(await startOf('executiverole')).toBe(false);
  });
});

describe('outcomes', () => {
  const idsIn = async (query: Record<string, string | number>, role: StaffRole = 'adminrole') => {
    const { body } = await office.list({ days: 3650, ...query }, role);
    return body.results
      .flatMap(({ simulations }: { simulations: { id: number }[] }) => simulations.map(({ id }) => id))
      .sort((one: number, other: number) => one - other);
  };
  const flow = ({ uuid }: SimulationEntity, state: 'done' | 'stopped' | 'refused') =>
    office.bff.query(
      `INSERT INTO workflow_flows (simulation, state, executive, requested_by, started, since)
       VALUES ($1, $2, $3, $3, now(), now())`,
      [uuid, state, office.staff.executiverole.id],
    );
  const mailed = ({ uuid }: SimulationEntity, refused: boolean) =>
    office.bff.query(
      `UPDATE simulations SET mailed_at = now(), mail_refused_at = CASE WHEN $2 THEN now() END WHERE uuid = $1`,
      [uuid, refused],
    );

  it('filter the list, and their failures are counted for the executive whose they are', async () => {
    const { id: me } = office.staff.executiverole;
    const [delivered, bounced, stopped, refused, sent] = [
      await office.store({ commercial: me }),
      await office.store({ commercial: me, daysAgo: 400 }),
      await office.store({ commercial: me }),
      await office.store({ commercial: office.staff.commercialrole.id }),
      await office.store({ commercial: me, sent: true }),
    ] as const;
    const over = await office.store({ commercial: me, resolution: REJECTED });
    await mailed(delivered, false);
    await mailed(bounced, true);
    await mailed(over, true);
    await flow(stopped, 'stopped');
    await flow(refused, 'refused');
    await flow(sent, 'done');
    expect(await idsIn({ sends: 'mail_sent' })).toEqual([delivered.id]);
    expect(await idsIn({ sends: 'mail_refused' })).toEqual([bounced.id, over.id]);
    expect(await idsIn({ sends: 'workflow_sent' })).toEqual([sent.id]);
    expect(await idsIn({ sends: 'workflow_stopped' })).toEqual([stopped.id]);
    expect(await idsIn({ sends: 'workflow_refused' })).toEqual([refused.id]);
    expect(await idsIn({ sends: 'failed' })).toEqual([bounced.id, stopped.id, refused.id]);
    const own = await idsIn({ sends: 'failed', view: 'mine' }, 'executiverole');
    expect(own).toEqual([bounced.id, stopped.id]);
    const failedOf = async (role: StaffRole) =>
      (await office.get('/api/simulador/pendientes/envios', role)).body.failed;
    expect([await failedOf('executiverole'), await failedOf('commercialrole')]).toEqual([own.length, 1]);
    expect(await failedOf('adminrole')).toBe(0);
    expect((await office.list({ sends: 'x' })).status).toBe(400);
  });
});

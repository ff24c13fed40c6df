import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { UserRole } from '@simulador/contracts/domain/access';
import { randomUUID } from 'node:crypto';
import type { Response } from 'supertest';
import type { SimulationEntity } from '../src/database/entities/simulation.entity.ts';
import { storeListed } from '../src/testing/listed.ts';
import { type Member, signInEverybody } from '../src/testing/staff.ts';
import { startBff, type TestBff } from '../src/testing/test-bff.ts';

const PATH = '/simulations/api/simulation_comments/';
let bff: TestBff;
let staff: Readonly<Record<UserRole, Member>>;
let simulation: SimulationEntity;

beforeAll(async () => {
  bff = await startBff();
  staff = await signInEverybody(bff);
});
afterAll(() => bff.close());
beforeEach(async () => {
  simulation = await storeListed(bff);
});

const list = async (role: UserRole = 'executiverole', uuid = simulation.uuid): Promise<Response> =>
  bff.http.get(PATH).query({ simulation: uuid }).set(staff[role].headers);
const add = async (comment: unknown, role: UserRole = 'executiverole', body = {}): Promise<Response> =>
  bff.http
    .post(PATH)
    .set(staff[role].headers)
    .send({ simulation: simulation.uuid, comment, ...body });
const highlight = async (uuid: string, value: unknown, role: UserRole = 'executiverole'): Promise<Response> =>
  bff.http.patch(`${PATH}${uuid}/`).set(staff[role].headers).send({ highlight: value });
const remove = async (uuid: string, role: UserRole = 'executiverole'): Promise<Response> =>
  bff.http.delete(`${PATH}${uuid}/`).set(staff[role].headers);
const texts = async (): Promise<string[]> =>
  ((await list()).body as { comment: string }[]).map(({ comment }) => comment);
const recorded = async (uuid: string): Promise<unknown[]> =>
  bff.query('SELECT actor, action, details FROM audit WHERE subject = $1 ORDER BY id', [`comment ${uuid}`]);

describe('a comment', () => {
  it.each(['adminrole', 'executiverole', 'commercialrole'] as const)(
    'of an %s is read by all',
    async (role) => {
      const { status, body } = await add('Llamar el lunes.\n<b>Ñandú</b> 🏠', role);
      expect([status, body]).toEqual([
        201,
        {
          uuid: expect.any(String),
          simulation: simulation.uuid,
          comment: 'Llamar el lunes.\n<b>Ñandú</b> 🏠',
          name: 'Paula Soto',
          created: '2026-11-20T15:00:00.000Z',
          creator: staff[role].id,
          highlight: false,
        },
      ]);
      for (const reader of ['adminrole', 'executiverole', 'commercialrole'] as const)
        expect((await list(reader)).body).toEqual([body]);
      expect(await recorded(body.uuid)).toEqual([
        { actor: staff[role].id, action: 'comment_added', details: null },
      ]);
    },
  );

  it('comes after those that were there', async () => {
    for (const comment of ['uno', 'dos', 'tres']) {
      await add(comment);
      bff.clock.advance(1000);
    }
    expect(await texts()).toEqual(['uno', 'dos', 'tres']);
    bff.clock.advance(-3000);
  });

  it.each([
    ['a character', 'x', 201],
    ['2500 characters', 'ñ'.repeat(2500), 201],
    ['2501 characters', 'ñ'.repeat(2501), 400],
    ['none', '', 400],
    ['blanks', ' \n\t\u00a0 ', 400],
    ['a number', 7, 400],
    ['null', null, 400],
    ['a NUL', 'a\0b', 400],
  ])('of %s', async (_what, comment, status) => {
    expect((await add(comment)).status).toBe(status);
    expect(await texts()).toEqual(status === 201 ? [comment] : []);
  });

  it('is of a simulation that is there, by somebody of the staff, and nothing else comes along', async () => {
    expect((await add('x', 'executiverole', { simulation: randomUUID() })).status).toBe(404);
    expect((await add('x', 'executiverole', { simulation: 'una' })).status).toBe(400);
    expect((await add('x', 'executiverole', { creator: 1 })).status).toBe(400);
    expect((await add('x', 'default')).status).toBe(403);
    expect((await list('default')).status).toBe(403);
    for (const uuid of [randomUUID(), 'una', '']) expect((await list('adminrole', uuid)).status).toBe(404);
    expect((await bff.http.get(PATH)).status).toBe(401);
  });

  it('is highlighted and no more by its author alone', async () => {
    const { uuid } = (await add('x')).body;
    const highlighted = await highlight(uuid, true);
    expect([highlighted.status, highlighted.body.highlight]).toEqual([200, true]);
    await highlight(uuid, true);
    expect((await highlight(uuid, false)).body.highlight).toBe(false);
    for (const role of ['adminrole', 'commercialrole'] as const)
      expect((await highlight(uuid, true, role)).status).toBe(403);
    expect((await highlight(uuid, 'sí')).status).toBe(400);
    expect((await list()).body[0].highlight).toBe(false);
    expect(await recorded(uuid)).toMatchObject([
      { action: 'comment_added' },
      { action: 'comment_changed', details: { highlight: [false, true] } },
      { action: 'comment_changed', details: { highlight: [true, false] } },
    ]);
  });

  it('is deleted by its author alone, once', async () => {
    const { uuid } = (await add('x')).body;
    expect((await remove(uuid, 'adminrole')).status).toBe(403);
    const answers = await Promise.all([remove(uuid), remove(uuid), remove(uuid)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    expect([answers.find(({ status }) => status === 204)?.text, await texts()]).toEqual(['', []]);
    expect(await recorded(uuid)).toMatchObject([{ action: 'comment_added' }, { action: 'comment_deleted' }]);
    expect((await remove('una')).status).toBe(404);
  });

  it('is neither added nor changed nor deleted once the simulation went to the workflow, and is still read', async () => {
    const { uuid } = (await add('x')).body;
    await bff.query('UPDATE simulations SET enviado_a_finnflow = true WHERE uuid = $1', [simulation.uuid]);
    for (const answer of [await add('y'), await highlight(uuid, true), await remove(uuid)])
      expect([answer.status, answer.body.detail]).toEqual([
        409,
        'La simulación ya fue enviada a Workflow y no se puede modificar.',
      ]);
    expect((await remove(uuid, 'adminrole')).status).toBe(403);
    expect(await texts()).toEqual(['x']);
  });
});

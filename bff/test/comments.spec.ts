import { beforeEach, describe, expect, it } from '@jest/globals';
import type { UserRole } from '@simulador/contracts/people/access';
import { randomUUID } from 'node:crypto';
import type { Response } from 'supertest';
import type { SimulationEntity } from '../src/database/entities/simulation.entity.ts';
import { Office, STAFF_ROLES } from '../src/testing/office.ts';

const PATH = '/simulations/api/simulation_comments/';
const office = Office.forSpec();
let simulation: SimulationEntity;

beforeEach(async () => {
  simulation = await office.store();
});

const list = (role?: UserRole, uuid = simulation.uuid): Promise<Response> =>
  office.get(PATH, role, { simulation: uuid });
const add = (comment: unknown, role?: UserRole, body = {}): Promise<Response> =>
  office.send('post', PATH, { simulation: simulation.uuid, comment, ...body }, role);
const highlight = (uuid: string, value: unknown, role?: UserRole): Promise<Response> =>
  office.send('patch', `${PATH}${uuid}/`, { highlight: value }, role);
const remove = (uuid: string, role?: UserRole): Promise<Response> =>
  office.send('delete', `${PATH}${uuid}/`, {}, role);
const texts = async (): Promise<string[]> =>
  ((await list()).body as { comment: string }[]).map(({ comment }) => comment);

describe('a comment', () => {
  it.each(STAFF_ROLES)('of an %s is read by all staff', async (role) => {
    const { status, body } = await add('Llamar el lunes.\n<b>Ñandú</b> 🏠', role);
    expect([status, body]).toEqual([
      201,
      {
        uuid: expect.any(String),
        simulation: simulation.uuid,
        comment: 'Llamar el lunes.\n<b>Ñandú</b> 🏠',
        name: 'Paula Soto',
        created: '2026-11-20T15:00:00.000Z',
        creator: office.staff[role].id,
        highlight: false,
        outcome: null,
      },
    ]);
    for (const reader of STAFF_ROLES) expect((await list(reader)).body).toEqual([body]);
    expect(await office.recorded(body.uuid)).toMatchObject([
      { actor: office.staff[role].id, action: 'comment_added', details: null },
    ]);
  });

  it('is listed after earlier ones of the same instant', async () => {
    const added = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis'];
    for (const comment of added) await add(comment);
    expect(await texts()).toEqual(added);
  });

  it.each([
    ['a character', 'x', 201],
    ['2500 characters', 'ñ'.repeat(2500), 201],
    ['2501 characters', 'ñ'.repeat(2501), 400],
    ['none', '', 400],
    ['blanks', ' \n\t\u00a0 ', 400],
    ['what has no width', '\u00a0\u200b\u2060', 400],
    ['a number', 7, 400],
    ['null', null, 400],
    ['a NUL', 'a\0b', 400],
  ])('of %s', async (_what, comment, status) => {
    expect((await add(comment)).status).toBe(status);
    expect(await texts()).toEqual(status === 201 ? [comment] : []);
  });

  it('needs an existing simulation, and has no other fields', async () => {
    expect((await add('x', 'executiverole', { simulation: randomUUID() })).status).toBe(404);
    expect((await add('x', 'executiverole', { simulation: 'una' })).status).toBe(400);
    expect((await add('x', 'executiverole', { creator: 1 })).status).toBe(400);
    for (const uuid of [randomUUID(), 'una', '']) expect((await list('adminrole', uuid)).status).toBe(404);
  });

  it('is published once per intent, until its author deletes it', async () => {
    const once = (comment = 'x') =>
      office.send('post', PATH, { simulation: simulation.uuid, comment }, 'executiverole', {
        'Idempotency-Key': `one ${simulation.uuid}`,
      });
    const answers = await Promise.all([once(), once(), once()]);
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      answers.map(() => [201, answers[0]?.body]),
    );
    expect(await texts()).toEqual(['x']);
    expect((await once('y')).status).toBe(422);
    await remove(answers[0]?.body.uuid);
    expect([(await once()).status, await texts()]).toEqual([201, ['x']]);
  });

  it('is highlighted and unhighlighted by its author only', async () => {
    const { uuid } = (await add('x')).body;
    const highlighted = await highlight(uuid, true);
    expect([highlighted.status, highlighted.body.highlight]).toEqual([200, true]);
    await highlight(uuid, true);
    expect((await highlight(uuid, false)).body.highlight).toBe(false);
    for (const role of ['adminrole', 'commercialrole'] as const)
      expect((await highlight(uuid, true, role)).status).toBe(403);
    expect((await highlight(uuid, 'sí')).status).toBe(400);
    expect((await list()).body[0].highlight).toBe(false);
    expect(await office.recorded(uuid)).toMatchObject([
      { action: 'comment_added' },
      { action: 'comment_changed', details: { highlight: [false, true] } },
      { action: 'comment_changed', details: { highlight: [true, false] } },
    ]);
  });

  it('is deleted by its author only, once', async () => {
    const { uuid } = (await add('x')).body;
    expect((await remove(uuid, 'adminrole')).status).toBe(403);
    const answers = await Promise.all([remove(uuid), remove(uuid), remove(uuid)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    expect([answers.find(({ status }) => status === 204)?.text, await texts()]).toEqual(['', []]);
    expect(await office.recorded(uuid)).toMatchObject([
      { action: 'comment_added' },
      { action: 'comment_deleted' },
    ]);
    expect((await remove('una')).status).toBe(404);
  });

  it('is neither added nor deleted after the simulation was sent, but read and highlighted', async () => {
    const { uuid } = (await add('x')).body;
    await office.sendToWorkflow(simulation);
    expect((await highlight(uuid, true)).body.highlight).toBe(true);
    expect((await highlight(uuid, true, 'adminrole')).status).toBe(403);
    for (const answer of [await add('y'), await remove(uuid)])
      expect([answer.status, answer.body.detail]).toEqual([
        409,
        'La simulación ya fue enviada a Workflow y no se puede modificar.',
      ]);
    expect((await remove(uuid, 'adminrole')).status).toBe(403);
    expect(await texts()).toEqual(['x']);
  });
});

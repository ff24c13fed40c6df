import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { UserRole } from '@simulador/contracts/domain/access';
import type { Response } from 'supertest';
import { storeListed } from '../src/testing/listed.ts';
import { Visitor } from '../src/testing/saved.ts';
import { type Member, signInEverybody } from '../src/testing/staff.ts';
import { startBff, type TestBff } from '../src/testing/test-bff.ts';

const OPERATIONS = new URL('../../docs/operations.md', import.meta.url);
let bff: TestBff;
let staff: Readonly<Record<UserRole, Member>>;
const ask = async (path: string): Promise<Response> => bff.http.get(path).set(staff.executiverole.headers);

describe('a bank that works by contact states, as the operators’ page says', () => {
  beforeAll(async () => {
    bff = await startBff();
    staff = await signInEverybody(bff);
    await storeListed(bff, { resolution: 6 });
    const [sql = ''] = /BEGIN;[^`]*COMMIT;/.exec(await readFile(OPERATIONS, 'utf8')) ?? [];
    await bff.query(sql);
  });
  afterAll(() => bff.close());

  it('has them and their resolutions, and the old ones only where simulations are in them', async () => {
    const names = (rows: { description: string }[]): string[] => rows.map(({ description }) => description);
    const contact = ['No contactado', 'Aceptado', 'Rechazado'];
    expect(names((await ask('/simulations/api/states')).body)).toEqual(contact);
    expect((await ask('/simulations/api/resolutions')).body).toHaveLength(7);
    const { body } = await ask('/simulations/api/simulations/count');
    expect(names(body.counts_estados).sort()).toEqual(['Aprobada', ...contact].sort());
    const inForce = body.counts_resoluciones.filter(({ vigente }: { vigente: boolean }) => vigente);
    expect(inForce).toHaveLength(7);
  });

  it('saves nothing while an operator left no resolution for a new one, and says so to operators', async () => {
    const visitor = new Visitor(bff.http);
    const body = await visitor.calculated(await visitor.introduce());
    await bff.query('UPDATE resolutions SET is_initial = false');
    const refused = await visitor.save(body, 'un-intento');
    await bff.query('UPDATE resolutions SET is_initial = true WHERE id = 101');
    expect(refused.status).toBe(503);
    const logged = bff.logs.entries().find(({ requestId }) => requestId === refused.body.request_id);
    expect(logged).toMatchObject({ err: { cause: { type: 'NoInitialResolution' } } });
    expect((await visitor.save(body, 'un-intento')).status).toBe(201);
  });

  it('finds a new simulation not contacted, moves it, and not into what it gave up', async () => {
    const visitor = new Visitor(bff.http);
    const { body: saved } = await visitor.save(await visitor.calculated(await visitor.introduce()));
    expect([saved.estado_description, saved.resolucion_description]).toEqual([
      'No contactado',
      'Sin Resolución',
    ]);
    const update = async (body: object): Promise<Response> =>
      bff.http
        .patch(`/simulations/api/simulations/${saved.uuid}/update_info`)
        .set(staff.executiverole.headers)
        .send(body);
    expect((await update({ estado: 3 })).status).toBe(400);
    expect((await update({ estado: 2, resolucion: 3 })).status).toBe(400);
    const accepted = await update({ estado: 102 });
    expect([accepted.status, accepted.body.simulation.resolucion_description]).toEqual([
      200,
      'Ingresa a Evaluación',
    ]);
  });
});

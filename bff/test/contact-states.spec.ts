import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import { Visitor } from '../src/testing/visitor.ts';
import { Office } from '../src/testing/office.ts';

const OPERATIONS = new URL('../../docs/operations.md', import.meta.url);
const office = Office.forSpec();

describe('a bank with contact states, as documented for operators', () => {
  beforeAll(async () => {
    await office.store({ resolution: 6 });
    const [sql = ''] = /BEGIN;[^`]*COMMIT;/.exec(await readFile(OPERATIONS, 'utf8')) ?? [];
    await office.bff.query(sql);
  });

  it('has them and their resolutions, and the old ones only for simulations that have them', async () => {
    const names = (rows: { description: string }[]): string[] => rows.map(({ description }) => description);
    const contact = ['No contactado', 'Aceptado', 'Rechazado'];
    expect(names((await office.get('/simulations/api/states')).body)).toEqual(contact);
    expect((await office.get('/simulations/api/resolutions')).body).toHaveLength(7);
    const { body } = await office.get('/simulations/api/simulations/count');
    expect(names(body.counts_estados).sort()).toEqual(['Aprobada', ...contact].sort());
    const inForce = body.counts_resoluciones.filter(({ vigente }: { vigente: boolean }) => vigente);
    expect(inForce).toHaveLength(7);
  });

  it('saves nothing without a resolution for new ones, and informs operators', async () => {
    const visitor = new Visitor(office.bff.http);
    const body = await visitor.calculated(await visitor.introduce());
    await office.bff.query('UPDATE resolutions SET is_initial = false');
    const refused = await visitor.save(body, 'un-intento');
    await office.bff.query('UPDATE resolutions SET is_initial = true WHERE id = 101');
    expect(refused.status).toBe(503);
    const logged = office.bff.logs.entries().find(({ requestId }) => requestId === refused.body.request_id);
    expect(logged).toMatchObject({ err: { cause: { type: 'NoInitialResolution' } } });
    expect((await visitor.save(body, 'un-intento')).status).toBe(201);
  });

  it('lists a new simulation as not contacted, changes it, but not to a state no longer in force', async () => {
    const visitor = new Visitor(office.bff.http);
    const { body: saved } = await visitor.save(await visitor.calculated(await visitor.introduce()));
    expect([saved.estado_description, saved.resolucion_description]).toEqual([
      'No contactado',
      'Sin Resolución',
    ]);
    const update = (body: object): Promise<Response> => office.update(saved, body);
    expect((await update({ estado: 3 })).status).toBe(400);
    expect((await update({ estado: 2, resolucion: 3 })).status).toBe(400);
    const accepted = await update({ estado: 102 });
    expect([accepted.status, accepted.body.simulation.resolucion_description]).toEqual([
      200,
      'Ingresa a Evaluación',
    ]);
  });
});

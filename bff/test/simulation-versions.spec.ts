import { beforeEach, describe, expect, it } from '@jest/globals';
import type { UserRole } from '@simulador/contracts/people/access';
import type { Response } from 'supertest';
import type { SimulationEntity } from '../src/database/entities/simulation.entity.ts';
import { Office } from '../src/testing/office.ts';

const office = Office.forSpec();
let simulation: SimulationEntity;

beforeEach(async () => {
  simulation = await office.store();
});

const update = (body: object, role?: UserRole, headers = {}): Promise<Response> =>
  office.update(simulation, body, role, headers);
const read = (): Promise<Response> => office.read(simulation);

describe('two people who change one simulation', () => {
  it('the second one sees who changed it and when, and nothing is lost', async () => {
    const { headers } = await read();
    const version = { 'If-Match': String(headers['etag']) };
    expect((await update({ estado: 2 }, 'executiverole', version)).status).toBe(200);
    const { status, body } = await update({ estado: 4 }, 'commercialrole', version);
    expect([status, body.detail]).toEqual([
      409,
      'Paula Soto cambió esta simulación el 20-11-2026 a las 12:00. Revise los datos y vuelva a intentarlo.',
    ]);
    expect((await read()).body).toMatchObject({ estado: 2, version: 2 });
    const now = { 'If-Match': String((await read()).headers['etag']) };
    expect((await update({ estado: 4 }, 'commercialrole', now)).status).toBe(200);
  });

  it('the second one sees the name as stored, whatever characters it has', async () => {
    await office.bff.query("UPDATE users SET full_name = 'Espera Soto' WHERE id = $1", [
      office.staff.executiverole.id,
    ]);
    await update({ estado: 2 });
    const { body } = await update({ estado: 4 }, 'commercialrole', { 'If-Match': '"1"' });
    await office.bff.query("UPDATE users SET full_name = 'Paula Soto' WHERE id = $1", [
      office.staff.executiverole.id,
    ]);
    expect(body.detail).toMatch(/^Espera Soto cambió /);
  });

  it('one of two concurrent changes of a version is accepted', async () => {
    const version = { 'If-Match': '"1"' };
    const answers = await Promise.all(
      [2, 3, 4, 2, 3, 4].map((estado) => update({ estado }, 'executiverole', version)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await read()).body.version).toBe(2);
  });

  it('read another ETag after a change of record, mail or workflow; a change compares only the version', async () => {
    const tag = async (): Promise<string> => String((await read()).headers['etag']);
    const first = await tag();
    expect(await tag()).toBe(first);
    const tags = [first];
    for (const sql of [
      "UPDATE clients SET first_name = 'Berta' WHERE uuid = (SELECT client FROM simulations WHERE uuid = $1)",
      "UPDATE simulations SET mailed_at = '2026-11-20T15:00Z' WHERE uuid = $1",
      'UPDATE simulations SET enviado_a_finnflow = true WHERE uuid = $1',
    ]) {
      await office.bff.query(sql, [simulation.uuid]);
      tags.push(await tag());
    }
    expect(new Set(tags).size).toBe(4);
    await office.bff.query('UPDATE simulations SET enviado_a_finnflow = false WHERE uuid = $1', [
      simulation.uuid,
    ]);
    const answer = await update({ estado: 2 }, 'executiverole', { 'If-Match': first });
    expect([answer.status, answer.headers['etag']]).toEqual([200, await tag()]);
    expect((await update({ estado: 3 }, 'executiverole', { 'If-Match': first })).status).toBe(409);
  });
});

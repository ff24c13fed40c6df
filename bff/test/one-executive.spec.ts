/** The open simulations of a client stay with one executive when a rejection or an assignment is undone. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SimulationEntity } from '../src/database/entities/simulation.entity.ts';
import { DataSource } from 'typeorm';
import { buildIfStale } from '../src/testing/built.ts';
import { Office } from '../src/testing/office.ts';

const ELENA = 'Elena Díaz';
const PIA = 'Pía Sandoval';

let office: Office;
let executive: number;
let commercial: number;

beforeAll(async () => {
  buildIfStale();
  office = await Office.open({ TRUST_PROXY: 'loopback' });
  executive = office.staff.executiverole.id;
  commercial = office.staff.commercialrole.id;
  await office.bff.query('UPDATE users SET full_name = $2 WHERE id = $1', [executive, ELENA]);
  await office.bff.query('UPDATE users SET full_name = $2 WHERE id = $1', [commercial, PIA]);
});
afterAll(() => office.close());
beforeEach(() => office.clear());

const REJECTED = 7;
const ownerOf = async (simulation: SimulationEntity): Promise<unknown> =>
  (await office.read(simulation)).body.commercial;
/** Returns the executives of the open simulations of all clients. */
const owners = async (): Promise<unknown[]> => {
  const rows = await office.bff.query(
    'SELECT DISTINCT commercial FROM simulations WHERE state <> 4 AND NOT enviado_a_finnflow',
  );
  return rows.map((row) => (row as { commercial: number | null }).commercial);
};

describe('a rejection that is undone', () => {
  it('goes to the executive of the client’s other simulations, which is said', async () => {
    const rejected = await office.store({ commercial, resolution: REJECTED });
    await office.store({ by: rejected, commercial: executive });
    const { body } = await office.update(rejected, { estado: 1 });
    expect(body.message).toBe(
      `Información actualizada correctamente. Quedó asignada a ${ELENA}, que atiende a esta persona.`,
    );
    expect(await owners()).toEqual([executive]);
  });

  it('and an assignment at once leave one executive', async () => {
    for (let round = 0; round < 5; round += 1) {
      await office.clear();
      const rejected = await office.store({ commercial, resolution: REJECTED });
      const open = await office.store({ by: rejected, commercial });
      const answers = await Promise.all([
        office.update(rejected, { estado: 1 }),
        office.assign([open.uuid]),
        office.update(open, { commercial }, 'adminrole'),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await owners()).toHaveLength(1);
    }
  });
});

describe('an assignment that is undone', () => {
  const undo = (simulations: object[]) =>
    office.send('post', '/api/simulador/asignaciones/deshacer', { simulations }, 'adminrole');

  it('gives rejected simulations back too, and counts what was given back', async () => {
    const open = await office.store({ commercial });
    const other = await office.store({ by: open, commercial });
    const rejected = await office.store({ by: open, resolution: REJECTED });
    expect((await office.assign([open.uuid, rejected.uuid])).body).toEqual({ updated: 2, others: 1 });
    const { status, body } = await undo([
      { uuid: open.uuid, version: 2, commercial },
      { uuid: rejected.uuid, version: 2, commercial: null },
    ]);
    expect([status, body]).toEqual([200, { updated: 2, kept: [] }]);
    expect([await ownerOf(open), await ownerOf(other), await ownerOf(rejected)]).toEqual([
      commercial,
      commercial,
      null,
    ]);
  });

  it('keeps all of a client of whom one was changed since, and says who changed it', async () => {
    const [one, another] = [await office.store(), await office.store()];
    const other = await office.store({ by: one });
    await office.assign([one.uuid, other.uuid, another.uuid]);
    await office.update(other, { estado: 2 });
    const { body } = await undo(
      [one, other, another].map(({ uuid }) => ({ uuid, version: 2, commercial: null })),
    );
    expect([body.updated, (body.kept as { uuid: string }[]).map(({ uuid }) => uuid)]).toEqual([
      1,
      [one.uuid, other.uuid],
    ]);
    expect(body.kept[0].message).toMatch(/^Elena Díaz cambió esta simulación/);
    expect([await ownerOf(one), await ownerOf(other), await ownerOf(another)]).toEqual([
      executive,
      executive,
      null,
    ]);
  });
});

it('an assignment tells beforehand how many others go with it, and changes nothing', async () => {
  const open = await office.store();
  await office.store({ by: open, commercial });
  const path = `/api/simulador/asignaciones/${office.staff.executiverole.uuid}/previa`;
  const { body } = await office.send('post', path, { simulations: [open.uuid] }, 'adminrole');
  expect(body).toEqual({ updated: 1, others: 1 });
  expect(await office.recorded(open.uuid)).toEqual([]);
  await office.bff.query('UPDATE users SET disabled = true WHERE id = $1', [commercial]);
  const disabled = `/api/simulador/ejecutivos/deshabilitados/${office.staff.commercialrole.uuid}/previa`;
  const choice = { executive: office.staff.executiverole.uuid };
  expect((await office.send('post', disabled, choice, 'adminrole')).body).toEqual({ updated: 1, others: 1 });
  await office.bff.query('UPDATE users SET disabled = false WHERE id = $1', [commercial]);
});

it('the filter of sent mails reads the index alone', async () => {
  const lines = await office.bff.app.get(DataSource).transaction(async (manager) => {
    for (const way of ['seqscan', 'bitmapscan']) await manager.query(`SET LOCAL enable_${way} = off`);
    const rows: Record<string, string>[] = await manager.query(
      `EXPLAIN SELECT created FROM simulations
       WHERE client = '00000000-0000-4000-8000-000000000000' AND blocked_at IS NULL AND mailed_at IS NOT NULL AND mail_refused_at IS NULL`,
    );
    return rows.map((row) => row['QUERY PLAN']).join(' ');
  });
  expect(lines).toContain('Index Only Scan using simulations_of_client');
});

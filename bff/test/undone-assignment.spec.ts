import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SimulationEntity } from '../src/database/entities/simulation.entity.ts';
import { Office } from '../src/testing/office.ts';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { decisions } from '../src/simulations/reading/open-simulations.ts';

const ELENA = 'Elena Díaz';

const office = Office.forSpec();
let executive: number;
let commercial: number;

beforeAll(async () => {
  executive = office.staff.executiverole.id;
  commercial = office.staff.commercialrole.id;
  await office.bff.query('UPDATE users SET full_name = $2 WHERE id = $1', [executive, ELENA]);
});
beforeEach(() => office.clear());

const REJECTED = 7;
const ownerOf = async (simulation: SimulationEntity): Promise<unknown> =>
  (await office.read(simulation)).body.commercial;
describe('an assignment that is undone', () => {
  const undo = (simulations: object[]) =>
    office.send('post', '/api/simulador/asignaciones/deshacer', { simulations }, 'adminrole');

  it('gives rejected simulations back too, and counts what was given back', async () => {
    const open = await office.store({ commercial });
    const other = await office.store({ by: open, commercial });
    const rejected = await office.store({ by: open, resolution: REJECTED });
    const former = [
      { uuid: open.uuid, version: 2, commercial },
      { uuid: other.uuid, version: 2, commercial },
      { uuid: rejected.uuid, version: 2, commercial: null },
    ];
    const { body: assigned } = await office.assign([open.uuid, rejected.uuid]);
    expect(assigned).toMatchObject({ updated: 2, others: 1, former: expect.arrayContaining(former) });
    expect(assigned.former).toHaveLength(3);
    const { status, body } = await undo(assigned.former);
    expect([status, body]).toEqual([200, { updated: 3, refused: [] }]);
    expect([await ownerOf(open), await ownerOf(other), await ownerOf(rejected)]).toEqual([
      commercial,
      commercial,
      null,
    ]);
  });

  it('leaves those of the client that it did not change, and gives each back to its own', async () => {
    const mine = await office.store({ commercial: executive });
    const nobodys = await office.store({ by: mine });
    const anothers = await office.store({ by: mine, commercial });
    const { body: assigned } = await office.assign([nobodys.uuid]);
    const { body } = await undo(assigned.former);
    expect(body).toEqual({ updated: 2, refused: [] });
    expect([await ownerOf(mine), await ownerOf(nobodys), await ownerOf(anothers)]).toEqual([
      executive,
      null,
      commercial,
    ]);
  });

  it('tells of one that is no longer there', async () => {
    const uuid = '00000000-0000-4000-8000-00000000000A';
    const { body } = await undo([{ uuid, version: 2, commercial: null }]);
    expect(body).toEqual({
      updated: 0,
      refused: [{ uuid: uuid.toLowerCase(), message: expect.any(String) }],
    });
  });

  it('keeps all of a client of whom one was changed since, and says who changed it', async () => {
    const [one, another] = [await office.store(), await office.store()];
    const other = await office.store({ by: one });
    await office.assign([one.uuid, other.uuid, another.uuid]);
    await office.update(other, { estado: 2 });
    const { body } = await undo(
      [one, other, another].map(({ uuid }) => ({ uuid, version: 2, commercial: null })),
    );
    expect([body.updated, (body.refused as { uuid: string }[]).map(({ uuid }) => uuid)]).toEqual([
      1,
      [one.uuid, other.uuid],
    ]);
    expect(body.refused[0].message).toMatch(/^Elena Díaz cambió esta simulación/);
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
  const from = [
    { executive: null, simulations: 1 },
    { executive: 'Paula Soto', simulations: 1 },
  ];
  expect(body).toEqual({ updated: 1, others: 1, clients: 1, from });
  expect(await office.recorded(open.uuid)).toEqual([]);
});

const PATH = '/api/simulador/ejecutivos/deshabilitados';

const disabled = async (): Promise<unknown> => (await office.get(PATH, 'adminrole')).body;
describe('a disabled executive', () => {
  beforeAll(async () => {
    await office.bff.query('UPDATE users SET disabled = true WHERE id = $1', [commercial]);
  });

  it('is listed while simulations of any day are theirs, with the number that can be reassigned', async () => {
    const { id, uuid } = office.staff.commercialrole;
    expect(await disabled()).toEqual([]);
    await office.store({ commercial: office.staff.executiverole.id });
    await office.store({ commercial: id, daysAgo: 400 });
    await office.store({ commercial: id, sent: true });
    expect(await disabled()).toEqual([{ id, uuid, full_name: 'Paula Soto', reassignable: 1 }]);
  });

  it('loses them to another one as anybody does', async () => {
    const { commercialrole, executiverole } = office.staff;
    const { uuid } = await office.store({ commercial: commercialrole.id, daysAgo: 400 });
    expect((await office.assign([uuid], { to: commercialrole.uuid })).status).toBe(404);
    expect((await office.assign([uuid], { to: executiverole.uuid })).body).toMatchObject({ updated: 1 });
    expect(await disabled()).toEqual([]);
  });

  it('may have more of them than a statement has parameters', async () => {
    const uuids = Array.from({ length: 70_000 }, () => randomUUID());
    expect(await decisions(office.bff.app.get(DataSource).manager, uuids)).toEqual([]);
  });

  it('is not overlooked by a send that is stopped', async () => {
    const { id } = office.staff.commercialrole;
    const { uuid } = await office.store({ commercial: id });
    await office.bff.query(
      `INSERT INTO workflow_flows (simulation, state, reason, executive, requested_by, started, since)
       VALUES ($1, 'stopped', 'unavailable', $2, $2, now(), now())`,
      [uuid, office.staff.adminrole.id],
    );
    expect(await disabled()).toEqual([expect.objectContaining({ reassignable: 0 })]);
  });
});

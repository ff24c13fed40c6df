import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { decisions } from '../src/simulations/reading/open-simulations.ts';
import { Office } from '../src/testing/office.ts';

const PATH = '/api/simulador/ejecutivos/deshabilitados';

const office = Office.forSpec();

beforeAll(async () => {
  await office.bff.query('UPDATE users SET disabled = true WHERE id = $1', [office.staff.commercialrole.id]);
});
beforeEach(() => office.clear());

const disabled = async (): Promise<unknown> => (await office.get(PATH, 'adminrole')).body;
describe('a disabled executive', () => {
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

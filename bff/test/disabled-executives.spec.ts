import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
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
const reassign = (executive: string, of = office.staff.commercialrole.uuid) =>
  office.send('put', `${PATH}/${of}/reasignacion`, { executive }, 'adminrole');

describe('a disabled executive', () => {
  it('is listed while simulations of any day are theirs, with the number that can be reassigned', async () => {
    const { id, uuid } = office.staff.commercialrole;
    expect(await disabled()).toEqual([]);
    await office.store({ commercial: office.staff.executiverole.id });
    await office.store({ commercial: id, daysAgo: 400 });
    await office.store({ commercial: id, sent: true });
    expect(await disabled()).toEqual([{ id, uuid, full_name: 'Paula Soto', reassignable: 1 }]);
  });

  it('loses all of them but the sent ones to the chosen executive, each with its audit row', async () => {
    const { id } = office.staff.commercialrole;
    const { executiverole: executive, adminrole: admin } = office.staff;
    const stored = [
      await office.store({ commercial: id }),
      await office.store({ commercial: id, daysAgo: 400 }),
    ];
    await office.store({ commercial: id, sent: true });
    expect((await reassign(executive.uuid)).body).toMatchObject({ updated: 2, others: 0 });
    expect(await disabled()).toEqual([expect.objectContaining({ id, reassignable: 0 })]);
    for (const { uuid } of stored)
      expect(await office.recorded(uuid)).toEqual([
        expect.objectContaining({ actor: admin.id, details: { commercial: [id, executive.id] } }),
      ]);
    expect((await reassign(executive.uuid)).body).toMatchObject({ updated: 0, others: 0 });
  });

  it('may have more of them than a statement has parameters', async () => {
    const uuids = Array.from({ length: 70_000 }, () => randomUUID());
    expect(await decisions(office.bff.app.get(DataSource).manager, uuids)).toEqual([]);
  });

  it('loses them by turns to those present, a client’s to one of them', async () => {
    const { id, uuid } = office.staff.commercialrole;
    await office.bff.query(
      "INSERT INTO users (email, full_name, bank_role) VALUES ('otra@lindero.example', 'Pía Sandoval', 'executiverole')",
    );
    const first = await office.store({ commercial: id });
    await office.store({ commercial: id, by: first });
    await office.store({ commercial: id });
    await office.store({ commercial: id });
    const { body } = await office.send('put', `${PATH}/${uuid}/reasignacion`, {}, 'adminrole');
    expect(body).toMatchObject({ updated: 4, others: 0 });
    const counts: unknown[] = await office.bff.query(
      `SELECT count(DISTINCT client)::int AS clients FROM simulations GROUP BY commercial ORDER BY clients`,
    );
    expect(counts).toEqual([{ clients: 1 }, { clients: 2 }]);
    const owners: unknown[] = await office.bff.query(
      'SELECT count(DISTINCT commercial)::int AS owners FROM simulations WHERE client = $1',
      [first.client.uuid],
    );
    expect(owners).toEqual([{ owners: 1 }]);
    await office.bff.query("UPDATE users SET disabled = true WHERE email = 'otra@lindero.example'");
  });

  describe('without a chosen executive', () => {
    const byTurns = () =>
      office.send('put', `${PATH}/${office.staff.commercialrole.uuid}/reasignacion`, {}, 'adminrole');
    let other = 0;
    beforeAll(async () => {
      [{ id: other }] = (await office.bff.query(
        "INSERT INTO users (email, full_name, bank_role) VALUES ('pia@lindero.example', 'Pía Vera', 'executiverole') RETURNING id",
      )) as [{ id: number }];
    });
    afterAll(() => office.bff.query('UPDATE users SET disabled = true WHERE id = $1', [other]));

    it('loses a client’s to who has another one of that client', async () => {
      const { id } = office.staff.commercialrole;
      for (let client = 0; client < 3; client += 1) {
        const theirs = await office.store({ commercial: other });
        await office.store({ by: theirs, commercial: id });
      }
      expect((await byTurns()).body).toMatchObject({ updated: 3, others: 0 });
      expect(await office.bff.query('SELECT DISTINCT commercial FROM simulations')).toEqual([
        { commercial: other },
      ]);
    });

    it('keeps all of them if one can’t be assigned', async () => {
      for (let client = 0; client < 2; client += 1)
        await office.store({ commercial: office.staff.commercialrole.id });
      await office.bff.query(
        `ALTER TABLE simulations ADD CONSTRAINT refused CHECK (commercial <> ${other}) NOT VALID`,
      );
      expect((await byTurns()).status).toBe(500);
      await office.bff.query('ALTER TABLE simulations DROP CONSTRAINT refused');
      expect(await disabled()).toEqual([expect.objectContaining({ reassignable: 2 })]);
    });

    it('keeps them while nobody may receive them', async () => {
      await office.store({ commercial: office.staff.commercialrole.id });
      const present = [other, office.staff.executiverole.id];
      await office.bff.query('UPDATE users SET disabled = true WHERE id = ANY ($1)', [present]);
      const { status, body } = await byTurns();
      await office.bff.query('UPDATE users SET disabled = false WHERE id = ANY ($1)', [present]);
      expect([status, body.detail]).toEqual([
        409,
        'No hay ejecutivos que puedan recibir estas simulaciones.',
      ]);
    });
  });

  it('keeps them if the other one is disabled too, and an enabled one keeps theirs', async () => {
    const { commercialrole, executiverole } = office.staff;
    await office.store({ commercial: commercialrole.id });
    expect((await reassign(commercialrole.uuid)).status).toBe(404);
    expect((await reassign(executiverole.uuid, executiverole.uuid)).status).toBe(404);
    expect((await reassign(executiverole.uuid, randomUUID())).status).toBe(404);
    expect((await reassign('nadie')).status).toBe(400);
    expect(await disabled()).toEqual([expect.objectContaining({ reassignable: 1 })]);
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

/** While a person's data are being erased: what waits for the end of it, and what does not. */
import { beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { Audit } from '../src/access/audit.ts';
import { erasePerson, lockedPerson } from '../src/people/personal-data/person.ts';
import { retryUntil } from '../src/testing/retry-until.ts';
import { PERSON, Visitor } from '../src/testing/visitor.ts';
import { signInEverybody } from '../src/testing/staff.ts';
import { bffForSpec } from '../src/testing/for-spec.ts';

const REQUESTS = '/api/simulador/datos_personales';
const { identification } = PERSON;

const bff = bffForSpec();
let visitor: Visitor;
let body: Record<string, unknown>;
beforeAll(async () => {
  visitor = new Visitor(bff.http);
  body = await visitor.calculated(await visitor.introduce());
});

/** Erases the person, and does something before the transaction ends. */
const duringErasure = <T>(work: () => Promise<T>): Promise<T> =>
  bff.app.get(DataSource).transaction(async (manager) => {
    const person = await lockedPerson(manager, identification);
    if (!person) throw new Error('nobody to erase');
    const act = { actor: null, manager, audit: bff.app.get(Audit), now: bff.clock.now() };
    await erasePerson(person, act);
    return work();
  });

it('counts what is stored without waiting', async () => {
  const { adminrole: admin } = await signInEverybody(bff);
  const request = await bff.http
    .post(REQUESTS)
    .set(admin.headers)
    .send({ kind: 'opposition', identification });
  const changedMind = new Error('rolled back');
  const counting = duringErasure(async () => {
    const { status, body: stored } = await bff.http
      .get(`${REQUESTS}/${request.body.id}/guardado`)
      .set(admin.headers);
    expect([status, stored.tables]).toEqual([200, expect.arrayContaining([{ table: 'clients', rows: 1 }])]);
    throw changedMind;
  });
  await expect(counting).rejects.toBe(changedMind);
});

it('refuses a save that waited for it, as one that comes later', async () => {
  const waiting =
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
  const { saving } = await duringErasure(async () => {
    const began = visitor.save(body);
    await retryUntil(
      () => bff.query(waiting),
      ({ length }) => length > 0,
    );
    return { saving: began };
  });
  for (const { status, body: refused } of [await saving, await visitor.save(body)])
    expect([status, refused.detail]).toEqual([
      400,
      'No conocemos a esta persona. Vuelve a ingresar sus datos.',
    ]);
});

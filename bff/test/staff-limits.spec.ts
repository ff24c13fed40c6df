import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { SaveLimits, SAVES_PER_HOUR, STAFF_SAVES_PER_HOUR } from '../src/access/save-limits.ts';
import type { UserRole } from '@simulador/contracts/domain/access';
import { Visitor } from '../src/testing/saved.ts';
import { createUser, signIn } from '../src/testing/staff.ts';
import { startBff, type TestBff } from '../src/testing/test-bff.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
  for (const role of ['adminrole', 'executiverole'] as const) await createUser(bff, role);
});
afterAll(() => bff.close());

/** Everybody of the staff is at one address. */
const arrive = async (role: UserRole): Promise<Visitor> =>
  new Visitor(bff.http, undefined, (await signIn(bff, role, true)).headers);

it('what an executive saves is not counted among the 30 of its address, nor among those of a colleague, but has an end too', async () => {
  const executive = await arrive('executiverole');
  const body = { ...(await executive.calculated(await executive.introduce())), consent: undefined };
  const limits = bff.app.get(SaveLimits);
  const spend = jest.spyOn(limits, 'spend');
  for (let n = 0; n <= SAVES_PER_HOUR; n += 1)
    expect((await executive.saveByExecutive(body)).status).toBe(201);
  const [request] = spend.mock.calls.at(-1) ?? [];
  if (!request) throw new Error('no save was counted');
  const spent = SAVES_PER_HOUR + 2; // the introduction, and one more than visitors have
  for (let n = spent; n < STAFF_SAVES_PER_HOUR; n += 1) limits.spend(request);
  const refused = await executive.saveByExecutive(body);
  expect([refused.status, refused.body.detail]).toEqual([
    429,
    'Hizo demasiadas solicitudes en la última hora. Espere un momento e inténtelo de nuevo.',
  ]);
  expect((await (await arrive('adminrole')).saveByExecutive(body)).status).toBe(201);
});

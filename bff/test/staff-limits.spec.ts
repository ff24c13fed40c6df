import { beforeAll, expect, it } from '@jest/globals';
import { SAVES_PER_HOUR, STAFF_SAVES_PER_HOUR } from '../src/access/save-limits.ts';
import type { UserRole } from '@simulador/contracts/people/access';
import { demoPerson, SeededRandom } from '../src/commands/demo/people.ts';
import { Visitor } from '../src/testing/visitor.ts';
import { TEST_NOON } from '../src/testing/settable-clock.ts';
import { createUser, signIn } from '../src/testing/staff.ts';
import { bffForSpec } from '../src/testing/for-spec.ts';

const bff = bffForSpec();
beforeAll(async () => {
  for (const role of ['adminrole', 'executiverole'] as const) await createUser(bff, role);
});

/** Returns a signed-in visitor; all of them have one address. */
const arrive = async (role: UserRole): Promise<Visitor> =>
  new Visitor(bff.http, undefined, (await signIn(bff, role, true)).headers);

it('an executive’s saves have their own limit, apart from the address’s and colleagues’', async () => {
  const executive = await arrive('executiverole');
  const body = { ...(await executive.calculated(await executive.introduce())), consent: undefined };
  const counted = 'SELECT requests FROM save_windows';
  // The introduction is one.
  expect(await bff.query(counted)).toEqual([{ requests: 1 }]);
  await bff.query('UPDATE save_windows SET requests = $1', [SAVES_PER_HOUR]);
  expect((await executive.saveByExecutive(body)).status).toBe(201);
  // One more than the limit of visitors.
  expect(await bff.query(counted)).toEqual([{ requests: SAVES_PER_HOUR + 1 }]);
  await bff.query('UPDATE save_windows SET requests = $1', [STAFF_SAVES_PER_HOUR]);
  const refused = await executive.saveByExecutive(body);
  expect([refused.status, refused.body.detail]).toEqual([
    429,
    'Hizo demasiadas solicitudes en la última hora. Espere un momento e inténtelo de nuevo.',
  ]);
  expect((await (await arrive('adminrole')).saveByExecutive(body)).status).toBe(201);
});

it('a clock set back by more than replicas may differ ends the counted hour', async () => {
  const random = new SeededRandom(1);
  const introduce = async (hoursBack: number): Promise<unknown[]> => {
    const { worker_type: _, ...person } = demoPerson(hoursBack + 1, random);
    bff.clock.set(new Date(Date.parse(TEST_NOON) - hoursBack * 3_600_000).toISOString());
    const { status, headers } = await new Visitor(bff.http).post('/authentication/api/clients/', person);
    return [status, headers['retry-after']];
  };
  expect(await introduce(0)).toEqual([201, undefined]);
  await bff.query('UPDATE save_windows SET requests = $1', [SAVES_PER_HOUR]);
  expect(await introduce(1)).toEqual([429, '7200']);
  expect(await introduce(24)).toEqual([201, undefined]);
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { UserRole } from '@simulador/contracts/domain/access';
import type { Response } from 'supertest';
import type { SimulationEntity } from '../src/database/entities/simulation.entity.ts';
import type { ClientGroupDto } from '../src/modules/listing/listing.dto.ts';
import {
  askList,
  LIST_PATH,
  type Listed,
  listedBy,
  type ListQuery,
  one,
  storeListed,
} from '../src/testing/listed.ts';
import { type Member, signInEverybody } from '../src/testing/staff.ts';
import { startBff, type TestBff } from '../src/testing/test-bff.ts';

let bff: TestBff;
let staff: Readonly<Record<UserRole, Member>>;

beforeAll(async () => {
  bff = await startBff();
  staff = await signInEverybody(bff);
});
afterAll(() => bff.close());
beforeEach(() => bff.query('TRUNCATE simulations, clients CASCADE'));

const ask = (query: ListQuery): Promise<Response> => askList(bff, staff.adminrole, query);
const listed = (query: ListQuery): Promise<Listed[]> => listedBy(bff, staff.adminrole, query);

describe('the search', () => {
  const FOUND = { firstName: 'José Ñancupil', lastName: 'Muñoz Ibáñez', identification: '12345670-k' };

  it.each([
    'José',
    'jose',
    'MUNOZ',
    'muñoz',
    'anez',
    'jose ibañez',
    'Ibáñez José',
    '  jose   munoz ',
    '12345670',
    '12345670-k',
    '12.345.670-K',
    '12 345 670 K',
    '123456',
    'nancupil',
    'Jose\u0301',
  ])('finds somebody by %j', async (name) => {
    const found = await storeListed(bff, { client: FOUND });
    await storeListed(bff);
    expect(await listed({ name })).toEqual([one(found)]);
  });

  it.each(['josefa', '12345670-1', '%', '_', '\\', "' OR 1=1 --", '1234567-0', 'jose perez', '%%%'])(
    'finds nobody by %j',
    async (name) => {
      await storeListed(bff, { client: FOUND });
      const { status, body } = await ask({ name });
      expect([status, body.count, body.results]).toEqual([200, 0, []]);
    },
  );

  it('finds a simulation by its number, and of its client that one alone', async () => {
    const first = await storeListed(bff, { client: { ...FOUND, identification: '11111111-1' } });
    const second = await storeListed(bff, { by: first });
    await storeListed(bff);
    expect(await listed({ name: second.id })).toEqual([one(second)]);
    expect(await listed({ name: second.id, status: 2 })).toEqual([]);
    expect(await listed({ name: second.id, days: 9, ending_days: 1 })).toEqual([]);
    expect(await listed({ name: 'muñoz' })).toEqual([[first.client.uuid, [second.id, first.id]]]);
  });

  it('finds by a number whose RUT has it and which simulation it is, each once', async () => {
    const numbered = await storeListed(bff);
    const digits = String(numbered.id).padStart(2, '9');
    const byRut = await storeListed(bff, {
      client: { ...FOUND, identification: `7${digits}65432-1`.slice(-10) },
    });
    const found = await listed({ name: String(numbered.id) });
    expect(found).toContainEqual(one(numbered));
    expect(new Set(found.map(([client]) => client)).size).toBe(found.length);
    expect(found).toContainEqual(one(byRut));
  });

  it('goes with every filter, and has pages', async () => {
    const clients = [];
    for (let n = 0; n < 3; n += 1)
      clients.push(await storeListed(bff, { daysAgo: n, resolution: n === 0 ? 1 : 2 }));
    const [, second, third] = clients as [SimulationEntity, SimulationEntity, SimulationEntity];
    expect(await listed({ name: 'rojas', status: 2 })).toEqual([one(second), one(third)]);
    const { body } = await ask({ name: 'rojas', page: 3, page_size: 1 });
    expect([body.count, body.results.map(({ uuid }: ClientGroupDto) => uuid)]).toEqual([
      3,
      [third.client.uuid],
    ]);
    expect(await listed({ name: 'rojas', days: 1, ending_days: 1 })).toEqual([one(second)]);
  });

  it('is a text of up to 254 characters, which the log does not have', async () => {
    expect((await ask({ name: 'ñ'.repeat(254) })).status).toBe(200);
    expect((await ask({ name: 'ñ'.repeat(255) })).status).toBe(400);
    expect((await ask({ name: '\0' })).status).toBe(400);
    await ask({ name: 'Ñancupil 12.345.670-K' });
    expect(bff.logs.text()).not.toMatch(/ancupil|12\.345/i);
  });

  it('of two texts is refused', async () => {
    const { status } = await bff.http.get(`${LIST_PATH}?name=a&name=b`).set(staff.adminrole.headers);
    expect(status).toBe(400);
  });
});

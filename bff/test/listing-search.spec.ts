import { beforeEach, describe, expect, it } from '@jest/globals';
import type { SimulationEntity } from '../src/database/entities/simulation.entity.ts';
import type { ClientGroupDto } from '../src/office/listing/listing.dto.ts';
import { LIST_PATH, Office, one } from '../src/testing/office.ts';

const office = Office.forSpec();

beforeEach(() => office.clear());

/** A contact that contains no number. */
const NO_NUMBER = { email: 'ana@correo.example', phoneNumber: null };

describe('the search', () => {
  const NAMED = { firstName: 'José Ñancupil', lastName: 'Muñoz Ibáñez' };
  const FOUND = {
    ...NAMED,
    identification: '12345670-k',
    email: 'munoz.jota@correo.example',
    phoneNumber: '+56955512345',
  };

  it('finds somebody by name, RUT, phone and e-mail, however they are written', async () => {
    const found = await office.store({ client: FOUND });
    await office.store({ client: { phoneNumber: '+56966600001' } });
    for (const name of [
      ...['José', 'MUNOZ', 'jose ibañez', 'mu uñ 2345', 'nancupil', 'Jose\u0301'],
      ...['12.345.670-K', '12 345 670 K', '12.345', '“munoz ibáñez” (12.345.670-K)'],
      ...['jota', 'muñoz jota@', '+56 9-5551-2345', 'example muñoz 12345670-k 2345'],
    ])
      expect([name, await office.listed({ name })]).toEqual([name, [one(found)]]);
  });

  it('finds letters that have no accent to remove', async () => {
    const client = { firstName: 'Władysław Æneas', lastName: 'Sørensen Đorđević Ḻonḵo' };
    const found = await office.store({ client });
    await office.store();
    for (const name of ['WŁADYSŁAW', 'wladyslaw', 'sørensen', 'dordevic', 'aeneas', 'Æneas', 'lonko'])
      expect([name, await office.listed({ name })]).toEqual([name, [one(found)]]);
  });

  it('finds nobody by a text that nobody has, and by no pattern or SQL', async () => {
    await office.store({ client: FOUND });
    for (const name of ['josefa', '12345670-1', '%', '_', '\\', "' OR 1=1 --", 'jose perez']) {
      const { status, body } = await office.list({ name });
      expect([name, status, body.count, body.results]).toEqual([name, 200, 0, []]);
    }
  });

  it('finds by a number that simulation of the client only', async () => {
    const first = await office.store({ client: { ...NAMED, ...NO_NUMBER, identification: '00000000-0' } });
    const second = await office.store({ by: first });
    await office.store({
      client: { ...NO_NUMBER, email: 'luz@correo.example', identification: '00000000-k' },
    });
    expect(await office.listed({ name: second.id })).toEqual([one(second)]);
    expect(await office.listed({ name: `Simulación N.º ${second.id}` })).toEqual([one(second)]);
    expect(await office.listed({ name: second.id, status: 2 })).toEqual([]);
    expect(await office.listed({ name: second.id, days: 9, ending_days: 1 })).toEqual([]);
    expect(await office.listed({ name: 'muñoz' })).toEqual([[first.client.uuid, [second.id, first.id]]]);
  });

  it('finds a number in RUTs and as a simulation’s number, each client once', async () => {
    const numbered = await office.store({ client: { ...NO_NUMBER, identification: '00000000-k' } });
    await office.store({ by: numbered });
    const digits = String(numbered.id).padStart(2, '9');
    const byRut = await office.store({
      client: { ...FOUND, identification: `7${digits}65432-1`.slice(-10) },
    });
    const found = await office.listed({ name: String(numbered.id) });
    expect(found).toContainEqual(one(numbered));
    expect(new Set(found.map(([client]) => client)).size).toBe(found.length);
    expect(found).toContainEqual(one(byRut));
    expect(await office.listed({ name: `ID ${numbered.id}` })).toEqual([one(numbered)]);
    const byAmount = await office.listed({ name: numbered.id, sort: 'amount', days: 1 });
    expect(byAmount.toSorted()).toEqual(found.toSorted());
  });

  it('combines with every filter, and has pages', async () => {
    const clients = [];
    for (let n = 0; n < 3; n += 1)
      clients.push(await office.store({ daysAgo: n, resolution: n === 0 ? 1 : 2 }));
    const [, second, third] = clients as [SimulationEntity, SimulationEntity, SimulationEntity];
    expect(await office.listed({ name: 'rojas', status: 2 })).toEqual([one(second), one(third)]);
    const { body } = await office.list({ name: 'rojas', page: 3, page_size: 1 });
    expect([body.count, body.results.map(({ uuid }: ClientGroupDto) => uuid)]).toEqual([
      3,
      [third.client.uuid],
    ]);
    expect(await office.listed({ name: 'rojas', days: 1, ending_days: 1 })).toEqual([one(second)]);
  });

  it('for a name of everybody lists everybody, in any window and by any of its parts', async () => {
    const [early, often, late] = [
      await office.store({ daysAgo: 8 }),
      await office.store({ daysAgo: 6 }),
      await office.store({ daysAgo: 1 }),
    ];
    for (const daysAgo of [6, 4, 3, 0]) await office.store({ by: often, daysAgo });
    await office.bff.query("UPDATE clients SET last_name = last_name || ' Rojano' WHERE uuid = $1", [
      late.client.uuid,
    ]);
    await office.store({ by: early, daysAgo: 9 });
    for (const window of [
      { days: 10 },
      { days: 10, ending_days: 2 },
      { days: 7, ending_days: 5 },
      { days: 1 },
    ]) {
      const { body: everybody } = await office.list(window);
      expect(everybody.count).toBeGreaterThan(0);
      for (const name of ['Rojas', 'roja', 'camila rojas']) {
        expect((await office.list({ ...window, name })).body).toEqual(everybody);
        const { body } = await office.list({ ...window, name, page: everybody.count, page_size: 1 });
        expect([body.count, body.results]).toEqual([everybody.count, everybody.results.slice(-1)]);
      }
    }
  });

  it('has up to 254 characters, which are not logged', async () => {
    expect((await office.list({ name: 'ñ'.repeat(254) })).status).toBe(200);
    expect((await office.list({ name: 'ñ'.repeat(255) })).status).toBe(400);
    expect((await office.list({ name: '\0' })).status).toBe(400);
    await office.list({ name: 'Ñancupil 12.345.670-K' });
    expect(office.bff.logs.text()).not.toMatch(/ancupil|12\.345/i);
  });

  it('of two texts is refused', async () => {
    const { status } = await office.bff.http
      .get(`${LIST_PATH}?name=a&name=b`)
      .set(office.staff.adminrole.headers);
    expect(status).toBe(400);
  });
});

describe('the search for a contact', () => {
  it('finds a phone and an e-mail, of record and introduction, and a RUT without its verifier', async () => {
    const ana = await office.store({
      client: {
        email: 'ana.soto77@correo.example',
        phoneNumber: '+56955512345',
        identification: '44472368-3',
      },
    });
    const other = await office.store({
      client: { identification: '4447236-8', phoneNumber: '+56966600001' },
    });
    await office.bff.query(
      `INSERT INTO introductions (session, client, first_name, last_name, email, phone_number)
       SELECT id, $1, 'Ana', 'Soto', 'trabajo@empresa.example', '+56977700002' FROM sessions LIMIT 1`,
      [other.client.uuid],
    );
    const found = async (name: string) => (await office.listed({ name })).map(([client]) => client);
    const both = [other.client.uuid, ana.client.uuid];
    for (const text of ['955512345', '+56 9 5551 2345', 'ANA.SOTO77@correo.example', 'soto77', 'a.soto77@'])
      expect([text, await found(text)]).toEqual([text, [ana.client.uuid]]);
    for (const text of ['977700002', 'trabajo@', '66600001', '4447236-8', 'camila 6660-0001'])
      expect([text, await found(text)]).toEqual([text, [other.client.uuid]]);
    expect(await found('44472368')).toEqual(both);
    expect(await found('99999999')).toEqual([]);
    expect((await office.list({ name: '955512345', sort: 'amount', view: 'unassigned' })).body.count).toBe(1);
  });
});

describe('the order', () => {
  const plan = ({ uuid }: SimulationEntity, date: string) =>
    office.send('put', `/api/simulador/seguimiento/${uuid}`, { date, channel: 'phone' });

  it('is by date, by longest time without an answer, by next contact, by amount', async () => {
    const [first, second, third] = [
      await office.store({ client: { ...NO_NUMBER, identification: '00000000-0' }, daysAgo: 3 }),
      await office.store({ daysAgo: 2 }),
      await office.store({ daysAgo: 1 }),
    ];
    const again = await office.store({ by: first, daysAgo: 0 });
    await office.update(second, { estado: 2 });
    await plan(third, '2026-11-20');
    await plan(first, '2026-12-01');
    await office.bff.query('UPDATE simulations SET credit_uf = 1000 + id');
    await office.bff.query('UPDATE simulations SET credit_uf = 9000 WHERE uuid = $1', [second.uuid]);
    const orderBy = async (sort: string, query = {}) => {
      const { body } = await office.list({ sort, ...query });
      expect(body.count).toBe(3);
      return body.results.map(({ uuid }: { uuid: string }) => uuid);
    };
    const [a, b, c] = [first, second, third].map(({ client }) => client.uuid);
    expect(await orderBy('newest')).toEqual([a, c, b]);
    // `again` waits; `first` was answered by its contact.
    expect(await orderBy('untouched')).toEqual([a, c, b]);
    expect(await orderBy('next_contact')).toEqual([c, a, b]);
    expect(await orderBy('amount')).toEqual([b, a, c]);
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => orderBy('next_contact', { page, page_size: 1 })),
    );
    expect(pages).toEqual([[c], [a], [b], []]);
    expect(await office.listed({ sort: 'amount', name: again.id })).toContainEqual(one(again));
    for (const name of ['-', '0']) {
      const { body } = await office.list({ sort: 'amount', name });
      expect(body.results.map(({ uuid }: { uuid: string }) => uuid)).toEqual([b, a, c]);
      expect((await office.list({ view: 'unassigned', name })).body.count).toBe(3);
    }
  });
});
